import { healthSchema, mfeRegistrySchema } from '@sitewright/contracts';
import { expect, it } from 'vitest';
import { describeGateways } from '../gateways.ts';
import { ask, errorOf, jsonOf } from '../send.ts';

const toServices = [
  ['POST', '/api/auth/register', 'auth'],
  ['POST', '/api/auth/login', 'auth'],
  ['GET', '/api/auth/google?next=%2Fapp', 'auth'],
  ['GET', '/api/users', 'auth'],
  ['PUT', '/api/users/change-role', 'auth'],
  ['POST', '/api/generate', 'sites'],
  ['GET', '/api/generate/engine', 'sites'],
  ['GET', '/api/generations', 'sites'],
  ['GET', '/api/generations/1/events', 'sites'],
  ['DELETE', '/api/generations/1', 'sites'],
  ['PATCH', '/api/sites/1', 'sites'],
  ['GET', '/api/my-sites?limit=2&search=a%20b', 'sites'],
  ['GET', '/api/total-sites', 'sites'],
  ['GET', '/api/stats', 'sites'],
  ['GET', '/api/download/1', 'sites'],
  ['POST', '/api/shared/open', 'sites'],
  ['GET', '/preview/1/index.html', 'sites'],
  ['POST', '/send-email', 'mail'],
] as const;

const toNobody = [
  '/api',
  '/api/',
  '/api/nothing',
  '/api/users-of-others',
  '/api/auth',
  '/api/sites',
  '/api/download',
  '/metrics',
  '/mfe/unknown/mf-manifest.json',
  '/mfe/generator/missing.js',
  '/mfe/generator/',
  '/mfe/',
  '/assets/missing.0123abcd.js',
  '/assets/',
  '/missing.js',
  '/robots.txt',
];

describeGateways('routing', (gateway) => {
  it.each(toServices)('sends %s %s to %s with its query untouched', async (method, path, service) => {
    const answer = await ask(gateway().port, path, { method });
    expect(answer.status).toBe(200);
    expect(jsonOf(answer)).toEqual({ service, method, url: path });
  });

  it.each(toNobody)('answers %s with 404 and the contract’s error', async (path) => {
    const answer = await ask(gateway().port, path);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(errorOf(answer)).toMatchObject({ code: 'NOT_FOUND', requestId: answer.headers['x-request-id'] });
  });

  it('answers a prefix without its slash as any page of the app, not with a redirect of its own', async () => {
    const answer = await ask(gateway().port, '/preview');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['/.env', '/.git/HEAD', '/assets/.hidden', '/api/.env', '/preview/1/.htaccess'])(
    'hides the dotfile %s',
    async (path) => {
      expect((await ask(gateway().port, path)).status).toBe(404);
      expect(gateway().sites.flatMap((replica) => replica.received)).toEqual([]);
    },
  );

  it.each(['/', '/app', '/dashboard/profile/edit', '/admin-panel/users?page=2', '/no/such/page'])(
    'answers the page %s with the shell',
    async (path) => {
      const answer = await ask(gateway().port, path);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.bytes.toString()).toContain('<title>Shell</title>');
    },
  );

  it('lets the shell say that a page such as /old.php is not found', async () => {
    const answer = await ask(gateway().port, '/old.php', { headers: { Accept: 'text/html,*/*;q=0.8' } });
    expect(answer.status).toBe(200);
    expect(answer.bytes.toString()).toContain('<title>Shell</title>');
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s on a page', async (method) => {
    const answer = await ask(gateway().port, '/dashboard', { method });
    expect(answer.status).toBe(405);
    expect(errorOf(answer).code).toBe('METHOD_NOT_ALLOWED');
  });

  it.each(['/', '/api/users', '/preview/1/index.html'])('refuses TRACE %s', async (path) => {
    expect((await ask(gateway().port, path, { method: 'TRACE' })).status).toBe(405);
  });

  it('says that everything behind it is ready', async () => {
    const answer = await ask(gateway().port, '/healthz');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const health = healthSchema.parse(jsonOf(answer));
    expect(health.status).toBe('ready');
    expect(Object.keys(health.parts)).toEqual(['auth', 'sites', 'mail', 'shell', 'mfe-generator']);
  });

  it('names the part that is not ready', async () => {
    gateway().auth.answerWith((_request, response) => response.writeHead(503).end());
    const answer = await ask(gateway().port, '/healthz');
    expect(answer.status).toBe(503);
    const health = healthSchema.parse(jsonOf(answer));
    expect(health.status).toBe('unavailable');
    expect(health.parts.auth?.status).toBe('unavailable');
    expect(health.parts.sites?.status).toBe('ready');
  });

  it('says what a service goes on without, such as room on its disk', async () => {
    const detail = 'The disk of the database is full (0 MB left): nothing can be stored. Make room on it.';
    const parts = { database: { status: 'ready' }, storage: { status: 'unavailable', detail } };
    gateway().auth.answerWith((_request, response) =>
      response.end(JSON.stringify({ status: 'ready', parts })),
    );
    const answer = await ask(gateway().port, '/healthz');
    expect(answer.status).toBe(503);
    const health = healthSchema.parse(jsonOf(answer));
    expect(health.parts.storage).toEqual(parts.storage);
    expect(health.parts.auth).toEqual({ status: 'ready' });
  });

  it('is alive and ready itself while services are away', async () => {
    gateway().auth.answerWith((_request, response) => response.writeHead(503).end());
    for (const [path, parts] of [
      ['/livez', []],
      ['/readyz', ['shell', 'registry']],
    ] as const) {
      const answer = await ask(gateway().port, path);
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      const health = healthSchema.parse(jsonOf(answer));
      expect(health.status).toBe('ready');
      expect(Object.keys(health.parts)).toEqual(parts);
    }
  });

  it('names the remotes, never from a cache', async () => {
    const answer = await ask(gateway().port, '/mfe-registry.json');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(mfeRegistrySchema.parse(jsonOf(answer))).toEqual({
      remotes: [{ name: 'mfe_generator', entry: '/mfe/generator/mf-manifest.json' }],
    });
    expect((await ask(gateway().port, '/mfe-registry.json', { method: 'POST' })).status).toBe(405);
  });

  it.each([
    ['/api/openapi.json', 'application/json; charset=utf-8', '"openapi":"3.1.0"'],
    ['/api/docs', 'text/html; charset=utf-8', '<h1>The API</h1>'],
    ['/api/docs.css', 'text/css; charset=utf-8', 'color-scheme: light dark'],
  ])('documents the calls at %s', async (path, type, text) => {
    const answer = await ask(gateway().port, path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.bytes.toString()).toContain(text);
    expect((await ask(gateway().port, path, { method: 'POST' })).status).toBe(405);
  });
});
