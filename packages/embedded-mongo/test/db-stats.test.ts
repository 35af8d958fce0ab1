import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedMongo } from '../src/index.ts';

test('dbStats tells the room on the disk without reading the documents', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const server = await startEmbeddedMongo({ dataDir });
  onTestFinished(() => server.close());
  const client = await new MongoClient(server.uri).connect();
  onTestFinished(() => client.close());
  await client.db().collection('users').insertOne({ name: 'a' });

  const stats = await client.db().stats();
  expect(stats).toMatchObject({ collections: 1, indexes: 1 });
  expect(stats.fsTotalSize).toBeGreaterThan(stats.fsUsedSize);
  expect(stats).not.toHaveProperty('objects');
});
