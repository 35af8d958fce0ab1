import { routes } from '@sitewright/contracts';
import { call, callRefused, tokenOf } from '@sitewright/service-kit/testing';
import { createSiteEngine, type SiteEngine } from '@sitewright/site-engine';
import { answers, type FakeProvider, startFakeProvider } from '@sitewright/site-engine/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SitesService, startSitesService } from '../../test/harness.ts';

const owner = tokenOf();
const prompt = 'A yarn shop called Skein in Leeds. Prices:\n- Merino wool £14\n- Alpaca £19';

let provider: FakeProvider;
let engine: SiteEngine;
let service: SitesService;
let id: string;

beforeAll(async () => {
  provider = await startFakeProvider();
  engine = createSiteEngine({ openai: { baseURL: provider.baseURL, model: 'fake' }, workers: 2 });
  service = await startSitesService({ engine });
});
afterAll(async () => {
  await service.close();
  await engine.close();
  await provider.close();
});
beforeEach(async () => {
  await service.db.collection('limits').deleteMany({});
  const { body } = await call(service.url, routes.generate, {
    token: owner,
    body: { prompt, engine: 'composer' },
  });
  id = body.id;
});

const block = (search: string, replace: string) =>
  `<edit path="index.html">\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n</edit>`;
const body = { version: 1, instruction: 'Call the wool softer' };
const ask = async (more: object = {}) =>
  (await call(service.url, routes.reviseSite, { token: owner, params: { id }, body: { ...body, ...more } }))
    .body;
const list = async () =>
  (await call(service.url, routes.revisions, { token: owner, params: { id } })).body.revisions;
const stored = async (path = 'index.html') =>
  (await call(service.url, routes.siteFile, { token: owner, params: { id, path } })).body.content ?? '';
const site = () => service.sites.findOne({ folderId: id });

describe('a change that a model writes', () => {
  it('is a generation whose version differs there alone', async () => {
    const before = await stored();
    provider.behave(answers(block('<title>', '<title>Softest ')));
    const { revision, comparison } = await ask();
    expect(revision).toMatchObject({ state: 'made', engine: 'openai', seen: 1, made: 2 });
    expect(revision.usage?.read).toBeGreaterThan(0);
    expect(await stored()).toBe(before.replace('<title>', '<title>Softest '));
    expect(comparison?.differences.length).toBeGreaterThan(0);
    expect(await list()).toEqual([revision]);
    const generation = await service.generations.findOne({ folderId: id, revision: { $exists: true } });
    expect(generation).toMatchObject({ state: 'done', slot: expect.any(Number) });
    const version = await service.siteVersions.findOne({ folderId: id, version: 2 });
    expect(version).toMatchObject({ kind: 'revised', engine: 'openai', instruction: body.instruction });
  });

  it('is told as it is made', async () => {
    provider.behave(answers(block('<title>', '<title>Softest ')));
    const answer = await fetch(`${service.url}/api/sites/${id}/revisions`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${owner}`,
        accept: 'text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    const told = await answer.text();
    const types = [...told.matchAll(/^event: (\w+)$/gm)].map(([, type]) => type);
    expect(types[0]).toBe('accepted');
    expect(types).toContain('file');
    expect(types.at(-1)).toBe('done');
    expect((await site())?.version).toBe(2);
  });

  it('that fails leaves the site as it is, and says why', async () => {
    provider.behave(answers(block('Merino silk', 'x')));
    const { status, body: said } = await callRefused(service.url, routes.reviseSite, {
      token: owner,
      params: { id },
      body,
    });
    expect([status, said.code]).toEqual([502, 'PROVIDER_FAILED']);
    expect((await site())?.version).toBe(1);
    expect(await list()).toMatchObject([{ state: 'failed', answer: said.message }]);
  });

  it('that makes the report worse is offered, and made once it is taken', async () => {
    provider.behave(answers('<file path="script.js">\nconst (broken;\n</file>'));
    const { revision } = await ask();
    expect(revision.state).toBe('offered');
    expect((await site())?.version).toBe(1);
    const taken = await call(service.url, routes.acceptRevision, {
      token: owner,
      params: { id, revision: revision.id },
      body: { version: 1 },
    });
    expect(taken.body.revision).toMatchObject({ state: 'made', made: 2 });
    expect(await stored('script.js')).toContain('const (broken');
    expect(await list()).toMatchObject([{ state: 'made', made: 2 }]);
  });

  it('is not asked for of a head that was not seen', async () => {
    const { status } = await callRefused(service.url, routes.reviseSite, {
      token: owner,
      params: { id },
      body: { ...body, version: 7 },
    });
    expect(status).toBe(409);
    expect(await list()).toEqual([]);
  });

  it('is left to the composer where that is asked for', async () => {
    const { revision } = await ask({ instruction: 'Merino wool is £16 now', engine: 'composer' });
    expect(revision).toMatchObject({ state: 'made', engine: 'composer' });
  });
});
