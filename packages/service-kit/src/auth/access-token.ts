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
const clockTolerance = 30;

export interface TokenSubject {
  id: string;
  email: string;
  role: Role;
}

/** An HS256 access token of the contract's claims, for `limits.sessionSeconds`. */
export function signAccessToken({ id, email, role }: TokenSubject, secret: string): string {
  return jsonwebtoken.sign({ email, role }, secret, {
    subject: id,
    algorithm: accessToken.algorithm,
    issuer: accessToken.issuer,
    audience: accessToken.audience,
    expiresIn: limits.sessionSeconds,
  });
}

/**
 * The claims of a token that we signed and that has not ended. The algorithm is ours to choose, never the token's.
 *
 * @throws AppError `UNAUTHENTICATED`.
 */
export function verifyAccessToken(token: string, secret: string): AccessTokenClaims {
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

export const unauthenticated = (reason: string, cause?: unknown) =>
  new AppError('UNAUTHENTICATED', `${reason} Please sign in again.`, {
    cause,
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
