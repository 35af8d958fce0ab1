export { createRegistry } from './create-registry.ts';
export { type MeasuredRequest, measureDurations } from './measure-durations.ts';
export { type MetricsAddress, type ServedMetrics, serveMetrics } from './serve-metrics.ts';
