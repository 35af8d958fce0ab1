import type { Dispatcher } from 'undici';
import { GatewayError } from '../http/gateway-error.ts';
import type { ReplicaPool } from './replica-pool.ts';

const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);
const timedOut = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);
const repeatable = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** A request that may have been carried out is sent again only when doing it twice changes nothing. */
const mayRepeat = (method: string, code: string) =>
  neverConnected.has(code) || (repeatable.has(method) && !timedOut.has(code));

type ReplicaRequest = Omit<Dispatcher.RequestOptions, 'origin'> & { signal: AbortSignal };

/** The first answer that a replica gives. @throws GatewayError when none does. */
export async function askReplicas(
  dispatcher: Dispatcher,
  pool: ReplicaPool,
  request: ReplicaRequest,
): Promise<Dispatcher.ResponseData> {
  let failure: unknown;
  for (const origin of pool.inOrder()) {
    try {
      return await dispatcher.request({ ...request, origin });
    } catch (error) {
      if (request.signal.aborted) throw error;
      failure = error;
      pool.markFailed(origin);
      if (!mayRepeat(request.method, codeOf(error))) break;
    }
  }
  throw new GatewayError(timedOut.has(codeOf(failure)) ? 'UPSTREAM_TIMEOUT' : 'UNAVAILABLE', {
    cause: failure,
  });
}
