import { getEventListeners, once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { logLineSchema, requestLineSchema } from '@sitewright/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../app-error.ts';
import { unauthenticated } from '../auth/access-token.ts';
import { createLogger } from '../logger.ts';
import { type Served, serve } from '../testing/serve.ts';
import { createRouter, type RequestContext } from './context.ts';
import { createApp } from './create-app.ts';
import { createEventStreams, type EventStream, type StreamEvent } from './event-stream.ts';

const never = 3_600_000;
const kilobytes64 = 64 * 1024;

let stopping: AbortController;
let service: Served;
let answer: Partial<EventStream>;
let timing: { heartbeatMs: number | undefined; undeliveredMs: number | undefined };
/** Streams whose iteration has not been returned. */
let following = 0;
let context: RequestContext;
/** What was logged. */
const lines: ReturnType<typeof logLineSchema.parse>[] = [];

const event = (id: number, data: unknown = {}): StreamEvent => ({ id, event: 'file', data });

/** Counts its followers, so that none is forgotten. */
const counted = (batches: (signal: AbortSignal) => AsyncIterable<StreamEvent[]>) =>
  async function* follow(signal: AbortSignal) {
    following += 1;
    try {
      yield* batches(signal);
    } finally {
      following -= 1;
    }
  };

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });

/** One event, then nothing for as long as somebody listens. */
const oneThenSilence = counted(async function* one(signal) {
  yield [event(1)];
  await untilAborted(signal);
});

const until = async (isSo: () => boolean) => {
  while (!isSo()) await nextTurn();
};

beforeEach(async () => {
  stopping = new AbortController();
  timing = { heartbeatMs: never, undeliveredMs: never };
  answer = { follow: oneThenSilence };
  lines.length = 0;
  const router = createRouter();
  router.get('/events', async (ctx) => {
    context = ctx;
    const answerEventStream = createEventStreams({ stopping: stopping.signal, ...timing });
    await answerEventStream(ctx, { follow: oneThenSilence, checkSession: async () => {}, ...answer });
  });
  const log = createLogger('test', 'info', {
    write: (line) => lines.push(logLineSchema.parse(JSON.parse(line))),
  });
  service = await serve(createApp({ log, checks: {}, routers: [router] }));
});
afterEach(async () => {
  await service.close();
  await until(() => following === 0);
});

async function open(method = 'GET'): Promise<IncomingMessage> {
  const sent = request(`${service.url}/events`, { method, agent: false }).end();
  const [response] = await once(sent, 'response');
  return response;
}

async function received(response: IncomingMessage, text: string) {
  for await (const chunk of response.iterator({ destroyOnReturn: false })) {
    if (String(chunk).includes(text)) return;
  }
}

/** A connection that nobody reads from until the test does. */
async function openSocket(): Promise<Socket> {
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /events HTTP/1.1\r\nHost: a\r\n\r\n');
  return socket;
}

describe('an event stream', () => {
  it('is framed as the standard says, under headers that keep everybody from holding it back', async () => {
    answer.follow = async function* follow() {
      yield [event(1, { path: 'a\nb' }), event(2)];
      yield [{ id: 3, event: 'done', data: { html: '</html>\r\n' } }];
    };
    const response = await open();
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(await text(response)).toBe(
      ': open\n\n' +
        'event: file\nid: 1\ndata: {"path":"a\\nb"}\n\n' +
        'event: file\nid: 2\ndata: {}\n\n' +
        'event: done\nid: 3\ndata: {"html":"</html>\\r\\n"}\n\n',
    );
  });

  it('sends an event before the next one is known', async () => {
    const next = Promise.withResolvers<void>();
    answer.follow = async function* follow() {
      yield [event(1)];
      await next.promise;
      yield [event(2)];
    };
    const response = await open();
    await received(response, 'id: 1\n');
    next.resolve();
    await received(response, 'id: 2\n');
  });

  it('answers HEAD with its headers, and follows nothing', async () => {
    const response = await open('HEAD');
    expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(await text(response)).toBe('');
    expect(following).toBe(0);
  });

  it('has one line in the log, when it is over', async () => {
    answer.follow = async function* follow() {
      yield [event(1)];
    };
    await text(await open());
    await until(() => lines.length > 0);
    const [line, ...others] = lines.map((each) => requestLineSchema.parse(each));
    expect(line).toMatchObject({ path: '/events', status: 200 });
    expect(others).toEqual([]);
  });

  it('that breaks ends and says why in the log', async () => {
    answer.follow = async function* follow() {
      yield [event(1)];
      throw new Error('the log is gone');
    };
    expect(await text(await open())).toContain('id: 1\n');
    await until(() => lines.length > 1);
    expect(JSON.stringify(lines)).toContain('the log is gone');
  });
});

describe('a heartbeat', () => {
  it('keeps a silent stream open', async () => {
    timing.heartbeatMs = 1;
    const response = await open();
    let received = '';
    for await (const chunk of response.setEncoding('utf8')) {
      received += chunk;
      if (received.split(': still here\n\n').length > 3) break;
    }
    expect(received).toMatch(/^: open\n\nevent: file\nid: 1\ndata: \{\}\n\n(: still here\n\n)+/);
  });

  it('comes every 15 seconds, if nothing else is said', async () => {
    timing.heartbeatMs = undefined;
    const beats = vi.spyOn(globalThis, 'setInterval');
    const response = await open();
    expect(beats).toHaveBeenCalledWith(expect.any(Function), 15_000);
    beats.mockRestore();
    response.destroy();
  });

  it('ends the stream of a session that has ended', async () => {
    timing.heartbeatMs = 1;
    answer.checkSession = async () => {
      throw unauthenticated('Your session has ended.');
    };
    expect(await text(await open())).toContain('id: 1\n');
    await until(() => following === 0);
  });

  it('goes on while nobody can say whether the session has ended', async () => {
    timing.heartbeatMs = 1;
    const askedOften = Promise.withResolvers<void>();
    let asked = 0;
    answer.checkSession = async () => {
      asked += 1;
      if (asked === 3) askedOften.resolve();
      throw new AppError('UNAVAILABLE', 'The database is away.');
    };
    answer.follow = async function* follow() {
      await askedOften.promise;
      yield [event(1)];
    };
    expect(await text(await open())).toContain('id: 1\n');
  });
});

describe('a client that', () => {
  it('leaves is followed no longer, five hundred times, and is no error', async () => {
    for (let round = 0; round < 500; round += 1) {
      const response = await open();
      await once(response, 'data');
      response.destroy();
    }
    await until(() => following === 0);
    expect(getEventListeners(stopping.signal, 'abort')).toEqual([]);
    await until(() => lines.length === 500);
    expect(lines.filter(({ level }) => level !== 'info')).toEqual([]);
  });

  it('reads nothing is cut off, and costs one batch until then', async () => {
    timing.undeliveredMs = 100;
    let most = 0;
    answer.follow = counted(async function* endless() {
      for (let id = 1; ; id += 1) {
        most = Math.max(most, context.res.writableLength);
        yield [event(id, 'x'.repeat(4 * kilobytes64))];
      }
    });
    const socket = await openSocket();
    socket.on('error', () => undefined);
    await until(() => lines.length > 0);
    expect(following).toBe(0);
    expect(context.res.destroyed).toBe(true);
    expect(most).toBeLessThan(kilobytes64);
    expect(lines[0]?.msg).toBe('stream cut off: its client does not read');
    socket.destroy();
  });

  it('reads nothing has half a minute, if nothing else is said', async () => {
    timing.undeliveredMs = undefined;
    const waits = vi.spyOn(globalThis, 'setTimeout');
    answer.follow = counted(async function* endless() {
      for (let id = 1; ; id += 1) yield [event(id, 'x'.repeat(kilobytes64))];
    });
    const socket = await openSocket();
    socket.on('error', () => undefined);
    await until(() => following > 0 && context.res.writableNeedDrain);
    expect(waits).toHaveBeenCalledWith(expect.any(Function), 30_000);
    waits.mockRestore();
    socket.destroy();
  });

  it('reads a byte now and then is cut off too', async () => {
    timing.undeliveredMs = 100;
    answer.follow = counted(async function* endless() {
      for (let id = 1; ; id += 1) yield [event(id, 'x'.repeat(kilobytes64))];
    });
    const socket = await openSocket();
    socket.on('error', () => undefined);
    await until(() => {
      socket.read(1);
      return lines.length > 0;
    });
    expect(following).toBe(0);
    socket.destroy();
  });

  it('reads slowly gets everything, once and in order', async () => {
    timing.heartbeatMs = 1;
    answer.follow = async function* large() {
      for (let id = 1; id <= 100; id += 1) yield [event(id, 'x'.repeat(kilobytes64)), event(id, 'y')];
    };
    const received = await text(await open());
    const ids = [...received.matchAll(/^id: (\d+)\ndata: "(x{65536}|y)"$/gm)].map(([, id]) => Number(id));
    expect(ids).toEqual(Array.from({ length: 200 }, (_, index) => Math.floor(index / 2) + 1));
    expect(received.replaceAll(/: still here\n\n/g, '').split('\n\n')).toHaveLength(202);
  });

  it('does not take the end is cut off', async () => {
    timing.undeliveredMs = 50;
    const isFull = async () => {
      await nextTurn();
      return context.res.writableLength > 0;
    };
    answer.follow = counted(async function* untilFull() {
      for (let id = 1; !(await isFull()); id += 1) yield [event(id, 'x'.repeat(10_000))];
    });
    const socket = await openSocket();
    socket.on('error', () => undefined);
    await until(() => lines.length > 0);
    expect(lines[0]?.msg).toBe('stream cut off: its client does not read');
    socket.destroy();
  });
});

describe('a service that is told to stop', () => {
  it('ends its streams at once', async () => {
    const response = await open();
    await once(response, 'data');
    stopping.abort();
    response.resume();
    await once(response, 'end');
    await until(() => following === 0);
  });

  it('cuts off a stream whose client does not read', async () => {
    answer.follow = counted(async function* endless() {
      for (let id = 1; ; id += 1) yield [event(id, 'x'.repeat(kilobytes64))];
    });
    const socket = await openSocket();
    socket.on('error', () => undefined);
    await until(() => context?.res.writableNeedDrain);
    stopping.abort();
    await until(() => following === 0 && context.res.destroyed);
    socket.destroy();
  });

  it('begins none', async () => {
    stopping.abort();
    const response = await open();
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('1');
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  });
});
