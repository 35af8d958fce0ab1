import type { ServerResponse } from 'node:http';
import send from 'send';
import { GatewayError } from '../http/gateway-error.ts';
import type { Exchange } from './exchange.ts';
import type { Variant } from './precompressed.ts';

const unmetConditions = [412, 416];

function answerUnmet(response: ServerResponse, status: number) {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  response.end();
}

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
    .on('error', (cause: Error & { status: number }) => {
      if (unmetConditions.includes(cause.status)) answerUnmet(response, cause.status);
      else reject(new GatewayError('NOT_FOUND', { cause }));
    })
    .pipe(response);
  return promise;
}
