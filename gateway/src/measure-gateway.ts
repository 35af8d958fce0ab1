import { createRegistry, measureDurations, serveMetrics } from '@sitewright/watch-kit';
import type { OnAnswered } from './log-request.ts';
import type { Settings } from './settings.ts';
import { createMatcher } from './table/match-route.ts';
import type { RouteTable } from './table/route-table.ts';

export interface GatewayMetrics {
  port: number;
  onAnswered: OnAnswered;
  close(): Promise<void>;
}

/**
 * Shows, with `METRICS_PORT`, what the gateway measures: its requests by the row of the table that they belong to.
 *
 * @throws with a sentence when the port cannot be had.
 */
export async function measureGateway(
  table: RouteTable,
  { HOST: host, METRICS_PORT: wanted }: Settings,
): Promise<GatewayMetrics | undefined> {
  if (wanted === undefined) return undefined;
  const registry = createRegistry('gateway');
  const measure = measureDurations(registry);
  const match = createMatcher(table);
  const { port, close } = await serveMetrics(registry, { host, port: wanted });
  return {
    port,
    onAnswered: ({ method, path, status, durationSeconds: seconds }) =>
      measure({ method, route: match(path)?.path ?? 'none', status, seconds }),
    close,
  };
}
