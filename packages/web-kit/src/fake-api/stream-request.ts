/** A request for a stream, as `fetch` was asked for it. */
export interface StreamRequest {
  method: string;
  path: string;
  signal: AbortSignal;
  call: {
    body: undefined;
    query: URLSearchParams;
    token: string | undefined;
    idempotencyKey: string | undefined;
    lastEventId: number | undefined;
    signal: AbortSignal;
  };
}

/** Reads what is for the server; nothing when the request is for somebody else. */
export function readStreamRequest(
  input: RequestInfo | URL,
  init: RequestInit = {},
): StreamRequest | undefined {
  const { pathname, searchParams, origin } = new URL(String(input), window.location.href);
  if (origin !== window.location.origin || !pathname.startsWith('/api/')) return undefined;
  const headers = new Headers(init.headers);
  const signal = init.signal ?? new AbortController().signal;
  const lastEventId = headers.get('Last-Event-ID');
  return {
    method: init.method ?? 'GET',
    path: pathname,
    signal,
    call: {
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      query: searchParams,
      token: headers.get('Authorization')?.replace('Bearer ', ''),
      idempotencyKey: headers.get('Idempotency-Key') ?? undefined,
      lastEventId: lastEventId === null ? undefined : Number(lastEventId),
      signal,
    },
  };
}

/** Fails as `fetch` does when its caller gives up. */
export const fetchAbandoned = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const stop = () => reject(new DOMException('The operation was aborted.', 'AbortError'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
