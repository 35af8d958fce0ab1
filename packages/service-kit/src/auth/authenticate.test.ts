import { accessToken, errorBodySchema } from '@sitewright/contracts';
import jsonwebtoken from 'jsonwebtoken';
import { MongoTopologyClosedError } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRouter, steps } from '../http/context.ts';
import { createApp } from '../http/create-app.ts';
import { createLogger } from '../logger.ts';
import { badTokens, expiredToken } from '../testing/bad-tokens.ts';
import { type Served, serve } from '../testing/serve.ts';
import { testSecret, testUser, tokenOf } from '../testing/tokens.ts';
import { newSessionId, signAccessToken } from './access-token.ts';
import type { Account } from './accounts.ts';
import { authenticate } from './authenticate.ts';
import { requireRole } from './require-role.ts';

let service: Served;
let account: Account | undefined;

beforeAll(async () => {
  const router = createRouter();
  const signedIn = authenticate(testSecret, async (id) => (id === testUser.id ? account : undefined));
  router.get(
    '/me',
    ...steps(signedIn, (ctx) => {
      ctx.body = ctx.state.user;
    }),
  );
  router.get(
    '/admin',
    ...steps(signedIn, requireRole('admin'), (ctx) => {
      ctx.body = {};
    }),
  );
  service = await serve(createApp({ log: createLogger('test', 'silent'), checks: {}, routers: [router] }));
});
afterAll(() => service.close());
beforeEach(() => {
  account = { email: 'now@example.com', role: 'user', endedSessions: [] };
});

const get = (path: string, token?: string) =>
  fetch(
    `${service.url}${path}`,
    token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } },
  );

describe('authenticate', () => {
  it('lets a token of ours through, as the person who they are now', async () => {
    const answer = await get('/me', tokenOf({ role: 'admin' }));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ id: testUser.id, email: 'now@example.com', role: 'user' });
  });

  it('V7.4.2: refuses the token of somebody who does not exist any more', async () => {
    account = undefined;
    const body = errorBodySchema.parse(await (await get('/me', tokenOf())).json());
    expect(body).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: expect.stringContaining('does not exist'),
    });
  });

  it('V7.4.1: refuses a token from before the sessions were ended, and takes one signed right after', async () => {
    const before = tokenOf();
    const tokensValidFrom = new Date(Date.now() + 5000);
    account = { email: testUser.email, role: 'user', tokensValidFrom, endedSessions: [] };
    expect((await get('/me', before)).status).toBe(401);
    expect((await get('/me', tokenOf({ tokensValidFrom }))).status).toBe(200);
  });

  it('V7.4.1: refuses the token of a session that its person has signed out of, and of no other', async () => {
    const [ended, other] = [newSessionId(), newSessionId()];
    account = { email: testUser.email, role: 'user', endedSessions: [{ id: ended }] };
    const answer = await get('/me', signAccessToken(testUser, testSecret, ended));
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Your session has ended. Please sign in again.',
    });
    expect((await get('/me', signAccessToken(testUser, testSecret, other))).status).toBe(200);
  });

  it.each([
    ['ended', { expiresIn: -45 }],
    ['begins', { notBefore: 45, expiresIn: 60 }],
  ])('V9.2.1: takes a token that %s within the minute by which clocks may differ', async (_name, options) => {
    const { id: subject, email, role } = testUser;
    const { issuer, audience } = accessToken;
    const token = jsonwebtoken.sign({ email, role }, testSecret, { subject, issuer, audience, ...options });
    expect((await get('/me', token)).status).toBe(200);
  });

  it('V16.5.3: lets nobody through when the account cannot be read', async () => {
    account = undefined;
    const failing = authenticate(testSecret, () => Promise.reject(new MongoTopologyClosedError('away')));
    const router = createRouter();
    router.get('/me', ...steps(failing, () => {}));
    const broken = await serve(
      createApp({ log: createLogger('test', 'silent'), checks: {}, routers: [router] }),
    );
    const headers = { Authorization: `Bearer ${tokenOf()}` };
    const answer = await fetch(`${broken.url}/me`, { headers });
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain('away');
    await broken.close();
  });

  it.each(badTokens)('refuses %s with a plain sentence', async (_name, token) => {
    const answer = await get('/me', token);
    const body = errorBodySchema.parse(await answer.json());
    expect(answer.status).toBe(401);
    expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(body.code).toBe('UNAUTHENTICATED');
    expect(body.message).toMatch(/^[A-Z][a-z ]+\. Please sign in again\.$/);
  });

  it('says that a session has ended when that is all', async () => {
    const body = errorBodySchema.parse(await (await get('/me', expiredToken)).json());
    expect(body.message).toBe('Your session has ended. Please sign in again.');
  });
});

describe('requireRole', () => {
  it.each([
    ['user', 'admin', 200],
    ['admin', 'user', 403],
  ] as const)(
    'V8.3.2: with %s in the token and %s in the database answers %i',
    async (claimed, role, status) => {
      account = { email: testUser.email, role, endedSessions: [] };
      expect((await get('/admin', tokenOf({ role: claimed }))).status).toBe(status);
    },
  );
});
