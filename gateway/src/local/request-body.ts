import type { IncomingMessage } from 'node:http';
import { GatewayError } from '../http/gateway-error.ts';

/** A body on its way through: nothing of it is kept here. */
export interface RequestBody {
  /** What the replica is given, as it comes; nothing for a request without a body. */
  readonly chunks: AsyncIterable<Buffer> | null;
  /** In bytes, where the client says so. */
  readonly length: string | undefined;
  /** Whether some of it has gone to a replica, so that no other one can be given all of it. */
  hasBegun(): boolean;
  /** Why it could not be passed on; nothing as long as it could. */
  failure(): GatewayError | undefined;
}

export const noBody: RequestBody = {
  chunks: null,
  length: undefined,
  hasBegun: () => false,
  failure: () => undefined,
};

/** @throws GatewayError when the client announces more than the row allows. */
export function openBody(request: IncomingMessage, limitBytes: number): RequestBody {
  const length = request.headers['content-length'];
  if (Number(length ?? 0) > limitBytes) throw new GatewayError('PAYLOAD_TOO_LARGE');
  if (Number(length ?? 0) === 0 && request.headers['transfer-encoding'] === undefined) return noBody;
  let hasBegun = false;
  let failure: GatewayError | undefined;

  const fail = (error: GatewayError): GatewayError => {
    failure = error;
    return error;
  };
  async function* pass(): AsyncGenerator<Buffer> {
    hasBegun = true;
    let size = 0;
    // Not destroyed on return, which would cut the connection before the answer is sent.
    const chunks: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
    try {
      for await (const chunk of chunks) {
        size += chunk.length;
        if (size > limitBytes) throw fail(new GatewayError('PAYLOAD_TOO_LARGE'));
        yield chunk;
      }
    } catch (cause) {
      throw failure ?? fail(new GatewayError('MALFORMED_REQUEST', { cause }));
    } finally {
      // Whoever answers before all has come, or refuses the rest, leaves some of it, which goes nowhere.
      request.resume();
    }
  }
  return {
    chunks: { [Symbol.asyncIterator]: pass },
    length,
    hasBegun: () => hasBegun,
    failure: () => failure,
  };
}
