import { routes, versionStillPath } from '@sitewright/contracts';
import { call, tokenOf } from '@sitewright/service-kit/testing';
import { Binary, BSON, type Collection, type Document } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { composerEngine } from '../../test/composer-engine.ts';
import { editSite } from '../../test/edit-site.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { createStorageRepository } from '../storage/storage.repository.ts';

const owner = tokenOf();
const prompt =
  'A yarn shop called Skein in Leeds. Open Tuesday to Friday 10 to 17. Merino wool £14, alpaca £19.';
let service: SitesService;
beforeAll(async () => {
  service = await startSitesService({ engine: composerEngine });
});
afterAll(async () => {
  await service.close();
});

const sizeOf = async <Shape extends Document>(collection: Collection<Shape>) =>
  (await collection.find().toArray()).reduce((sum, document) => sum + BSON.calculateObjectSize(document), 0);
const stored = async () => (await sizeOf(service.siteVersions)) + (await sizeOf(service.siteBlobs));
const page = async (id: string, version: number) =>
  (await fetch(service.url + versionStillPath(id, version))).text();
const site = (folderId: string) => service.sites.findOne({ folderId });

it('200 small edits of a composed site take less than 5 % of its size each', async () => {
  const id = await service.generate(prompt);
  const before = await stored();
  const { bytes: size = 0 } = (await site(id)) ?? {};
  const made = await page(id, 1);
  let content = made;
  for (let count = 1; count <= 200; count += 1) {
    const at = content.indexOf('</p>', (content.length * ((count * 37) % 100)) / 100);
    content = `${content.slice(0, at)} ${count}${content.slice(at)}`;
    await editSite(service, id, { path: 'index.html', content });
  }
  const each = ((await stored()) - before) / 200;
  expect(each / size).toBeLessThan(0.05);
  expect(await page(id, 201)).toBe(content);
  expect(await page(id, 1)).toBe(made);
  expect(((await site(id))?.bytes ?? 0) - size).toBeLessThan(200 * 0.05 * size);
}, 120_000);

it('a copy takes no room but counts for its owner as much as the site', async () => {
  const id = await service.generate(prompt);
  const blobs = await service.siteBlobs.countDocuments();
  const { body: copy } = await call(service.url, routes.duplicateSite, { token: owner, params: { id } });
  expect(await service.siteBlobs.countDocuments()).toBe(blobs);
  expect((await site(copy.folderId))?.bytes).toBe((await site(id))?.bytes);
});

it('what a site has had before makes it no larger', async () => {
  const id = await service.generate(prompt);
  const made = await page(id, 1);
  await editSite(service, id, { path: 'index.html', content: '<p>Else</p>' });
  const { bytes } = (await site(id)) ?? {};
  await editSite(service, id, { path: 'index.html', content: made });
  await editSite(service, id, { path: 'again.html', content: made });
  expect((await site(id))?.bytes).toBe(bytes);
});

it('a site of an earlier release, whose files stand in its versions, is read, changed, copied and measured', async () => {
  const id = await service.generate(prompt);
  const made = await page(id, 1);
  const files = [
    { path: 'index.html', content: new Binary(Buffer.from(made)) },
    { path: 'photo.bin', content: new Binary(Buffer.alloc(1000)) },
  ];
  const inline = made.length + 1000;
  const { report } = (
    await call(service.url, routes.siteVersion, { token: owner, params: { id, number: '1' } })
  ).body;
  await service.siteVersions.updateOne(
    { folderId: id },
    {
      $set: { files, report, changesDigest: 'of an earlier release' },
      $unset: { adds: '', reportHash: '', kind: '', author: '' },
    },
  );
  await service.sites.updateOne({ folderId: id }, { $unset: { bytes: '' } });
  await service.siteBlobs.deleteMany({});

  expect(await page(id, 1)).toBe(made);
  const { body: copy } = await call(service.url, routes.duplicateSite, { token: owner, params: { id } });
  expect(await page(copy.folderId, 1)).toBe(made);
  await editSite(service, id, { path: 'index.html', content: `${made}!` });
  expect(await page(id, 1)).toBe(made);
  expect(await page(id, 2)).toBe(`${made}!`);
  // A replica of the earlier release would remove it by this.
  expect(await service.siteVersions.countDocuments({ changesDigest: { $exists: true } })).toBe(0);
  await call(service.url, routes.undo, { token: owner, params: { id }, body: { version: 2 } });
  expect(await page(id, 3)).toBe(made);
  await createStorageRepository(service).useOf((await site(id))?.ownerId.toHexString() ?? '');
  expect((await site(id))?.bytes).toBeGreaterThan(2 * inline);
});
