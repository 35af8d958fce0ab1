import { randomBytes } from 'node:crypto';
import { createLogger, ensureIndexes } from '@sitewright/service-kit';
import { startTestDatabase, type TestDatabase } from '@sitewright/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ObjectServer, startObjectServer } from '../../test/object-server.ts';
import { type Collections, openCollections } from '../db/collections.ts';
import { siteIndexes } from '../db/indexes.ts';
import { collectBlobs } from '../purge/collect-blobs.ts';
import { createCollectedBlobsRepository } from '../purge/collected-blobs.repository.ts';
import { blobHash } from './blob-hash.ts';
import { createBlobsRepository } from './blobs.repository.ts';
import type { ContentStore } from './contents.ts';
import { type OpenContents, openContents } from './open-contents.ts';

const log = createLogger('svc-sites', 'silent');
const dayMs = 24 * 60 * 60 * 1000;
const { signal } = new AbortController();
let database: TestDatabase;
let server: ObjectServer;
let collections: Collections;

beforeAll(async () => {
  [database, server] = await Promise.all([startTestDatabase(), startObjectServer()]);
  await ensureIndexes(database.db, siteIndexes, log);
  collections = openCollections(database.db);
});
afterAll(async () => {
  await Promise.all([database.close(), server.close()]);
});
const blob = (content: Uint8Array | string, alike?: string) => {
  const bytes = Buffer.from(content);
  return { hash: blobHash(bytes), content: bytes, alike };
};

describe.each(['mongodb', 's3'] as const)('contents in %s', (into) => {
  let files: OpenContents;
  beforeAll(async () => {
    files = await openContents({ into, objects: server.settings }, collections, log);
  });
  afterAll(() => files.close());

  const stores = (contents: ContentStore = files.contents) => ({ ...collections, contents });
  const blobs = (contents?: ContentStore) => createBlobsRepository(stores(contents));
  const later = (days: number) => new Date(Date.now() + days * dayMs);
  const collect = (days: number) =>
    collectBlobs(createCollectedBlobsRepository(stores()), later(days), signal);
  const removeObjects = async (days: number) => {
    for (const { run } of files.hourlyTasks) await run(later(days), signal);
  };

  afterEach(async () => {
    // What is packed first, then what it was packed against.
    await collect(40);
    await collect(80);
    await removeObjects(90);
  });

  it('come back as they were, whatever they are', async () => {
    const all = [blob('text'), blob(''), blob(randomBytes(3_000_000)), blob(Buffer.from([0, 255, 10, 13]))];
    await blobs().put(all);
    const read = await blobs().read(all.map(({ hash }) => hash));
    for (const { hash, content } of all) expect(read.get(hash)?.equals(content)).toBe(true);
  });

  it('that hardly differ are packed against one another, and measured as they are stored', async () => {
    const text = randomBytes(3000).toString('hex');
    const first = blob(text);
    await blobs().put([first]);
    const second = blob(`${text}!`, first.hash);
    await blobs().put([second]);
    const third = blob(`${text}?`, second.hash);
    await blobs().put([third]);
    const read = await blobs().read([third.hash, second.hash]);
    expect(String(read.get(third.hash))).toBe(`${text}?`);
    expect(String(read.get(second.hash))).toBe(`${text}!`);
    const sizes = await blobs().measure([first.hash, third.hash]);
    expect(sizes.get(first.hash)).toBe(6000);
    expect(sizes.get(third.hash)).toBeLessThan(200);
  });

  it('are kept once, however often they are put', async () => {
    let kept = 0;
    const counting = blobs({
      ...files.contents,
      keep: (contents) => {
        kept += contents.size;
        return files.contents.keep(contents);
      },
    });
    await counting.put([blob('once')]);
    await counting.put([blob('once'), blob('twice')]);
    await collections.siteBlobs.updateMany({}, { $set: { touchedAt: new Date(0), checkAt: new Date(0) } });
    await counting.put([blob('once')]);
    expect(kept).toBe(2);
    // Touched, so that the collector leaves it alone.
    expect(await collect(0)).toBe(1);
    expect((await blobs().read([blob('once').hash])).size).toBe(1);
  });

  it('are put again where the collector was faster', async () => {
    const seen = blob('collected between the look and the touch');
    await blobs().put([seen]);
    await collections.siteBlobs.updateMany({}, { $set: { touchedAt: new Date(0), checkAt: new Date(0) } });
    const siteBlobs = new Proxy(collections.siteBlobs, {
      get: (target, name) => {
        const value = Reflect.get(target, name);
        if (name !== 'updateMany') return typeof value === 'function' ? value.bind(target) : value;
        return async (...args: Parameters<typeof target.updateMany>) => {
          await collect(0);
          return target.updateMany(...args);
        };
      },
    });
    await createBlobsRepository({ siteBlobs, contents: files.contents }).put([seen]);
    await removeObjects(30);
    expect((await blobs().read([seen.hash])).get(seen.hash)?.equals(seen.content)).toBe(true);
  });

  it('put by two at once are there for both, and what one of them put in vain goes', async () => {
    const shared = blob(randomBytes(100));
    await Promise.all([blobs().put([shared]), blobs().put([shared]), blobs().put([shared])]);
    await removeObjects(30);
    expect((await blobs().read([shared.hash])).get(shared.hash)?.equals(shared.content)).toBe(true);
    expect(server.count()).toBe(await collections.siteBlobs.countDocuments({ object: { $gt: '' } }));
  });

  it('that nobody holds go, their objects as long after as is set', async () => {
    await blobs().put([blob('held by nobody'), blob('neither')]);
    await removeObjects(0);
    const before = server.count();
    expect(await collect(1.1)).toBe(2);
    await removeObjects(6.9);
    expect(server.count()).toBe(before);
    await removeObjects(7.1);
    expect(server.count()).toBe(0);
    await expect(blobs().read([blob('neither').hash])).rejects.toThrow('is not stored');
  });

  it('that are missing are an error', async () => {
    await expect(blobs().read(['nothing'])).rejects.toThrow('nothing is not stored');
    await expect(blobs().measure(['nothing'])).rejects.toThrow('nothing is not stored');
  });
});
