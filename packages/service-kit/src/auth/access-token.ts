import { createHash, type KeyObject, randomBytes } from 'node:crypto';
import {
  type AccessTokenClaims,
  accessToken,
  accessTokenClaimsSchema,
  limits,
  type Role,
} from '@sitewright/contracts';
import jsonwebtoken from 'jsonwebtoken';
import { AppError } from '../app-error.ts';

/** Seconds by which the clocks of two replicas may differ. */
const clockTolerance = 60;

export interface TokenSubject {
  id: string;
  email: string;
  role: Role;
  /** Tokens from before this moment are dead. */
  tokensValidFrom?: Date | undefined;
}

/** A name for a session that begins. */
export const newSessionId = (): string => randomBytes(16).toString('base64url');

/** An HS256 access token of the contract's claims, for `limits.sessionSeconds`. */
export function signAccessToken(
  { id, email, role, tokensValidFrom }: TokenSubject,
  secret: string,
  sid = newSessionId(),
): string {
  // A new token is never from before, even where another replica's clock was ahead.
  const iat = Math.max(Date.now(), tokensValidFrom?.getTime() ?? 0) / 1000;
  const exp = Math.floor(iat) + limits.sessionSeconds;
  return jsonwebtoken.sign({ email, role, sid, iat, exp }, secret, {
    subject: id,
    algorithm: accessToken.algorithm,
    issuer: accessToken.issuer,
    audience: accessToken.audience,
  });
}

/**
 * The claims of a token that we signed and that has not ended. The algorithm is ours to choose, never the token's.
 *
 * @param secret as a key where many tokens are verified: made of a text, it is made anew each time, which takes longer than the rest
 * @throws AppError `UNAUTHENTICATED`.
 */
export function verifyAccessToken(token: string, secret: string | KeyObject): AccessTokenClaims {
  try {
    const payload = jsonwebtoken.verify(token, secret, {
      algorithms: [accessToken.algorithm],
      issuer: accessToken.issuer,
      audience: accessToken.audience,
      clockTolerance,
    });
    return accessTokenClaimsSchema.parse(payload);
  } catch (cause) {
    const hasExpired = cause instanceof jsonwebtoken.TokenExpiredError;
    throw unauthenticated(hasExpired ? 'Your session has ended.' : 'Your session is not valid.', cause);
  }
}

/** One session: what its token belongs to, and until when that token is accepted at the latest. */
export interface SessionOfToken {
  id: string;
  acceptedUntil: Date;
}

/** The session of a verified token; one from before sessions had names is named by the token itself. */
export const sessionOf = ({ sid, exp }: AccessTokenClaims, token: string): SessionOfToken => ({
  id: sid ?? createHash('sha256').update(token).digest('base64url'),
  acceptedUntil: new Date((exp + clockTolerance) * 1000),
});

/** Milliseconds since the epoch at which the token was signed. */
export const issuedAt = ({ iat }: AccessTokenClaims): number => Math.round(iat * 1000);

export const unauthenticated = (reason: string, cause?: unknown) =>
  new AppError('UNAUTHENTICATED', `${reason} Please sign in again.`, {
    cause,
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
