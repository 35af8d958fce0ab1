import { versionPreviewPath } from '@sitewright/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editSite } from '../../test/edit-site.ts';
import { exampleSite } from '../../test/fake-engine.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { rawRequest } from '../../test/raw-request.ts';
import { placeOfShim } from './insert-shim.ts';
import { previewHeaders } from './preview-headers.ts';

let service: SitesService;
let id: string;
beforeAll(async () => {
  service = await startSitesService();
  id = await service.generate();
});
afterAll(() => service.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(service.url, path, { headers, method });
const preview = (path: string, headers?: Record<string, string>) => get(`/preview/${id}/${path}`, headers);

const lowerCased = Object.fromEntries(
  Object.entries(previewHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);

describe('a preview', () => {
  it.each([
    ['index.html', 'text/html; charset=utf-8'],
    ['script.js', 'text/javascript; charset=utf-8'],
    ['images/logo.svg', 'image/svg+xml'],
    ['fonts/plain.woff2', 'font/woff2'],
  ])('serves %s as %s', async (path, type) => {
    const { status, headers, body } = await preview(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe('no-cache');
    const { content } = exampleSite.files.find((file) => file.path === path) ?? {};
    if (path !== 'index.html') expect(body).toEqual(Buffer.from(content ?? ''));
  });

  it('puts the shim before every element of pages, and changes nothing else', async () => {
    const page = (await preview('index.html')).body.toString();
    expect(page).toMatch(/^<!doctype html><script>\(\(\) =>/);
    expect(page.replace(/<script>.*?<\/script>/s, '')).toBe(exampleSite.files[0]?.content);
  });

  it('is a frame in a page of ours where a tab asks for it, without a line of the site', async () => {
    const { status, headers, body } = await preview('about/', { 'Sec-Fetch-Dest': 'document' });
    expect(status).toBe(200);
    expect(headers.vary).toContain('Sec-Fetch-Dest');
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'sha256-");
    expect(headers['content-security-policy']).toContain("frame-src 'self'");
    expect(body.toString()).toContain(
      `<noscript><iframe title="Preview" sandbox="allow-scripts allow-forms" referrerpolicy="no-referrer" src="/preview/${id}/about/">`,
    );
    expect(body.toString()).not.toContain('About us');
  });

  it('lets a browser that does not say what it asks for move into that page', async () => {
    expect((await preview('index.html')).body.toString()).toMatch(/location\.replace\(.*\?window/);
    const { headers, body } = await preview('index.html?window');
    expect(headers['content-security-policy']).toContain("frame-src 'self'");
    expect(body.toString()).toContain(`src="/preview/${id}/index.html"`);
  });

  it('never mistakes one presentation for another in a cache', async () => {
    const [live, still] = [await preview('index.html'), await preview('index.html?still')];
    const asked = { 'If-None-Match': live.headers.etag ?? '' };
    expect((await preview('index.html', { ...asked, 'Sec-Fetch-Dest': 'document' })).status).toBe(200);
    expect(live.headers.etag).not.toBe(still.headers.etag);
    const unchanged = await preview('index.html', asked);
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers['content-security-policy']).toBe(live.headers['content-security-policy']);
  });

  it('runs no script as a thumbnail, by its own policy, and is the page as it is stored', async () => {
    const { headers, body } = await preview('index.html?still');
    expect(headers['content-security-policy']).toMatch(/^sandbox; /);
    expect(headers['content-security-policy']).toContain("script-src 'none'");
    expect(body.toString()).toBe(exampleSite.files[0]?.content);
  });

  it('finds the place of the shim in a stored page of any kind at once', async () => {
    const content = '<head '.repeat(500_000);
    const own = await startSitesService({
      site: { ...exampleSite, files: [{ path: 'index.html', content }] },
    });
    const { body } = await rawRequest(own.url, `/preview/${await own.generate()}/index.html`);
    expect(placeOfShim(Buffer.from(content))).toBe(0);
    expect(body.subarray(0, 9).toString()).toBe('<script>(');
    await own.close();
  });

  it('may be shown by the application on the origin that the gateway names, and by nobody else', async () => {
    const ancestors = async (origin: string) => {
      const { headers } = await preview('index.html', { 'X-App-Origin': origin });
      return /frame-ancestors (.*)$/.exec(String(headers['content-security-policy']))?.[1];
    };
    expect(await ancestors('http://localhost:8080')).toBe("'self' http://localhost:8080");
    expect(await ancestors('https://a.example; sandbox allow-same-origin')).toBe("'self'");
    expect(await ancestors('*')).toBe("'self'");
  });

  it.each([`/preview/ID`, `/preview/ID/`])('%s leads to the first page', async (path) => {
    const { status, headers } = await get(path.replace('ID', id));
    expect(status).toBe(302);
    expect(headers.location).toBe(`/preview/${id}/index.html`);
  });

  it('serves the index of a folder', async () => {
    expect((await preview('about/')).body.toString()).toContain('About us');
  });

  it('answers HEAD like GET, without the body', async () => {
    const full = await preview('script.js');
    const head = await get(`/preview/${id}/script.js`, {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(full.body.length));
  });

  it('is not sent again while the version is the same', async () => {
    const { headers } = await preview('index.html');
    const again = await preview('index.html', { 'If-None-Match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);

    await service.sites.updateOne({ folderId: id }, { $set: { version: 2 } });
    const files = (await service.siteVersions.findOne({ folderId: id }))?.files;
    await service.db.collection('siteVersions').insertOne({ folderId: id, version: 2, files });
    const changed = await preview('index.html', { 'If-None-Match': headers.etag ?? '' });
    await service.sites.updateOne({ folderId: id }, { $set: { version: 1 } });
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(headers.etag);
  });
});

describe('what is not there', () => {
  it.each([
    ['an unknown file', '/preview/ID/nothing.html'],
    ['an unknown site', `/preview/${'f'.repeat(32)}/index.html`],
    ['a malformed id', '/preview/not-an-id/index.html'],
    ['no id', '/preview/'],
    ['dots', '/preview/ID/../../../etc/passwd'],
    ['encoded dots', '/preview/ID/%2e%2e/%2e%2e/etc/passwd'],
    ['dots encoded twice', '/preview/ID/%252e%252e%252fetc%252fpasswd'],
    ['encoded slashes', '/preview/ID/..%2f..%2fetc%2fpasswd'],
    ['backslashes', '/preview/ID/..%5c..%5cetc'],
    ['a NUL', '/preview/ID/index.html%00.png'],
    ['a broken escape', '/preview/ID/%E0%A4%A'],
    ['a folder', '/preview/ID/images'],
  ])('%s is a sentence on a sandboxed page', async (_name, path) => {
    const { status, headers, body } = await get(path.replace('ID', id));
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toMatch(/<p>[A-Z][^<>]+\.<\/p>/);
    expect(body.toString()).not.toMatch(/root:|passwd/);
  });

  it('is the site’s own 404 page where it has one', async () => {
    const own = await startSitesService({
      site: {
        ...exampleSite,
        files: [{ path: '404.html', content: '<!doctype html><head></head><p>Lost?' }],
      },
    });
    const { status, headers, body } = await rawRequest(
      own.url,
      `/preview/${await own.generate()}/missing.css`,
    );
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toContain('<p>Lost?');
    await own.close();
  });
});

describe('the sandbox', () => {
  it.each([
    ['a page', 'index.html', 'sandbox allow-scripts allow-forms;'],
    ['a drawing', 'images/logo.svg', 'sandbox;'],
    ['a script', 'script.js', 'sandbox;'],
    ['a missing file', 'nothing.svg', 'sandbox;'],
  ])('lets %s do no more than it needs', async (_name, path, sandbox) => {
    const policy = String((await preview(path)).headers['content-security-policy']);
    expect(policy.startsWith(sandbox)).toBe(true);
    expect(policy).toContain("frame-src 'none'");
    expect(policy).not.toMatch(/allow-(popups|modals|same-origin|top-navigation)/);
  });

  it.each([
    ['a page', 'GET', '/preview/ID/index.html'],
    ['a script', 'GET', '/preview/ID/script.js'],
    ['an image', 'GET', '/preview/ID/images/logo.svg'],
    ['a redirect', 'GET', '/preview/ID'],
    ['an unknown file', 'GET', '/preview/ID/nothing'],
    ['an unknown site', 'GET', '/preview/0/index.html'],
    ['a broken escape', 'GET', '/preview/ID/%'],
    ['no id', 'GET', '/preview'],
    ['a method that is not allowed', 'POST', '/preview/ID/index.html'],
  ])('is around %s', async (_name, method, path) => {
    const { headers } = await get(path.replace('ID', id), {}, method);
    expect(headers).toMatchObject(lowerCased);
    expect(headers['content-security-policy']).toMatch(/^sandbox[ ;]/);
    expect(headers['content-security-policy']).not.toContain('allow-same-origin');
  });

  it('a redirect says in which characters it is written', async () => {
    const { status, headers } = await get(`/preview/${id}`);
    expect(status).toBe(302);
    expect(headers['content-type']).toMatch(/; charset=utf-8$/);
  });

  it.each([
    ['a script of the app', 'script.js', 'same-origin', 'script', 403],
    ['a script under another name', 'index.html', 'same-origin', 'script', 403],
    ['a worker of the app', 'index.html', 'same-origin', 'worker', 403],
    ['a script by an escaped name', 'script%2Ejs', 'same-origin', 'empty', 403],
    ['a script of the preview', 'script.js', 'cross-site', 'script', 200],
    ['the frame of the app', 'index.html', 'same-origin', 'iframe', 200],
  ])('answers %s rightly', async (_name, path, site, destination, status) => {
    const answer = await preview(path, { 'Sec-Fetch-Site': site, 'Sec-Fetch-Dest': destination });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(lowerCased);
  });
});

describe('an earlier version', () => {
  let old: string;
  beforeAll(async () => {
    old = await service.generate();
    await editSite(service, old, { path: 'index.html', content: '<!doctype html><p>Now</p>' });
    await editSite(service, old, { path: '404.html', content: '<p>Lost</p>' });
  });
  const at = (path: string, headers?: Record<string, string>) => get(`/preview/${old}/${path}`, headers);

  it('is shown beside what the site shows, in each presentation', async () => {
    const first = exampleSite.files[0]?.content;
    expect((await at('v/1/index.html?still')).body.toString()).toBe(first);
    expect((await at('v/2/index.html?still')).body.toString()).toBe('<!doctype html><p>Now</p>');
    expect((await at('v/1/index.html')).body.toString()).toMatch(/^<!doctype html><script>\(\(\) =>/);
    const tab = await at('v/1/about/', { 'Sec-Fetch-Dest': 'document' });
    expect(tab.body.toString()).toContain(`src="/preview/${old}/v/1/about/"></iframe></noscript>`);
    expect((await at('v/1/fonts/plain.woff2')).headers['content-type']).toBe('font/woff2');
  });

  it('begins at its first page', async () => {
    for (const path of ['v/1', 'v/1/']) {
      const { status, headers } = await at(path);
      expect([status, headers.location]).toEqual([302, versionPreviewPath(old, 1)]);
    }
  });

  it('is sandboxed, and kept by browsers where no script runs', async () => {
    const still = await at('v/1/index.html?still');
    expect(still.headers).toMatchObject(lowerCased);
    expect(still.headers['content-security-policy']).toMatch(/^sandbox;/);
    expect(still.headers['cache-control']).toBe('private, max-age=3600, immutable');
    expect((await at('v/1/index.html')).headers['cache-control']).toBe('no-cache');
    const again = await at('v/1/index.html?still', { 'If-None-Match': still.headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect((await at('v/2/index.html?still')).headers.etag).not.toBe(still.headers.etag);
  });

  it('has the page of its own for what it does not have', async () => {
    expect((await at('v/1/none.html')).status).toBe(404);
    const { status, headers, body } = await at('v/3/none.html?still');
    expect([status, body.toString()]).toEqual([404, '<p>Lost</p>']);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each([
    'v/4/index.html',
    'v/0/index.html',
    'v/01/index.html',
    'v/1e0/index.html',
    'v/9999999999/index.html',
    'v/-1/index.html',
  ])('%s is none', async (path) => {
    const { status, headers } = await at(path, { Accept: 'text/html' });
    expect(status).toBe(404);
    expect(headers).toMatchObject(lowerCased);
  });

  it('goes with its site', async () => {
    await service.sites.updateOne({ folderId: old }, { $set: { deletedAt: new Date() } });
    expect((await at('v/1/index.html')).status).toBe(404);
  });
});
