import { expect, it } from 'vitest';
import { describeGateways, type TestGateway } from '../gateways.ts';
import { ask, errorOf } from '../send.ts';

const chromium = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';
const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15';
const page = '/preview/1/index.html?still';

const from = (host: string, destination = 'iframe', browser = chromium) => ({
  headers: { Host: host, 'Sec-Fetch-Dest': destination, 'User-Agent': browser },
});
const received = ({ sites }: TestGateway) => sites.flatMap((replica) => replica.received);

const pair = { PUBLIC_URL: 'http://sites.example.com', PREVIEW_ORIGIN: 'http://previews.example.com' };

describeGateways('the preview host of this machine', (gateway) => {
  it.each(['iframe', 'document'])(
    'is where a browser that finds it shows a preview as %s',
    async (destination) => {
      const answer = await ask(gateway().port, page, from('localhost:8080', destination));
      expect(answer.status).toBe(307);
      expect(answer.headers.location).toBe(`http://preview.localhost:8080${page}`);
      expect(answer.headers['content-security-policy']).toMatch(/^sandbox;/);
      expect(answer.headers.vary).toContain('Sec-Fetch-Dest');
      expect([undefined, 'text/html; charset=utf-8']).toContain(answer.headers['content-type']);
      expect(received(gateway())).toEqual([]);
    },
  );

  it.each([
    ['Safari, which may not find it', from('localhost:8080', 'iframe', safari)],
    ['an address', from('127.0.0.1:8080')],
    ['a name in the network', from('my-machine:8080')],
    ['what a page loads', from('localhost:8080', 'image')],
    ['no browser', { headers: { Host: 'localhost:8080', 'User-Agent': 'curl/8.0' } }],
    ['a name that only begins like it', from('localhost.example.com')],
  ])('is nowhere for %s: the preview is answered in place', async (_name, question) => {
    expect((await ask(gateway().port, page, question)).status).toBe(200);
    expect(received(gateway())).toHaveLength(1);
  });

  it.each([
    '/',
    '/app',
    '/api/stats',
    '/api/auth/login',
    '/healthz',
    '/mfe-registry.json',
    '/assets/main.0123abcd.js',
  ])('has no %s', async (path) => {
    for (const method of ['GET', 'POST']) {
      const answer = await ask(gateway().port, path, {
        method,
        ...from('preview.localhost:8080', 'document'),
      });
      expect(answer.status).toBe(404);
      expect(errorOf(answer).code).toBe('NOT_FOUND');
    }
  });

  it('serves previews, and tells the service which application may show them', async () => {
    const headers = { ...from('preview.localhost:8080').headers, 'X-App-Origin': 'https://evil.example' };
    expect((await ask(gateway().port, page, { headers })).status).toBe(200);
    await ask(gateway().port, page, {
      headers: { Host: '127.0.0.1', 'X-App-Origin': 'https://evil.example' },
    });
    expect(received(gateway()).map((request) => request.headers['x-app-origin'])).toEqual([
      'http://localhost:8080',
      undefined,
    ]);
  });

  it('is named in the application’s policy', async () => {
    const policyOn = async (host: string) =>
      String((await ask(gateway().port, '/app', from(host))).headers['content-security-policy']);
    expect(await policyOn('localhost:8080')).toContain("frame-src 'self' http://preview.localhost:8080;");
    expect(await policyOn('127.0.0.1:8080')).toContain("frame-src 'self';");
    expect(await policyOn('localhost:8080; script-src *')).not.toContain('script-src *');
  });

  it('closes what a policy does not govern where a preview came without its headers', async () => {
    const { headers } = await ask(gateway().port, page, from('preview.localhost'));
    expect(headers['connection-allowlist']).toBe('(response-origin);webrtc=block');
    expect(headers['x-dns-prefetch-control']).toBe('off');
    expect(headers['content-security-policy']).toContain("script-src 'none'");
  });
});

describeGateways(
  'a preview host that was set up',
  (gateway) => {
    it('is where every browser shows previews', async () => {
      const answer = await ask(gateway().port, page, from('sites.example.com', 'document', safari));
      expect(answer.status).toBe(307);
      expect(answer.headers.location).toBe(`http://previews.example.com${page}`);
    });

    it('has previews and nothing else, which the application may show', async () => {
      const host = 'previews.example.com';
      expect((await ask(gateway().port, '/api/stats', from(host))).status).toBe(404);
      expect((await ask(gateway().port, '/', from(host))).status).toBe(404);
      expect((await ask(gateway().port, page, from(host))).status).toBe(200);
      expect(received(gateway()).map((request) => request.headers['x-app-origin'])).toEqual([
        'http://sites.example.com',
      ]);
      const { headers } = await ask(gateway().port, '/app', from('sites.example.com'));
      expect(headers['content-security-policy']).toContain("frame-src 'self' http://previews.example.com;");
    });

    it('leaves other names of the application to themselves', async () => {
      expect((await ask(gateway().port, page, from('10.0.0.5'))).status).toBe(200);
    });
  },
  pair,
);
