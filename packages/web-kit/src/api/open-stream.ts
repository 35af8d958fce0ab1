import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { ApiError, errorFromAnswer, errorWithoutAnswer, readRetryAfter } from './api-error.ts';

/** An event as it came: `type` and what was said with it. What that is, only the caller's contract knows. */
export interface StreamedEvent {
  /** Its number; 0 if it has none. */
  id: number;
  event: unknown;
}

export interface StreamAnswer {
  /** The server's clock, in milliseconds since the epoch, where the answer says it. */
  serverTime: number | undefined;
}

export interface OpenStream {
  fetch: typeof fetch;
  address: string;
  init: { method: string; headers: Record<string, string>; body?: string };
  signal: AbortSignal | undefined;
  onOpen: ((answer: StreamAnswer) => void) | undefined;
}

/** The server writes a comment every 15 seconds: after three of them nobody is there any more. */
const silenceMs = 45_000;

/** The longest event is a page with its styles. */
const maxBufferSize = 4 * 1024 * 1024;

const contentType = 'text/event-stream';

const notUnderstood = (status: number, cause?: unknown) =>
  new ApiError({
    code: 'UNEXPECTED_ANSWER',
    message: 'The server gave an answer this page does not understand. Reload the page and try again.',
    status,
    cause,
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function streamedEvent({ id, event, data }: EventSourceMessage): StreamedEvent {
  const number = Number(id ?? 0);
  const said = parseJson(data);
  const isObject = typeof said === 'object' && said !== null;
  return { id: Number.isSafeInteger(number) ? number : 0, event: { ...(isObject && said), type: event } };
}

/** A connection that is given up when the person leaves, or when nothing has come for too long. */
function watchedConnection(signal: AbortSignal | undefined) {
  const silence = new AbortController();
  const cut = () => silence.abort();
  let timer = setTimeout(cut, silenceMs);
  // A dead connection may look open for minutes: the browser knows better that it has lost its network.
  window.addEventListener('offline', cut);
  return {
    signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(cut, silenceMs);
    },
    close: () => {
      clearTimeout(timer);
      window.removeEventListener('offline', cut);
      cut();
    },
  };
}

async function refusal(response: Response): Promise<ApiError> {
  const data = parseJson(await response.text());
  return errorFromAnswer(response.status, data, readRetryAfter(response.headers.get('Retry-After')));
}

function serverTimeOf(response: Response): number | undefined {
  const time = Date.parse(response.headers.get('Date') ?? '');
  return Number.isNaN(time) ? undefined : time;
}

function bodyOf(response: Response): ReadableStream<Uint8Array> {
  const isStream = response.headers.get('Content-Type')?.startsWith(contentType);
  if (!isStream || !response.body) throw notUnderstood(response.status);
  return response.body;
}

/** Reads the parts of a body; whoever stops reading before its end closes the connection. */
async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    reader.releaseLock();
  }
}

/**
 * Opens a stream of events and tells them as they come. It ends when the server ends it.
 * @throws {ApiError} for an answer that is no stream, for a lost connection, and for one on which nothing came for 45 seconds
 */
export async function* openStream({
  fetch,
  address,
  init,
  signal,
  onOpen,
}: OpenStream): AsyncGenerator<StreamedEvent> {
  const connection = watchedConnection(signal);
  try {
    const response = await fetch(address, { ...init, signal: connection.signal });
    connection.heard();
    if (!response.ok) throw await refusal(response);
    const body = bodyOf(response);
    onOpen?.({ serverTime: serverTimeOf(response) });
    const arrived: StreamedEvent[] = [];
    const parser = createParser({
      onEvent: (event) => void arrived.push(streamedEvent(event)),
      maxBufferSize,
    });
    const decoder = new TextDecoder();
    for await (const part of partsOf(body)) {
      connection.heard();
      parser.feed(decoder.decode(part, { stream: true }));
      yield* arrived.splice(0);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw errorWithoutAnswer(signal?.aborted ? 'ERR_CANCELED' : undefined, error);
  } finally {
    connection.close();
  }
}
