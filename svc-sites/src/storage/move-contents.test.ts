import { randomBytes } from 'node:crypto';
import { createLogger, ensureIndexes } from '@sitewright/service-kit';
import {
  killProcesses,
  noteLaterRelease,
  startProcess,
  startTestDatabase,
  type TestDatabase,
} from '@sitewright/service-kit/testing';
import { Binary } from 'mongodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ObjectServer, startObjectServer } from '../../test/object-server.ts';
import { type Collections, openCollections } from '../db/collections.ts';
import { siteIndexes } from '../db/indexes.ts';
import { blobHash } from './blob-hash.ts';
import { createBlobsRepository } from './blobs.repository.ts';
import { moveContents } from './move-contents.ts';
import { createMovedContentsRepository, type Destination } from './moved-contents.repository.ts';
import { type OpenContents, openContents } from './open-contents.ts';

const log = createLogger('svc-sites', 'silent');
const program = new URL('../move-files.ts', import.meta.url);
const { signal } = new AbortController();
let database: TestDatabase;
let server: ObjectServer;
let collections: Collections;
let opened: OpenContents[];

beforeEach(async () => {
  opened = [];
  [database, server] = await Promise.all([startTestDatabase(), startObjectServer()]);
  await ensureIndexes(database.db, siteIndexes, log);
  collections = openCollections(database.db);
});
afterEach(async () => {
  killProcesses();
  for (const { close } of opened) await close();
  await Promise.all([database.close(), server.close()]);
});

async function open(into: Destination) {
  const files = await openContents({ into, objects: server.settings }, collections, log);
  opened.push(files);
  return { ...files, blobs: createBlobsRepository({ ...collections, contents: files.contents }) };
}
const move = async (into: Destination) =>
  moveContents({
    blobs: createMovedContentsRepository(collections),
    contents: (await open(into)).contents,
    into,
    signal,
  });

const blob = (content: Buffer, alike?: string) => ({ hash: blobHash(content), content, alike });

/** Contents of which half are packed against the other half. */
async function store(into: Destination, count: number) {
  const { blobs } = await open(into);
  const whole = Array.from({ length: count / 2 }, () => blob(randomBytes(2000)));
  await blobs.put(whole);
  const packed = whole.map(({ content, hash }) => blob(Buffer.concat([content, Buffer.from('!')]), hash));
  await blobs.put(packed);
  return [...whole, ...packed];
}

async function expectRead(stored: { hash: string; content: Buffer }[], into: Destination) {
  const read = await (await open(into)).blobs.read(stored.map(({ hash }) => hash));
  for (const { hash, content } of stored) expect(read.get(hash)?.equals(content)).toBe(true);
}

it('moves everything into the store and back; at every moment all of it can be read', async () => {
  const stored = await store('mongodb', 60);
  await expectRead(stored, 's3');
  expect(await move('s3')).toMatchObject({ count: 60, failed: [], left: 0 });
  expect(await collections.siteBlobs.countDocuments({ content: { $exists: true } })).toBe(0);
  expect(server.count()).toBe(60);
  await expectRead(stored, 's3');
  await expectRead(stored, 'mongodb');
  expect(await move('s3')).toMatchObject({ count: 0, left: 0 });

  expect(await move('mongodb')).toMatchObject({ count: 60, failed: [], left: 0 });
  expect(await collections.siteBlobs.countDocuments({ object: { $exists: true } })).toBe(0);
  await expectRead(stored, 'mongodb');
  const later = new Date(Date.now() + 8 * 24 * 60 * 60 * 1000);
  for (const { run } of opened.flatMap(({ hourlyTasks }) => hourlyTasks)) await run(later, signal);
  expect(server.count()).toBe(0);
  await expectRead(stored, 'mongodb');
});

it('moves once what several move at once, while others store and collect', async () => {
  const stored = await store('mongodb', 40);
  const more = Array.from({ length: 20 }, () => blob(randomBytes(500)));
  const { blobs } = await open('s3');
  const outcomes = Promise.all([move('s3'), move('s3')]);
  for (const each of more) await blobs.put([each]);
  const [one, other] = await outcomes;
  expect(one.count + other.count).toBe(40);
  await expectRead([...stored, ...more], 's3');
  const later = new Date(Date.now() + 8 * 24 * 60 * 60 * 1000);
  for (const { run } of opened.flatMap(({ hourlyTasks }) => hourlyTasks)) await run(later, signal);
  expect(server.count()).toBe(60);
  await expectRead([...stored, ...more], 's3');
});

it('leaves what is damaged where it is, and says so', async () => {
  const [damaged, ...stored] = await store('mongodb', 10);
  const hash = damaged?.hash ?? '';
  await collections.siteBlobs.updateOne(
    { _id: hash },
    { $set: { content: new Binary(Buffer.from('else')) } },
  );
  expect(await move('s3')).toMatchObject({ count: 9, failed: [hash], left: 1 });
  const whole = stored.filter(({ content }) => content.length === 2000);
  await expectRead(whole, 's3');
});

it('keeps the only copy where the store does not give back what was put', async () => {
  const stored = await store('mongodb', 4);
  server.answer('with another content');
  expect(await move('s3')).toMatchObject({ count: 0, left: 4 });
  await expectRead(stored, 'mongodb');
});

it('stops where the store goes away, and goes on when it is back', async () => {
  const stored = await store('mongodb', 10);
  server.answer({ status: 503, code: 'SlowDown' });
  await expect(move('s3')).rejects.toThrow('cannot reach the store');
  await expectRead(stored, 'mongodb');
  server.answer('well');
  expect(await move('s3')).toMatchObject({ count: 10, left: 0 });
  await expectRead(stored, 's3');
});

it('killed again and again, loses nothing, and is done in the end', async () => {
  const stored = await store('mongodb', 120);
  const start = () => startProcess(program, { MONGODB_URI: database.uri, ...server.env });
  const movedSoFar = () => collections.siteBlobs.countDocuments({ object: { $gt: '' } });
  for (const enough of [10, 50]) {
    const moving = start();
    await expect.poll(movedSoFar, { interval: 1 }).toBeGreaterThan(enough);
    moving.child.kill('SIGKILL');
    expect(await moving.exitCode).toBeNull();
    expect(await movedSoFar()).toBeLessThan(120);
    await expectRead(stored, 's3');
  }
  const last = start();
  expect(await last.exitCode).toBe(0);
  expect(await last.stdout).toMatch(/^Moved \d+ contents \(\d+\.\d MB\) into s3; 0 are left\.\n$/);
  expect(await movedSoFar()).toBe(120);
  await expectRead(stored, 's3');
}, 300_000);

it('moves nothing of a database that a later release has written, and says so', async () => {
  await store('mongodb', 2);
  await noteLaterRelease(database.db, 'svc-sites');
  const { stderr, exitCode } = startProcess(program, { MONGODB_URI: database.uri, ...server.env });
  expect(await exitCode).toBe(1);
  expect(await stderr).toMatch(/^A later release has written this database \(schema 99; /);
  expect(server.count()).toBe(0);
});
