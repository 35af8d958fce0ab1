import { routes } from '@sitewright/contracts';
import { call, callRefused } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AuthService, startAuthService } from '../../test/harness.ts';
import { operator } from '../roles/actor.ts';
import { ensureFirstAdmin } from './ensure-first-admin.ts';

let service: AuthService;
beforeAll(async () => {
  service = await startAuthService();
});
afterAll(() => service.close());

let lines: string[];
beforeEach(async () => {
  lines = [];
  await service.db.collection('users').deleteMany({});
});

const admin = { email: 'admin@localhost', password: 'of the operator' };
const log = {
  info: (line: string) => void lines.push(`info: ${line}`),
  warn: (line: string) => void lines.push(`warn: ${line}`),
};
const start = (settings = admin) => ensureFirstAdmin({ ...service, log }, settings);
const register = (password: string) => call(service.url, routes.register, { body: { ...admin, password } });
const signIn = async (password: string) =>
  (await call(service.url, routes.login, { body: { ...admin, password } })).body.user;
const stored = () => service.db.collection('users').find().toArray();

it('makes an admin who can sign in, once however many replicas start', async () => {
  await Promise.all([start(), start(), start()]);
  await start({ ...admin, password: 'changed later in the settings' });

  expect(await signIn(admin.password)).toEqual({ email: admin.email, role: 'admin' });
  expect(await stored()).toHaveLength(1);
  expect(lines).toEqual([expect.stringMatching(/^info: ADMIN_EMAIL is the first administrator/)]);
});

it('V8.3.1: never promotes the account of whoever registered the address first, and says what to do', async () => {
  await register('somebody else’s');
  await start();
  await start();

  expect(await signIn('somebody else’s')).toEqual({ email: admin.email, role: 'user' });
  expect((await callRefused(service.url, routes.login, { body: admin })).status).toBe(401);
  expect(lines).toHaveLength(2);
  for (const line of lines)
    expect(line).toMatch(/^warn: .*npm run admin -- promote EMAIL.*another ADMIN_EMAIL/);
});

it('V8.3.1: makes no admin of a person who came through Google with the address', async () => {
  await service.users.insert({ email: admin.email, role: 'user', googleId: '1' });
  await start();
  expect(await stored()).toMatchObject([{ role: 'user', googleId: '1' }]);
  expect(lines).toHaveLength(1);
});

it('V8.3.1: whoever was demoted stays so after a restart', async () => {
  await start();
  const bob = await service.person('bob@example.com');
  await service.roles.promote(bob.email, operator);
  await service.roles.demote(admin.email, bob);
  await start();

  expect((await signIn(admin.password)).role).toBe('user');
  expect(lines.at(-1)).toMatch(
    /^info: ADMIN_EMAIL was not made an administrator: this instance has one already/,
  );
});

it('V8.3.1: a second address in the settings is no second admin', async () => {
  await start();
  await start({ email: 'another@example.com', password: 'pw' });
  expect(await stored()).toMatchObject([{ email: admin.email }]);
});
