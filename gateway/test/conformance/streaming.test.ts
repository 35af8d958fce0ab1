import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { describeGateways, type TestGateway } from '../gateways.ts';
import { open } from '../send.ts';

/** The next request to svc-sites gets an open event stream, which the test writes itself. */
function nextStream({ sites }: TestGateway): Promise<ServerResponse> {
  const { promise, resolve } = Promise.withResolvers<ServerResponse>();
  for (const replica of sites) {
    replica.answerWith((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
      resolve(response);
    });
  }
  return promise;
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
    expect(answer.headers['content-type']).toBe('text/event-stream');
    expect(answer.headers['content-encoding']).toBeUndefined();
    for (const event of ['data: one\n\n', 'data: two\n\n', 'data: three\n\n']) {
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
