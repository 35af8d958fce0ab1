import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteFile } from '../engine.ts';
import { askForLooks } from './ask-for-looks.ts';
import { type LookPlace, lookPlaceSchema } from './look-place.ts';
import { createLookServer } from './look-server.ts';
import type { Looker, LookStart } from './looker.ts';

let folder: string;
let place: { socketPath: string };
let server: Server;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-looks-'));
  place = { socketPath: join(folder, 'socket') };
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const listen = (own: Server) => {
  server = own;
  return new Promise<void>((resolve) => server.listen(place.socketPath, resolve));
};

const serve = (look: Looker['look']) => listen(createLookServer({ look, close: async () => {} }));

const lookAt = (
  files: SiteFile[],
  options: { signal?: AbortSignal; onStart?: (s: LookStart) => void } = {},
) =>
  askForLooks({ service: place, onStart: options.onStart }).look(files, {
    signal: options.signal ?? new AbortController().signal,
    owner: 'ada',
  });

const seen = {
  findings: [{ check: 'overflow' as const, path: 'index.html', line: 3, message: 'Too wide' }],
  unopened: ['more.html'],
};

describe('a site that is looked at elsewhere', () => {
  it('arrives as it is, bytes too, and what is seen comes back', async () => {
    const files = [
      { path: 'index.html', content: '<h1>Brød</h1>' },
      { path: 'a.png', content: new Uint8Array([0, 255, 10]) },
    ];
    const asked: unknown[] = [];
    await serve(async (sent, { owner }) => {
      asked.push(owner, sent);
      return seen;
    });
    const started: LookStart[] = [];
    expect(await lookAt(files, { onStart: (start) => started.push(start) })).toEqual(seen);
    expect(asked).toEqual(['ada', [files[0], { path: 'a.png', content: Buffer.from([0, 255, 10]) }]]);
    expect(started).toEqual([{ guard: 'elsewhere' }]);
  });

  it('says why nobody could look', async () => {
    await serve(async () => ({ why: 'there is none on this server.' }));
    expect(await lookAt([])).toEqual({ why: 'there is none on this server.' });
  });

  it('is done without a look where nobody answers, which is told', async () => {
    server = createServer();
    const started: LookStart[] = [];
    expect(await lookAt([], { onStart: (start) => started.push(start) })).toEqual({
      why: 'the service that has one does not answer.',
    });
    expect(started).toEqual([{ failed: expect.stringContaining('ENOENT') }]);
  });

  it('is given up there when nobody waits for it any more', async () => {
    const leaving = new AbortController();
    const { promise: isLeft, resolve } = Promise.withResolvers<void>();
    await serve(async (_files, { signal }) => {
      signal.addEventListener('abort', () => resolve());
      leaving.abort();
      await isLeft;
      return seen;
    });
    expect(await lookAt([], { signal: leaving.signal })).toEqual({ why: 'they took too long to draw.' });
    await isLeft;
  });
});

describe('a service that a page has taken over', () => {
  it.each([
    ['what is no outcome', '{"findings":"all"}'],
    ['a check that nobody knows', '{"findings":[{"check":"x","path":"a","message":"b"}],"unopened":[]}'],
    ['a text without measure', JSON.stringify({ why: 'x'.repeat(5000) })],
  ])('cannot answer %s', async (_name, body) => {
    await listen(createServer((request, response) => request.resume().on('end', () => response.end(body))));
    expect(await lookAt([])).toEqual({ why: 'it answered what nobody understands.' });
  });

  it.each([
    ['what is no JSON', 'seen'],
    ['without an end', 'x'.repeat(2 * 1024 * 1024)],
  ])('cannot answer %s', async (_name, body) => {
    await listen(createServer((request, response) => request.resume().on('end', () => response.end(body))));
    expect(await lookAt([])).toEqual({ why: 'the service that has one does not answer.' });
  });
});

describe('the service', () => {
  beforeEach(async () => {
    server = createLookServer({ look: async () => seen, close: async () => {} });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  const ask = (path: string, body?: string) => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    return fetch(`http://127.0.0.1:${port}${path}`, body === undefined ? {} : { method: 'POST', body });
  };

  it.each([
    ['/healthz', undefined, 200],
    ['/look', '{"owner":"ada","files":[]}', 200],
    ['/look', '{"owner":"ada"}', 400],
    ['/look', 'a site', 400],
    ['/look', undefined, 404],
    ['/', undefined, 404],
  ])('answers %s with %s by %i', async (path, body, status) => {
    const response = await ask(path, body);
    expect(response.status).toBe(status);
    await response.text();
  });
});

it.each<[string, LookPlace | undefined]>([
  ['unix:/run/look/socket', { socketPath: '/run/look/socket' }],
  [
    'http://look.sitewright.svc.cluster.local:8080',
    { host: 'look.sitewright.svc.cluster.local', port: 8080 },
  ],
  ['unix:look', undefined],
  ['https://look:8080', undefined],
  ['look:8080', undefined],
])('%s is a place, or none', (address, expected) => {
  server = createServer();
  expect(lookPlaceSchema.safeParse(address).data).toEqual(expected);
});
