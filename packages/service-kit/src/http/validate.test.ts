import { gzipSync } from 'node:zlib';
import { errorBodySchema } from '@sitewright/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createLogger } from '../logger.ts';
import { type Served, serve } from '../testing/serve.ts';
import { createRouter, steps } from './context.ts';
import { createApp } from './create-app.ts';
import { validate, validateQuery } from './validate.ts';

const schema = z.object({ name: z.string({ error: 'Enter a name.' }) });
let service: Served;

beforeAll(async () => {
  const router = createRouter();
  router.post(
    '/echo',
    ...steps(validate(schema), (ctx) => {
      ctx.body = ctx.state.input;
    }),
  );
  router.get(
    '/echo',
    ...steps(validateQuery(schema), (ctx) => {
      ctx.body = ctx.state.query;
    }),
  );
  service = await serve(createApp({ log: createLogger('test', 'silent'), checks: {}, routers: [router] }));
});
afterAll(() => service.close());

const json = { 'Content-Type': 'application/json' };
const post = (body: BodyInit, headers: Record<string, string> = json) =>
  fetch(`${service.url}/echo`, { method: 'POST', body, headers });

it.each([
  ['a plain object', '{"name":"Ada"}', { name: 'Ada' }],
  ['unknown keys', '{"name":"Ada","role":"admin","_id":1}', { name: 'Ada' }],
  ['attacks on the prototype', '{"name":"Ada","__proto__":{"role":"admin"}}', { name: 'Ada' }],
  ['brackets inside of strings', `{"name":"${'['.repeat(100)}"}`, { name: '['.repeat(100) }],
])('lets the schema’s part of %s through', async (_name, body, expected) => {
  const answer = await post(body);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(JSON.parse(text)).toEqual(expected);
  expect(text).not.toContain('role');
});

it.each<[name: string, body: BodyInit, headers: Record<string, string>, status: number, code: string]>([
  ['an object instead of text', '{"name":{"$gt":""}}', json, 400, 'VALIDATION_FAILED'],
  ['a list', '[]', json, 400, 'VALIDATION_FAILED'],
  ['null', 'null', json, 400, 'VALIDATION_FAILED'],
  ['half a document', '{"name":', json, 400, 'MALFORMED_REQUEST'],
  ['nothing', '', json, 400, 'MALFORMED_REQUEST'],
  ['bytes that are not UTF-8', Buffer.from('{"name":"\xff"}', 'latin1'), json, 400, 'MALFORMED_REQUEST'],
  ['a deep document', '['.repeat(100_000) + ']'.repeat(100_000), json, 400, 'MALFORMED_REQUEST'],
  ['a large document', `{"name":"${'x'.repeat(300_000)}"}`, json, 413, 'PAYLOAD_TOO_LARGE'],
  ['plain text', '{"name":"Ada"}', { 'Content-Type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a form', new URLSearchParams({ name: 'Ada' }), {}, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  [
    'another charset',
    '{}',
    { 'Content-Type': 'application/json; charset=utf-16' },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'gzip',
    gzipSync('{"name":"Ada"}'),
    { ...json, 'Content-Encoding': 'gzip' },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
])('refuses %s', async (_name, body, headers, status, code) => {
  const answer = await post(body, headers);
  expect(answer.status).toBe(status);
  expect(errorBodySchema.parse(await answer.json()).code).toBe(code);
});

it('says what is wrong in the words of the schema, and with which field', async () => {
  const body = errorBodySchema.parse(await (await post('{"name":7}')).json());
  expect(body).toMatchObject({ message: 'Enter a name.', fields: { name: 'Enter a name.' } });
});

it.each([
  ['?name=Ada&other[$ne]=1', 200],
  ['?name[$ne]=Ada', 400],
  ['?name=Ada&name=Eve', 400],
])('reads the query %s', async (query, status) => {
  expect((await fetch(`${service.url}/echo${query}`)).status).toBe(status);
});
