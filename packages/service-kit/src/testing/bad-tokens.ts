import { generateKeyPairSync } from 'node:crypto';
import { accessToken } from '@sitewright/contracts';
import jsonwebtoken, { type SignOptions } from 'jsonwebtoken';
import { testSecret, testUser, tokenOf } from './tokens.ts';

const { id: sub, email, role } = testUser;
const claims = { sub, email, role };
const { issuer, audience } = accessToken;

const sign = (options: SignOptions, payload: object = claims, secret = testSecret) =>
  jsonwebtoken.sign(payload, secret, { issuer, audience, expiresIn: 60, ...options });

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function unsigned(alg: string): string {
  const payload = { ...claims, iss: issuer, aud: audience, iat: 1, exp: 4_000_000_000 };
  return `${base64url({ alg, typ: 'JWT' })}.${base64url(payload)}.`;
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const rsaKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const [header = '', payload = '', signature = ''] = tokenOf().split('.');
const otherSecret = 'another secret of at least thirty-two bytes';
const itsOwnKey = { alg: 'HS256', kid: '../../dev/null', jku: 'http://127.0.0.1/keys' };

/** A token of ours whose time is over. */
export const expiredToken = sign({ expiresIn: -120 });

/** What every service has to answer with 401: what is wrong with the token, and the token. */
export const badTokens: [name: string, token: string | undefined][] = [
  ['no token', undefined],
  ['an empty token', ''],
  ['garbage', 'not.a.token'],
  ['alg none', unsigned('none')],
  ['alg nOnE', unsigned('nOnE')],
  ['no signature', `${header}.${payload}.`],
  ['a changed payload', `${header}.${base64url({ ...claims, role: 'admin' })}.${signature}`],
  ['another key', sign({}, claims, otherSecret)],
  ['a key that it names itself', sign({ header: itsOwnKey }, claims, ' ')],
  ['HS384', sign({ algorithm: 'HS384' })],
  ['RS256', sign({ algorithm: 'RS256' }, claims, rsaKey)],
  ['an end in the past', expiredToken],
  ['a beginning in the future', sign({ notBefore: 3600 })],
  ['no end', jsonwebtoken.sign(claims, testSecret, { issuer, audience })],
  ['another issuer', sign({ issuer: 'elsewhere' })],
  ['another audience', sign({ audience: 'oauth-state' })],
  ['an unknown role', sign({}, { ...claims, role: 'root' })],
  ['no subject', sign({}, { email, role })],
];
