import { traceParentPattern } from '@sitewright/watch-kit';
import { map } from './conf-text.ts';
import type { NginxLayout } from './nginx-layout.ts';

/** As `trace-step.ts` has it: the trace that a request brings, else one by its own id, of which the first half names the step. */
export const tracing = ({ isTraced }: NginxLayout): string[] =>
  isTraced
    ? [
        map('$http_traceparent', '$trace_id', {
          [`~${traceParentPattern}`]: '$traceId',
          default: '$request_id',
        }),
        map('$http_traceparent', '$trace_flags', { [`~${traceParentPattern}`]: '$flags', default: '01' }),
        map('$request_id', '$step_id', { '~^(?<step>[0-9a-f]{16})': '$step', default: '' }),
      ]
    : [];

/** What a service goes on from; a request that is not traced here keeps what it brings. */
export const traceHeader = ({ isTraced }: NginxLayout): Record<string, string> =>
  isTraced ? { traceparent: '"00-$trace_id-$step_id-$trace_flags"' } : {};
