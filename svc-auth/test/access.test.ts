import { googleReturnPath, googleSignInPath, routes } from '@sitewright/contracts';
import { createLogger, signAccessToken } from '@sitewright/service-kit';
import { badTokens, callRefused, testSecret, tokenOf } from '@sitewright/service-kit/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operator } from '../src/roles/actor.ts';
import { type AuthService, startAuthService } from './harness.ts';

let service: AuthService;
const lines: string[] = [];
beforeAll(async () => {
  const log = createLogger('svc-auth', 'trace', { write: (line: string) => void lines.push(line) });
  service = await startAuthService({ log });
});
afterAll(() => service.close());

type Who = 'nobody' | 'user' | 'admin' | 'demoted' | 'promoted' | 'deleted';
const tokens: Partial<Record<Who, string>> = {};
beforeEach(async () => {
  await service.db.collection('users').deleteMany({});
  const demoted = await service.person('demoted@example.com', 'admin');
  const promoted = await service.person('promoted@example.com');
  tokens.user = (await service.person('user@example.com')).token;
  tokens.admin = (await service.person('admin@example.com', 'admin')).token;
  tokens.demoted = demoted.token;
  tokens.promoted = promoted.token;
  tokens.deleted = tokenOf({ id: new ObjectId().toHexString(), role: 'admin' });
  await service.roles.demote(demoted.email, operator);
  await service.roles.promote(promoted.email, operator);
});

const send = (
  method: string,
  path: string,
  token?: string,
  body?: object,
  headers: Record<string, string> = {},
) =>
  fetch(`${service.url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const credentials = { email: 'new@example.com', password: 'pw' };
const roleChange = { email: 'user@example.com', role: 'user' };
const open = (status: number) => ({
  nobody: status,
  user: status,
  admin: status,
  demoted: status,
  promoted: status,
  deleted: status,
});
const signedIn = { nobody: 401, user: 200, admin: 200, demoted: 200, promoted: 200, deleted: 401 };
const adminsOnly = { nobody: 401, user: 403, admin: 200, demoted: 403, promoted: 200, deleted: 401 };

const table: [method: string, path: string, body: object | undefined, expected: Record<Who, number>][] = [
  ['POST', routes.register.path, credentials, open(201)],
  ['POST', routes.login.path, credentials, open(401)],
  ['GET', googleSignInPath, undefined, open(302)],
  ['GET', googleReturnPath, undefined, open(302)],
  ['GET', routes.signInOptions.path, undefined, open(200)],
  ['GET', routes.me.path, undefined, signedIn],
  ['POST', routes.logout.path, undefined, signedIn],
  ['POST', routes.logoutAll.path, undefined, signedIn],
  ['PUT', routes.changePassword.path, { newPassword: 'pw' }, signedIn],
  ['GET', routes.users.path, undefined, adminsOnly],
  ['PUT', routes.changeRole.path, roleChange, adminsOnly],
];

describe.each(table)('V8.2.1, V8.3.2: %s %s', (method, path, body, expected) => {
  it.each(Object.entries(expected) as [Who, number][])('for %s is %i', async (who, status) => {
    expect((await send(method, path, tokens[who], body)).status).toBe(status);
  });
});

const closed = table.filter(([, , , { user, nobody }]) => nobody === 401 && user !== 401);

describe.each(closed)('V9.1, V9.2: %s %s', (method, path, body) => {
  it.each(badTokens)('is closed to %s', async (_name, token) => {
    const answer = await send(method, path, token, body);
    expect(answer.status).toBe(401);
  });
});

it.each(table)(
  'V4.1.1, V3.4.4, V14.3.2: %s %s answers in its type, unsniffed and unstored',
  async (method, path, body) => {
    const { headers } = await send(method, path, undefined, body);
    if (method !== 'GET' || !path.includes('google'))
      expect(headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  },
);

const writes = table.filter(([method]) => method !== 'GET');

it.each(writes)('V3.5.2: %s %s is not for sandboxed pages', async (method, path, body) => {
  const answer = await send(method, path, tokens.admin, body, { Origin: 'null' });
  expect(answer.status).toBe(403);
});

it.each(writes.filter(([, , body]) => body))('V3.5.3: %s %s takes no form', async (method, path, body) => {
  const answer = await send(method, path, tokens.admin, body, { 'Content-Type': 'text/plain' });
  expect(answer.status).toBe(415);
});

it.each(writes)('V3.5.3: GET instead of %s %s changes nothing', async (_method, path) => {
  expect((await send('GET', path, tokens.admin)).status).toBe(405);
});

it('V4.1.3: headers that claim an identity are not heard', async () => {
  const claims = { 'X-User-Id': '1', 'X-Role': 'admin', 'X-Forwarded-User': 'admin@example.com' };
  expect((await send('GET', routes.users.path, tokens.user, undefined, claims)).status).toBe(403);
});

it('V15.3.6: a body that reaches for prototypes makes nobody an admin', async () => {
  const answer = await fetch(`${service.url}${routes.changeRole.path}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokens.user}` },
    body: '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}},"email":"user@example.com","role":"admin"}',
  });
  expect(answer.status).toBe(403);
  expect(({} as { role?: string }).role).toBeUndefined();
});

it('V16.2.5, V14.2.1: the log holds who signed in, and neither passwords nor tokens nor broken lines', async () => {
  const secret = { email: 'logged@example.com', password: 'hunter2-unmistakable' };
  await send('POST', routes.register.path, undefined, secret);
  await send('POST', routes.login.path, undefined, secret, { 'X-Request-Id': 'a\tb","level":"forged' });
  await send('GET', `${routes.me.path}?token=${tokens.user}`, tokens.user);
  const text = lines.join('');
  expect(text).toContain('"msg":"signed in"');
  expect(text).not.toContain('hunter2-unmistakable');
  expect(text).not.toContain(tokens.user);
  expect(text).not.toContain('forged');
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
});

it('V16.5.1, V16.5.3: without its database the service says so, lets nobody in, and gives nothing away', async () => {
  const broken = await startAuthService();
  const { id, email } = await broken.person('ada@example.com', 'admin');
  const token = signAccessToken({ id, email, role: 'admin' }, testSecret);
  await broken.crash();
  const { status, body } = await callRefused(broken.url, routes.users, { token });
  expect(status).toBe(503);
  expect(Object.keys(body).sort()).toEqual(['code', 'message', 'requestId']);
  expect(JSON.stringify(body)).not.toMatch(/mongo|127\.0\.0\.1|ECONN|at /i);
  await broken.close();
});
