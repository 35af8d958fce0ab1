/** Where what the application's pages run lies: not in `/preview/`, which is on the same host. */
const scriptPaths = ['/assets/', '/mfe/', '/before-paint.js'];

/** The paths of a host; a policy knows none without a host. */
export const pathsOf = (host: string) => scriptPaths.map((path) => host + path).join(' ');

/** A proxy may have put another host into the request than the browser knows: only one that was set up is sure. */
export const scriptSources = (host: string, publicHost: string | undefined) =>
  publicHost && host.toLowerCase() === publicHost ? pathsOf(publicHost) : "'self'";
