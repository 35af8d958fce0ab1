import type { RequestContext } from '@sitewright/service-kit';

export interface Cookie {
  name: string;
  /** Empty to remove it. */
  value: string;
  path: string;
  seconds: number;
  isHttps: boolean;
  /** Whether the page's scripts may read it. */
  isReadable?: boolean;
}

/** What of any route's context deals with cookies. */
export type CookieContext = Pick<RequestContext, 'cookies' | 'get'>;

/** Lax, not strict: the browser also brings them when it comes back from Google's site. */
export function setCookie(ctx: CookieContext, cookie: Cookie): void {
  const { name, value, path, seconds, isHttps, isReadable = false } = cookie;
  // TLS ends at the gateway, which the connection to it does not show.
  ctx.cookies.secure = isHttps;
  ctx.cookies.set(name, value, {
    path,
    httpOnly: !isReadable,
    sameSite: 'lax',
    secure: isHttps,
    overwrite: true,
    maxAge: seconds * 1000,
  });
}
