import { randomBytes } from 'node:crypto';
import { routes } from '@sitewright/contracts';
import { call, killProcesses, startProcess, tokenOf } from '@sitewright/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { editSite } from '../../test/edit-site.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { blobHash } from '../storage/blob-hash.ts';
import { createBlobsRepository, untouchedMs } from '../storage/blobs.repository.ts';
import { collectBlobs } from './collect-blobs.ts';
import { createCollectedBlobsRepository } from './collected-blobs.repository.ts';
import { createPurgedSitesRepository } from './purged-sites.repository.ts';

const owner = tokenOf();
const { signal } = new AbortController();
const dayMs = 24 * 60 * 60 * 1000;

let service: SitesService;
beforeAll(async () => {
  service = await startSitesService();
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.sites.deleteMany({});
  await service.siteVersions.deleteMany({});
  await service.siteBlobs.deleteMany({});
});
afterEach(killProcesses);

const collectIn = (days: number) =>
  collectBlobs(createCollectedBlobsRepository(service), new Date(Date.now() + days * dayMs), signal);
const blobOf = (text: string) => ({ hash: blobHash(Buffer.from(text)), content: Buffer.from(text) });
const put = (text: string) => createBlobsRepository(service).put([blobOf(text)]);
const isThere = async (text: string) =>
  (await service.siteBlobs.countDocuments({ _id: blobOf(text).hash })) === 1;
const page = async (id: string) => (await fetch(`${service.url}/preview/${id}/index.html?still`)).text();

it('removes what nobody came to hold, a day after it was touched last', async () => {
  await put('never held');
  expect(await collectIn(0.9)).toBe(0);
  expect(await collectBlobs(createCollectedBlobsRepository(service), new Date(), AbortSignal.abort())).toBe(
    0,
  );
  expect(await collectIn(1.1)).toBe(1);
  expect(await isThere('never held')).toBe(false);
});

it('leaves what a site holds, or has held, for as long as it is there', async () => {
  const id = await service.generate();
  const shared = randomBytes(2000).toString('hex');
  for (const end of ['a', 'b', 'c'])
    await editSite(service, id, { path: 'index.html', content: shared + end });
  expect(await service.siteBlobs.countDocuments({ base: { $exists: true } })).toBe(2);
  expect(await collectIn(2)).toBe(0);
  expect(await collectIn(90)).toBe(0);
  for (const version of [2, 3, 4]) {
    const shown = await fetch(`${service.url}/preview/${id}/v/${version}/index.html?still`);
    expect(await shown.text()).toBe(shared + 'abc'[version - 2]);
  }
});

it('leaves what a copy still needs when the site it was copied from is gone, and then all of it', async () => {
  const id = await service.generate();
  const text = randomBytes(2000).toString('hex');
  await editSite(service, id, { path: 'index.html', content: text });
  await editSite(service, id, { path: 'index.html', content: `${text}!` });
  const { body: copy } = await call(service.url, routes.duplicateSite, { token: owner, params: { id } });
  const purged = createPurgedSitesRepository(service);
  await purged.remove(id);
  await collectIn(2);
  expect(await isThere(text)).toBe(true);
  expect(await page(copy.folderId)).toBe(`${text}!`);
  await purged.remove(copy.folderId);
  await collectIn(4);
  await collectIn(60);
  expect(await service.siteBlobs.countDocuments()).toBe(0);
});

it('loses against whoever needs a blob at the same moment', async () => {
  const id = await service.generate();
  const text = 'needed again';
  await put(text);
  const long = new Date(Date.now() - 3 * dayMs);
  await service.siteBlobs.updateOne({ _id: blobOf(text).hash }, { $set: { touchedAt: long, checkAt: long } });
  const blobs = createCollectedBlobsRepository(service);
  // Between its look at who holds the blob and its removal, somebody stores a version with it.
  const interrupted = {
    ...blobs,
    isHeld: async (hash: string) => {
      const held = await blobs.isHeld(hash);
      await editSite(service, id, { path: 'index.html', content: text });
      return held;
    },
  };
  expect(await collectBlobs(interrupted, new Date(), signal)).toBe(0);
  expect(await page(id)).toBe(text);
});

it('takes nothing from whoever stores what it is just about to collect', async () => {
  const id = await service.generate();
  const long = new Date(Date.now() - 3 * dayMs);
  for (let round = 0; round < 20; round += 1) {
    const text = `text ${round}`;
    await put(text);
    await service.siteBlobs.updateOne(
      { _id: blobOf(text).hash },
      { $set: { touchedAt: long, checkAt: long } },
    );
    await Promise.all([
      collectIn(0),
      editSite(service, id, { path: 'index.html', content: text }),
      collectIn(0),
    ]);
    expect(await page(id)).toBe(text);
  }
});

it('a process that is killed between its blobs and its version leaves the site whole, and nothing for ever', async () => {
  const id = await service.generate();
  const before = await page(id);
  const dying = startProcess(new URL('../../test/die-while-storing.ts', import.meta.url), {
    MONGODB_URI: service.database.uri,
    FOLDER_ID: id,
    CONTENT: 'from a process that dies',
  });
  await expect.poll(() => isThere('from a process that dies'), { timeout: 20_000 }).toBe(true);
  dying.child.kill('SIGKILL');
  await dying.exitCode;
  expect(await page(id)).toBe(before);
  await editSite(service, id, { path: 'index.html', content: 'the next change' });
  expect(await page(id)).toBe('the next change');
  expect(await collectIn((untouchedMs / dayMs) * 2)).toBe(1);
  expect(await isThere('from a process that dies')).toBe(false);
  expect(await service.siteVersions.countDocuments({ pending: { $exists: true } })).toBe(0);
});
