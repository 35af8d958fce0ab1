import { randomBytes } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@sitewright/service-kit/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ObjectServer, startObjectServer } from '../../../test/object-server.ts';
import { type Collections, openCollections } from '../../db/collections.ts';
import { collectBlobs } from '../../purge/collect-blobs.ts';
import { createCollectedBlobsRepository } from '../../purge/collected-blobs.repository.ts';
import { blobHash } from '../blob-hash.ts';
import { createBlobsRepository } from '../blobs.repository.ts';
import type { Stores } from '../contents.ts';
import { contentsInObjects } from './contents-in-objects.ts';
import { createLooseObjectsRepository, type LooseObjectsRepository } from './loose-objects.repository.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';
import { removeLooseObjects } from './remove-loose-objects.ts';

const { signal } = new AbortController();
const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
let database: TestDatabase;
let server: ObjectServer;
let objects: ObjectStore;
let loose: LooseObjectsRepository;
let stores: Stores;

beforeEach(async () => {
  [database, server] = await Promise.all([startTestDatabase(), startObjectServer()]);
  objects = await openObjectStore(server.settings);
  const collections: Collections = openCollections(database.db);
  loose = createLooseObjectsRepository(collections);
  stores = { ...collections, contents: contentsInObjects(objects, loose) };
});
afterEach(async () => {
  objects.close();
  await Promise.all([database.close(), server.close()]);
});

const content = randomBytes(100);
const hash = blobHash(content);
const put = () => createBlobsRepository(stores).put([{ hash, content }]);
const collect = () => collectBlobs(createCollectedBlobsRepository(stores), later(2), signal);
const remove = (deps: Partial<Parameters<typeof removeLooseObjects>[0]> = {}) =>
  removeLooseObjects({ objects, loose, keptDays: 7, ...deps }, later(10), signal);

it('takes nothing from whoever puts the same content at the moment when it is removed', async () => {
  await put();
  expect(await collect()).toBe(1);
  const interrupted: LooseObjectsRepository = {
    ...loose,
    findNamed: async (keys) => {
      const named = await loose.findNamed(keys);
      await put();
      return named;
    },
  };
  expect(await remove({ loose: interrupted })).toBe(1);
  expect((await createBlobsRepository(stores).read([hash])).get(hash)?.equals(content)).toBe(true);
});

it('goes on where it was stopped by a store that went away', async () => {
  await put();
  await collect();
  server.answer({ status: 503, code: 'SlowDown' });
  await expect(remove()).rejects.toThrow('cannot reach the store');
  expect(server.count()).toBe(1);
  server.answer('well');
  expect(await remove()).toBe(1);
  expect(server.count()).toBe(0);
  expect(await remove()).toBe(0);
});

it('removes what was put by a process that died before its blob was stored', async () => {
  await stores.contents.keep(new Map([[hash, content]]));
  expect(server.count()).toBe(1);
  expect(await remove()).toBe(1);
  expect(server.count()).toBe(0);
});
