import { Writable } from 'node:stream';
import { errorBodySchema, healthSchema, logLineSchema, requestLineSchema } from '@sitewright/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { createLogger } from '../logger.ts';
import { type Served, serve } from '../testing/serve.ts';
import { createRouter } from './context.ts';
import { createApp } from './create-app.ts';

let isDatabaseUp = true;
let service: Served;

beforeAll(async () => {
  const router = createRouter();
  router.get('/fine', (ctx) => {
    ctx.body = { fine: true };
  });
  router.post('/fine', (ctx) => {
    ctx.body = { written: true };
  });
  router.get('/refused', () => {
    throw new AppError('RATE_LIMITED', 'Wait a little.', {
      headers: { 'Retry-After': '7' },
      fields: { a: 'b' },
    });
  });
  router.get('/broken', () => {
    throw new Error('secret detail of mongodb://user:pass@host');
  });
  const ping = async () => {
    if (!isDatabaseUp) throw new Error('down');
  };
  const app = createApp({
    log: createLogger('test', 'silent'),
    checks: { database: ping },
    routers: [router],
  });
  service = await serve(app);
});
afterAll(() => service.close());

async function refusal(path: string, init?: RequestInit) {
  const answer = await fetch(`${service.url}${path}`, init);
  return { answer, body: errorBodySchema.parse(await answer.json()) };
}

describe('an answer', () => {
  it.each(['/fine', '/refused', '/nowhere'])('of %s carries the security headers', async (path) => {
    const { headers } = await fetch(`${service.url}${path}`);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('echoes the request id that the gateway made', async () => {
    const id = '0123456789abcdef0123456789abcdef';
    const { answer, body } = await refusal('/refused', { headers: { 'X-Request-Id': id } });
    expect(answer.headers.get('X-Request-Id')).toBe(id);
    expect(body.requestId).toBe(id);
  });

  it.each(['short', 'a'.repeat(65), 'inject\tlog'])('replaces the request id %j', async (id) => {
    const { headers } = await fetch(`${service.url}/fine`, { headers: { 'X-Request-Id': id } });
    expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
  });
});

describe('an error', () => {
  it('of ours keeps its code, message, fields and headers', async () => {
    const { answer, body } = await refusal('/refused');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe('7');
    expect(body).toMatchObject({ code: 'RATE_LIMITED', message: 'Wait a little.', fields: { a: 'b' } });
  });

  it('that nobody expected says nothing of what is inside', async () => {
    const { answer, body } = await refusal('/broken');
    expect(answer.status).toBe(500);
    expect(body.code).toBe('INTERNAL');
    expect(JSON.stringify(body)).not.toMatch(/secret|mongodb|at /);
  });

  it.each([
    ['GET', '/nowhere', 404, 'NOT_FOUND'],
    ['GET', '/%E0%A4%A', 404, 'NOT_FOUND'],
    ['DELETE', '/fine', 405, 'METHOD_NOT_ALLOWED'],
    ['PROPFIND', '/fine', 405, 'METHOD_NOT_ALLOWED'],
  ])('answers %s %s with %i', async (method, path, status, code) => {
    const { answer, body } = await refusal(path, { method });
    expect(answer.status).toBe(status);
    expect(body.code).toBe(code);
  });
});

describe('a page of an opaque origin', () => {
  const headers = { Origin: 'null' };

  it('may not write', async () => {
    const { answer } = await refusal('/fine', { method: 'POST', headers });
    expect(answer.status).toBe(403);
  });

  it('may read', async () => {
    expect((await fetch(`${service.url}/fine`, { headers })).status).toBe(200);
  });
});

describe('the log', () => {
  async function linesOf(...requests: Request[]) {
    const lines: string[] = [];
    const destination = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const log = createLogger('svc-test', 'info', destination);
    const logged = await serve(
      createApp({ log, checks: {}, routers: [createRouter().get('/fine', () => {})] }),
    );
    for (const request of requests)
      await fetch(new Request(logged.url + new URL(request.url).pathname, request));
    await logged.close();
    const parsed = lines.map((line) => logLineSchema.parse(JSON.parse(line)));
    return parsed.filter(({ msg }) => msg === 'request').map((line) => requestLineSchema.parse(line));
  }
  const get = (path: string, headers = {}) => new Request(`http://any${path}`, { headers });

  it('has a line for each request, in the words that the gateway uses, and none for who asks for its health', async () => {
    const headers = { 'X-Request-Id': '0123456789abcdef', 'X-Forwarded-For': '203.0.113.7' };
    const lines = await linesOf(get('/healthz'), get('/livez'), get('/readyz'), get('/gone', headers));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 'info',
      part: 'svc-test',
      requestId: '0123456789abcdef',
      client: '203.0.113.7',
      method: 'GET',
      path: '/gone',
      status: 404,
    });
  });
});

it('the health does not wait for a part that hangs', async () => {
  const checks = { database: () => new Promise<void>(() => {}) };
  const hanging = await serve(createApp({ log: createLogger('test', 'silent'), checks, routers: [] }));
  const answer = await fetch(`${hanging.url}/healthz`);
  await hanging.close();
  expect(answer.status).toBe(503);
  expect(healthSchema.parse(await answer.json()).parts).toEqual({ database: { status: 'unavailable' } });
});

describe('/livez', () => {
  it('is 200 as long as the process answers', async () => {
    isDatabaseUp = false;
    expect((await fetch(`${service.url}/livez`)).status).toBe(200);
    expect((await fetch(`${service.url}/readyz`)).status).toBe(503);
  });
});

describe('/healthz', () => {
  it.each([
    [true, 200, 'ready'],
    [false, 503, 'unavailable'],
  ] as const)('with a database that answers (%s) is %i', async (isUp, status, state) => {
    isDatabaseUp = isUp;
    const answer = await fetch(`${service.url}/healthz`);
    expect(answer.status).toBe(status);
    expect(healthSchema.parse(await answer.json())).toEqual({
      status: state,
      parts: { database: { status: state } },
    });
  });
});
