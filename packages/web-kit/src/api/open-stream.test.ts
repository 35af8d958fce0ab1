import { limits, routes } from '@sitewright/contracts';
import { useSession } from '@sitewright/web-kit/session';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFakeApi, Refusal, stubSession } from '../fake-api/index.ts';
import { type ApiClientSettings, createApiClient } from './api-client.ts';
import type { StreamedEvent } from './open-stream.ts';

const params = { id: 'b'.repeat(24) };
const utf8 = new TextEncoder();

/** A server whose stream a test writes byte by byte. */
function openServer(
  init: ResponseInit = { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } },
) {
  const requests: { address: string; init: RequestInit }[] = [];
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const fetch: NonNullable<ApiClientSettings['fetch']> = async (address, given = {}) => {
    requests.push({ address: String(address), init: given });
    const body = new ReadableStream<Uint8Array>({
      start(opened) {
        controller = opened;
        given.signal?.addEventListener('abort', () => opened.error(given.signal?.reason));
      },
    });
    return new Response(body, init);
  };
  return {
    requests,
    client: createApiClient({ fetch }),
    write: (text: string | Uint8Array) =>
      controller?.enqueue(typeof text === 'string' ? utf8.encode(text) : text),
    end: () => controller?.close(),
    breakOff: () => controller?.error(new TypeError('network error')),
  };
}

/** Reads a stream beside the test. */
function read(stream: AsyncIterable<StreamedEvent>) {
  const events: StreamedEvent[] = [];
  const end = (async () => {
    for await (const event of stream) events.push(event);
    return events;
  })();
  end.catch(() => undefined);
  return { events, end };
}

const opened = (
  server: ReturnType<typeof openServer>,
  options: { signal?: AbortSignal; onOpen?: () => void } = {},
) => read(server.client.stream(routes.generationEvents, { params, ...options }));

const one = 'event: status\nid: 1\ndata: {"phase":"plan","message":"Größe 🚲"}\n\n';
const told = { id: 1, event: { type: 'status', phase: 'plan', message: 'Größe 🚲' } };

test('asks for a stream with what the call has, and with the number that is known', async () => {
  const session = stubSession();
  useSession.getState().signIn(session);
  const server = openServer();
  const body = { prompt: 'A bakery' };
  const { end } = read(
    server.client.stream(routes.generate, { body, idempotencyKey: 'key-1', lastEventId: 7 }),
  );
  await expect.poll(() => server.requests.length).toBe(1);
  server.end();
  await end;
  expect(server.requests).toMatchObject([
    {
      address: '/api/generate',
      init: {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          Accept: 'text/event-stream',
          Authorization: `Bearer ${session.token}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': 'key-1',
          'Last-Event-ID': '7',
        },
      },
    },
  ]);
});

test('says nothing that it does not have', async () => {
  const server = openServer();
  const { end } = opened(server);
  await expect.poll(() => server.requests.length).toBe(1);
  server.end();
  await end;
  expect(server.requests[0]?.address).toBe(`/api/generations/${params.id}/events`);
  expect(server.requests[0]?.init.headers).toEqual({ Accept: 'text/event-stream' });
  expect(server.requests[0]?.init).not.toHaveProperty('body');
});

test('tells an event as soon as it is whole, wherever its bytes are parted', async () => {
  const bytes = utf8.encode(one);
  for (let place = 1; place < bytes.length; place += 1) {
    const server = openServer();
    const { end } = opened(server);
    await vi.waitFor(() => expect(server.requests).toHaveLength(1), { interval: 1 });
    server.write(bytes.slice(0, place));
    server.write(bytes.slice(place));
    server.end();
    expect(await end).toEqual([told]);
  }
});

test('comments are no events, and neither is one that never ended', async () => {
  const server = openServer();
  const { end } = opened(server);
  await expect.poll(() => server.requests.length).toBe(1);
  server.write(`: here\n\n${one}: here\n\nevent: status\nid: 2\ndata: {"phase"`);
  server.end();
  expect(await end).toEqual([told]);
});

test('what is no JSON is told as an event that says nothing: its contract refuses it', async () => {
  const server = openServer();
  const { end } = opened(server);
  await expect.poll(() => server.requests.length).toBe(1);
  server.write('event: status\nid: x\ndata: {"phase\n\n');
  server.end();
  expect(await end).toEqual([{ id: 0, event: { type: 'status' } }]);
});

test('says when the server has answered, before the first event', async () => {
  const server = openServer({
    headers: { 'Content-Type': 'text/event-stream', Date: 'Tue, 03 Feb 2026 04:05:06 GMT' },
  });
  const onOpen = vi.fn();
  const { events } = opened(server, { onOpen });
  await expect.poll(() => onOpen.mock.calls).toEqual([[{ serverTime: Date.UTC(2026, 1, 3, 4, 5, 6) }]]);
  expect(events).toEqual([]);
});

test('a connection that breaks off is an error for the person, after what had come', async () => {
  const server = openServer();
  const { events, end } = opened(server);
  await expect.poll(() => server.requests.length).toBe(1);
  server.write(one);
  await expect.poll(() => events).toEqual([told]);
  server.breakOff();
  await expect(end).rejects.toMatchObject({
    code: 'NETWORK',
    message: expect.stringContaining('Check your connection'),
  });
});

test('nobody has to wait for a server that is gone: 45 seconds without a sign of life are a lost connection', async () => {
  const server = openServer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { events, end } = opened(server);
  const settled = vi.fn();
  end.catch(settled);
  const until = (check: () => void) => vi.waitFor(check, { interval: 1 });
  await until(() => expect(server.requests).toHaveLength(1));
  for (let beats = 0; beats < 10; beats += 1) {
    vi.advanceTimersByTime(44_000);
    server.write(': here\n\n');
    server.write(one);
    await until(() => expect(events).toHaveLength(beats + 1));
  }
  expect(settled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(45_000);
  await expect(end).rejects.toMatchObject({ code: 'NETWORK' });
});

test('a server that is about to give its third sign of life is still waited for', async () => {
  const server = openServer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { end } = opened(server);
  await vi.waitFor(() => expect(server.requests).toHaveLength(1), { interval: 1 });
  vi.advanceTimersByTime(3 * limits.streamHeartbeatSeconds * 1000 - 500);
  server.end();
  expect(await end).toEqual([]);
});

test('a browser that loses its network does not wait for the silence', async () => {
  const server = openServer();
  const { events, end } = opened(server);
  await expect.poll(() => server.requests.length).toBe(1);
  server.write(one);
  await expect.poll(() => events.length).toBe(1);
  window.dispatchEvent(new Event('offline'));
  await expect(end).rejects.toMatchObject({ code: 'NETWORK' });
});

test('the person’s own signal ends it, and says so', async () => {
  const server = openServer();
  const abortController = new AbortController();
  const { events, end } = opened(server, { signal: abortController.signal });
  await expect.poll(() => server.requests.length).toBe(1);
  server.write(one);
  await expect.poll(() => events.length).toBe(1);
  abortController.abort();
  await expect(end).rejects.toMatchObject({ code: 'ABORTED' });
});

test('whoever leaves the loop closes the connection', async () => {
  const server = openServer();
  const stream = server.client.stream(routes.generationEvents, { params });
  const iterator = stream[Symbol.asyncIterator]();
  const first = iterator.next();
  await expect.poll(() => server.requests.length).toBe(1);
  server.write(one);
  expect((await first).value).toEqual(told);
  await iterator.return?.();
  expect(server.requests[0]?.init.signal?.aborted).toBe(true);
});

test.each([
  ['a page of somebody in between', new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
  ['JSON', Response.json({ id: 'a' })],
])('%s is no stream', async (_what, response) => {
  const client = createApiClient({ fetch: async () => response });
  const { end } = read(client.stream(routes.generationEvents, { params }));
  await expect(end).rejects.toMatchObject({ code: 'UNEXPECTED_ANSWER', status: 200 });
});

test('a refusal has the server’s words, and when to ask again', async () => {
  const error = { code: 'RATE_LIMITED', message: 'Wait a moment.', requestId: 'r-1' };
  const refusal = Response.json(error, { status: 429, headers: { 'Retry-After': '7' } });
  const client = createApiClient({ fetch: async () => refusal });
  const { end } = read(client.stream(routes.generationEvents, { params }));
  await expect(end).rejects.toMatchObject({ ...error, status: 429, retryAfter: 7 });
});

test('a refused token ends the session, and no newer one', async () => {
  const api = createFakeApi().onStream(routes.generationEvents, () => {
    throw new Refusal('UNAUTHENTICATED', 'Sign in again.');
  });
  const follow = () => read(createApiClient(api).stream(routes.generationEvents, { params })).end;
  useSession.getState().signIn(stubSession());
  await expect(follow()).rejects.toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
  expect(useSession.getState()).toMatchObject({ token: undefined, endedBy: 'expiry' });

  const newer = stubSession({ email: 'newer@example.com' });
  api.onStream(routes.generationEvents, () => {
    useSession.getState().signIn(newer);
    throw new Refusal('UNAUTHENTICATED', 'Sign in again.');
  });
  useSession.getState().signIn(stubSession());
  await expect(follow()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(useSession.getState().token).toBe(newer.token);
});
