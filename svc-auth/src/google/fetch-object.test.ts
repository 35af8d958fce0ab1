import { createServer, type RequestListener } from 'node:http';
import { type Served, serve } from '@sitewright/service-kit/testing';
import { afterEach, expect, it } from 'vitest';
import { fetchObject } from './fetch-object.ts';

let server: Served | undefined;
afterEach(() => server?.close());

/** Asks a server that answers so. */
async function ask(answer: RequestListener, withinMs?: number): Promise<string> {
  server = await serve({ callback: () => answer });
  return fetchObject(`${server.url}/userinfo`, { method: 'GET' }, withinMs);
}

it('gives the text of an object', async () => {
  expect(await ask((_request, response) => response.end('{"sub":"1"}'))).toBe('{"sub":"1"}');
});

it.each(['null', '[]', '[{"sub":"1"}]', '7', 'true', '"text"', '', '<html>', '{"sub":'])(
  'refuses %j',
  async (body) => {
    await expect(ask((_request, response) => response.end(body))).rejects.toThrow();
  },
);

it('refuses an object that comes with an error status', async () => {
  await expect(ask((_request, response) => response.writeHead(500).end('{"sub":"1"}'))).rejects.toThrow(
    '500',
  );
});

it.each([301, 302, 307, 308])('V15.3.2: does not follow a redirect with %i', async (status) => {
  const asked: (string | undefined)[] = [];
  const answer = ask(({ url }, response) => {
    asked.push(url);
    response.writeHead(status, { Location: '/elsewhere' }).end('{"sub":"1"}');
  });
  await expect(answer).rejects.toThrow();
  expect(asked).toEqual(['/userinfo']);
});

it('gives up a body without an end, and closes its connection', async () => {
  const closed = Promise.withResolvers<void>();
  const answer = ask((_request, response) => {
    const write = () => response.write(' '.repeat(16 * 1024), () => response.destroyed || write());
    response.once('close', closed.resolve);
    write();
  });
  await expect(answer).rejects.toThrow('longer than');
  await closed.promise;
});

it.each<[name: string, answer: RequestListener]>([
  ['never begins', () => {}],
  ['stops after its headers', (_request, response) => response.writeHead(200).flushHeaders()],
  ['stops in the middle', (_request, response) => void response.write('{"sub":')],
])('gives up an answer that %s, and closes its connection', async (_name, answer) => {
  const closed = Promise.withResolvers<void>();
  const asked = ask((request, response) => {
    response.once('close', closed.resolve);
    answer(request, response);
  }, 50);
  await expect(asked).rejects.toThrow(/timeout|aborted/);
  await closed.promise;
});

it('says that nobody is there', async () => {
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
  const address = gone.address();
  await new Promise((resolve) => gone.close(resolve));
  const port = typeof address === 'object' ? address?.port : undefined;
  await expect(fetchObject(`http://127.0.0.1:${port}/`, { method: 'GET' })).rejects.toThrow();
});
