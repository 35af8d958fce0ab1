import { routes } from '@sitewright/contracts';
import { call, readSchemas } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../src/users/schema.ts';
import { type AuthService, startAuthService } from './harness.ts';

let service: AuthService;
beforeAll(async () => {
  service = await startAuthService();
});
afterAll(() => service.close());

it('every document says in which shape it was written', async () => {
  const { token } = await service.person('admin@example.com', 'admin');
  const body = { email: 'ada@example.com', password: 'of Ada' };
  await call(service.url, routes.register, { body });
  await call(service.url, routes.changeRole, { token, body: { email: body.email, role: 'admin' } });

  const written = [schema.writes];
  expect(await readSchemas(service.db)).toEqual({ users: written, audit: written });
});
