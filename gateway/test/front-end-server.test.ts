import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNginx } from '../src/nginx/find-nginx.ts';
import { startFrontEndServer } from './front-end-server.ts';
import { script, writeFrontEnds } from './front-ends.ts';
import { needsNginx } from './needs-nginx.ts';
import { ask } from './send.ts';

const nginx = await findNginx();
const file = '/assets/main.0123abcd.js';

describe.skipIf(!nginx)('the server in the image of a front end', needsNginx, () => {
  let folders: Awaited<ReturnType<typeof writeFrontEnds>>;
  let server: Awaited<ReturnType<typeof startFrontEndServer>>;
  let port: number;
  beforeAll(async () => {
    folders = await writeFrontEnds();
    server = await startFrontEndServer(nginx ?? '', folders.shell);
    port = Number(new URL(server.origin).port);
  });
  afterAll(async () => {
    await server.stop();
    await folders.remove();
  });

  it.each(['br', 'gzip, deflate, br, zstd', 'gzip;q=0.5, br;q=1.0', 'br;q=0.1'])(
    'sends the brotli copy to whoever accepts "%s"',
    async (encoding) => {
      const answer = await ask(port, file, { headers: { 'Accept-Encoding': encoding } });
      expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
      expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(brotliDecompressSync(answer.bytes).toString()).toBe(script);
    },
  );

  it.each([
    ['br;q=0', undefined],
    ['br;q=0.0, gzip', 'gzip'],
    ['brotli, gzip', 'gzip'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('never sends it to whoever accepts "%s"', async (encoding, expected) => {
    const answer = await ask(port, file, { headers: { 'Accept-Encoding': encoding } });
    expect(answer.headers['content-encoding']).toBe(expected);
  });

  it('says of a file without a copy what it is, and of a missing one nothing else', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const plain = await ask(port, '/favicon.svg', { headers });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['content-type']).toBe('image/svg+xml');
    expect((await ask(port, '/assets/gone.js', { headers })).status).toBe(404);
  });

  it('says that it is there', async () => {
    expect((await ask(port, '/healthz')).status).toBe(204);
  });
});
