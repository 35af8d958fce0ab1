import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorBody, statusOf } from '../http/gateway-error.ts';
import { errorHeaders, errorPolicy } from '../http/security-headers.ts';
import { newRequestId } from './request-id.ts';

const isTooSlow = (error: Error) => 'code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT';

function malformedAnswer(): string {
  const requestId = newRequestId();
  const status = statusOf('MALFORMED_REQUEST');
  const body = JSON.stringify(errorBody('MALFORMED_REQUEST', requestId));
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    ...errorHeaders,
    'Content-Security-Policy': errorPolicy,
    'X-Request-Id': requestId,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}

/**
 * Some messages never become a request: bytes that are no HTTP, and one that asks for a tunnel. The answer is written by hand and
 * the connection ends.
 */
export function refuseNoRequests(server: Server) {
  const current = new WeakMap<Duplex, ServerResponse>();
  server.on('request', (request, response) => current.set(request.socket, response));
  server.on('clientError', (error: Error, socket: Duplex) => {
    const isAnswering = current.get(socket)?.headersSent && !current.get(socket)?.writableFinished;
    if (!socket.writable || isAnswering || isTooSlow(error)) socket.destroy();
    else socket.end(malformedAnswer());
  });
  server.on('connect', (_request, socket: Duplex) => socket.end(malformedAnswer()));
}
