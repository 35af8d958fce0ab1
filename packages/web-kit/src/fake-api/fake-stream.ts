import type { GenerationEvent } from '@sitewright/contracts';

/** What a handler of a stream tells: an event under its number, a sign of life, or that the connection breaks off. */
export type FakeStreamPart = { id: number; event: GenerationEvent } | 'heartbeat' | 'cut';

const encoder = new TextEncoder();

function written(part: Exclude<FakeStreamPart, 'cut'>): string {
  if (part === 'heartbeat') return ': still here\n\n';
  const { type, ...data } = part.event;
  return `event: ${type}\nid: ${part.id}\ndata: ${JSON.stringify(data)}\n\n`;
}

const headers = { 'Content-Type': 'text/event-stream; charset=utf-8' };

/** Answers at once, as a service does, and goes on with what a handler tells. */
export function streamAnswer(parts: AsyncIterable<FakeStreamPart>, signal: AbortSignal): Response {
  const iterator = parts[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      signal.addEventListener('abort', () => {
        controller.error(signal.reason);
        void iterator.return?.();
      });
    },
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (signal.aborted) return;
      if (done) return controller.close();
      if (value === 'cut') return controller.error(new TypeError('network error'));
      controller.enqueue(encoder.encode(written(value)));
    },
  });
  return new Response(body, { headers });
}
