import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { writeTraceParent } from '@sitewright/watch-kit';
import type { HeaderSet } from '../http/security-headers.ts';
import { stepOf } from '../trace-step.ts';
import type { Exchange } from './exchange.ts';

/** RFC 9110, section 7.6.1: these speak of one connection and end there. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Rewritten or left to the client library; a client's own copy would be a lie. */
const replaced = [
  'content-length',
  'expect',
  'forwarded',
  'host',
  'x-app-origin',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-request-id',
];

function connectionHeaders(connection: string | undefined): Set<string> {
  const named = (connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return new Set([...hopByHop, ...named]);
}

function* headerPairs(request: IncomingMessage): Generator<[string, string]> {
  for (let index = 0; index + 1 < request.rawHeaders.length; index += 2) {
    yield [request.rawHeaders[index] ?? '', request.rawHeaders[index + 1] ?? ''];
  }
}

/** Undefined where requests are not traced. */
function traceHeader({ request, requestId, isTraced }: Exchange): string | undefined {
  if (!isTraced) return undefined;
  return writeTraceParent(stepOf(requestId, request.headers.traceparent?.toString()));
}

export function requestHeaders(exchange: Exchange): string[] {
  const { request, requestId, client, origins } = exchange;
  const traceparent = traceHeader(exchange);
  const dropped = new Set([
    ...connectionHeaders(request.headers.connection),
    ...replaced,
    ...(traceparent ? ['traceparent'] : []),
  ]);
  const kept = [...headerPairs(request)].filter(([name]) => !dropped.has(name.toLowerCase()));
  const host = request.headers.host ?? '';
  return [
    ...kept.flat(),
    ...['Host', host, 'X-Forwarded-Host', host],
    ...['X-Forwarded-For', client.address, 'X-Forwarded-Proto', client.protocol],
    ...['X-Request-Id', requestId],
    ...(traceparent ? ['traceparent', traceparent] : []),
    ...(origins.appOrigin ? ['X-App-Origin', origins.appOrigin] : []),
  ];
}

export function copyResponseHeaders(upstream: IncomingHttpHeaders, response: ServerResponse, set: HeaderSet) {
  const connection = [upstream.connection ?? []].flat().join(',');
  const dropped = connectionHeaders(connection).add('x-request-id').add('strict-transport-security');
  for (const [name, value] of Object.entries(upstream)) {
    if (value !== undefined && !dropped.has(name)) response.setHeader(name, value);
  }
  applyHeaderSet(response, set);
}

export function applyHeaderSet(response: ServerResponse, { fixed, fallback }: HeaderSet) {
  for (const [name, value] of Object.entries(fallback)) {
    if (!response.hasHeader(name)) response.setHeader(name, value);
  }
  for (const [name, value] of Object.entries(fixed)) response.setHeader(name, value);
}
