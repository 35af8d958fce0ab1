import { z } from 'zod';

const answerWithinMs = 5000;
/** What Google says of a person is below 2 KB. */
const maxBytes = 64 * 1024;

/** The answer to a code, which has to be a text, or about a person, which whoever asked judges. */
const objectSchema = z.looseObject({ access_token: z.string().optional() });

/** The body as text; gives up, and closes the connection, as soon as it is longer than an answer can be. */
async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error(`The answer is longer than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/**
 * Sends one request to Google's servers, which are believed no more than anybody else: the answer is a JSON object of a
 * bounded size, comes in time and from the address that was asked.
 *
 * @returns the object's text
 * @throws Error for every other answer.
 */
export async function fetchObject(
  url: string,
  request: RequestInit,
  withinMs = answerWithinMs,
): Promise<string> {
  const answer = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(withinMs) });
  const text = await readText(answer);
  if (!answer.ok) throw new Error(`Google answered ${answer.status}.`);
  objectSchema.parse(JSON.parse(text));
  return text;
}
