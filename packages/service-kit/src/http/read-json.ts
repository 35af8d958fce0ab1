import type { Context } from 'koa';
import getRawBody from 'raw-body';
import { AppError } from '../app-error.ts';

/** Bytes of a JSON body: the longest prompt, every character escaped, fits. */
const maxBodyBytes = 256 * 1024;
const maxNesting = 32;

type JsonRequest = Pick<Context, 'req' | 'request' | 'is' | 'get'>;

/**
 * The request's JSON body. Compressed bodies are refused: a few bytes may unpack to gigabytes.
 *
 * @throws AppError 415, 413 or 400.
 */
export async function readJson(ctx: JsonRequest): Promise<unknown> {
  refuseOtherThanJson(ctx);
  const document = parseJson(decode(await readBytes(ctx)));
  if (nestsTooDeep(document)) {
    throw new AppError('MALFORMED_REQUEST', 'The request is nested too deeply. Send a flat JSON object.');
  }
  return document;
}

function refuseOtherThanJson(ctx: JsonRequest): void {
  const { charset } = ctx.request;
  const isJson = ctx.request.type.toLowerCase() === 'application/json' && /^(utf-?8)?$/i.test(charset);
  if (!isJson) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the request as application/json in UTF-8.');
  }
  if (!/^(identity)?$/i.test(ctx.get('Content-Encoding'))) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the request without compression.');
  }
}

async function readBytes(ctx: JsonRequest): Promise<Buffer> {
  try {
    return await getRawBody(ctx.req, { limit: maxBodyBytes, length: ctx.request.length ?? null });
  } catch (cause) {
    if (isTooLarge(cause)) {
      throw new AppError('PAYLOAD_TOO_LARGE', 'The request is too large. Send a shorter text.', { cause });
    }
    throw new AppError('MALFORMED_REQUEST', 'The request broke off. Please send it again.', { cause });
  }
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'type' in error && error.type === 'entity.too.large';

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AppError('MALFORMED_REQUEST', 'The request is not UTF-8 text. Encode it as UTF-8.');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('MALFORMED_REQUEST', 'The request is not valid JSON. Check it and send it again.');
  }
}

/** Goes down level by level, so that neither we nor anybody after us recurses into a hostile document. */
function nestsTooDeep(document: unknown): boolean {
  let level = [document];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxNesting) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}
