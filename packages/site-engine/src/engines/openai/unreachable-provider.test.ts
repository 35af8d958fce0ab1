import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createOpenAiEngine } from './openai-engine.ts';

let attempts: Promise<unknown>[];

// The clock stands still while an attempt runs, so that only what the engine waits of its own accord is counted.
beforeEach(() => {
  attempts = [];
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
    const attempt = fetch(...request);
    attempts.push(attempt.catch(() => undefined));
    return attempt;
  });
  // Chance only shortens the waits between attempts.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What became of it, and after how many milliseconds of waiting. */
async function outcomeOf(work: Promise<unknown>) {
  let error: unknown;
  let isOver = false;
  void work
    .catch((reason) => {
      error = reason;
    })
    .finally(() => {
      isOver = true;
    });
  while (!isOver && Date.now() < 60_000) {
    await attempts.at(-1);
    await vi.advanceTimersByTimeAsync(50);
  }
  return { error, waitedMs: Date.now() };
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function closedPort() {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}/v1`;
}

const noAddress = async () => `http://${'x'.repeat(64)}.invalid/v1`;

const noTls = async () =>
  `https://127.0.0.1:${await listen(createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')))}/v1`;

test.each([
  ['a refused connection', closedPort, 'unreachable'],
  ['a host that has no address', noAddress, 'host-unknown'],
  ['a server without TLS where TLS is expected', noTls, 'insecure'],
])(
  'F13: %s is told after three attempts, and waiting leaves time for them within two seconds',
  async (_what, start, reason) => {
    const engine = createOpenAiEngine({ baseURL: await start(), model: 'fake-model' });
    const options = { signal: new AbortController().signal, onEvent: () => {} };
    const { error, waitedMs } = await outcomeOf(engine.generate({ prompt: 'A bakery' }, options));

    expect(error).toMatchObject({ code: 'PROVIDER_FAILED', reason });
    expect(attempts).toHaveLength(3);
    expect(waitedMs).toBeLessThan(1700);
  },
);
