import { routes } from '@sitewright/contracts';
import { call, callRefused, storePerson, tokenOf } from '@sitewright/service-kit/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { exampleSite } from '../../test/fake-engine.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { rawRequest } from '../../test/raw-request.ts';

let service: SitesService;
let admin: string;
let id: string;
const owner = tokenOf();

beforeAll(async () => {
  service = await startSitesService();
  admin = await storePerson(service.db, { id: 'a'.repeat(24), role: 'admin' });
});
afterAll(() => service.close());
beforeEach(async () => {
  id = await service.generate('A bakery in Lyon');
});

type Route = Parameters<typeof callRefused>[1];
const options = (route: Route, token?: string) => ({
  token,
  params: { id, path: 'index.html' },
  body: route.method === 'PATCH' ? { name: 'New' } : undefined,
});
const ask = <Response extends z.core.$ZodType>(route: Route & { response: Response }, token = owner) =>
  call(service.url, route, options(route, token));
const refused = (route: Route, token?: string) => callRefused(service.url, route, options(route, token));

const rename = (body: unknown) =>
  callRefused(service.url, routes.renameSite, { token: owner, params: { id }, body });
const stored = () => service.sites.findOne({ folderId: id });
const statusOf = async (path: string) => (await fetch(service.url + path)).status;
const previewAndDownload = () =>
  Promise.all([statusOf(`/preview/${id}/index.html`), statusOf(`/api/download/${id}`)]);
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

describe('the details of a site', () => {
  it('tell its owner what was asked for, which files there are and what the gate found', async () => {
    const { body } = await ask(routes.site);
    expect(body).toMatchObject({
      folderId: id,
      name: 'Bakery (+ café)',
      prompt: 'A bakery in Lyon',
      version: 1,
      engine: 'composer',
      report: exampleSite.report,
    });
    expect(body.files).toEqual(
      exampleSite.files.map(({ path, content }) => ({
        path,
        bytes: Buffer.from(content).length,
        isText: path !== 'fonts/plain.woff2',
      })),
    );
  });

  it('V15.3.1: hold nothing that is not in the contract', async () => {
    const answer = await fetch(`${service.url}/api/sites/${id}`, {
      headers: { Authorization: `Bearer ${owner}` },
    });
    const keys = [
      '_id',
      'createdAt',
      'engine',
      'files',
      'folderId',
      'name',
      'prompt',
      'report',
      'updatedAt',
      'version',
    ];
    expect(Object.keys((await answer.json()) as object).sort()).toEqual(keys);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('are of the current version', async () => {
    const first = await service.siteVersions.findOne({ folderId: id });
    const second = { ...first, version: 2, engine: 'openai', files: first?.files.slice(0, 1) };
    await service.db.collection('siteVersions').insertOne({ ...second, _id: new ObjectId() });
    await service.sites.updateOne({ folderId: id }, { $set: { version: 2 } });
    const { body } = await ask(routes.site);
    expect(body).toMatchObject({ version: 2, engine: 'openai' });
    expect(body.files.map(({ path }) => path)).toEqual(['index.html']);
  });
});

describe('a file of a site', () => {
  const read = (path: string) => call(service.url, routes.siteFile, { token: owner, params: { id, path } });

  it.each(['index.html', 'about/index.html', 'script.js', 'images/logo.svg'])(
    '%s is told as it was generated, without the preview’s additions',
    async (path) => {
      const { body } = await read(path);
      expect(body).toEqual({ path, content: exampleSite.files.find((file) => file.path === path)?.content });
    },
  );

  it('that begins with a byte order mark keeps it', async () => {
    const content = '\ufeffBrötchen\r\n';
    const own = await startSitesService({ site: { ...exampleSite, files: [{ path: 'a.txt', content }] } });
    const params = { id: await own.generate(), path: 'a.txt' };
    expect((await call(own.url, routes.siteFile, { token: owner, params })).body.content).toBe(content);
    await own.close();
  });

  it.each([
    ['a font', 'fonts/plain.woff2', 'This file is not text. Download the site as a ZIP to get it.'],
    ['an unknown file', 'nothing.html', 'This site has no such file. Load the site again to see its files.'],
    ['a folder', 'images', 'This site has no such file. Load the site again to see its files.'],
    ['dots', '..%2f..%2fetc%2fpasswd', 'This site has no such file. Load the site again to see its files.'],
  ])('that is %s is not found', async (_name, path, message) => {
    const answer = await rawRequest(service.url, `/api/sites/${id}/files/${path}`, {
      headers: { Authorization: `Bearer ${owner}` },
    });
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ code: 'NOT_FOUND', message });
  });

  it('that is text by its name only is not found', async () => {
    const content = Uint8Array.from([0xff, 0xfe, 0xfd]);
    const own = await startSitesService({ site: { ...exampleSite, files: [{ path: 'a.txt', content }] } });
    const params = { id: await own.generate(), path: 'a.txt' };
    expect((await callRefused(own.url, routes.siteFile, { token: owner, params })).status).toBe(404);
    await own.close();
  });
});

describe('renaming', () => {
  it('answers with the site under its new name, trimmed, and changes nothing else', async () => {
    const before = await stored();
    const { body } = await call(service.url, routes.renameSite, {
      token: owner,
      params: { id },
      body: { name: '  Mie Câline ' },
    });
    expect(body).toMatchObject({ folderId: id, name: 'Mie Câline' });
    expect(await stored()).toEqual({
      ...before,
      name: 'Mie Câline',
      nameKey: 'mie caline',
      searchKeys: ['m', 'mi', 'mie', 'c', 'ca', 'cal', 'cali', 'calin', 'caline'],
      updatedAt: expect.any(Date),
    });
  });

  it('V15.3.3, V8.2.3: takes nothing else from the body', async () => {
    const before = await stored();
    const answer = await fetch(`${service.url}/api/sites/${id}`, {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${owner}`, 'Content-Type': 'application/json' },
      body: `{"name":"New","ownerId":"${'b'.repeat(24)}","status":"ready","version":7,"bytes":0,"deletedAt":"2020-01-01","folderId":"x","$set":{"version":9},"__proto__":{"version":8}}`,
    });
    expect(answer.status).toBe(200);
    expect(await stored()).toEqual({
      ...before,
      name: 'New',
      nameKey: 'new',
      searchKeys: ['n', 'ne', 'new'],
      updatedAt: expect.any(Date),
    });
  });

  it.each<[name: string, body: unknown]>([
    ['no name', {}],
    ['an empty name', { name: '' }],
    ['a blank name', { name: ' \t ' }],
    ['a name that is too long', { name: 'n'.repeat(121) }],
    ['an operator', { name: { $ne: '' } }],
    ['a list', { name: ['New'] }],
    ['a number', { name: 7 }],
    ['null', null],
    ['a line break', { name: 'a\nb' }],
    ['half a character', { name: 'a\ud83d' }],
    ['a state that is no time', { name: 'New', updatedAt: 'yesterday' }],
    ['an operator for a state', { name: 'New', updatedAt: { $gt: '' } }],
  ])('V1.2.4, V15.3.5: refuses %s and changes nothing', async (_name, body) => {
    const before = await stored();
    expect((await rename(body)).status).toBe(400);
    expect(await stored()).toEqual(before);
  });
});

describe('F22: renaming what somebody else has renamed', () => {
  const seen = async () => (await stored())?.updatedAt.toISOString();
  const renamed = (name: string, updatedAt?: string) =>
    call(service.url, routes.renameSite, { token: owner, params: { id }, body: { name, updatedAt } });

  it('is refused with both sides, and either can be kept', async () => {
    const updatedAt = await seen();
    await renamed('Theirs', updatedAt);
    const { status, body } = await rename({ name: 'Mine', updatedAt });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('“Theirs”'),
      conflict: {
        yours: { name: 'Mine' },
        theirs: { folderId: id, name: 'Theirs', updatedAt: await seen() },
      },
    });
    expect((await stored())?.name).toBe('Theirs');
    expect((await renamed('Mine', String(body.conflict?.theirs.updatedAt))).body.name).toBe('Mine');
  });

  it('lets one of many win that have seen the same, and no change is lost', async () => {
    const updatedAt = await seen();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        fetch(`${service.url}/api/sites/${id}`, {
          method: 'PATCH',
          headers: { Authorization: `Bearer ${owner}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ name: `Name ${n}`, updatedAt }),
        }),
      ),
    );
    const won = answers.flatMap(({ status }, n) => (status === 200 ? [`Name ${n}`] : []));
    expect(won).toEqual([(await stored())?.name]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it('tells two states apart that are of the same millisecond', async () => {
    const future = new Date(Date.now() + 60_000);
    await service.sites.updateOne({ folderId: id }, { $set: { updatedAt: future } });
    await renamed('Theirs', future.toISOString());
    expect((await rename({ name: 'Mine', updatedAt: future.toISOString() })).status).toBe(409);
  });

  it('is no conflict with one’s own request that comes twice', async () => {
    const updatedAt = await seen();
    await renamed('Mine', updatedAt);
    expect((await renamed('Mine', updatedAt)).body.updatedAt).toBe(await seen());
  });

  it('goes by the state at the arrival when none is said', async () => {
    await renamed('One');
    expect((await renamed('Two')).body.name).toBe('Two');
  });

  it('is no way to a deleted site', async () => {
    const updatedAt = await seen();
    await ask(routes.deleteSite);
    expect((await rename({ name: 'Mine', updatedAt })).status).toBe(404);
  });
});

describe('deleting', () => {
  it('takes the site away at once, everywhere', async () => {
    const page = await fetch(`${service.url}/preview/${id}/index.html`);
    const { body } = await ask(routes.deleteSite);
    expect(body.message).toBe('“Bakery (+ café)” is deleted. You can bring it back within 30 days.');

    expect(await previewAndDownload()).toEqual([404, 404]);
    const again = await fetch(`${service.url}/preview/${id}/index.html`, {
      headers: { 'If-None-Match': page.headers.get('ETag') ?? '' },
    });
    expect(again.status).toBe(404);
    for (const route of [routes.site, routes.siteFile, routes.renameSite, routes.duplicateSite]) {
      expect((await refused(route, owner)).status).toBe(404);
    }
    const lists = [
      await call(service.url, routes.mySites, { token: owner }),
      await call(service.url, routes.totalSites, { token: admin }),
    ];
    for (const { body } of lists) expect(body.map(({ folderId }) => folderId)).not.toContain(id);
  });

  it('again keeps the time it was deleted at', async () => {
    await ask(routes.deleteSite);
    const before = await stored();
    await ask(routes.deleteSite);
    expect(await stored()).toEqual(before);
  });

  it('is no secret way to look: administrators do not see what is deleted', async () => {
    await ask(routes.deleteSite);
    expect((await refused(routes.site, admin)).status).toBe(404);
    expect((await refused(routes.undeleteSite, admin)).status).toBe(404);
  });
});

describe('bringing back', () => {
  it('makes the site what it was, and may be repeated', async () => {
    const before = await stored();
    await ask(routes.deleteSite);
    expect((await ask(routes.undeleteSite)).body).toMatchObject({ folderId: id, name: 'Bakery (+ café)' });
    expect((await ask(routes.undeleteSite)).status).toBe(200);
    expect(await stored()).toEqual(before);
    expect(await previewAndDownload()).toEqual([200, 200]);
  });

  it('works on the last day and not after it', async () => {
    await service.sites.updateOne({ folderId: id }, { $set: { deletedAt: daysAgo(29.9) } });
    expect((await ask(routes.undeleteSite)).status).toBe(200);
    await service.sites.updateOne({ folderId: id }, { $set: { deletedAt: daysAgo(30.1) } });
    const { status, body } = await refused(routes.undeleteSite, owner);
    expect(status).toBe(404);
    expect(body.message).toBe('This site was deleted more than 30 days ago and cannot be brought back.');
    expect(await previewAndDownload()).toEqual([404, 404]);
  });
});

describe('duplicating', () => {
  it('makes a site of its own from the current version', async () => {
    const { status, body } = await ask(routes.duplicateSite);
    expect(status).toBe(201);
    expect(body.name).toBe('Copy of Bakery (+ café)');
    expect(body.folderId).not.toBe(id);

    const [original, copy] = [
      await ask(routes.site),
      await call(service.url, routes.site, {
        token: owner,
        params: { id: body.folderId },
      }),
    ];
    const { prompt, engine, files, report } = original.body;
    expect(copy.body).toMatchObject({ version: 1, prompt, engine, files, report });

    await ask(routes.deleteSite);
    expect(await statusOf(`/preview/${body.folderId}/index.html`)).toBe(200);
    expect(await statusOf(`/api/download/${body.folderId}`)).toBe(200);
  });

  it('cuts a name that becomes too long, never through a character', async () => {
    await service.sites.updateOne({ folderId: id }, { $set: { name: `${'n'.repeat(111)}🥐` } });
    expect((await ask(routes.duplicateSite)).body.name).toBe(`Copy of ${'n'.repeat(111)}`);
  });

  it('does not count as a generation, and has a limit of its own', async () => {
    const own = await startSitesService({ limits: { perDay: 1 } });
    const params = { id: await own.generate() };
    const duplicate = { token: owner, params };
    for (let n = 0; n < 3; n++) await call(own.url, routes.duplicateSite, duplicate);
    await own.db.collection('limits').updateOne({ key: /^duplicate:/ }, { $set: { points: 200 } });
    const { status, headers, body } = await callRefused(own.url, routes.duplicateSite, duplicate);
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(body.message).toContain('You have made as many copies as one day allows (200).');
    expect(await own.sites.countDocuments()).toBe(4);
    await own.close();
  });
});
