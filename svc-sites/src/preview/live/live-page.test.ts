import { createHash } from 'node:crypto';
import { livePagePath } from '@sitewright/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SitesService, startSitesService } from '../../../test/harness.ts';
import { rawRequest } from '../../../test/raw-request.ts';
import { previewHeaders } from '../preview-headers.ts';

let service: SitesService;
beforeAll(async () => {
  service = await startSitesService();
});
afterAll(() => service.close());

const get = (headers: Record<string, string> = {}, path: string = livePagePath) =>
  rawRequest(service.url, path, { headers, method: 'GET' });

it('is a page of ours, without a session and without a site', async () => {
  const { status, headers, body } = await get();
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body.toString()).toMatch(/^<!doctype html>/);
  for (const [name, value] of Object.entries(previewHeaders)) expect(headers[name.toLowerCase()]).toBe(value);
});

it('may run its own script and nothing else, load nothing, and is nobody’s origin', async () => {
  const { headers, body } = await get();
  const scripts = [...body.toString().matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  expect(scripts).toHaveLength(1);
  const hash = createHash('sha256').update(scripts.join('')).digest('base64');
  expect(String(headers['content-security-policy']).split('; ')).toEqual([
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ]);
});

it('is shown by the application that the gateway names, and by nobody else', async () => {
  const ancestorsFor = async (origin: string) => {
    const { headers } = await get({ 'X-App-Origin': origin });
    return String(headers['content-security-policy']).split('; ').at(-1);
  };
  expect(await ancestorsFor('https://sites.example:8443')).toBe(
    "frame-ancestors 'self' https://sites.example:8443",
  );
  expect(await ancestorsFor('https://a.example; script-src *')).toBe("frame-ancestors 'self'");
});

it('is loaded again only when it has changed', async () => {
  const { headers } = await get();
  expect(headers['cache-control']).toBe('no-cache');
  const again = await get({ 'If-None-Match': String(headers.etag) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
});

it('takes no address from sites: what is no id of one is not there', async () => {
  const { status, body } = await get({}, `${livePagePath}/index.html`);
  expect(status).toBe(404);
  expect(body.toString()).not.toContain('<script');
});
