import { downloadPath, healthSchema, routes } from '@sitewright/contracts';
import { loadSettings } from '@sitewright/service-kit';
import { call, killProcesses, startProcess, testSecret, tokenOf } from '@sitewright/service-kit/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { editSite } from '../../test/edit-site.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { type ObjectServer, startObjectServer } from '../../test/object-server.ts';
import { contentSettings, settingsSchema } from '../config.ts';
import { collectBlobs } from '../purge/collect-blobs.ts';
import { createCollectedBlobsRepository } from '../purge/collected-blobs.repository.ts';
import { purgeDeletedSites } from '../purge/purge-deleted-sites.ts';
import { createPurgedSitesRepository } from '../purge/purged-sites.repository.ts';
import { contentsInObjects } from './objects/contents-in-objects.ts';
import { createLooseObjectsRepository } from './objects/loose-objects.repository.ts';
import { type ObjectStore, openObjectStore } from './objects/object-store.ts';
import { removeLooseObjects } from './objects/remove-loose-objects.ts';
import { openContents } from './open-contents.ts';

const program = new URL('../main.ts', import.meta.url);
const owner = tokenOf();
const { signal } = new AbortController();
let server: ObjectServer;
let objects: ObjectStore;
let service: SitesService;

beforeEach(async () => {
  server = await startObjectServer();
  objects = await openObjectStore(server.settings);
  service = await startSitesService({
    contents: (collections) => contentsInObjects(objects, createLooseObjectsRepository(collections)),
  });
});
afterEach(async () => {
  server.answer('well');
  killProcesses();
  await service.close();
  objects.close();
  await server.close();
});

const page = (id: string) => fetch(`${service.url}/preview/${id}/index.html?still`);
const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);

it('a site is made, shown, changed, downloaded and copied; its files are objects, and count as ever', async () => {
  const id = await service.generate();
  const made = await (await page(id)).text();
  await editSite(service, id, { path: 'index.html', content: `${made}!` });
  expect(await (await page(id)).text()).toBe(`${made}!`);
  expect((await fetch(service.url + downloadPath(id))).headers.get('content-type')).toBe('application/zip');
  const { body: copy } = await call(service.url, routes.duplicateSite, { token: owner, params: { id } });
  expect(await (await fetch(`${service.url}/preview/${copy.folderId}/index.html?still`)).text()).toBe(
    `${made}!`,
  );
  expect(await service.siteBlobs.countDocuments({ content: { $exists: true } })).toBe(0);
  const stored = await service.siteBlobs.find().toArray();
  const site = await service.sites.findOne({ folderId: id });
  expect(site?.bytes).toBe(stored.reduce((sum, { storedBytes }) => sum + storedBytes, 0));
});

it('the files of a deleted site go from the store, and nothing of another', async () => {
  const [kept, deleted] = [await service.generate(), await service.generate()];
  await editSite(service, deleted, { path: 'only.html', content: 'only here' });
  const before = server.count();
  await service.sites.updateOne({ folderId: deleted }, { $set: { deletedAt: new Date(0) } });
  await purgeDeletedSites(createPurgedSitesRepository(service), new Date(), signal);
  await collectBlobs(createCollectedBlobsRepository(service), days(3), signal);
  const loose = createLooseObjectsRepository(service);
  const removed = await removeLooseObjects({ objects, loose, keptDays: 7 }, days(30), signal);
  expect(removed).toBeGreaterThan(0);
  expect(server.count()).toBe(before - removed);
  expect(server.count()).toBe(await service.siteBlobs.countDocuments());
  expect((await page(kept)).status).toBe(200);
  expect(await service.looseObjects.countDocuments()).toBe(0);
});

it('while the store is away people hear so, nothing of a site is lost, and a generation waits for it', async () => {
  const id = await service.generate();
  const made = await (await page(id)).text();
  server.answer({ status: 503, code: 'SlowDown' });
  const away = await page(id);
  expect(away.status).toBe(503);
  expect(away.headers.get('retry-after')).toBe('5');
  await expect(editSite(service, id, { path: 'a.html', content: 'x' })).rejects.toThrow(
    'cannot reach the store',
  );
  const before = server.refused();
  const generating = service.generate('A smithy');
  // Tried, and tried again.
  await expect.poll(() => server.refused() - before).toBeGreaterThan(20);
  server.answer('well');
  expect((await page(await generating)).status).toBe(200);
  expect(await (await page(id)).text()).toBe(made);
  await editSite(service, id, { path: 'a.html', content: 'x' });
});

const start = (env: Record<string, string> = {}) =>
  startProcess(program, {
    MONGODB_URI: service.database.uri,
    JWT_SECRET: testSecret,
    BROWSER_LOOK: 'off',
    ...env,
  });
const healthOf = async (url: string) => {
  const answer = await fetch(`${url}/readyz`);
  return { status: answer.status, parts: healthSchema.parse(await answer.json()).parts };
};

it('a process says how the store is, goes on without it, and starts without it', async () => {
  const id = await service.generate();
  const url = await start(server.env).url;
  expect(await healthOf(url)).toMatchObject({ status: 200, parts: { files: { status: 'ready' } } });
  expect((await fetch(`${url}/preview/${id}/index.html?still`)).status).toBe(200);
  server.answer({ status: 503, code: 'SlowDown' });
  for (const each of [url, await start(server.env).url]) {
    const { status, parts } = await healthOf(each);
    expect(status).toBe(200);
    expect(parts.files?.detail).toContain('does not answer for the bucket sitewright-files');
    expect((await call(each, routes.mySites, { token: owner })).body).toHaveLength(1);
  }
});

it('nothing starts where files are in a store that is not set, or that refuses what is set', async () => {
  await service.generate();
  const open = (settings: Partial<ObjectServer['settings']> | undefined) => {
    const given = settings && { ...server.settings, ...settings };
    return openContents({ into: 'mongodb', objects: given }, service, { warn: () => {} });
  };
  await expect(open(undefined)).rejects.toThrow('Files of sites are in an S3 store. Set S3_BUCKET');
  await expect(open({ bucket: 'another' })).rejects.toThrow('refuses the bucket another');
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'wrong' };
  await expect(open({ credentials })).rejects.toThrow('refuses the bucket sitewright-files');
});

it('settings that do not fit together are named', () => {
  const read = (env: Record<string, string>) =>
    loadSettings(settingsSchema, {
      env: { MONGODB_URI: 'mongodb://127.0.0.1', JWT_SECRET: testSecret, ...env },
    });
  const { S3_BUCKET: _bucket, ...withoutBucket } = server.env;
  expect(() => read(withoutBucket)).toThrow('S3_BUCKET: name the bucket that FILES_STORE=s3');
  expect(() => read({ ...server.env, S3_SECRET_ACCESS_KEY: '' })).toThrow(
    'together with S3_SECRET_ACCESS_KEY',
  );
  expect(() => read({ ...server.env, S3_ENDPOINT: 's3.example.com' })).toThrow(
    'S3_ENDPOINT: use a whole address',
  );
  expect(() => read({ ...server.env, FILES_STORE: 'disk' })).toThrow('FILES_STORE: use mongodb or s3.');
  expect(contentSettings(read(server.env))).toEqual({ into: 's3', objects: server.settings });
  expect(contentSettings(read({}))).toEqual({ into: 'mongodb' });
});
