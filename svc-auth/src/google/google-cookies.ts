import { googleSignInPath, oauthReturnCookie } from '@sitewright/contracts';
import type { RequestContext } from '@sitewright/service-kit';
import { setCookie } from '../set-cookie.ts';
import { attemptSeconds } from './sign-in-attempt.ts';

/** Seconds that a slow phone has to load the page that takes the session over. */
const returnSeconds = 5 * 60;

interface GoogleCookies {
  /** Keeps the nonce for the way to Google and back. */
  keepNonce(ctx: RequestContext, nonce: string): void;
  /** Reads the nonce and removes it: it is good for one return. Empty when there is none. */
  takeNonce(ctx: RequestContext): string;
  /** Tells the page that this browser has begun the sign-in of this session. */
  nameReturn(ctx: RequestContext, sessionId: string): void;
}

export function googleCookies(isHttps: boolean): GoogleCookies {
  const nonceCookie = { name: 'sitewright-google', path: googleSignInPath, isHttps };
  const returnCookie = { name: oauthReturnCookie(isHttps), path: '/', isHttps };
  return {
    keepNonce: (ctx, nonce) => setCookie(ctx, { ...nonceCookie, value: nonce, seconds: attemptSeconds }),
    takeNonce(ctx) {
      const nonce = ctx.cookies.get(nonceCookie.name) ?? '';
      setCookie(ctx, { ...nonceCookie, value: '', seconds: 0 });
      return nonce;
    },
    // The page reads it; it opens nothing without the token.
    nameReturn: (ctx, sessionId) =>
      setCookie(ctx, { ...returnCookie, value: sessionId, seconds: returnSeconds, isReadable: true }),
  };
}
