import type { ServiceMiddleware } from './context.ts';

const apiHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** What an API answer says by default; a route that serves something else says so itself. */
export const setSecurityHeaders: ServiceMiddleware = async function setSecurityHeaders(ctx, next) {
  ctx.set(apiHeaders);
  await next();
};
