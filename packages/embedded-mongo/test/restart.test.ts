import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbeddedMongo } from '../src/index.ts';
import { refusalOf } from './contract/database.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function withServer(work: (db: Db) => Promise<void>): Promise<void> {
  const server = await startEmbeddedMongo({ dataDir });
  const client = await new MongoClient(server.uri).connect();
  await work(client.db()).finally(async () => {
    await client.close();
    await server.close();
  });
}

test('documents and indexes are there again after a restart', async () => {
  await withServer(async (db) => {
    const users = db.collection('users');
    await users.createIndex({ email: 1 }, { unique: true });
    await users.createIndex({ tags: 1 });
    await users.insertOne({ email: 'a@b.example', tags: ['x', 'y'] });
    await db.collection('dropped').insertOne({ a: 1 });
    await db.dropCollection('dropped');
  });
  await withServer(async (db) => {
    const users = db.collection('users');
    expect(await users.findOne({ tags: 'y' })).toMatchObject({ email: 'a@b.example' });
    expect((await users.listIndexes().toArray()).map(({ name }) => name)).toEqual([
      '_id_',
      'email_1',
      'tags_1',
    ]);
    expect((await refusalOf(users.insertOne({ email: 'a@b.example' }))).code).toBe(11000);
    const { executionStats } = await users.find({ email: 'a@b.example' }).explain();
    expect(executionStats).toMatchObject({ totalKeysExamined: 1 });
    expect(await db.listCollections({ name: 'dropped' }).toArray()).toEqual([]);
  });
});

test('a folder has one owner at a time', async () => {
  const first = await startEmbeddedMongo({ dataDir });
  await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow('another process is using this database');
  await first.close();
  const second = await startEmbeddedMongo({ dataDir });
  await second.close();
});

test('nobody else can read the file', async () => {
  await withServer(() => Promise.resolve());
  const { mode } = await stat(join(dataDir, 'embedded-mongo.sqlite'));
  expect(mode & 0o077).toBe(0);
});

test('nor its log, nor a backup', async () => {
  await withServer(async (db) => {
    await db.collection('c').insertOne({ a: 1 });
    await db.admin().command({ backUp: 1, name: 'copy.sqlite' });
    for (const name of await readdir(dataDir)) {
      expect((await stat(join(dataDir, name))).mode & 0o077, name).toBe(0);
    }
  });
});

test('a taken port is an error and lets go of the folder', async () => {
  const other = await startEmbeddedMongo();
  await expect(startEmbeddedMongo({ dataDir, port: other.port })).rejects.toThrow('EADDRINUSE');
  await withServer(() => Promise.resolve());
  await other.close();
});

test('a server in memory keeps nothing', async () => {
  for (const round of [1, 2]) {
    const server = await startEmbeddedMongo({ dataDir: ':memory:' });
    const client = await new MongoClient(server.uri).connect();
    expect(await client.db().collection('c').countDocuments(), `round ${round}`).toBe(0);
    await client.db().collection('c').insertOne({ a: 1 });
    await client.close();
    await server.close();
  }
});
