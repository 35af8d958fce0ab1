import { googleSignInPath, oauthReturnCookie } from '@sitewright/contracts';
import type { RequestContext } from '@sitewright/service-kit';
import { attemptSeconds } from './sign-in-attempt.ts';

const nonceName = 'sitewright-google';

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

/** Lax, not strict: the browser comes back from Google's site, and has to bring them. */
export function googleCookies(isHttps: boolean): GoogleCookies {
  const write = (ctx: RequestContext, name: string, value: string, options: object) => {
    // TLS ends at the gateway, which the connection to it does not show.
    ctx.cookies.secure = isHttps;
    ctx.cookies.set(name, value, { sameSite: 'lax', overwrite: true, secure: isHttps, ...options });
  };
  const writeNonce = (ctx: RequestContext, nonce: string, seconds: number) =>
    write(ctx, nonceName, nonce, { path: googleSignInPath, httpOnly: true, maxAge: seconds * 1000 });

  return {
    keepNonce: (ctx, nonce) => writeNonce(ctx, nonce, attemptSeconds),
    takeNonce(ctx) {
      const nonce = ctx.cookies.get(nonceName) ?? '';
      writeNonce(ctx, '', 0);
      return nonce;
    },
    // The page reads it; it opens nothing without the token.
    nameReturn: (ctx, sessionId) =>
      write(ctx, oauthReturnCookie(isHttps), sessionId, {
        path: '/',
        httpOnly: false,
        maxAge: returnSeconds * 1000,
      }),
  };
}
