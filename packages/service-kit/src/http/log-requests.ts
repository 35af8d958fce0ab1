import type { BlockList } from 'node:net';
import { clientAddress } from '../limits/client-address.ts';
import { tellAnswered } from './answered-request.ts';
import type { ServiceMiddleware } from './context.ts';
import { isHealthCheck } from './health.ts';

const longestPathLogged = 200;

/** One line a request, and word to whoever measures, without its query: a query may carry what does not belong into a log. */
export function logRequests(trustedProxies: BlockList): ServiceMiddleware {
  return async function logRequests(ctx, next) {
    const startedAt = performance.now();
    await next();
    const seconds = (performance.now() - startedAt) / 1000;
    tellAnswered(ctx, seconds);
    ctx.state.log[isHealthCheck(ctx.path) ? 'debug' : 'info'](
      {
        client: clientAddress(ctx.req, trustedProxies),
        method: ctx.method,
        path: ctx.path.slice(0, longestPathLogged),
        status: ctx.status,
        durationSeconds: Math.round(seconds * 1000) / 1000,
      },
      'request',
    );
  };
}
