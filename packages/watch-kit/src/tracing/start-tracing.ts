import type { Tracing, TracingOptions } from './tracing.ts';

/** Undefined where traces go nowhere; then none of what makes them is loaded. */
export async function startTracing({ endpoint, ...options }: TracingOptions): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry({ ...options, endpoint });
}
