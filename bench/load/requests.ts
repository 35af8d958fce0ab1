import { errorBodySchema } from '@sitewright/contracts';
import { count, type Journal } from './journal.ts';

export interface LoadRequest {
  method: string;
  path: string;
  token?: string;
  body?: unknown;
  accept?: string;
  /** For clients that leave. */
  signal?: AbortSignal;
}

const longestAnswerMs = 120_000;

/**
 * One request as a person's browser makes it. Undefined when no whole answer came; what is refused has to be JSON with a
 * code, or a page below `/preview`.
 */
export async function send(
  url: string,
  journal: Journal,
  { method, path, token, body, accept, signal }: LoadRequest,
): Promise<{ status: number; text: string } | undefined> {
  const patience = AbortSignal.timeout(longestAnswerMs);
  try {
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(accept === undefined ? {} : { Accept: accept }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.any([patience, ...(signal ? [signal] : [])]),
    });
    const text = await answer.text();
    count(journal, String(answer.status));
    if (answer.ok) acknowledge(journal, { method, path, body, text });
    else if (!path.startsWith('/preview')) checkRefusal(journal, `${method} ${path}`, answer.status, text);
    return { status: answer.status, text };
  } catch {
    if (patience.aborted)
      journal.violations.push(`${method} ${path}: nothing for ${longestAnswerMs / 1000} s`);
    count(journal, signal?.aborted ? 'left by the client' : 'no answer');
    return undefined;
  }
}

const isWrite = (method: string) => method !== 'GET' && method !== 'HEAD';

function acknowledge(journal: Journal, { method, path, body, text }: LoadRequest & { text: string }): void {
  if (!isWrite(method)) return;
  journal.writes += 1;
  journal.keep({ at: new Date().toISOString(), method, path, body, answer: text });
}

function checkRefusal(journal: Journal, call: string, status: number, text: string): void {
  const isExpected = errorBodySchema.safeParse(parse(text)).success;
  if (!isExpected)
    journal.violations.push(`${call}: ${status} without the body of an error: ${text.slice(0, 80)}`);
  if (status === 500) journal.violations.push(`${call}: 500 ${text.slice(0, 160)}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
