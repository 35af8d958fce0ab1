import { createServer, type RequestListener } from 'node:http';
import type { Logger } from '../logger.ts';
import { listen } from './listen.ts';
import { closeAnsweredConnections, defaultGraceMs, type ServiceParts, stopServing } from './stop-serving.ts';

/** Longer than the gateway keeps a connection for its next request: it must never meet one that is just closing. */
const keepAliveTimeout = 75_000;

/**
 * A whole request, its body too, takes a minute at most: the gateway passes bodies on as they come, so that a client that
 * sends a byte now and then meets this limit.
 */
export const requestLimits = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
};

export interface ServiceOptions extends ServiceParts {
  name: string;
  app: { callback(): RequestListener };
  host: string;
  port: number;
  log: Logger;
  /** Where it shows what it measures, if it does. */
  metricsPort?: number | undefined;
}

export interface RunningService {
  port: number;
  /** How long requests may take to finish once it is closed. */
  graceMs: number;
  /** Finishes what is running, closes the parts; later calls await the same end. */
  close(): Promise<void>;
}

/**
 * Accepts connections and tells the parent process so.
 *
 * @throws Error in one sentence when the port cannot be had.
 */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { name, app, host, log, metricsPort } = options;
  const server = createServer({ keepAliveTimeout, ...requestLimits }, app.callback());
  closeAnsweredConnections(server);
  const port = await listen(server, { host, port: options.port });
  log.info({ port, metricsPort }, `${name} is ready`);
  process.send?.({ type: 'ready', port, metricsPort });

  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= stopServing(server, options);
    return closing;
  };
  return { port, graceMs: options.graceMs ?? defaultGraceMs, close };
}
