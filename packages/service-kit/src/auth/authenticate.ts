import { createSecretKey } from 'node:crypto';
import type { AccessTokenClaims, Role } from '@sitewright/contracts';
import type { Step } from '../http/context.ts';
import {
  issuedAt,
  type SessionOfToken,
  sessionOf,
  unauthenticated,
  verifyAccessToken,
} from './access-token.ts';
import type { Account, ReadAccount } from './accounts.ts';

/** The person who asks. Address and role are the database's: the token's claims may be days old. */
export interface SignedInUser {
  id: string;
  email: string;
  role: Role;
}

/** What {@link authenticate} puts into `ctx.state`. */
export interface Authenticated {
  user: SignedInUser;
  session: SessionOfToken;
  /**
   * For answers that stay open: whether the session still holds.
   *
   * @throws AppError `UNAUTHENTICATED` when it does not.
   */
  checkSession: () => Promise<void>;
}

/**
 * Lets a request through whose bearer token is valid and whose person still exists and has not ended the session;
 * answers any other with 401. When the account cannot be read, nobody passes.
 */
export function authenticate(secret: string, readAccount: ReadAccount): Step<Authenticated> {
  const key = createSecretKey(secret, 'utf8');
  return async function authenticate(ctx, next) {
    const token = /^Bearer +(\S+)$/i.exec(ctx.get('Authorization'))?.[1];
    if (!token) throw unauthenticated('You are not signed in.');
    const whoseSession = async () => {
      const claims = verifyAccessToken(token, key);
      const session = sessionOf(claims, token);
      return { session, user: signedInUser(claims, session, await readAccount(claims.sub)) };
    };
    Object.assign(ctx.state, await whoseSession());
    ctx.state.checkSession = async () => {
      await whoseSession();
    };
    await next();
  };
}

function signedInUser(
  claims: AccessTokenClaims,
  session: SessionOfToken,
  account: Account | undefined,
): SignedInUser {
  if (!account) throw unauthenticated('This account does not exist any more.');
  const { email, role, tokensValidFrom, endedSessions } = account;
  const hasSignedOut = endedSessions.some(({ id }) => id === session.id);
  if (hasSignedOut || (tokensValidFrom && issuedAt(claims) < tokensValidFrom.getTime())) {
    throw unauthenticated('Your session has ended.');
  }
  return { id: claims.sub, email, role };
}
