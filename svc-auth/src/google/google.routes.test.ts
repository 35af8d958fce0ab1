import { createHash } from 'node:crypto';
import { googleReturnPath, googleSignInPath, routes } from '@sitewright/contracts';
import { verifyAccessToken } from '@sitewright/service-kit';
import { call, callRefused, testSecret } from '@sitewright/service-kit/testing';
import jsonwebtoken from 'jsonwebtoken';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser } from '../../test/browser.ts';
import { type Google, startGoogle } from '../../test/google-server.ts';
import { type AuthService, startAuthService } from '../../test/harness.ts';
import { operator } from '../roles/actor.ts';

let google: Google;
let service: AuthService;
beforeAll(async () => {
  google = await startGoogle();
  service = await startAuthService({ google: google.settings });
});
afterAll(async () => {
  await service.close();
  await google.stop();
});
beforeEach(() => service.db.collection('users').deleteMany({}));

type Browser = ReturnType<typeof createBrowser>;
const open = () => createBrowser(service.url);

/** The way to Google and to the address that Google sends the browser back to. */
async function askGoogle(browser: Browser): Promise<URL> {
  const answer = await fetch(await browser.leadsTo(googleSignInPath), { redirect: 'manual' });
  return new URL(answer.headers.get('Location') ?? '');
}

const comeBack = (browser: Browser, { search }: URL) => browser.leadsTo(`${googleReturnPath}${search}`);
const signIn = async (browser = open()) => comeBack(browser, await askGoogle(browser));
const claimsOf = (location: string) =>
  verifyAccessToken(new URL(location, 'http://app').searchParams.get('token') ?? '', testSecret);
const ada = { sub: '1', email: 'ada@example.com', email_verified: true };

describe('signing in with Google', () => {
  beforeEach(() => google.says(ada));

  it('is announced by the public options', async () => {
    expect((await call(service.url, routes.signInOptions)).body.google).toBe(true);
  });

  it('makes an account and leads to the screen that takes the session over', async () => {
    const location = await signIn();
    expect(location).toMatch(/^\/oauth-success\?token=[\w.-]+$/);
    expect(claimsOf(location)).toMatchObject({ email: ada.email, role: 'user' });

    const token = new URL(location, 'http://app').searchParams.get('token') ?? '';
    const { body } = await call(service.url, routes.me, { token });
    expect(body).toEqual({ email: ada.email, role: 'user', hasPassword: false });
  });

  it('V10.1.2: goes with a state and PKCE, and the verifier is in no address', async () => {
    const browser = open();
    const toGoogle = new URL(await browser.leadsTo(googleSignInPath));
    const { code_challenge, code_challenge_method, redirect_uri, response_type, scope } = Object.fromEntries(
      toGoogle.searchParams,
    );
    const nonce = browser.cookie('sitewright-google');
    expect(code_challenge).toBe(createHash('sha256').update(nonce).digest('base64url'));
    expect({ code_challenge_method, redirect_uri, response_type, scope }).toEqual({
      code_challenge_method: 'S256',
      redirect_uri: 'http://sites.example.com/api/auth/google/callback',
      response_type: 'code',
      scope: 'openid email',
    });
    expect(toGoogle.href).not.toContain(nonce);

    await signIn(browser);
    expect(google.tokenRequests.at(-1)?.code_verifier).toMatch(/^[\w-]{43}$/);
  });

  it('V10.2.1: binds the way back to the browser by a cookie that no script reads and that ends with the return', async () => {
    const browser = open();
    await signIn(browser);
    const [kept, cleared] = browser.setCookies;
    expect(kept).toMatch(/; path=\/api\/auth\/google; expires=[^;]+; samesite=lax; httponly$/i);
    expect(cleared).toMatch(/^sitewright-google=; .*expires=Thu, 01 Jan 1970/i);
  });

  it('V10.2.1: names the session of the token in a cookie of this browser, which the page can read', async () => {
    const browser = open();
    const { sid } = claimsOf(await signIn(browser));
    expect(sid).toMatch(/^[\w-]{22}$/);
    expect(browser.cookie('sitewright-return')).toBe(sid);
    const line = browser.setCookies.find((cookie) => cookie.startsWith('sitewright-return='));
    expect(line).toMatch(/; path=\/; expires=[^;]+; samesite=lax$/i);
    expect(claimsOf(await signIn(browser)).sid).not.toBe(sid);
  });

  it('finds the same account again, also when its address at Google has changed', async () => {
    const { sub } = claimsOf(await signIn());
    google.says({ ...ada, email: 'lovelace@example.com', email_verified: false });
    expect(claimsOf(await signIn())).toMatchObject({ sub, email: ada.email });
  });

  it('makes one account of two tabs at once', async () => {
    const tabs = [open(), open(), open(), open()];
    const returns = await Promise.all(tabs.map(askGoogle));
    const people = await Promise.all(
      tabs.map((tab, n) => comeBack(tab, returns[n] ?? new URL('about:blank'))),
    );
    expect(new Set(people.map((location) => claimsOf(location).sub)).size).toBe(1);
    expect(await service.db.collection('users').countDocuments()).toBe(1);
  });

  it('makes one account of one return that comes twice at once', async () => {
    const browser = open();
    const back = await askGoogle(browser);
    const answers = await Promise.all([comeBack(browser, back), comeBack(browser, back)]);
    const signedIn = answers.filter((location) => location.startsWith('/oauth-success'));
    expect(signedIn.length).toBeGreaterThanOrEqual(1);
    for (const location of answers)
      expect(location).toMatch(/^\/(oauth-success\?token=|login\?error=google-)/);
    expect(new Set(signedIn.map((location) => claimsOf(location).sub)).size).toBe(1);
    expect(await service.db.collection('users').countDocuments()).toBe(1);
  });

  it('V6.3.4: never grants a role that Google sends', async () => {
    google.says({ ...ada, ...{ role: 'admin', _id: 'x' } });
    expect(claimsOf(await signIn()).role).toBe('user');
  });
});

describe('an address that has an account with a password', () => {
  const password = 'of whoever registered';
  const register = () => call(service.url, routes.register, { body: { email: ada.email, password } });

  it('V6.3.4: is not taken over by an address that Google has not verified', async () => {
    for (const email_verified of [false, 'false']) {
      google.says({ ...ada, email_verified });
      await service.db.collection('users').deleteMany({});
      await register();
      expect(await signIn()).toBe('/login?error=google-email-unverified');
    }
    expect(await service.db.collection('users').countDocuments({ googleId: { $exists: true } })).toBe(0);
  });

  it('is linked when Google has verified it; who chose the unproved password is out', async () => {
    const { body } = await register();
    google.says(ada);
    expect(claimsOf(await signIn()).sub).toBe(verifyAccessToken(body.token, testSecret).sub);
    expect((await callRefused(service.url, routes.me, { token: body.token })).status).toBe(401);
    const refused = await callRefused(service.url, routes.login, { body: { email: ada.email, password } });
    expect(refused.status).toBe(401);
  });

  it('is not linked to a second Google account', async () => {
    google.says(ada);
    await signIn();
    google.says({ ...ada, sub: '2' });
    expect(await signIn()).toBe('/login?error=google-account-mismatch');
  });

  it('V8.3.1: is not handed over for its address when it is an administrator’s', async () => {
    const { body } = await register();
    await service.roles.promote(ada.email, operator);
    google.says(ada);
    expect(await signIn()).toBe('/login?error=google-administrator');
    expect((await call(service.url, routes.me, { token: body.token })).body).toEqual({
      email: ada.email,
      role: 'admin',
      hasPassword: true,
    });
  });

  it('V8.3.1: an administrator who has come through Google before still does', async () => {
    google.says(ada);
    await signIn();
    await service.roles.promote(ada.email, operator);
    expect(claimsOf(await signIn()).role).toBe('admin');
  });

  it('V6.3.4: no account without a verified address is made either', async () => {
    google.says({ ...ada, email_verified: false });
    expect(await signIn()).toBe('/login?error=google-email-unverified');
    expect(await service.db.collection('users').countDocuments()).toBe(0);
  });
});

it('V10.2.1: a refused return names no session', async () => {
  const other = open();
  await comeBack(other, await askGoogle(open()));
  expect(other.setCookies.join()).not.toContain('sitewright-return');
});

describe('a return that proves nothing', () => {
  beforeEach(() => google.says(ada));
  const signState = (options: jsonwebtoken.SignOptions, nonce: string, secret = testSecret) => {
    const nonceHash = createHash('sha256').update(nonce).digest('base64url');
    const ours = { issuer: 'sitewright', audience: 'sitewright-google-state', expiresIn: 60 };
    return jsonwebtoken.sign({ nonceHash }, secret, { ...ours, ...options });
  };

  it.each<[name: string, state: (nonce: string) => string]>([
    ['no state', () => ''],
    ['garbage', () => 'garbage'],
    ['the state of another browser', () => signState({}, 'its nonce')],
    ['a state that has ended', (nonce) => signState({ expiresIn: -1 }, nonce)],
    [
      'a state of another key',
      (nonce) => signState({}, nonce, 'another secret of at least thirty-two bytes'),
    ],
    ['a state for another audience', (nonce) => signState({ audience: 'sitewright-api' }, nonce)],
    ['a state of another algorithm', (nonce) => signState({ algorithm: 'HS384' }, nonce)],
  ])('V10.2.1: %s signs nobody in', async (_name, state) => {
    const browser = open();
    const back = await askGoogle(browser);
    back.searchParams.set('state', state(browser.cookie('sitewright-google')));
    expect(await comeBack(browser, back)).toBe('/login?error=google-expired');
  });

  it('V10.2.1: a replayed return signs nobody in', async () => {
    const browser = open();
    const back = await askGoogle(browser);
    expect(await comeBack(browser, back)).toMatch(/^\/oauth-success/);
    expect(await comeBack(browser, back)).toBe('/login?error=google-expired');
  });

  it('V10.2.1: somebody else’s return, sent to a person, does not sign them in as that other', async () => {
    const back = await askGoogle(open());
    expect(await comeBack(open(), back)).toBe('/login?error=google-expired');
    const withOwnAttempt = open();
    await askGoogle(withOwnAttempt);
    expect(await comeBack(withOwnAttempt, back)).toBe('/login?error=google-expired');
  });

  it.each(['?code=a&code=b', '', '?state=a&state=b', '?error=access_denied'])(
    '%s leads to the sign-in page',
    async (query) => {
      expect(await open().leadsTo(`${googleReturnPath}${query}`)).toBe('/login?error=google-expired');
    },
  );

  it('V9.2.2: a state is no access token', async () => {
    const { searchParams } = await askGoogle(open());
    const token = searchParams.get('state') ?? '';
    expect((await callRefused(service.url, routes.me, { token })).status).toBe(401);
  });

  it('V3.7.2: a wish for another place to return to is not heard', async () => {
    const toGoogle = new URL(
      await open().leadsTo(`${googleSignInPath}?redirect_uri=https://evil.example&next=//evil`),
    );
    expect(toGoogle.searchParams.get('redirect_uri')).toMatch(/^http:\/\/sites\.example\.com\//);
    expect(toGoogle.href).not.toContain('evil');
  });
});

describe('when Google does not play along', () => {
  beforeEach(() => google.says(ada));
  const returned = async (change: (back: URL) => void) => {
    const browser = open();
    const back = await askGoogle(browser);
    change(back);
    return comeBack(browser, back);
  };

  it('a person who does not agree is told so', async () => {
    const location = await returned(({ searchParams }) => {
      searchParams.delete('code');
      searchParams.set('error', 'access_denied');
    });
    expect(location).toBe('/login?error=google-cancelled');
  });

  it('V16.5.1: trouble at Google is told without details', async () => {
    google.refusesTheCode();
    expect(await signIn()).toBe('/login?error=google-unavailable');
    google.answersNonsense();
    expect(await signIn()).toBe('/login?error=google-unavailable');
    const withError = await returned(({ searchParams }) => searchParams.set('error', 'server_error'));
    expect(withError).toBe('/login?error=google-unavailable');
  });

  it('a profile that is none signs nobody in', async () => {
    google.says({ ...ada, email: 'not an address' });
    expect(await signIn()).toBe('/login?error=google-unavailable');
  });

  const nonsense = [
    null,
    [],
    [{ sub: '1' }],
    7,
    true,
    'text',
    {},
    { sub: null },
    { sub: { $ne: '' }, email: ada.email },
    { sub: 1, email: ada.email, email_verified: true },
    { sub: ['1'], email: [ada.email], email_verified: true },
    { ...ada, email_verified: 'perhaps' },
    { ...ada, padding: 'x'.repeat(100_000) },
  ].map((body) => [JSON.stringify(body).slice(0, 60), body] as const);

  it.each(nonsense)(
    'an answer about the person such as %s signs nobody in, and the service goes on',
    async (_name, body) => {
      google.saysAboutThePerson(body);
      expect(await signIn()).toBe('/login?error=google-unavailable');
      expect(await signIn()).toMatch(/^\/oauth-success/);
    },
  );

  it.each([
    [null],
    [[]],
    [7],
    ['text'],
    [{}],
    [{ access_token: null }],
    [{ access_token: { a: 1 } }],
    [{ access_token: 'a\nb' }],
  ])('an answer to the code such as %j signs nobody in, and the service goes on', async (body) => {
    google.tradesTheCodeFor(body);
    expect(await signIn()).toBe('/login?error=google-unavailable');
    expect(await signIn()).toMatch(/^\/oauth-success/);
  });

  it('Google being away is told as that', async () => {
    const away = await startGoogle();
    const other = await startAuthService({ google: away.settings });
    const browser = createBrowser(other.url);
    const back = await askGoogle(browser);
    await away.stop();
    expect(await comeBack(browser, back)).toBe('/login?error=google-unavailable');
    await other.close();
  });
});

it('on https no cookie ever travels in the clear, and no other host of the domain sets the return’s', async () => {
  const publicUrl = 'https://sites.example.com';
  const secure = await startAuthService({ google: { ...google.settings, publicUrl } });
  const browser = createBrowser(secure.url, { 'X-Forwarded-Proto': 'https' });
  google.says(ada);
  await signIn(browser);
  expect(browser.setCookies.map((cookie) => cookie.split('=')[0])).toEqual([
    'sitewright-google',
    'sitewright-google',
    '__Host-sitewright-return',
    'sitewright-device',
  ]);
  for (const cookie of browser.setCookies) expect(cookie).toMatch(/; secure/i);
  await secure.close();
});
