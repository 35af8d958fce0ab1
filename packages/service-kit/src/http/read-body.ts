import type { Context } from 'koa';
import getRawBody from 'raw-body';
import { AppError } from '../app-error.ts';

export type BodyRequest = Pick<Context, 'req' | 'request' | 'is' | 'get'>;

/**
 * The bytes of a request's body, of this type, as they were sent. Compressed bodies are refused: a few bytes may unpack to
 * gigabytes.
 *
 * @param alike types that are taken as well
 * @param tooLarge what the person reads who sends more than `maxBytes`
 * @throws AppError 415, 413 or 400.
 */
export async function readBody(
  ctx: BodyRequest,
  { type, alike, maxBytes, tooLarge }: { type: string; alike?: RegExp; maxBytes: number; tooLarge: string },
): Promise<Buffer> {
  const given = ctx.request.type.toLowerCase();
  if (given !== type && !alike?.test(given)) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', `Send the request as ${type}.`);
  }
  refuseCompressed(ctx);
  return readBytes(ctx, maxBytes, tooLarge);
}

/** @throws AppError 415. */
export function refuseCompressed(ctx: BodyRequest): void {
  if (/^(identity)?$/i.test(ctx.get('Content-Encoding'))) return;
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the request without compression.');
}

/** @throws AppError 413 or 400. */
export async function readBytes(ctx: BodyRequest, maxBytes: number, tooLarge: string): Promise<Buffer> {
  try {
    return await getRawBody(ctx.req, { limit: maxBytes, length: ctx.request.length ?? null });
  } catch (cause) {
    if (isTooLarge(cause)) throw new AppError('PAYLOAD_TOO_LARGE', tooLarge, { cause });
    throw new AppError('MALFORMED_REQUEST', 'The request broke off. Please send it again.', { cause });
  }
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'type' in error && error.type === 'entity.too.large';
