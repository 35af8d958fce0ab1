import type { APIError } from 'openai';
import { z } from 'zod';
import { readJson } from '../../files/read-json.ts';
import { withoutKey } from './provider-words.ts';
import { waitOf } from './wait.ts';

/** Longer, and a person would rather be told than wait. */
const longestWaitSeconds = 20;
const usedUp = /insufficient_quota|exceeded your current quota/i;

const sayingSchema = z.looseObject({ error: z.looseObject({ message: z.string() }) });

/**
 * An answer that is an error, in the one shape that the SDK reads: servers say what is wrong at the top, in `detail` or as plain
 * text, too. What will not be better soon is not tried again. The key that some of them quote is taken out.
 */
export async function toErrorAnswer(
  response: Response,
  body: ReadableStream,
  authorization: string | null,
): Promise<Response> {
  const { status, statusText } = response;
  const text = withoutKey(await new Response(body).text(), authorization);
  const said = sayingSchema.safeParse(readJson(text)).data ?? { error: { message: text } };
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.delete('content-encoding');
  headers.set('content-type', 'application/json');
  const wait = waitOf(headers, text);
  const isLong = wait === undefined ? usedUp.test(text) : wait > longestWaitSeconds;
  if (isLong) headers.set('x-should-retry', 'false');
  return new Response(JSON.stringify(said), { status, statusText, headers });
}

/** All that a server has said of an error. */
export const saidIn = ({ error, message, param }: APIError): string =>
  [param, message, JSON.stringify(error)].filter(Boolean).join(' ');
