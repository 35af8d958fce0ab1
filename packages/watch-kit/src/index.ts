export { createRegistry } from './create-registry.ts';
export { type MeasuredRequest, measureDurations } from './measure-durations.ts';
export { type MetricsAddress, type ServedMetrics, serveMetrics } from './serve-metrics.ts';
export { startTracing } from './tracing/start-tracing.ts';
export {
  readTraceParent,
  type TraceParent,
  traceParentPattern,
  writeTraceParent,
} from './tracing/trace-parent.ts';
export type { Tracing } from './tracing/tracing.ts';
