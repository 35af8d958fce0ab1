import { AppError } from '../app-error.ts';
import { type BodyRequest, readBytes, refuseCompressed } from './read-body.ts';

/** Bytes of a JSON body unless a route says otherwise: the longest prompt, every character escaped, fits. */
const maxBodyBytes = 256 * 1024;
const maxNesting = 32;

/**
 * The request's JSON body. Compressed bodies are refused: a few bytes may unpack to gigabytes.
 *
 * @throws AppError 415, 413 or 400.
 */
export async function readJson(ctx: BodyRequest, maxBytes = maxBodyBytes): Promise<unknown> {
  refuseOtherThanJson(ctx);
  const document = parseJson(
    decode(await readBytes(ctx, maxBytes, 'The request is too large. Send a shorter text.')),
  );
  if (nestsTooDeep(document)) {
    throw new AppError('MALFORMED_REQUEST', 'The request is nested too deeply. Send a flat JSON object.');
  }
  return document;
}

function refuseOtherThanJson(ctx: BodyRequest): void {
  const { charset } = ctx.request;
  const isJson = ctx.request.type.toLowerCase() === 'application/json' && /^(utf-?8)?$/i.test(charset);
  if (!isJson) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the request as application/json in UTF-8.');
  }
  refuseCompressed(ctx);
}

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
