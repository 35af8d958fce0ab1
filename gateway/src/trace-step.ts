import { readTraceParent, type TraceParent } from '@sitewright/watch-kit';

/** The half of a request's id that names its step: nginx knows no other random number. Also said by `render-tracing.ts`. */
const spanIdLength = 16;

/**
 * The step of a trace that a request is here. A request that brings no trace begins one, whose id is the request's own: 16 random
 * bytes are what both are.
 */
export function stepOf(requestId: string, traceparent: string | undefined): TraceParent {
  const parent = readTraceParent(traceparent);
  return {
    traceId: parent?.traceId ?? requestId,
    spanId: requestId.slice(0, spanIdLength),
    flags: parent?.flags ?? '01',
  };
}
