import { AppError } from '../app-error.ts';
import type { ServiceMiddleware } from './context.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A sandboxed preview sends `Origin: null`. Generated code may look, never write. */
export const refuseOpaqueOrigins: ServiceMiddleware = async function refuseOpaqueOrigins(ctx, next) {
  if (ctx.get('Origin') === 'null' && !safeMethods.has(ctx.method)) {
    throw new AppError('FORBIDDEN', 'This page may not do that. Open Sitewright itself and try again.');
  }
  await next();
};
