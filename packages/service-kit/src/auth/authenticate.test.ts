import { errorBodySchema } from '@sitewright/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRouter, steps } from '../http/context.ts';
import { createApp } from '../http/create-app.ts';
import { createLogger } from '../logger.ts';
import { badTokens, expiredToken } from '../testing/bad-tokens.ts';
import { type Served, serve } from '../testing/serve.ts';
import { testSecret, testUser, tokenOf } from '../testing/tokens.ts';
import { authenticate } from './authenticate.ts';
import { requireRole } from './require-role.ts';

let service: Served;
let currentRole: 'user' | 'admin' | undefined;

beforeAll(async () => {
  const router = createRouter();
  const signedIn = authenticate(testSecret);
  router.get(
    '/me',
    ...steps(signedIn, (ctx) => {
      ctx.body = ctx.state.user;
    }),
  );
  router.get(
    '/admin',
    ...steps(
      signedIn,
      requireRole('admin', async () => currentRole),
      (ctx) => {
        ctx.body = {};
      },
    ),
  );
  service = await serve(createApp({ log: createLogger('test', 'silent'), checks: {}, routers: [router] }));
});
afterAll(() => service.close());

const get = (path: string, token?: string) =>
  fetch(
    `${service.url}${path}`,
    token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } },
  );

describe('authenticate', () => {
  it('lets a token of ours through with its claims', async () => {
    const answer = await get('/me', tokenOf({ role: 'admin' }));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ sub: testUser.id, email: testUser.email, role: 'admin' });
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
    ['admin', undefined, 403],
  ] as const)('with %s in the token and %s in the database answers %i', async (claimed, current, status) => {
    currentRole = current;
    expect((await get('/admin', tokenOf({ role: claimed }))).status).toBe(status);
  });
});
