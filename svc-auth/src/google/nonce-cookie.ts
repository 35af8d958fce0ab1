import { googleSignInPath } from '@sitewright/contracts';
import type { RequestContext } from '@sitewright/service-kit';
import { attemptSeconds } from './sign-in-attempt.ts';

const name = 'sitewright-google';

/** Lax, not strict: the browser comes back from Google's site, and has to bring it. */
const options = { path: googleSignInPath, httpOnly: true, sameSite: 'lax', overwrite: true } as const;

export function keepNonce(ctx: RequestContext, nonce: string, isHttps: boolean): void {
  write(ctx, nonce, isHttps, attemptSeconds * 1000);
}

/** Reads the nonce and removes it: it is good for one return. Empty when there is none. */
export function takeNonce(ctx: RequestContext, isHttps: boolean): string {
  const nonce = ctx.cookies.get(name) ?? '';
  write(ctx, '', isHttps, 0);
  return nonce;
}

function write(ctx: RequestContext, value: string, isHttps: boolean, maxAge: number): void {
  // TLS ends at the gateway, which the connection to it does not show.
  ctx.cookies.secure = isHttps;
  ctx.cookies.set(name, value, { ...options, secure: isHttps, maxAge });
}
