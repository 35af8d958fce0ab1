import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbeddedMongo } from '../src/index.ts';
import { refusalOf } from './contract/database.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function withServer(dataDir: string, work: (db: Db) => Promise<void>): Promise<void> {
  const server = await startEmbeddedMongo({ dataDir });
  const client = await new MongoClient(server.uri).connect();
  await work(client.db()).finally(async () => {
    await client.close();
    await server.close();
  });
}

const backUp = (db: Db, name = 'copy.sqlite') => db.admin().command({ backUp: 1, name });

test('a backup under load holds every write that was acknowledged before it, and no half of a later one', async () => {
  const before = 200;
  await withServer(join(folder, 'data'), async (db) => {
    const orders = db.collection<{ n: number }>('orders');
    await orders.createIndex({ n: 1 }, { unique: true });
    await orders.insertMany(Array.from({ length: before }, (_, n) => ({ n })));
    const writes = Array.from({ length: 50 }, (_, n) =>
      orders.insertMany([{ n: 1000 + 2 * n }, { n: 1001 + 2 * n }]),
    );
    await Promise.all([...writes, backUp(db)]);
  });
  await rename(join(folder, 'data/copy.sqlite'), join(folder, 'embedded-mongo.sqlite'));
  await withServer(folder, async (db) => {
    const orders = db.collection('orders');
    expect(await orders.countDocuments({ n: { $lt: before } })).toBe(before);
    expect((await orders.countDocuments({ n: { $gte: 1000 } })) % 2).toBe(0);
    expect((await refusalOf(orders.insertOne({ n: 0 }))).code).toBe(11000);
  });
});

test('a backup is never written over another, nor anywhere else', async () => {
  await withServer(folder, async (db) => {
    await backUp(db);
    expect((await refusalOf(backUp(db))).code).toBe(20);
    for (const name of ['../copy.sqlite', '/tmp/copy.sqlite', 'embedded-mongo.sqlite-wal', '']) {
      expect((await refusalOf(backUp(db, name))).code).toBe(14);
    }
    expect((await refusalOf(backUp(db, 'embedded-mongo.sqlite'))).code).toBe(20);
  });
});

test('what is in memory only cannot be backed up', async () => {
  await withServer(':memory:', async (db) => {
    expect((await refusalOf(backUp(db))).code).toBe(20);
  });
});
