import type { SessionResponse } from '@sitewright/contracts';
import { readTokenClaims } from '@sitewright/web-kit';
import { tokenLifetime } from '@sitewright/web-kit/session';

/** What a third-party sign-in brought back: a session, or what to tell the person. */
export type SignInReturn = { session: SessionResponse } | { problem: string };

const again = 'Try Google again, or sign in with your email and password.';

/**
 * Reads the token of the address; the session gets what its payload says of the person.
 * @param expected the session whose sign-in this browser has begun: anybody can send somebody an address with a token
 */
export function readReturn(token: string | null, expected: string | undefined): SignInReturn {
  if (!token) return { problem: `Google sent no sign-in along. ${again}` };
  const claims = readTokenClaims(token);
  if (!claims) return { problem: `The sign-in that came back cannot be read. ${again}` };
  if (tokenLifetime(token) <= 0) return { problem: `This sign-in is too old to be used. ${again}` };
  const { email, role, sid } = claims;
  if (expected === undefined || sid !== expected) {
    return { problem: `This sign-in was not begun in this browser, so it was not used. ${again}` };
  }
  return { session: { token, user: { email, role } } };
}
