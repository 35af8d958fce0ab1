/** Where in which trace somebody is, as the header `traceparent` says it: https://www.w3.org/TR/trace-context/#traceparent-header */
export interface TraceParent {
  /** 16 bytes in hexadecimal. */
  traceId: string;
  /** 8 bytes in hexadecimal. */
  spanId: string;
  /** `01` where the trace is kept. */
  flags: string;
}

/** One that nobody sends by mistake: an id of zeros is none. Also read by nginx. */
export const traceParentPattern =
  '^00-(?<traceId>(?!0{32})[0-9a-f]{32})-(?<spanId>(?!0{16})[0-9a-f]{16})-(?<flags>[0-9a-f]{2})$';

const expression = new RegExp(traceParentPattern);

/** @returns nothing for what is no traceparent of version 00 */
export function readTraceParent(header: string | undefined): TraceParent | undefined {
  const { traceId, spanId, flags } = expression.exec(header ?? '')?.groups ?? {};
  return traceId && spanId && flags ? { traceId, spanId, flags } : undefined;
}

export const writeTraceParent = ({ traceId, spanId, flags }: TraceParent): string =>
  `00-${traceId}-${spanId}-${flags}`;
