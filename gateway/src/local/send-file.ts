import send from 'send';
import { GatewayError, type GatewayErrorCode } from '../http/gateway-error.ts';
import type { Exchange } from './exchange.ts';
import type { Variant } from './precompressed.ts';

const unmetConditions: Readonly<Record<number, GatewayErrorCode>> = {
  412: 'PRECONDITION_FAILED',
  416: 'RANGE_NOT_SATISFIABLE',
};

/** Answers with one file: conditional requests, ranges and HEAD included. */
export function sendFile(
  { request, response }: Exchange,
  root: string,
  file: string,
  variant: Variant | undefined,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  response.setHeader('Vary', 'Accept-Encoding');
  if (variant) {
    response.setHeader('Content-Encoding', variant.encoding);
    response.setHeader('Content-Type', variant.contentType);
  }
  response.once('close', resolve);
  send(request, file + (variant?.extension ?? ''), { root, index: false, cacheControl: false })
    .on('error', (cause: Error & { status: number }) =>
      reject(new GatewayError(unmetConditions[cause.status] ?? 'NOT_FOUND', { cause })),
    )
    .pipe(response);
  return promise;
}
