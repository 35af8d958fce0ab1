import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { describeGateways, type TestGateway } from '../gateways.ts';
import { ask, jsonOf, open } from '../send.ts';

/** As service-kit sends it. */
const eventStream = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** The next request to svc-sites gets an open event stream, which the test writes itself. */
function nextStream({ sites }: TestGateway): Promise<ServerResponse> {
  const { promise, resolve } = Promise.withResolvers<ServerResponse>();
  for (const replica of sites) {
    replica.answerWith((_request, response) => {
      response.writeHead(200, eventStream).flushHeaders();
      resolve(response);
    });
  }
  return promise;
}

async function untilNext(answer: IncomingMessage) {
  let received = '';
  for await (const chunk of answer.iterator({ destroyOnReturn: false })) {
    received += chunk;
    if (received.endsWith('data: next\n\n')) return;
  }
}

const streams = [
  ['POST', '/api/generate'],
  ['POST', '/api/sites/1/revisions'],
  ['GET', '/api/generations/1/events'],
] as const;

describeGateways('streaming', (gateway) => {
  it.each(streams)('%s %s arrives event by event, uncompressed', async (method, path) => {
    const upstream = nextStream(gateway());
    const headers = { Accept: 'text/event-stream', 'Accept-Encoding': 'gzip, br' };
    const answer = await open(gateway().port, path, {
      method,
      headers,
      ...(method === 'POST' && { body: '{}' }),
    });
    const stream = await upstream;
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
    for (const event of ['data: one\n\n', ': still here\n\n', `data: ${'x'.repeat(2000)}\n\n`]) {
      stream.write(event);
      const [chunk] = await once(answer, 'data');
      expect(String(chunk)).toBe(event);
    }
    stream.end();
    await once(answer, 'end');
  });

  it('ends the request behind it when the person leaves', async () => {
    const upstream = nextStream(gateway());
    const answer = await open(gateway().port, '/api/generations/1/events');
    const stream = await upstream;
    answer.destroy();
    await once(stream, 'close');
    expect(stream.writableFinished).toBe(false);
  });

  it('passes the position on with which somebody follows again', async () => {
    const upstream = nextStream(gateway());
    const answer = await open(gateway().port, '/api/generations/1/events', {
      headers: { 'Last-Event-ID': '17' },
    });
    (await upstream).end();
    await once(answer.resume(), 'end');
    const received = gateway().sites.flatMap((replica) => replica.received);
    expect(received.map(({ headers }) => headers['last-event-id'])).toEqual(['17']);
  });

  it('leaves an answer in JSON at the same address as it is', async () => {
    const answer = await ask(gateway().port, '/api/generate', {
      method: 'POST',
      headers: { Accept: 'application/json', 'Accept-Encoding': 'gzip' },
      body: '{}',
    });
    expect(answer.headers['content-type']).toBe('application/json');
    expect(jsonOf(answer)).toMatchObject({ url: '/api/generate' });
  });

  it('holds 200 streams of one address open, and room for other requests', async () => {
    const streams: ServerResponse[] = [];
    for (const replica of gateway().sites) {
      replica.answerWith((_request, response) => {
        response.writeHead(200, eventStream).write('data: open\n\n');
        streams.push(response);
      });
    }
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => open(gateway().port, '/api/generations/1/events')),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const others = await Promise.all(Array.from({ length: 200 }, () => ask(gateway().port, '/api/users')));
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
    for (const stream of streams) stream.write('data: next\n\n');
    await Promise.all(answers.map(untilNext));
    const left = Promise.all(streams.map((stream) => once(stream, 'close')));
    for (const answer of answers) answer.destroy();
    await left;
  });

  it('cuts the answer off when the service dies in the middle, so that half is not taken for all', async () => {
    const upstream = nextStream(gateway());
    const answer = await open(gateway().port, '/api/generate', { method: 'POST', body: '{}' });
    const stream = await upstream;
    stream.write('data: one\n\n');
    await once(answer, 'data');
    stream.destroy();
    await expect(once(answer, 'end')).rejects.toThrow('aborted');
  });
});
