import type { AccessTokenClaims } from '@sitewright/contracts';
import type { Step } from '../http/context.ts';
import { unauthenticated, verifyAccessToken } from './access-token.ts';

/** What {@link authenticate} puts into `ctx.state`. */
export interface Authenticated {
  user: AccessTokenClaims;
}

/** Lets a request with a valid bearer token through; answers any other with 401. */
export function authenticate(secret: string): Step<Authenticated> {
  return async function authenticate(ctx, next) {
    const token = /^Bearer +(\S+)$/i.exec(ctx.get('Authorization'))?.[1];
    if (!token) throw unauthenticated('You are not signed in.');
    ctx.state.user = verifyAccessToken(token, secret);
    await next();
  };
}
