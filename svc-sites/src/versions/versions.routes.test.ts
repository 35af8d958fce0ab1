import { limits, routes, type SiteHead, versionPreviewPath } from '@sitewright/contracts';
import { call, callRefused, tokenOf } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { siteDocument } from '../../test/builders.ts';
import { editSite } from '../../test/edit-site.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';

const owner = tokenOf();
const sitting = 'sitting-1';
let service: SitesService;
let id: string;

beforeAll(async () => {
  service = await startSitesService();
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.db.collection('limits').deleteMany({});
  id = await service.generate();
});

const on = (number?: number) => ({ token: owner, params: { id, number: String(number) } });
const list = async () => (await call(service.url, routes.siteVersions, on())).body;
const details = async (number: number) => (await call(service.url, routes.siteVersion, on(number))).body;
type Step = 'undo' | 'redo';
const step = async (name: Step, version: number): Promise<SiteHead> =>
  (await call(service.url, routes[name], { ...on(), body: { version } })).body;
const restore = async (number: number, version: number): Promise<SiteHead> =>
  (await call(service.url, routes.restoreVersion, { ...on(number), body: { version } })).body;
const page = async (version?: number) =>
  (
    await fetch(
      `${service.url}${version === undefined ? `/preview/${id}/index.html` : versionPreviewPath(id, version)}?still`,
    )
  ).text();
const edit = (content: string, said?: Parameters<typeof editSite>[3]) =>
  editSite(service, id, { path: 'index.html', content }, said);
const refused = (route: Parameters<typeof callRefused>[1], body: unknown, number?: number) =>
  callRefused(service.url, route, { ...on(number), body });

describe('the versions of a site', () => {
  it('are listed, shown and restored like any where a later release has made them', async () => {
    await edit('<p>Two</p>');
    const later = { kind: 'translated', engine: 'another-engine', instruction: 'Translated into Welsh' };
    await service.siteVersions.updateOne(
      { folderId: id, version: 2 },
      // What this release has no type for.
      { $set: later as unknown as { instruction: string } },
    );
    const other = { kind: 'other', engine: 'other', instruction: 'Translated into Welsh' };
    expect((await list()).versions[0]).toMatchObject(other);
    expect(await details(2)).toMatchObject(other);
    await restore(1, 2);
    expect(await restore(2, 3)).toMatchObject({ version: 4 });
    expect(await page()).toBe('<p>Two</p>');
    // Whoever knows it sees who has made it, also in what came of it here.
    const stored = await service.siteVersions.findOne({ folderId: id, version: 2 });
    expect(stored).toMatchObject(later);
  });

  it('are listed newest first, with what the site shows', async () => {
    await edit('<p>Two</p>');
    const { head, versions } = await list();
    expect(head).toMatchObject({ version: 2, canUndo: true, canRedo: false });
    expect(versions).toMatchObject([
      {
        number: 2,
        parent: 1,
        kind: 'edited',
        instruction: 'Changed index.html',
        changes: 1,
        isPinned: false,
      },
      { number: 1, kind: 'generated', instruction: 'A bakery', changes: 1 },
    ]);
    expect(versions[1]).not.toHaveProperty('parent');
  });

  it('have their files and report each, also when the site shows another', async () => {
    await edit('<p>Two</p>');
    const [first, second] = [await details(1), await details(2)];
    const bytesOf = ({ files }: typeof first) => files.find(({ path }) => path === 'index.html')?.bytes;
    expect(bytesOf(first)).toBe(Buffer.byteLength(await page(1)));
    expect(bytesOf(second)).toBe(Buffer.byteLength('<p>Two</p>'));
    expect(second.report).toEqual(first.report);
  });

  it('of one sitting are listed as the last of them; what is named or pinned is listed by itself', async () => {
    for (const words of ['a', 'b', 'c', 'd']) await edit(words, { sitting });
    await edit('e', { sitting: 'sitting-2' });
    const listed = async () =>
      (await list()).versions.map(({ number, parent, changes }) => [number, parent, changes]);
    expect(await listed()).toEqual([
      [6, 5, 1],
      [5, 1, 4],
      [1, undefined, 1],
    ]);
    await call(service.url, routes.changeVersion, { ...on(3), body: { name: 'For the printer' } });
    expect(await listed()).toEqual([
      [6, 5, 1],
      [5, 3, 2],
      [3, 1, 2],
      [1, undefined, 1],
    ]);
  });

  it('are named and pinned, and lose both again', async () => {
    const change = async (body: object) =>
      (await call(service.url, routes.changeVersion, { ...on(1), body })).body;
    expect(await change({ name: ' As made ', isPinned: true })).toMatchObject({
      name: 'As made',
      isPinned: true,
    });
    expect(await change({ isPinned: false })).toMatchObject({ name: 'As made', isPinned: false });
    expect(await change({ name: '' })).not.toHaveProperty('name');
    expect(await change({})).toMatchObject({ number: 1, isPinned: false });
    expect((await refused(routes.changeVersion, { name: 'x'.repeat(81) }, 1)).body.fields).toHaveProperty(
      'name',
    );
  });

  it.each([0, 2, -1, 1e9, Number.NaN, 1.5])('%s is none of them', async (number) => {
    expect((await refused(routes.siteVersion, undefined, number)).status).toBe(404);
    expect((await refused(routes.changeVersion, { isPinned: true }, number)).status).toBe(404);
    expect((await refused(routes.restoreVersion, { version: 1 }, number)).status).toBe(404);
  });

  it('do not show one that is not stored wholly', async () => {
    await edit('<p>Two</p>');
    await service.sites.updateOne({ folderId: id }, { $set: { version: 1 } });
    expect((await list()).versions).toHaveLength(1);
    expect((await refused(routes.siteVersion, undefined, 2)).status).toBe(404);
    expect((await fetch(`${service.url}${versionPreviewPath(id, 2)}`)).status).toBe(404);
  });
});

describe('restoring', () => {
  it('shows a version again as a new one, which undoing takes back', async () => {
    await edit('<p>Two</p>');
    await edit('<p>Three</p>');
    const made = await page(1);
    expect(await restore(1, 3)).toMatchObject({ version: 4, canUndo: true, canRedo: false });
    expect(await page()).toBe(made);
    expect((await list()).versions[0]).toMatchObject({ kind: 'restored', restores: 1, parent: 3 });
    await step('undo', 4);
    expect(await page()).toBe('<p>Three</p>');
  });

  it('of what is shown makes no version', async () => {
    expect((await restore(1, 1)).version).toBe(1);
    expect(await service.siteVersions.countDocuments({ folderId: id })).toBe(1);
  });

  it('brings engine and seed of the version with it', async () => {
    await edit('<p>Two</p>', { making: { engine: 'openai', seed: 7 } });
    await edit('<p>Three</p>');
    const stored = (version: number) => service.siteVersions.findOne({ folderId: id, version });
    expect(await stored(3)).toMatchObject({ engine: 'openai', seed: 7 });
    await restore(1, 3);
    expect(await stored(4)).toMatchObject({ engine: 'composer', briefOf: 1 });
    expect(await stored(4)).not.toHaveProperty('seed');
  });
});

describe('undoing and redoing', () => {
  it('go back to the first version and forward to the last, whatever made them', async () => {
    const kinds = ['edited', 'look', 'revised', 'brief'] as const;
    for (const kind of kinds) await edit(`<p>${kind}</p>`, { kind });
    const shown = [await page(1), ...kinds.map((kind) => `<p>${kind}</p>`)];
    let { head } = await list();
    for (const expected of shown.slice(0, -1).toReversed()) {
      head = await step('undo', head.version);
      expect(await page()).toBe(expected);
    }
    expect(head).toMatchObject({ canUndo: false, canRedo: true });
    for (const expected of shown.slice(1)) {
      head = await step('redo', head.version);
      expect(await page()).toBe(expected);
    }
    expect(head).toMatchObject({ canUndo: true, canRedo: false });
  });

  it('end where there is nothing more, and make no version of it', async () => {
    for (const route of [routes.undo, routes.redo]) {
      const { status, body } = await refused(route, { version: 1 });
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    }
    expect(await service.siteVersions.countDocuments({ folderId: id })).toBe(1);
  });

  it('know no way forward after another change', async () => {
    await edit('<p>Two</p>');
    await step('undo', 2);
    await edit('<p>Else</p>');
    expect((await list()).head).toMatchObject({ version: 4, canUndo: true, canRedo: false });
    expect(await page(2)).toBe('<p>Two</p>');
  });

  it('within a sitting are part of it, and beyond it are not', async () => {
    for (const words of ['a', 'b']) await edit(words, { sitting });
    await step('undo', 3);
    expect((await list()).versions.map(({ changes }) => changes)).toEqual([3, 1]);
    await step('undo', 4);
    expect((await list()).versions.map(({ changes }) => changes)).toEqual([1, 3, 1]);
  });

  it('take the name of the site with them, unless it was renamed since', async () => {
    const name = async () => (await service.sites.findOne({ folderId: id }))?.name;
    const before = await name();
    await edit('<p>Two</p>', { name: 'Rye & Co' });
    await step('undo', 2);
    expect(await name()).toBe(before);
    await step('redo', 3);
    expect(await name()).toBe('Rye & Co');
    await call(service.url, routes.renameSite, { ...on(), body: { name: 'Mine' } });
    await step('undo', 4);
    expect(await name()).toBe('Mine');
  });

  it('work across versions of an earlier release, which said nothing of their parents', async () => {
    await edit('<p>Two</p>');
    await edit('<p>Three</p>');
    await edit('<p>Four</p>');
    await service.siteVersions.updateMany({ folderId: id }, { $unset: { parent: '', kind: '' } });
    await service.siteVersions.deleteOne({ folderId: id, version: 2 });
    const made = await page(1);
    await step('undo', 4);
    expect(await page()).toBe('<p>Three</p>');
    expect((await step('undo', 5)).canUndo).toBe(false);
    expect(await page()).toBe(made);
    await step('redo', 6);
    expect(await page()).toBe('<p>Three</p>');
  });
});

describe('a change of what somebody else has changed', () => {
  it('is refused with both sides', async () => {
    await edit('<p>Two</p>');
    for (const [route, number] of [[routes.undo], [routes.redo], [routes.restoreVersion, 1]] as const) {
      const { status, body } = await refused(route, { version: 1 }, number);
      expect([status, body.code]).toEqual([409, 'CONFLICT']);
      expect(body.conflict).toEqual({ yours: { version: 1 }, theirs: (await list()).head });
    }
    expect((await refused(routes.undo, { version: 3 })).status).toBe(409);
  });

  it('is no conflict where it is the same request again', async () => {
    await edit('<p>Two</p>');
    const [first, again] = [await step('undo', 2), await step('undo', 2)];
    expect(again).toEqual(first);
    expect(await restore(2, 3)).toEqual(await restore(2, 3));
    expect(await service.siteVersions.countDocuments({ folderId: id })).toBe(4);
  });

  it('of several at once is one, and no version is lost or half there', async () => {
    const replica = await service.startReplica();
    const texts = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    await edit('<p>Base</p>');
    const answers = await Promise.all([
      ...texts.map(async (text) => Boolean(await edit(text))),
      ...[service.url, replica].map(async (url) => {
        const asked = { method: 'POST', body: JSON.stringify({ version: 2 }) };
        const headers = { Authorization: `Bearer ${owner}`, 'Content-Type': 'application/json' };
        return (await fetch(`${url}/api/sites/${id}/undo`, { ...asked, headers })).ok;
      }),
    ]);
    expect(answers.some(Boolean)).toBe(true);
    const { head, versions } = await list();
    expect(versions.map(({ number }) => number)).toEqual(
      Array.from({ length: head.version }, (_, index) => head.version - index),
    );
    for (const { number } of versions) expect(await page(number)).not.toBe('');
    expect(await service.siteVersions.countDocuments({ pending: { $exists: true } })).toBe(0);
  });
});

describe('a version that is left half stored', () => {
  const leave = async (since: Date) => {
    await edit('<p>Two</p>');
    const { _id, ...stored } = (await service.siteVersions.findOne({ folderId: id, version: 2 })) ?? {};
    const { ownerId } = (await service.sites.findOne({ folderId: id })) ?? {};
    await service.db
      .collection('siteVersions')
      .insertOne({ ...stored, version: 3, pending: { since, ownerId, bytes: 1 } });
  };
  const half = { version: 3, pending: { $exists: true } };

  it('is waited for, and no conflict with anybody', async () => {
    await leave(new Date());
    const { status, headers, body } = await refused(routes.undo, { version: 2 });
    expect([status, headers.get('Retry-After'), body.code]).toEqual([503, '60', 'UNAVAILABLE']);
    const [head] = await Promise.all([step('undo', 2), service.siteVersions.deleteOne(half)]);
    expect(head.version).toBe(3);
  });

  it('is given up after a minute', async () => {
    await leave(new Date(Date.now() - 61_000));
    expect((await step('undo', 2)).version).toBe(3);
    expect(await service.siteVersions.countDocuments({ folderId: id })).toBe(3);
  });
});

describe('a site', () => {
  it('has so many versions and no more', async () => {
    await edit('<p>Two</p>');
    const version = limits.siteMaxVersions;
    await service.sites.updateOne({ folderId: id }, { $set: { version } });
    await service.siteVersions.updateOne({ folderId: id, version: 2 }, { $set: { version } });
    const { status, body } = await refused(routes.undo, { version });
    expect([status, body.code]).toEqual([507, 'STORAGE_FULL']);
    expect(body.message).toContain('Duplicate it');
    await expect(edit('<p>More</p>')).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  });

  it('stays as it is where the storage is full', async () => {
    await edit('<p>Two</p>');
    const filling = siteDocument({ bytes: 1000 * 1024 ** 2 });
    await service.sites.insertOne(filling);
    const { status } = await refused(routes.undo, { version: 2 });
    await service.sites.deleteOne({ folderId: filling.folderId });
    expect(status).toBe(507);
    expect((await list()).head.version).toBe(2);
    expect(await service.siteVersions.countDocuments({ folderId: id })).toBe(2);
  });

  it('is changed only so often in an hour', async () => {
    await edit('<p>Two</p>');
    await step('undo', 2);
    await service.db.collection('limits').updateOne({ key: /^version-change/ }, { $set: { points: 1000 } });
    const { status, body } = await refused(routes.redo, { version: 3 });
    expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
  });
});

describe('bad input', () => {
  it.each([{}, { version: 0 }, { version: '1' }, { version: 1.5 }])('%j is refused', async (body) => {
    for (const route of [routes.undo, routes.redo, routes.restoreVersion]) {
      const { status, body: said } = await refused(route, body, 1);
      expect(status).toBe(400);
      expect(said.fields).toHaveProperty('version');
    }
  });
});
