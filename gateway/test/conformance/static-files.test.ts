import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { page, script } from '../front-ends.ts';
import { describeGateways } from '../gateways.ts';
import { ask } from '../send.ts';

const immutable = 'public, max-age=31536000, immutable';
const hashedFiles = ['/assets/main.0123abcd.js', '/mfe/generator/assets/remoteEntry.89abcdef.js'];

describeGateways('static files', (gateway) => {
  it.each(hashedFiles)('lets browsers keep %s for ever', async (path) => {
    const answer = await ask(gateway().port, path);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe(immutable);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.bytes.toString()).toBe(script);
  });

  it.each([
    '/',
    '/dashboard',
    '/index.html',
    '/favicon.svg',
    '/assets/logo.svg',
    '/mfe/generator/mf-manifest.json',
  ])('has %s checked again on every visit', async (path) => {
    expect((await ask(gateway().port, path)).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/assets/gone.0123abcd.js',
    '/mfe/generator/assets/gone.0123abcd.js',
    '/mfe/gone/assets/a.0123abcd.js',
  ])('never lets a browser keep that %s is missing', async (path) => {
    const answer = await ask(gateway().port, path);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers 304 to a browser that has the file', async () => {
    const first = await ask(gateway().port, '/assets/main.0123abcd.js');
    const headers = { 'If-None-Match': String(first.headers.etag) };
    const second = await ask(gateway().port, '/assets/main.0123abcd.js', { headers });
    expect(second.status).toBe(304);
    expect(second.bytes).toHaveLength(0);
    expect(second.headers['cache-control']).toBe(immutable);
  });

  it.each(['gzip, deflate, br', 'gzip', 'identity'])(
    'names the same type for each encoding, and says once that there are several (%s)',
    async (encoding) => {
      const headers = { 'Accept-Encoding': encoding };
      const answer = await ask(gateway().port, '/assets/main.0123abcd.js', { headers });
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(answer.headers['cache-control']).toBe(immutable);
    },
  );

  it('answers HEAD without a body', async () => {
    const answer = await ask(gateway().port, '/', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-length']).toBe(String(page.length));
    expect(answer.bytes).toHaveLength(0);
  });

  it('answers a range of a file, and 416 to one outside it', async () => {
    const part = await ask(gateway().port, '/favicon.svg', { headers: { Range: 'bytes=0-3' } });
    expect(part.status).toBe(206);
    expect(part.bytes.toString()).toBe('<svg');
    const outside = await ask(gateway().port, '/favicon.svg', { headers: { Range: 'bytes=9999-' } });
    expect(outside.status).toBe(416);
    expect(outside.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
    expect(outside.headers['x-content-type-options']).toBe('nosniff');
  });

  it('sends the gzip copy that lies beside a file', async () => {
    const answer = await ask(gateway().port, hashedFiles[0] ?? '', {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(gunzipSync(answer.bytes).toString()).toBe(script);
  });

  it('never sends brotli to a browser that did not ask, and right brotli where it is sent', async () => {
    const refused = await ask(gateway().port, hashedFiles[0] ?? '', {
      headers: { 'Accept-Encoding': 'br;q=0' },
    });
    expect(refused.headers['content-encoding']).toBeUndefined();
    const offered = await ask(gateway().port, hashedFiles[0] ?? '', { headers: { 'Accept-Encoding': 'br' } });
    const isBrotli = offered.headers['content-encoding'] === 'br';
    expect((isBrotli ? brotliDecompressSync(offered.bytes) : offered.bytes).toString()).toBe(script);
  });
});
