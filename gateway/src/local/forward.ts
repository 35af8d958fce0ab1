import { pipeline } from 'node:stream/promises';
import type { Dispatcher } from 'undici';
import { headerSetOf } from '../http/security-headers.ts';
import { askReplicas } from './ask-replicas.ts';
import type { RoutedExchange } from './exchange.ts';
import { copyResponseHeaders, requestHeaders } from './forwarded-headers.ts';
import type { ReplicaPool } from './replica-pool.ts';
import { openBody } from './request-body.ts';

/** A person who leaves ends the request behind the gateway too. */
function abortedByClient({ response }: RoutedExchange): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Passes a request to a service and its answer back, chunk by chunk. @throws GatewayError */
export async function forward(exchange: RoutedExchange, pool: ReplicaPool, dispatcher: Dispatcher) {
  const { request, response, route } = exchange;
  const timeout = route.readTimeoutSeconds * 1000;
  const body = openBody(request, route.bodyLimitBytes);
  const answer = await askReplicas(dispatcher, pool, {
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers: [
      ...requestHeaders(exchange),
      ...(body.length === undefined ? [] : ['Content-Length', body.length]),
    ],
    body,
    signal: abortedByClient(exchange),
    headersTimeout: timeout,
    bodyTimeout: timeout,
  });
  response.statusCode = answer.statusCode;
  copyResponseHeaders(answer.headers, response, headerSetOf(route.headers, exchange.sources));
  if (!route.buffering) response.flushHeaders();
  await pipeline(answer.body, response);
}
