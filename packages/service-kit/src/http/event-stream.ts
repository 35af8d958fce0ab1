import type { ServerResponse } from 'node:http';
import { limits } from '@sitewright/contracts';
import { AppError } from '../app-error.ts';
import type { RequestContext } from './context.ts';
import { createEventStreamWriter, type EventStreamWriter } from './event-stream-writer.ts';

/** One event of a stream; `data` is sent as JSON. */
export interface StreamEvent {
  id: number;
  event: string;
  data: unknown;
}

export interface EventStream {
  /** The events, in batches that are written at once. Ends soon after the signal aborts: nobody listens any more. */
  follow: (signal: AbortSignal) => AsyncIterable<readonly StreamEvent[]>;
  /** Asked at every heartbeat; the stream ends when it throws `UNAUTHENTICATED`. */
  checkSession: () => Promise<void>;
}

/**
 * Answers a request with an event stream; resolves when it is over. The client may leave whenever it likes, and is cut
 * off when it does not read.
 *
 * @throws AppError `UNAVAILABLE` when the service is stopping, and whatever `follow` throws.
 */
export type AnswerEventStream = (ctx: StreamContext, stream: EventStream) => Promise<void>;

type StreamContext = Pick<RequestContext, 'method' | 'res' | 'state' | 'status' | 'set' | 'respond'>;

export interface EventStreamOptions {
  /** Aborts when the service is told to stop: then every stream ends at once. */
  stopping: AbortSignal;
  /** Between two comments that keep an idle connection open. */
  heartbeatMs?: number | undefined;
  /** How long a client may take nothing of what is sent. */
  undeliveredMs?: number | undefined;
}

const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/**
 * Event streams as https://html.spec.whatwg.org/multipage/server-sent-events.html describes them. A stream keeps one batch at
 * most beyond what sockets buffer: the next one is asked for when it has gone out.
 */
export function createEventStreams({
  stopping,
  heartbeatMs = limits.streamHeartbeatSeconds * 1000,
  undeliveredMs = 30_000,
}: EventStreamOptions): AnswerEventStream {
  return async function answerEventStream(ctx, { follow, checkSession }) {
    if (stopping.aborted) throw beingRestarted();
    ctx.status = 200;
    ctx.set(streamHeaders);
    if (ctx.method === 'HEAD') return;
    // The answer is written here; Koa must not end it.
    ctx.respond = false;
    const writer = createEventStreamWriter(ctx.res, undeliveredMs);
    // nginx keeps the headers of an HTTP/2 answer to itself until something follows them.
    writer.comment('open');
    const lifetime = lifetimeOf(ctx.res, stopping);
    const heartbeat = setInterval(() => void beat(writer, checkSession, lifetime.end), heartbeatMs);
    try {
      await writeAll(follow(lifetime.signal), writer, lifetime.signal);
    } finally {
      clearInterval(heartbeat);
      lifetime.forget();
      await writer.end();
      if (writer.isAbandoned()) ctx.state.log.info('stream cut off: its client does not read');
    }
  };
}

/** Aborts when the client is gone, the service stops, or `end` is called. */
function lifetimeOf(response: ServerResponse, stopping: AbortSignal) {
  const over = new AbortController();
  const end = () => over.abort();
  response.once('close', end);
  stopping.addEventListener('abort', end);
  if (response.destroyed) end();
  return { signal: over.signal, end, forget: () => stopping.removeEventListener('abort', end) };
}

async function writeAll(
  batches: AsyncIterable<readonly StreamEvent[]>,
  writer: EventStreamWriter,
  signal: AbortSignal,
): Promise<void> {
  try {
    for await (const batch of batches) {
      await writer.write(batch.map(frame).join(''), signal);
      if (signal.aborted) return;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

const frame = ({ id, event, data }: StreamEvent) =>
  `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

async function beat(writer: EventStreamWriter, checkSession: () => Promise<void>, end: () => void) {
  writer.comment('still here');
  try {
    await checkSession();
  } catch (error) {
    // Anything else, such as a database that is away, says nothing of the session: it is asked again.
    if (error instanceof AppError && error.code === 'UNAUTHENTICATED') end();
  }
}

const beingRestarted = () =>
  new AppError('UNAVAILABLE', 'Sitewright is being restarted. Please try again in a moment.', {
    headers: { 'Retry-After': '1' },
  });
