import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import type { Logger } from 'pino';
import { Agent } from 'undici';
import { answerError } from '../http/answer-error.ts';
import { frameSources, previewOriginsOf } from '../http/preview-host.ts';
import { scriptSources } from '../http/script-sources.ts';
import { strictTransport } from '../http/security-headers.ts';
import type { OnAnswered } from '../log-request.ts';
import type { GatewayParts } from '../parts.ts';
import { readClientOrigin } from './client-origin.ts';
import type { Exchange } from './exchange.ts';
import { refuseNoRequests } from './refuse-no-requests.ts';
import { newRequestId } from './request-id.ts';
import { createRouter } from './route-request.ts';

export interface LocalGatewayDeps {
  readonly parts: GatewayParts;
  readonly trustedProxies: BlockList;
  readonly logger: Logger;
  readonly onAnswered: OnAnswered;
  /** Whether services are told which step of a trace they go on from. */
  readonly isTraced: boolean;
}

/** A whole request, its body too, takes a minute at most; looked at every few seconds. */
const limits = {
  maxHeaderSize: 16_384,
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
};

/** A replica that does not take the connection within a second is passed by. */
const createDispatcher = () => new Agent({ connect: { timeout: 1_000 }, keepAliveTimeout: 4_000 });

function openExchange(
  request: IncomingMessage,
  response: ServerResponse,
  { parts, trustedProxies, isTraced }: LocalGatewayDeps,
): Exchange {
  const requestId = newRequestId();
  response.setHeader('X-Request-Id', requestId);
  const client = readClientOrigin(request, trustedProxies);
  if (client.protocol === 'https') response.setHeader('Strict-Transport-Security', strictTransport);
  const [path = ''] = (request.url ?? '').split('?');
  const { host = '' } = request.headers;
  const origins = previewOriginsOf(host, client.protocol, parts.previewHosts);
  const sources = { frames: frameSources(origins), scripts: scriptSources(host, parts.publicHost) };
  return { request, response, requestId, path, client, origins, sources, isTraced };
}

function tellWhenClosed({ request, response, requestId, path, client }: Exchange, onAnswered: OnAnswered) {
  const startedAt = performance.now();
  response.once('close', () => {
    const durationSeconds = Math.round(performance.now() - startedAt) / 1000;
    const { method = 'GET', headers } = request;
    const traceparent = headers.traceparent?.toString();
    const status = response.statusCode;
    onAnswered({ requestId, client: client.address, method, path, status, durationSeconds, traceparent });
  });
}

/** The gateway for machines without nginx: the same table, the same answers. */
export function createLocalGateway(deps: LocalGatewayDeps): Server {
  const { parts, logger, onAnswered } = deps;
  const dispatcher = createDispatcher();
  const route = createRouter(parts, dispatcher);
  const server = createServer(limits, async function handleRequest(request, response) {
    const exchange = openExchange(request, response, deps);
    tellWhenClosed(exchange, onAnswered);
    try {
      await route(exchange);
    } catch (error) {
      logger.debug({ requestId: exchange.requestId, error }, 'request not served');
      answerError(response, error, exchange.requestId, exchange.path);
    }
  });
  refuseNoRequests(server);
  // What a client expects beyond 100-continue is nothing to refuse it for: nginx does not read it either.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.once('close', () => void dispatcher.destroy());
  return server;
}
