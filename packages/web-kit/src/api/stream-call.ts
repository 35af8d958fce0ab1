import { useSession } from '@sitewright/web-kit/session';
import { errorWithoutAnswer } from './api-error.ts';
import { fillPath } from './fill-path.ts';
import type { StreamAnswer, StreamedEvent } from './open-stream.ts';
import { endRefusedSession, headersFor } from './request-session.ts';

interface StreamRequest {
  params?: Record<string, string> | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
  lastEventId?: number | undefined;
  onOpen?: ((answer: StreamAnswer) => void) | undefined;
}

const initOf = (method: string, token: string | undefined, request: StreamRequest) => ({
  method,
  headers: {
    ...headersFor('text/event-stream', token, request.idempotencyKey),
    ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
    ...(request.lastEventId !== undefined && { 'Last-Event-ID': String(request.lastEventId) }),
  },
  ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
});

/** Pages that follow nothing, such as the landing page, do without the reader. It comes over the same network as the answer. */
async function loadReader() {
  try {
    return await import('./open-stream.ts');
  } catch (error) {
    throw errorWithoutAnswer(undefined, error);
  }
}

/** Makes a call of the contract that is answered with a stream. */
export async function* streamCall(
  fetch: typeof window.fetch,
  { method, path }: { method: string; path: string },
  request: StreamRequest,
): AsyncGenerator<StreamedEvent> {
  const { token } = useSession.getState();
  const { params, signal, onOpen } = request;
  const { openStream } = await loadReader();
  try {
    const init = initOf(method, token, request);
    yield* openStream({ fetch, address: fillPath(path, params), init, signal, onOpen });
  } catch (error) {
    endRefusedSession(error, token);
    throw error;
  }
}
