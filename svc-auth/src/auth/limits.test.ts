import { accessToken, routes } from '@sitewright/contracts';
import { call, callRefused, testSecret, tokenOf } from '@sitewright/service-kit/testing';
import jsonwebtoken from 'jsonwebtoken';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuthService, startAuthService } from '../../test/harness.ts';

let service: AuthService;
afterEach(() => service.close());

/** As the gateway forwards a client of this address, with the cookie of its browser. */
const from = (address: string, cookie = '') => ({ 'X-Forwarded-For': address, Cookie: cookie });
const ada = { email: 'ada@example.com', password: 'right' };
const wrong = { ...ada, password: 'wrong' };
const home = '198.51.100.7';
const elsewhere = '203.0.113.1';
const addresses = Array.from({ length: 30 }, (_, n) => `203.0.113.${n + 1}`);

const guess = (address: string, body: object = wrong, cookie = '') =>
  callRefused(service.url, routes.login, { body, headers: from(address, cookie) });
const signIn = (address: string, cookie = '') =>
  call(service.url, routes.login, { body: ada, headers: from(address, cookie) });
const statuses = async (guesses: Promise<{ status: number }>[]) =>
  (await Promise.all(guesses)).map(({ status }) => status);
const counted = (all: number[], status: number) => all.filter((each) => each === status).length;

/** What a browser would send back. */
const cookieOf = ({ headers }: { headers: Headers }) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

const register = () => call(service.url, routes.register, { body: ada, headers: from(home) });

describe('V6.3.1: guessing a password', () => {
  beforeEach(async () => {
    service = await startAuthService({
      loginLimits: { perAccount: 6, perAccountAndAddress: 3, perAddress: 8 },
    });
  });

  it('from one address has to wait, and hears how long', async () => {
    await register();
    for (let n = 0; n < 3; n++) expect((await guess(elsewhere)).status).toBe(401);
    const { status, headers, body } = await guess(elsewhere, ada);
    expect(status).toBe(429);
    expect(headers.get('Retry-After')).toBe('30');
    expect(body).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Too many attempts. Try again in 30 seconds.',
    });
  });

  it('from one address has to wait, on whichever accounts', async () => {
    const found = [];
    for (let n = 0; n < 9; n++)
      found.push((await guess(elsewhere, { ...wrong, email: `p${n}@example.com` })).status);
    expect(found).toEqual([...Array(8).fill(401), 429]);
    expect((await guess(home, { ...wrong, email: 'p10@example.com' })).status).toBe(401);
  });

  it('gets exactly as many tries when all come at once', async () => {
    await register();
    const found = await statuses(Array.from({ length: 8 }, () => guess(elsewhere)));
    expect(counted(found, 401)).toBe(3);
    expect(service.verifiedHashes).toHaveLength(3);
  });

  it('gets exactly as many tries when all come at once from everywhere', async () => {
    await register();
    const found = await statuses(addresses.map((address) => guess(address)));
    expect(counted(found, 401)).toBe(6);
    expect(service.verifiedHashes).toHaveLength(6);
  });

  it('V6.3.8: is limited alike whether the account exists', async () => {
    await register();
    const known = [];
    const unknown = [];
    for (let n = 0; n < 4; n++) {
      known.push({ ...(await guess(elsewhere)).body, requestId: '' });
      const answer = await guess(home, { ...wrong, email: 'no@example.com' });
      expect(answer.headers.getSetCookie()).toEqual([]);
      unknown.push({ ...answer.body, requestId: '' });
    }
    expect(unknown).toEqual(known);
  });

  it('does not hurt who signs in rightly, however often', async () => {
    await register();
    for (let n = 0; n < 12; n++) await signIn(elsewhere);
    await guess(elsewhere);
    await guess(elsewhere);
    await signIn(elsewhere);
    expect((await guess(elsewhere)).status).toBe(401);
  });

  it('through the change of a password counts like signing in', async () => {
    const { token } = (await register()).body;
    const body = { currentPassword: 'wrong', newPassword: 'mine' };
    const found = [];
    for (let n = 0; n < 4; n++) {
      found.push((await callRefused(service.url, routes.changePassword, { token, body })).status);
    }
    expect(found).toEqual([400, 400, 400, 429]);
  });
});

describe('V6.3.1: other people’s guesses', () => {
  beforeEach(async () => {
    service = await startAuthService({
      loginLimits: { perAccount: 25, perAccountAndAddress: 10, perAddress: 100 },
    });
  });

  const guessFromEverywhere = async () => {
    const found = await statuses(addresses.map((address) => guess(address)));
    expect(counted(found, 401)).toBe(25);
    expect(counted(found, 429)).toBe(5);
  };

  it('ten from elsewhere leave the owner in, in a browser that nobody knows', async () => {
    await register();
    await statuses(Array.from({ length: 12 }, () => guess(elsewhere)));
    expect((await guess(elsewhere, ada)).status).toBe(429);
    expect((await signIn(home)).status).toBe(200);
  });

  it('thirty from thirty addresses are too many, and the owner’s browser is let through all the same', async () => {
    const cookie = cookieOf(await register());
    await guessFromEverywhere();
    const refused = await guess(home, ada);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toMatch(/^(30|[12]?\d)$/);
    expect((await signIn(home, cookie)).status).toBe(200);
    expect((await signIn(elsewhere, cookie)).status).toBe(200);
  });

  it('leave the owner’s password to be changed in the owner’s browser', async () => {
    const registered = await register();
    await guessFromEverywhere();
    const body = { currentPassword: ada.password, newPassword: 'another' };
    const headers = from(home, cookieOf(registered));
    const options = { token: registered.body.token, body, headers };
    expect((await call(service.url, routes.changePassword, options)).status).toBe(200);
  });

  it('a known browser has ten attempts of its own and takes none away from the others', async () => {
    const cookie = cookieOf(await register());
    const found = await statuses(Array.from({ length: 12 }, () => guess(home, wrong, cookie)));
    expect([counted(found, 401), counted(found, 429)]).toEqual([10, 2]);
    expect((await guess(home, ada, cookie)).status).toBe(429);
    expect((await signIn(home)).status).toBe(200);
  });

  it('a known browser stays known after every right sign-in, and its count begins anew', async () => {
    let cookie = cookieOf(await register());
    for (let round = 0; round < 3; round++) {
      await statuses(Array.from({ length: 9 }, () => guess(home, wrong, cookie)));
      cookie = cookieOf(await signIn(home, cookie));
    }
  });

  const sign = (payload: object, options: jsonwebtoken.SignOptions = {}, secret = testSecret) =>
    jsonwebtoken.sign(payload, secret, {
      issuer: accessToken.issuer,
      audience: 'sitewright-device',
      expiresIn: 60,
      ...options,
    });
  const claims = { id: 'forged', accounts: [ada.email] };

  it.each<[name: string, cookie: () => string]>([
    ['garbage', () => 'garbage'],
    ['an access token', () => tokenOf()],
    ['another key', () => sign(claims, {}, 'another secret of at least thirty-two bytes')],
    ['another audience', () => sign(claims, { audience: 'sitewright-google-state' })],
    ['another algorithm', () => sign(claims, { algorithm: 'HS384' })],
    ['the past', () => sign(claims, { expiresIn: -1 })],
    ['another shape', () => sign({ id: 1, accounts: { $ne: '' } })],
  ])('a cookie of %s makes no known browser', async (_name, value) => {
    await register();
    await guessFromEverywhere();
    expect((await guess(home, ada, `sitewright-device=${value()}`)).status).toBe(429);
  });

  it('the browser of one account is a stranger to another', async () => {
    await register();
    const mallory = { email: 'mallory@example.com', password: 'hers' };
    const cookie = cookieOf(await call(service.url, routes.register, { body: mallory, headers: from(home) }));
    await guessFromEverywhere();
    expect((await guess(home, ada, cookie)).status).toBe(429);
  });

  it('people who share a browser are all known in it, up to five, and named to nobody', async () => {
    let cookie = '';
    const people = Array.from({ length: 6 }, (_, n) => ({ email: `p${n}@example.com`, password: 'pw' }));
    for (const body of people) {
      cookie = cookieOf(await call(service.url, routes.register, { body, headers: from(home, cookie) }));
    }
    const payload = jsonwebtoken.decode(cookie.replace(/^[^=]+=/, ''), { json: true });
    expect(payload?.accounts).toHaveLength(5);
    expect(JSON.stringify(payload)).not.toContain('@');
  });

  it('the cookie is for signing in only, and no script reads it', async () => {
    const lines = async (proto: string) => {
      const headers = { ...from(home), 'X-Forwarded-Proto': proto };
      const body = { email: `${proto}@example.com`, password: 'pw' };
      return (await call(service.url, routes.register, { body, headers })).headers.getSetCookie();
    };
    const [plain = '', ...others] = await lines('http');
    expect(plain).toMatch(
      /^sitewright-device=[\w.-]+; path=\/api\/auth; expires=[^;]+; samesite=lax; httponly$/i,
    );
    expect(others).toEqual([]);
    expect((await lines('https')).join()).toMatch(/; secure/i);
  });

  it('V9.2.2: the cookie is no access token', async () => {
    const token = cookieOf(await register()).replace(/^[^=]+=/, '');
    expect((await callRefused(service.url, routes.me, { token })).status).toBe(401);
  });
});

it('V2.4.1: registering is limited by address', async () => {
  service = await startAuthService({ registrationsPerHour: 4 });
  const one = (n: number, address: string) =>
    fetch(`${service.url}${routes.register.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify({ email: `new${n}@example.com`, password: 'pw' }),
    });
  const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => one(n, elsewhere)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  expect((await one(9, home)).status).toBe(201);
});
