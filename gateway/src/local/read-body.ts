import type { IncomingMessage } from 'node:http';
import { GatewayError } from '../http/gateway-error.ts';

/**
 * Takes the whole body before a replica is chosen, so that a refused connection can be tried elsewhere and a body that
 * is too large never reaches a service.
 */
export async function readBody(request: IncomingMessage, limitBytes: number): Promise<Buffer | null> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limitBytes) throw new GatewayError('PAYLOAD_TOO_LARGE');
  if (announced === 0 && request.headers['transfer-encoding'] === undefined) return null;
  return collect(request, limitBytes);
}

/** Listens to events because leaving a `for await` loop would cut the connection before the answer is sent. */
function collect(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > limitBytes) return reject(new GatewayError('PAYLOAD_TOO_LARGE'));
    chunks.push(chunk);
  });
  request.once('end', () => resolve(Buffer.concat(chunks)));
  request.once('error', (cause) => reject(new GatewayError('MALFORMED_REQUEST', { cause })));
  return promise;
}
