import { healthPaths } from '@sitewright/contracts';
import { readTraceParent, type Tracing } from '@sitewright/watch-kit';
import type { AnsweredRequest, OnAnswered } from './log-request.ts';
import { createMatcher } from './table/match-route.ts';
import type { RouteTable } from './table/route-table.ts';
import { stepOf } from './trace-step.ts';

const failsFrom = 500;

/** Tells of each request as a step of its trace, but for those who ask for the health every few seconds. */
export function traceRequests(table: RouteTable, tracing: Tracing): OnAnswered {
  const match = createMatcher(table);
  return ({ requestId, method, path, status, durationSeconds, traceparent }: AnsweredRequest) => {
    if (healthPaths.some((each) => each === path)) return;
    const route = match(path)?.path ?? 'none';
    const endedAt = new Date();
    tracing.tell({
      name: `${method} ${route}`,
      at: stepOf(requestId, traceparent),
      parent: readTraceParent(traceparent),
      startedAt: new Date(endedAt.getTime() - durationSeconds * 1000),
      endedAt,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'sitewright.request_id': requestId,
      },
      hasFailed: status >= failsFrom,
    });
  };
}
