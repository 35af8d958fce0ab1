import { expect, it } from 'vitest';
import { previewPolicy } from '../../src/http/security-headers.ts';
import { describeGateways } from '../gateways.ts';
import { answerTo, ask, errorOf } from '../send.ts';

const everyKind: [path: string, method: string, status: number][] = [
  ['/', 'GET', 200],
  ['/assets/main.0123abcd.js', 'GET', 200],
  ['/mfe/generator/mf-manifest.json', 'GET', 200],
  ['/mfe-registry.json', 'GET', 200],
  ['/api/stats', 'GET', 200],
  ['/api/nothing', 'GET', 404],
  ['/assets/missing.js', 'GET', 404],
  ['/dashboard', 'POST', 405],
  ['/preview/1/index.html', 'GET', 200],
  ['/preview/1//', 'GET', 400],
];

const unusual: [name: string, message: string, status: number, code: string][] = [
  ['another version of HTTP', 'GET / HTTP/3.0\r\nHost: a\r\n', 400, 'MALFORMED_REQUEST'],
  ['no HTTP', 'hello\r\n', 400, 'MALFORMED_REQUEST'],
  ['a tunnel', 'CONNECT a:80 HTTP/1.1\r\nHost: a\r\n', 400, 'MALFORMED_REQUEST'],
  ['a trace', 'TRACE / HTTP/1.1\r\nHost: a\r\n', 405, 'METHOD_NOT_ALLOWED'],
  [
    'a state that a file is not in',
    'GET /favicon.svg HTTP/1.1\r\nHost: a\r\nIf-Match: "x"\r\n',
    412,
    'PRECONDITION_FAILED',
  ],
  [
    'a range that a file has not',
    'GET /favicon.svg HTTP/1.1\r\nHost: a\r\nRange: bytes=9999-\r\n',
    416,
    'RANGE_NOT_SATISFIABLE',
  ],
];

describeGateways('security headers', (gateway) => {
  it.each(everyKind)(
    '%s %s %i: no sniffing, a policy, a referrer policy, a request id',
    async (path, method, status) => {
      const { headers, status: actual } = await ask(gateway().port, path, { method });
      expect(actual).toBe(status);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toBeTruthy();
      expect(headers['referrer-policy']).toBeTruthy();
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
      expect(headers.server ?? 'nginx').toBe('nginx');
    },
  );

  it.each(unusual)(
    'who asks for %s is refused in JSON, without sniffing',
    async (_name, message, status, code) => {
      const answer = await answerTo(gateway().port, `${message}Connection: close\r\n\r\n`);
      expect(answer.status).toBe(status);
      expect(errorOf(answer).code).toBe(code);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['content-security-policy']).toBeTruthy();
      expect(answer.headers['cache-control']).toMatch(/^no-(store|cache)$/);
    },
  );

  it('who expects what nobody knows is answered all the same', async () => {
    const headers = { Expect: 'nonsense' };
    const answer = await ask(gateway().port, '/api/stats', { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(gateway().sites.flatMap(({ received }) => received)[0]?.headers.expect).toBeUndefined();
  });

  it.each(['/app', '/api/docs'])('runs %s under the application’s strict policy', async (path) => {
    const { headers } = await ask(gateway().port, path);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'; " +
        "media-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    );
  });

  it('passes the preview’s own headers through, once each', async () => {
    for (const replica of gateway().sites) {
      replica.answerWith((_request, response) => {
        response.setHeader('Content-Security-Policy', 'sandbox allow-scripts');
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.end('<h1>Site</h1>');
      });
    }
    const { headers } = await ask(gateway().port, '/preview/1/index.html');
    expect(headers['content-security-policy']).toBe('sandbox allow-scripts');
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('sandboxes a preview answer that came without a policy', async () => {
    const { headers } = await ask(gateway().port, '/preview/1/picture.svg');
    expect(headers['content-security-policy']).toBe(previewPolicy);
  });

  it.each(['script', 'worker', 'serviceworker'])(
    'refuses a preview’s file as the application’s own %s',
    async (destination) => {
      const headers = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': destination };
      const answer = await ask(gateway().port, '/preview/1/app.js', { headers });
      expect(answer.status).toBe(403);
      expect(errorOf(answer).code).toBe('FORBIDDEN');
      expect(answer.headers['content-security-policy']).toBe(previewPolicy);
      expect(gateway().sites.flatMap((replica) => replica.received)).toEqual([]);
    },
  );

  it('lets a preview load its own script, and the application show the preview in a frame', async () => {
    const script = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'script' };
    const frame = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'iframe' };
    expect((await ask(gateway().port, '/preview/1/app.js', { headers: script })).status).toBe(200);
    expect((await ask(gateway().port, '/preview/1/index.html', { headers: frame })).status).toBe(200);
  });

  it.each(['null', 'https://elsewhere.example'])('gives the origin %s no access to /api', async (origin) => {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await ask(gateway().port, '/api/users', { method, headers: { Origin: origin } });
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('keeps personal answers out of caches unless the service says otherwise', async () => {
    expect((await ask(gateway().port, '/api/users')).headers['cache-control']).toBe('no-store');
    gateway().auth.answerWith((_request, response) =>
      response.setHeader('Cache-Control', 'private, max-age=5').end(),
    );
    expect((await ask(gateway().port, '/api/users')).headers['cache-control']).toBe('private, max-age=5');
  });

  it('replaces a service’s weaker headers instead of sending both', async () => {
    gateway().auth.answerWith((_request, response) => {
      response.setHeader('Content-Security-Policy', "default-src 'self'");
      response.setHeader('X-Request-Id', 'from-the-service');
      response.end();
    });
    const { headers } = await ask(gateway().port, '/api/users');
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });
});

/** What a browser at this host may run as the application. */
async function scriptsAt(port: number, host: string): Promise<string | undefined> {
  const { headers } = await ask(port, '/app', { headers: { Host: host } });
  return /script-src ([^;]+);/.exec(String(headers['content-security-policy']))?.[1];
}

describeGateways(
  'scripts of the application',
  (gateway) => {
    it.each(['sites.example.com:8080', 'Sites.Example.com:8080'])(
      'lie in folders of their own at %s, where it is public',
      async (host) => {
        const sources = (await scriptsAt(gateway().port, host))?.split(' ') ?? [];
        expect(sources).toEqual(
          ['/assets/', '/mfe/', '/before-paint.js'].map((path) => `sites.example.com:8080${path}`),
        );
      },
    );

    it.each(['localhost:8080', 'sites.example.com', '127.0.0.1', '[::1]:8080', 'behind-a-proxy'])(
      'lie anywhere on the host %s, which a browser may not know by that name',
      async (host) => expect(await scriptsAt(gateway().port, host)).toBe("'self'"),
    );
  },
  { PUBLIC_URL: 'http://sites.example.com:8080' },
);

describeGateways(
  'scripts of an application whose public host is an address',
  (gateway) => {
    it('lie anywhere on it, since policies know no addresses', async () => {
      expect(await scriptsAt(gateway().port, '192.0.2.7:8080')).toBe("'self'");
    });
  },
  { PUBLIC_URL: 'http://192.0.2.7:8080' },
);
