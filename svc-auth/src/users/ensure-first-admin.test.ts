import { routes } from '@sitewright/contracts';
import { call, callRefused } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuthService, startAuthService } from '../../test/harness.ts';
import { ensureFirstAdmin } from './ensure-first-admin.ts';

let service: AuthService;
beforeAll(async () => {
  service = await startAuthService();
});
afterAll(() => service.close());

const countOf = (email: string) => service.db.collection('users').countDocuments({ email });

it('makes an admin who can sign in, once however many replicas start', async () => {
  const admin = { email: 'admin@localhost', password: 'first' };
  await Promise.all([ensureFirstAdmin(service, admin), ensureFirstAdmin(service, admin)]);
  await ensureFirstAdmin(service, { ...admin, password: 'changed later in the settings' });

  const { body } = await call(service.url, routes.login, { body: admin });
  expect(body.user).toEqual({ email: 'admin@localhost', role: 'admin' });
  expect(await countOf('admin@localhost')).toBe(1);
});

it('makes a person who is there already an admin, and leaves their password alone', async () => {
  const person = { email: 'ada@example.com', password: 'her own' };
  await call(service.url, routes.register, { body: person });
  await ensureFirstAdmin(service, { ...person, password: 'of the operator' });

  const { body } = await call(service.url, routes.login, { body: person });
  expect(body.user.role).toBe('admin');
  await service.audit.collect();
  expect(await service.db.collection('audit').find().toArray()).toMatchObject([
    { actorEmail: 'the operator', userEmail: person.email, to: 'admin' },
  ]);
  const refused = await callRefused(service.url, routes.login, {
    body: { ...person, password: 'of the operator' },
  });
  expect(refused.status).toBe(401);
});
