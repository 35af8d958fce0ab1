import type { ServiceMiddleware } from './context.ts';

const longestPathLogged = 200;

/** One line a request, without its query: a query may carry what does not belong into a log. */
export const logRequests: ServiceMiddleware = async function logRequests(ctx, next) {
  const startedAt = performance.now();
  await next();
  const level = ctx.path === '/healthz' ? 'debug' : 'info';
  ctx.state.log[level](
    {
      method: ctx.method,
      path: ctx.path.slice(0, longestPathLogged),
      status: ctx.status,
      milliseconds: Math.round(performance.now() - startedAt),
    },
    'request answered',
  );
};
