import { readdirSync } from 'node:fs';
import { type Collection, MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EmbeddedMongo, startEmbeddedMongo } from '../src/index.ts';
import { canMountDisks, mountSmallDisk, needsMounting, type SmallDisk } from '../src/testing/small-disk.ts';
import { refusalOf } from './contract/database.ts';

const outOfDiskSpace = 14_031;

describe.skipIf(!canMountDisks())('on a disk that is full', needsMounting, () => {
  let disk: SmallDisk;
  let server: EmbeddedMongo;
  let client: MongoClient;
  let notes: Collection<{ _id: string; text: string }>;

  beforeEach(async () => {
    disk = mountSmallDisk('4m');
    await start();
  });
  afterEach(async () => {
    await stop();
    disk.remove();
  });

  async function start(): Promise<void> {
    server = await startEmbeddedMongo({ dataDir: disk.folder });
    client = await new MongoClient(server.uri).connect();
    notes = client.db().collection('notes');
  }
  async function stop(): Promise<void> {
    await client.close();
    await server.close();
  }

  /** Stores until the disk takes no more. */
  async function storeUntilFull(): Promise<{ acknowledged: string[]; refusal: { code?: unknown } }> {
    const acknowledged: string[] = [];
    for (let n = 0; ; n += 1) {
      const note = { _id: `note-${n}`, text: 'x'.repeat(50_000) };
      const refusal = await notes.insertOne(note).then(
        () => undefined,
        (error: unknown) => error as { code?: unknown },
      );
      if (refusal) return { acknowledged, refusal };
      acknowledged.push(note._id);
    }
  }

  test('a write is refused as MongoDB refuses it; everything acknowledged is there and can be read', async () => {
    const { acknowledged, refusal } = await storeUntilFull();
    expect(refusal.code).toBe(outOfDiskSpace);
    expect(acknowledged.length).toBeGreaterThan(5);
    expect(new Set(await notes.distinct('_id'))).toEqual(new Set(acknowledged));
    expect(await notes.findOne({ _id: 'note-1' })).toMatchObject({ text: 'x'.repeat(50_000) });
  });

  test('who reads while somebody else’s write fails is answered', async () => {
    await notes.insertOne({ _id: 'kept', text: 'short' });
    disk.fill();
    const writes = Array.from({ length: 20 }, (_, n) =>
      notes.insertOne({ _id: `big-${n}`, text: 'x'.repeat(200_000) }).catch(({ code }) => code),
    );
    const reads = Array.from({ length: 20 }, () => notes.findOne({ _id: 'kept' }));
    expect((await Promise.all(reads)).every((note) => note?.text === 'short')).toBe(true);
    expect(await Promise.all(writes)).toEqual(writes.map(() => outOfDiskSpace));
  });

  test('it stores again once there is room', async () => {
    disk.fill();
    expect((await refusalOf(notes.insertOne({ _id: 'a', text: 'x'.repeat(500_000) }))).code).toBe(
      outOfDiskSpace,
    );
    disk.makeRoom();
    await notes.insertOne({ _id: 'a', text: 'x'.repeat(500_000) });
    expect(await notes.countDocuments()).toBe(1);
  });

  test('it starts, and answers what is there', async () => {
    await notes.insertOne({ _id: 'kept', text: 'short' });
    await stop();
    disk.fill();
    await start();
    expect(await notes.findOne({ _id: 'kept' })).toMatchObject({ text: 'short' });
  });

  test('a backup that does not fit is refused and leaves no half of itself', async () => {
    await notes.insertOne({ _id: 'big', text: 'x'.repeat(1_000_000) });
    disk.fill();
    const refusal = await refusalOf(client.db().admin().command({ backUp: 1, name: 'copy.sqlite' }));
    expect(refusal.code).toBe(outOfDiskSpace);
    expect(readdirSync(disk.folder)).not.toContain('copy.sqlite');
    expect(await notes.countDocuments()).toBe(1);
  });

  test('it says how much room is left', async () => {
    const before = await client.db().stats();
    expect(before.fsTotalSize).toBe(4 * 1024 * 1024);
    expect(before.fsUsedSize).toBeLessThan(1024 * 1024);
    disk.fill();
    const { fsUsedSize, fsTotalSize } = await client.db().stats();
    expect(fsUsedSize).toBe(fsTotalSize);
  });
});
