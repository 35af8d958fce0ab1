import { createHash, randomBytes } from 'node:crypto';
import jsonwebtoken from 'jsonwebtoken';
import { z } from 'zod';

/** Seconds a person has for Google's page. */
export const attemptSeconds = 10 * 60;

/** Sets a state apart from an access token, so that neither passes for the other. */
const token = { issuer: 'sitewright', audience: 'sitewright-google-state', algorithm: 'HS256' } as const;

const stateSchema = z.object({ nonceHash: z.string().length(43) });

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** One way to Google and back. */
export interface SignInAttempt {
  /** Goes through Google's addresses: signed, short-lived, and of no use without the nonce. */
  state: string;
  /** Stays in this browser's cookie. It is the PKCE verifier as well, which therefore is in no address. */
  nonce: string;
  /** PKCE's S256 challenge. */
  challenge: string;
}

export function beginAttempt(secret: string): SignInAttempt {
  const nonce = randomBytes(32).toString('base64url');
  const state = jsonwebtoken.sign({ nonceHash: hashOf(nonce) }, secret, {
    ...token,
    expiresIn: attemptSeconds,
  });
  return { state, nonce, challenge: hashOf(nonce) };
}

/** Whether the state is ours, of the last minutes, and of the browser that holds the nonce. */
export function isAttemptOf(state: string, nonce: string, secret: string): boolean {
  try {
    const payload = jsonwebtoken.verify(state, secret, {
      algorithms: [token.algorithm],
      issuer: token.issuer,
      audience: token.audience,
    });
    return stateSchema.parse(payload).nonceHash === hashOf(nonce);
  } catch {
    return false;
  }
}
