import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { GatewayError } from '../http/gateway-error.ts';
import type { ReplicaPool } from './replica-pool.ts';
import type { RequestBody } from './request-body.ts';

const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);
const timedOut = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);
const repeatable = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** A request that may have been carried out is sent again only when doing it twice changes nothing. */
const mayRepeat = (method: string, code: string) =>
  neverConnected.has(code) || (repeatable.has(method) && !timedOut.has(code));

type ReplicaRequest = Omit<Dispatcher.RequestOptions, 'origin' | 'body'> & {
  signal: AbortSignal;
  body: Pick<RequestBody, 'chunks' | 'hasBegun' | 'failure'>;
};

/** The first answer that a replica gives. @throws GatewayError when none does. */
export async function askReplicas(
  dispatcher: Dispatcher,
  pool: ReplicaPool,
  { body, ...request }: ReplicaRequest,
): Promise<Dispatcher.ResponseData> {
  let failure: unknown;
  for (const origin of pool.inOrder()) {
    try {
      // An iterable is a body to undici, whose types know streams only.
      return await dispatcher.request({ ...request, origin, body: body.chunks as Readable | null });
    } catch (error) {
      const broken = body.failure();
      if (broken) throw broken;
      if (request.signal.aborted) throw error;
      failure = error;
      pool.markFailed(origin);
      if (body.hasBegun() || !mayRepeat(request.method, codeOf(error))) break;
    }
  }
  throw new GatewayError(timedOut.has(codeOf(failure)) ? 'UPSTREAM_TIMEOUT' : 'UNAVAILABLE', {
    cause: failure,
  });
}
