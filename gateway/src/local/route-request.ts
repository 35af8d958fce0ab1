import type { Dispatcher } from 'undici';
import { GatewayError } from '../http/gateway-error.ts';
import { isAmbiguousPath, isDotfile, isForeignScript, isHost } from '../http/path-rules.ts';
import { isOutsidePreviews } from '../http/preview-host.ts';
import { headerSetOf } from '../http/security-headers.ts';
import { answerOwn } from '../own-answers.ts';
import type { GatewayParts } from '../parts.ts';
import { createMatcher } from '../table/match-route.ts';
import { type Route, type ServiceName, serviceNames } from '../table/route-table.ts';
import type { Exchange, RoutedExchange } from './exchange.ts';
import { forward } from './forward.ts';
import { applyHeaderSet } from './forwarded-headers.ts';
import { moveToPreviewHost } from './move-to-preview-host.ts';
import { RateLimiter } from './rate-limiter.ts';
import { ReplicaPool } from './replica-pool.ts';
import { RequestsAtOnce } from './requests-at-once.ts';
import { serveStatic } from './serve-static.ts';

const isService = (upstream: Route['upstream']): upstream is ServiceName =>
  serviceNames.some((name) => name === upstream);

function refuseUnsafe({ request, origins, path }: Exchange) {
  if (request.method === 'TRACE') throw new GatewayError('METHOD_NOT_ALLOWED');
  const hosts = request.headersDistinct.host ?? [];
  if (hosts.length !== 1 || !isHost(hosts[0] ?? '')) throw new GatewayError('MALFORMED_REQUEST');
  const target = request.url ?? '';
  if (isAmbiguousPath(target)) throw new GatewayError('MALFORMED_REQUEST');
  if (isDotfile(target) || isOutsidePreviews(origins, path)) throw new GatewayError('NOT_FOUND');
}

/** A preview's file must never run as the application's own script. */
function refuseForeignScript({ request, route }: RoutedExchange) {
  const { 'sec-fetch-site': site = '', 'sec-fetch-dest': destination = '' } = request.headers;
  if (route.headers === 'preview' && isForeignScript(String(site), String(destination))) {
    throw new GatewayError('FORBIDDEN');
  }
}

function createRateCheck({ table }: GatewayParts) {
  const limiters = new Map(
    table.routes.flatMap(({ path, rateLimit }) => (rateLimit ? [[path, new RateLimiter(rateLimit)]] : [])),
  );
  return ({ route, client }: RoutedExchange) => {
    if (limiters.get(route.path)?.admits(client.address) === false) throw new GatewayError('RATE_LIMITED');
  };
}

function createDestinations(parts: GatewayParts, dispatcher: Dispatcher) {
  const pools = new Map(serviceNames.map((name) => [name, new ReplicaPool(parts.services[name])]));
  return async (exchange: RoutedExchange) => {
    const { route, request, response, path } = exchange;
    const pool = isService(route.upstream) ? pools.get(route.upstream) : undefined;
    if (pool) return forward(exchange, pool, dispatcher);
    if (route.upstream === 'none') throw new GatewayError('NOT_FOUND');
    if (route.upstream !== 'gateway') return serveStatic(exchange, parts);
    applyHeaderSet(response, headerSetOf(route.headers, exchange.sources));
    return answerOwn(parts, path, request, response);
  };
}

function createConcurrencyCheck({ table }: GatewayParts) {
  const inFlight = new RequestsAtOnce(table.requestsAtOncePerAddress);
  return ({ client, response }: RoutedExchange) => {
    const isAdmitted = inFlight.admits(client.address);
    response.once('close', () => inFlight.leave(client.address));
    if (!isAdmitted) throw new GatewayError('RATE_LIMITED');
  };
}

/** Brings one request to where the table sends it. @throws GatewayError */
export function createRouter(parts: GatewayParts, dispatcher: Dispatcher) {
  const match = createMatcher(parts.table);
  const checkRate = createRateCheck(parts);
  const checkConcurrency = createConcurrencyCheck(parts);
  const dispatch = createDestinations(parts, dispatcher);
  return async (exchange: Exchange) => {
    refuseUnsafe(exchange);
    const route = match(exchange.path);
    if (!route) throw new GatewayError('NOT_FOUND');
    const routed = { ...exchange, route };
    refuseForeignScript(routed);
    checkConcurrency(routed);
    checkRate(routed);
    if (!moveToPreviewHost(routed)) await dispatch(routed);
  };
}
