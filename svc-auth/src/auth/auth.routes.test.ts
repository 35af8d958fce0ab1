import { limits, routes } from '@sitewright/contracts';
import { verifyAccessToken } from '@sitewright/service-kit';
import { call, callRefused, testSecret } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthService, startAuthService } from '../../test/harness.ts';

let service: AuthService;
beforeAll(async () => {
  service = await startAuthService();
});
afterAll(() => service.close());

const register = (body: unknown) => call(service.url, routes.register, { body });
const signIn = (body: unknown) => call(service.url, routes.login, { body });
const storedUsers = () => service.db.collection('users').countDocuments();

describe('registering', () => {
  it('answers with a session for seven days', async () => {
    const { status, body } = await register({ email: 'new@example.com', password: 'a' });
    expect(status).toBe(201);
    expect(body.user).toEqual({ email: 'new@example.com', role: 'user' });

    const claims = verifyAccessToken(body.token, testSecret);
    expect(claims).toMatchObject({ email: 'new@example.com', role: 'user' });
    expect(claims.exp - Math.floor(claims.iat)).toBe(7 * 24 * 60 * 60);
  });

  it('stores what the account needs, and nothing that the request adds', async () => {
    const extras = '"role":"admin","_id":"x","isAdmin":true,"__proto__":{"role":"admin"}';
    const answer = await fetch(`${service.url}${routes.register.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `{"email":"plain@example.com","password":"pw",${extras}}`,
    });
    expect(await answer.json()).toMatchObject({ user: { role: 'user' } });

    const stored = await service.db.collection('users').findOne({ email: 'plain@example.com' });
    const kept = ['_id', 'createdAt', 'email', 'passwordHash', 'role', 'schema'];
    expect(Object.keys(stored ?? {}).sort()).toEqual(kept);
    expect(stored?.role).toBe('user');
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('keeps the address in lower case and without blanks around it', async () => {
    await register({ email: '  Mixed.Case@Example.com ', password: 'pw' });
    const { body } = await signIn({ email: 'MIXED.CASE@example.COM', password: 'pw' });
    expect(body.user.email).toBe('mixed.case@example.com');
  });

  it('of a taken address says what to do instead, and leaves the account as it is', async () => {
    await register({ email: 'taken@example.com', password: 'first' });
    const refused = await callRefused(service.url, routes.register, {
      body: { email: 'Taken@example.com', password: 'second' },
    });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'EMAIL_TAKEN',
      message: 'There is already an account with this email address. Sign in instead.',
    });
    await signIn({ email: 'taken@example.com', password: 'first' });
  });

  it('lets exactly one of twenty at once win, however they write the address', async () => {
    const spellings = ['race@example.com', 'Race@Example.com', 'RACE@EXAMPLE.COM', ' race@example.com '];
    const attempts = Array.from({ length: 20 }, (_, n) =>
      fetch(`${service.url}${routes.register.path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: spellings[n % spellings.length], password: 'pw' }),
      }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect(await service.db.collection('users').countDocuments({ email: 'race@example.com' })).toBe(1);
  });
});

describe('signing in', () => {
  it('answers with a session', async () => {
    await register({ email: 'member@example.com', password: 'pw' });
    const { status, body } = await signIn({ email: 'member@example.com', password: 'pw' });
    expect(status).toBe(200);
    expect(body.user).toEqual({ email: 'member@example.com', role: 'user' });
    expect(verifyAccessToken(body.token, testSecret).email).toBe('member@example.com');
  });

  it('treats an unknown address and a wrong password alike, and does the same work for both', async () => {
    await register({ email: 'known@example.com', password: 'pw' });
    service.verifiedHashes.length = 0;

    const unknown = await callRefused(service.url, routes.login, {
      body: { email: 'unknown@example.com', password: 'wrong' },
    });
    const wrong = await callRefused(service.url, routes.login, {
      body: { email: 'known@example.com', password: 'wrong' },
    });

    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
    expect(service.verifiedHashes).toEqual([undefined, expect.stringMatching(/^\$argon2id\$/)]);
  });
});

it.each(['admin', 'password', 'changeme', 'sitewright', 'root', '123456'])(
  'V6.3.2: an instance without settings for it has no administrator with the password %j',
  async (password) => {
    for (const email of ['admin@localhost', 'root@localhost', 'admin@example.com']) {
      const refused = await callRefused(service.url, routes.login, { body: { email, password } });
      expect(refused.status).toBe(401);
    }
    expect(await service.db.collection('users').countDocuments({ role: 'admin' })).toBe(0);
  },
);

describe.each([routes.register, routes.login])('bad input to $path', (route) => {
  it.each<[name: string, body: unknown, message: RegExp]>([
    ['nothing', {}, /^Enter your email address\.$/],
    ['an operator as the address', { email: { $gt: '' }, password: 'pw' }, /^Enter your email address\.$/],
    [
      'an operator as the password',
      { email: 'a@example.com', password: { $gt: '' } },
      /^Enter your password\.$/,
    ],
    ['a list as the address', { email: ['a@example.com'], password: 'pw' }, /^Enter your email address\.$/],
    ['a number as the password', { email: 'a@example.com', password: 12345678 }, /^Enter your password\.$/],
    ['null as the password', { email: 'a@example.com', password: null }, /^Enter your password\.$/],
    ['an empty password', { email: 'a@example.com', password: '' }, /^Enter your password\.$/],
    ['half an address', { email: 'ada', password: 'pw' }, /whole address/],
    [
      'an address with a line break',
      { email: 'a@example.com\r\nBcc: e@example.com', password: 'pw' },
      /whole address/,
    ],
    [
      'a long address',
      { email: `${'a'.repeat(10_000)}@example.com`, password: 'pw' },
      /at most 254 characters/,
    ],
    [
      'a long password',
      { email: 'a@example.com', password: 'é'.repeat(limits.passwordMaxBytes) },
      /at most 1024 bytes/,
    ],
  ])('%s gets a sentence for a person and stores nothing', async (_name, body, message) => {
    const before = await storedUsers();
    const refused = await callRefused(service.url, route, { body });
    expect(refused.status).toBe(400);
    expect(refused.body.code).toBe('VALIDATION_FAILED');
    expect(refused.body.message).toMatch(message);
    expect(await storedUsers()).toBe(before);
  });
});

describe('asking for Google sign-in without credentials for it', () => {
  it('leads back to the sign-in page, which explains', async () => {
    const answer = await fetch(`${service.url}/api/auth/google`, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe('/login?error=google-not-configured');
  });
});
