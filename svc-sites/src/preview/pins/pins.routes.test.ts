import { pinsPath, routes } from '@sitewright/contracts';
import { call, tokenOf } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { editSite } from '../../../test/edit-site.ts';
import { type SitesService, startSitesService } from '../../../test/harness.ts';

const source =
  '<!doctype html><html lang="en"><title>Bread</title><body onload="x()"><h1>Bread</h1><script>alert(1)</script></body></html>';
let service: SitesService;
let id: string;
let ticket: string;
beforeAll(async () => {
  service = await startSitesService();
  id = await service.generate();
  await editSite(service, id, { path: 'index.html', content: source });
  const { body } = await call(service.url, routes.createShareLink, {
    token: tokenOf(),
    params: { id },
    body: { days: 1 },
  });
  ticket = (await call(service.url, routes.openShared, { body: { token: body.token } })).body.ticket;
});
afterAll(() => service.close());

const ask = (path: string, headers: Record<string, string> = {}) => fetch(service.url + path, { headers });

it('shows a page with the numbers of its elements, in which no script runs but ours', async () => {
  for (const address of [pinsPath(id), pinsPath(ticket)]) {
    const answer = await ask(address);
    expect(answer.status).toBe(200);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^sandbox allow-scripts;/);
    expect(policy).toMatch(/script-src 'sha256-[^']+';/);
    const page = await answer.text();
    expect(page).toContain('<h1 data-sitewright=');
    expect(page).toContain('data-onload="x()"');
    expect(page).toContain('<script type="text/plain"');
    expect(page).toContain('"version":2,"path":"index.html"');
    const again = await ask(address, {
      'If-None-Match': answer.headers.get('etag') ?? '',
      'Cache-Control': 'max-age=0',
    });
    expect(again.status).toBe(304);
  }
  expect((await ask(pinsPath(ticket))).headers.get('x-robots-tag')).toContain('noindex');
});

it('shows no page that is not there, nothing that is no page, and none in a tab of its own', async () => {
  expect((await ask(pinsPath(id, 'nowhere.html'))).status).toBe(404);
  expect((await ask(pinsPath('f'.repeat(32)))).status).toBe(404);
  expect(await (await ask(pinsPath(id, 'styles.css'))).text()).not.toContain('data-sitewright');
  const tab = await ask(pinsPath(id), { 'Sec-Fetch-Dest': 'document' });
  expect(await tab.text()).toContain('<iframe title="Preview"');
});

it('says of a page that is too deep that it cannot be commented on', async () => {
  await editSite(service, id, { path: 'index.html', content: '<div>'.repeat(3000) });
  const answer = await ask(pinsPath(id));
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('too large to be commented on');
});
