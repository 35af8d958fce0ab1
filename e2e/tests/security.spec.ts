import { createHmac } from 'node:crypto';
import { accessToken, errorBodySchema, routes, type SessionResponse } from '@sitewright/contracts';
import { administrator, changeRole, newAccount, request } from '../support/account.ts';
import { newEmail, password } from '../support/journey.ts';
import type { Platform } from '../support/platform.ts';
import { expect, test } from '../support/test.ts';

type Route = (typeof routes)[keyof typeof routes];
type Caller = 'nobody' | 'user' | 'admin' | 'demoted admin';

let tokens: Record<Caller, string | undefined>;
let person: SessionResponse;

async function demotedAdmin(platform: Platform) {
  const { user } = await newAccount(platform);
  await changeRole(platform, user.email, 'admin');
  const answer = await request(platform, routes.login, { email: user.email, password });
  const { token } = await answer.json();
  await changeRole(platform, user.email, 'user');
  return token as string;
}

test.beforeAll(async ({ platform }) => {
  person = await newAccount(platform);
  tokens = {
    nobody: undefined,
    user: person.token,
    admin: (await administrator(platform)).token,
    'demoted admin': await demotedAdmin(platform),
  };
});

const open = { nobody: 200, user: 200, admin: 200, 'demoted admin': 200 };
const signedIn = { nobody: 401, user: 200, admin: 200, 'demoted admin': 200 };
const adminsOnly = { nobody: 401, user: 403, admin: 200, 'demoted admin': 403 };
/** Known callers get as far as their broken body; nobody else does. */
const bodies = { nobody: 401, user: 400, admin: 400, 'demoted admin': 400 };

/** V8.2.1 function-level access and V8.3.2 role changes at once: every route, every kind of caller. */
const access: [route: Route, body: unknown, expected: Record<Caller, number>][] = [
  [routes.stats, undefined, open],
  [routes.engine, undefined, open],
  [routes.register, {}, { nobody: 400, user: 400, admin: 400, 'demoted admin': 400 }],
  [routes.login, {}, { nobody: 400, user: 400, admin: 400, 'demoted admin': 400 }],
  [routes.me, undefined, signedIn],
  [routes.mySites, undefined, signedIn],
  [routes.generate, {}, bodies],
  [routes.changePassword, {}, bodies],
  [routes.users, undefined, adminsOnly],
  [routes.totalSites, undefined, adminsOnly],
  [routes.changeRole, {}, { ...adminsOnly, admin: 400 }],
];

for (const [route, body, expected] of access) {
  for (const [caller, status] of Object.entries(expected) as [Caller, number][]) {
    test(`V8.2.1, V8.3.2 ${route.method} ${route.path} answers ${status} to ${caller}`, async ({
      platform,
    }) => {
      const answer = await request(platform, route, body, tokens[caller]);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      if (status >= 400) errorBodySchema.parse(await answer.json());
    });
  }
}

test('the table above names every route but the one that ends all sessions', () => {
  const named = new Set(access.map(([{ path }]) => path as string));
  expect(Object.values(routes).filter(({ path }) => !named.has(path))).toEqual([routes.logoutAll]);
});

test('V7.4.1 ending all sessions ends them in every service at once', async ({ platform }) => {
  const { token } = await newAccount(platform);
  expect((await request(platform, routes.logoutAll, {}, token)).status).toBe(200);
  for (const route of [routes.me, routes.mySites]) {
    expect((await request(platform, route, undefined, token)).status).toBe(401);
  }
});

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function forge(header: object, claims: object, secret: string) {
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

const now = () => Math.floor(Date.now() / 1000);
const claims = () => ({
  sub: 'a'.repeat(24),
  email: 'admin@localhost',
  role: 'admin',
  iat: now(),
  exp: now() + 3600,
  iss: accessToken.issuer,
  aud: accessToken.audience,
});

const forged: [requirement: string, make: () => string][] = [
  ['V9.1.1 another key', () => forge({ alg: 'HS256', typ: 'JWT' }, claims(), 'x'.repeat(48))],
  ['V9.1.1 no signature', () => `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims())}.`],
  ['V9.1.2 alg none', () => `${encode({ alg: 'none' })}.${encode(claims())}.`],
  ['V9.1.2 alg nOnE', () => `${encode({ alg: 'nOnE' })}.${encode(claims())}.`],
  ['V9.1.2 RS256 signed with a shared key', () => forge({ alg: 'RS256' }, claims(), 'x'.repeat(48))],
  ['V9.1.3 a key of its own', () => forge({ alg: 'HS256', jwk: { kty: 'oct', k: 'eA' } }, claims(), 'x')],
  ['V9.1.1 a changed role', () => person.token.replace(/\.[^.]+\./, `.${encode(claims())}.`)],
];

for (const [what, make] of forged) {
  test(`${what}: refused by every service`, async ({ platform }) => {
    for (const route of [routes.me, routes.users, routes.mySites, routes.totalSites]) {
      expect((await request(platform, route, undefined, make())).status).toBe(401);
    }
  });
}

test('V8.2.2 nobody sees somebody else’s projects', async ({ platform }) => {
  const made = await request(platform, routes.generate, { prompt: 'A bakery' }, person.token);
  expect(made.status).toBe(200);
  const other = await newAccount(platform);
  expect(await (await request(platform, routes.mySites, undefined, other.token)).json()).toEqual([]);
  expect(await (await request(platform, routes.mySites, undefined, person.token)).json()).toHaveLength(1);
});

test('V15.3.3 a role in the registration is not taken over', async ({ platform }) => {
  const body = {
    email: newEmail(),
    password,
    role: 'admin',
    __proto__: { role: 'admin' },
    _id: 'b'.repeat(24),
  };
  const answer = await request(platform, routes.register, body);
  const { token, user } = await answer.json();
  expect(user.role).toBe('user');
  expect((await request(platform, routes.users, undefined, token)).status).toBe(403);
});

test('V3.4.2 an opaque origin may not write, and no other origin may read', async ({ platform }) => {
  const write = await fetch(platform.url + routes.login.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'null' },
    body: JSON.stringify({ email: 'admin@localhost', password: platform.admin.password }),
  });
  expect(write.status).toBe(403);
  for (const origin of ['null', 'https://evil.example']) {
    const read = await fetch(platform.url + routes.stats.path, { headers: { Origin: origin } });
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('V14.3.2 personal answers are not stored, V15.3.1 and hold no secrets', async ({ platform }) => {
  for (const route of [routes.me, routes.users]) {
    const answer = await request(platform, route, undefined, tokens.admin);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(await answer.text()).not.toMatch(/passwordHash|argon2|googleId|tokensValidFrom/);
  }
});

const pages = ['/', '/app', '/login', '/admin-panel/users', '/nowhere', '/oauth-success?token=x'];

for (const path of pages) {
  test(`V3.4.3, V3.4.4, V3.4.6 ${path} carries the app's policy and headers`, async ({ platform }) => {
    const answer = await fetch(platform.url + path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toMatch(/no-referrer|strict-origin|same-origin/);
  });
}

for (const path of ['/.git/HEAD', '/.env', '/metrics', '/mfe/generator/.env', '/assets/../../package.json']) {
  test(`V13.4 ${path} shows nothing`, async ({ platform }) => {
    const answer = await fetch(platform.url + path);
    expect(await answer.text()).not.toMatch(/ref: refs|"workspaces"|process_cpu/);
  });
}
