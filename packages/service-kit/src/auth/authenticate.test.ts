import { generateKeyPairSync } from 'node:crypto';
import { accessToken, errorBodySchema } from '@sitewright/contracts';
import jsonwebtoken, { type SignOptions } from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRouter, steps } from '../http/context.ts';
import { createApp } from '../http/create-app.ts';
import { createLogger } from '../logger.ts';
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

const { sub, email, role } = { sub: testUser.id, ...testUser };
const claims = { sub, email, role };
const valid: SignOptions = { issuer: accessToken.issuer, audience: accessToken.audience, expiresIn: 60 };
const sign = (options: SignOptions, payload: object = claims, secret = testSecret) =>
  jsonwebtoken.sign(payload, secret, { ...valid, ...options });

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = (alg: string) => {
  const times = { iss: accessToken.issuer, aud: accessToken.audience, iat: 1, exp: 4_000_000_000 };
  return `${base64url({ alg, typ: 'JWT' })}.${base64url({ ...claims, ...times })}.`;
};
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = { privateKey: rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
const [header = '', payload = '', signature = ''] = tokenOf().split('.');
const withoutExpiry = jsonwebtoken.sign(claims, testSecret, {
  issuer: valid.issuer ?? '',
  audience: accessToken.audience,
});

describe('authenticate', () => {
  it('lets a token of ours through with its claims', async () => {
    const answer = await get('/me', tokenOf({ role: 'admin' }));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ sub, email, role: 'admin' });
  });

  it.each([
    ['no token', undefined],
    ['an empty token', ''],
    ['garbage', 'not.a.token'],
    ['alg none', unsigned('none')],
    ['alg nOnE', unsigned('nOnE')],
    ['no signature', `${header}.${payload}.`],
    ['a changed payload', `${header}.${base64url({ ...claims, role: 'admin' })}.${signature}`],
    ['another key', sign({}, claims, 'another secret of at least thirty-two bytes')],
    ['HS384', sign({ algorithm: 'HS384' })],
    ['RS256', sign({ algorithm: 'RS256' }, claims, pem.privateKey)],
    [
      'a key of its own',
      sign({ header: { alg: 'HS256', kid: '../../dev/null', jku: 'http://127.0.0.1/keys' } }, claims, ' '),
    ],
    ['an end in the past', sign({ expiresIn: -120 })],
    ['a beginning in the future', sign({ notBefore: 120 })],
    ['no end', withoutExpiry],
    ['another issuer', sign({ issuer: 'elsewhere' })],
    ['another audience', sign({ audience: 'oauth-state' })],
    ['an unknown role', sign({}, { ...claims, role: 'root' })],
    ['no subject', sign({}, { email, role })],
  ])('refuses %s with a plain sentence', async (_name, token) => {
    const answer = await get('/me', token);
    const body = errorBodySchema.parse(await answer.json());
    expect(answer.status).toBe(401);
    expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(body.code).toBe('UNAUTHENTICATED');
    expect(body.message).toMatch(/^[A-Z][a-z ]+\. Please sign in again\.$/);
  });

  it('says that a session has ended when that is all', async () => {
    const body = errorBodySchema.parse(await (await get('/me', sign({ expiresIn: -120 }))).json());
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
