import { createServer } from 'node:http';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { listen } from '../lifecycle/listen.ts';

export interface MetricsAddress {
  host: string;
  /** Its own, so that nothing that people reach shows them; 0 takes a free one. */
  port: number;
}

export interface ServedMetrics {
  port: number;
  close(): Promise<void>;
}

/**
 * Shows what is measured, and the process itself with it (event loop, memory, garbage collection), to whoever asks for
 * `GET /metrics`.
 *
 * @throws Error in one sentence when the port cannot be had.
 */
export async function serveMetrics(
  registry: Registry,
  { host, port }: MetricsAddress,
): Promise<ServedMetrics> {
  collectDefaultMetrics({ register: registry });
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end();
    const text = await registry.metrics();
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
  });
  const taken = await listen(server, { host, port, setting: 'METRICS_PORT' });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: taken, close };
}
