import { accessToken, routes } from '@sitewright/contracts';
import { verifyAccessToken } from '@sitewright/service-kit';
import { call, callRefused, testSecret } from '@sitewright/service-kit/testing';
import jsonwebtoken from 'jsonwebtoken';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AuthService, startAuthService } from '../../test/harness.ts';

let service: AuthService;
beforeAll(async () => {
  service = await startAuthService({ passwordMinLength: 4 });
});
afterAll(() => service.close());

const ada = { email: 'ada@example.com', password: 'my first' };
let token: string;
beforeEach(async () => {
  await service.db.collection('users').deleteMany({});
  token = (await call(service.url, routes.register, { body: ada })).body.token;
});

const me = (token: string) => call(service.url, routes.me, { token });
const isDead = async (token: string) => (await callRefused(service.url, routes.me, { token })).status === 401;
const signIn = async (password: string) =>
  (await call(service.url, routes.login, { body: { ...ada, password } })).body.token;
const change = (body: object, by = token) => call(service.url, routes.changePassword, { token: by, body });
const refusedChange = (body: object) => callRefused(service.url, routes.changePassword, { token, body });

describe('one’s own account', () => {
  it('is what the database has now', async () => {
    expect((await me(token)).body).toEqual({ email: ada.email, role: 'user', hasPassword: true });
  });

  it('V7.4.2: is gone for its token when it is deleted', async () => {
    await service.db.collection('users').deleteMany({});
    expect(await isDead(token)).toBe(true);
  });
});

describe('signing out', () => {
  const signOut = (token: string) => call(service.url, routes.logout, { token });

  it('V7.4.1: ends this session at once, and no other of the same person', async () => {
    const other = await signIn(ada.password);
    const { body } = await signOut(token);
    expect(body.message).toBe('You are signed out.');
    expect(await isDead(token)).toBe(true);
    await me(other);
    await me(await signIn(ada.password));
  });

  it('V7.4.1: ends a session whose token is from before sessions had names', async () => {
    const { id } = (await service.users.findByEmail(ada.email)) ?? { id: '' };
    const oldToken = (minutes: number) =>
      jsonwebtoken.sign({ email: ada.email, role: 'user' }, testSecret, {
        subject: id,
        issuer: accessToken.issuer,
        audience: accessToken.audience,
        expiresIn: minutes * 60,
      });
    const [old, other] = [oldToken(5), oldToken(6)];
    await me(old);
    await signOut(old);
    expect(await isDead(old)).toBe(true);
    await me(other);
  });

  it('cannot be done twice, and not without a token', async () => {
    await signOut(token);
    expect((await callRefused(service.url, routes.logout, { token })).status).toBe(401);
    expect((await callRefused(service.url, routes.logout)).status).toBe(401);
  });

  const endedSessions = async () =>
    (await service.db.collection('users').findOne({ email: ada.email }))?.endedSessions;

  it('is remembered for as long as the token would be accepted, and no longer', async () => {
    const { sid, exp } = verifyAccessToken(token, testSecret);
    await signOut(token);
    expect(await endedSessions()).toEqual([{ id: sid, acceptedUntil: expect.any(Date) }]);
    const [{ acceptedUntil }] = await endedSessions();
    expect(acceptedUntil.getTime()).toBeGreaterThanOrEqual((exp + 30) * 1000);

    await service.db
      .collection('users')
      .updateOne(
        { email: ada.email },
        { $set: { endedSessions: [{ id: 'old', acceptedUntil: new Date(0) }] } },
      );
    const next = await signIn(ada.password);
    await signOut(next);
    expect(await endedSessions()).toMatchObject([{ id: verifyAccessToken(next, testSecret).sid }]);
  });

  it('a hundred and one times within a week ends every session rather than to forget one', async () => {
    const other = await signIn(ada.password);
    const { id = '' } = (await service.users.findByEmail(ada.email)) ?? {};
    const acceptedUntil = new Date(Date.now() + 60_000);
    for (let n = 0; n < 100; n++) await service.users.endSession(id, { id: `session ${n}`, acceptedUntil });
    expect(await endedSessions()).toHaveLength(100);
    await me(other);

    await signOut(token);
    expect([await isDead(token), await isDead(other)]).toEqual([true, true]);
    expect(await endedSessions()).toBeUndefined();
    await me(await signIn(ada.password));
  });

  it('in two places at once is remembered of both', async () => {
    const tokens = [token, await signIn(ada.password), await signIn(ada.password)];
    await Promise.all(tokens.map(signOut));
    expect(await Promise.all(tokens.map(isDead))).toEqual([true, true, true]);
    expect(await endedSessions()).toHaveLength(3);
  });
});

describe('signing out everywhere', () => {
  it('V7.4.1: ends every session, and the next one lives', async () => {
    const other = await signIn(ada.password);
    const { body } = await call(service.url, routes.logoutAll, { token });
    expect(body.message).toBe('You are signed out on every device.');
    expect([await isDead(token), await isDead(other)]).toEqual([true, true]);
    await me(await signIn(ada.password));
  });

  it('ends nobody else’s', async () => {
    const bob = await service.person('bob@example.com');
    await call(service.url, routes.logoutAll, { token });
    await me(bob.token);
  });
});

describe('changing the password', () => {
  it('V7.4.3: ends every other session and carries this one on', async () => {
    const other = await signIn(ada.password);
    const { body } = await change({ currentPassword: ada.password, newPassword: 'my second' });
    expect([await isDead(token), await isDead(other)]).toEqual([true, true]);
    await me(body.token);
    await signIn('my second');
    expect((await callRefused(service.url, routes.login, { body: ada })).status).toBe(401);
  });

  it.each([
    ['without the current one', { newPassword: 'my second' }, 'Enter your current password.'],
    [
      'with a wrong current one',
      { currentPassword: 'wrong', newPassword: 'my second' },
      'This is not your current password. Check it and try again.',
    ],
    ['to none', { currentPassword: ada.password, newPassword: '' }, 'Enter your password.'],
    [
      'V6.2.1: to a shorter one than the operator allows',
      { currentPassword: ada.password, newPassword: 'abc' },
      'Use a password of at least 4 characters.',
    ],
  ])('%s is refused with a sentence, and nothing changes', async (_name, body, message) => {
    const refused = await refusedChange(body);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toBe(message);
    await me(token);
    await signIn(ada.password);
  });

  it('of an account that signs in through Google only needs no current one', async () => {
    const google = await service.person('google@example.com');
    expect((await me(google.token)).body.hasPassword).toBe(false);
    const { body } = await change({ newPassword: 'my own one' }, google.token);
    expect((await me(body.token)).body.hasPassword).toBe(true);
  });

  it('V15.4.2: of two at the same moment one wins', async () => {
    const attempts = ['my second', 'my third'].map((newPassword) =>
      change({ currentPassword: ada.password, newPassword }),
    );
    const settled = await Promise.allSettled(attempts);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

it('V6.2.1: an operator’s minimum counts characters, and holds for new passwords only', async () => {
  const short = { email: 'new@example.com', password: '🔑🔑🔑' };
  const refused = await callRefused(service.url, routes.register, { body: short });
  expect(refused.body).toMatchObject({ fields: { password: 'Use a password of at least 4 characters.' } });
  await call(service.url, routes.register, { body: { ...short, password: '🔑🔑🔑🔑' } });
  expect((await callRefused(service.url, routes.login, { body: short })).status).toBe(401);
});
