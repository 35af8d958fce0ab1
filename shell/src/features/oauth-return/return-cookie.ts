import { oauthReturnCookie } from '@sitewright/contracts';

const isHttps = () => window.location.protocol === 'https:';

/** The session whose sign-in this browser has begun, as the server says it; undefined without one. */
export function expectedSession(): string | undefined {
  const beginning = `${oauthReturnCookie(isHttps())}=`;
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(beginning));
  return cookie?.slice(beginning.length);
}

/** Takes it out of `jar`, the page's cookies: it is good for one return. */
export function forgetExpectedSession(jar: { cookie: string } = document): void {
  const onlyEncrypted = isHttps() ? '; Secure' : '';
  jar.cookie = `${oauthReturnCookie(isHttps())}=; Path=/; Max-Age=0; SameSite=Lax${onlyEncrypted}`;
}
