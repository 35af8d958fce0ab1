import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, type Registry } from 'prom-client';

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
export async function serveMetrics(registry: Registry, address: MetricsAddress): Promise<ServedMetrics> {
  collectDefaultMetrics({ register: registry });
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end();
    const text = await registry.metrics();
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
  });
  const port = await listen(server, address);
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port, close };
}

async function listen(server: Server, { host, port }: MetricsAddress): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw new Error(`Port ${port} on ${host} cannot be used. Free it, or set another METRICS_PORT.`, {
      cause,
    });
  }
  return (server.address() as AddressInfo).port;
}
