import type { Tracing } from '@sitewright/watch-kit';
import { routeOf } from './answered-request.ts';
import type { ServiceMiddleware } from './context.ts';
import { isHealthCheck } from './health.ts';

/** Makes each request a step of the trace that its header `traceparent` names. */
export function traceRequests(tracing: Tracing): ServiceMiddleware {
  return async function traceRequests(ctx, next) {
    if (isHealthCheck(ctx.path)) return next();
    const { method } = ctx;
    await tracing.inSpan({ name: method, kind: 'server', parent: ctx.get('traceparent') }, async (span) => {
      await next();
      const route = routeOf(ctx);
      span.rename(`${method} ${route}`);
      span.note({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': ctx.status,
        'sitewright.request_id': ctx.state.requestId,
      });
      if (ctx.status >= 500) span.fail();
    });
  };
}
