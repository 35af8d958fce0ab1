import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Db, MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CommandError } from '../src/errors.ts';
import { startEmbeddedMongo } from '../src/index.ts';
import { Store } from '../src/storage/store.ts';
import { refusalOf } from './contract/database.ts';

const damaged = 301;
const text = 'the words that were stored';

let dataDir: string;
const file = () => join(dataDir, 'embedded-mongo.sqlite');

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

const storeNotes = () =>
  withServer(async (db) => {
    await db.collection('notes').insertOne({ n: 1, text });
    await db.collection('notes').insertOne({ n: 2, text: 'other words' });
  });

/** Flips one bit of the first place where the file holds these words. */
async function flipBit(words: string): Promise<void> {
  const bytes = await readFile(file());
  const at = bytes.indexOf(words);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  await writeFile(file(), bytes);
}

describe('one flipped bit in a document', () => {
  beforeEach(async () => {
    await storeNotes();
    await flipBit(text);
  });

  test('is never served: the answer names the collection and what to do', () =>
    withServer(async (db) => {
      const refusal = await refusalOf(db.collection('notes').findOne({ n: 1 }));
      expect(refusal.code).toBe(damaged);
      expect(refusal.message).toContain('of sitewright.notes is damaged');
      expect(refusal.message).toContain('npm run restore');
    }));

  test('leaves the other documents readable', () =>
    withServer(async (db) => {
      const [newest] = await db.collection('notes').find().sort({ _id: -1 }).limit(1).toArray();
      expect(newest).toMatchObject({ text: 'other words' });
    }));

  test('is never written into a backup, which would take the place of a good one', () =>
    withServer(async (db) => {
      const refusal = await refusalOf(db.admin().command({ backUp: 1, name: 'copy.sqlite' }));
      expect(refusal.code).toBe(damaged);
    }));
});

test('what a release without checksums stored is read, and has one once it is written again', async () => {
  await storeNotes();
  const sqlite = new DatabaseSync(file());
  const { name } = sqlite.prepare("SELECT name FROM sqlite_master WHERE name LIKE 'documents%'").get() as {
    name: string;
  };
  sqlite.exec(`UPDATE ${name} SET document = substr(document, 1, length(document) - 4)`);
  sqlite.close();
  await withServer(async (db) => {
    const notes = db.collection('notes');
    expect(await notes.findOne({ n: 1 })).toMatchObject({ text });
    await notes.updateOne({ n: 1 }, { $set: { n: 3 } });
  });
  await flipBit(text);
  await withServer(async (db) => {
    expect((await refusalOf(db.collection('notes').findOne({ n: 3 }))).code).toBe(damaged);
  });
});

test('a file whose structure is damaged is not served at all', async () => {
  await storeNotes();
  const bytes = await readFile(file());
  bytes.fill(0xff, 4096, 8192);
  await writeFile(file(), bytes);
  await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(
    /^The database file is damaged .*npm run restore/,
  );
});

/** Numbers that look random and are the same in each run (mulberry32). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

test('of forty flipped bits anywhere none is ever served', async () => {
  const textOf = (n: number) => `${n} `.repeat(100 + n);
  await withServer(async (db) => {
    const notes = Array.from({ length: 500 }, (_, n) => ({ n, text: textOf(n) }));
    await db.collection<{ n: number; text: string }>('notes').insertMany(notes);
  });
  const whole = await readFile(file());
  const seen = { refusedAtStart: 0, refused: 0, served: 0 };
  for (let seed = 1; seed <= 20; seed += 1) {
    const bytes = Buffer.from(whole);
    const next = numbersFrom(seed);
    for (let flip = 0; flip < 40; flip += 1) {
      const at = next(bytes.length);
      bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << next(8)), at);
    }
    await writeFile(file(), bytes);
    await readAll(seen, textOf);
  }
  expect(seen.refused, JSON.stringify(seen)).toBeGreaterThan(100);
  expect(seen.served).toBeGreaterThan(1000);
});

async function readAll(
  seen: { refusedAtStart: number; refused: number; served: number },
  textOf: (n: number) => string,
): Promise<void> {
  let store: Store;
  try {
    store = new Store(file());
  } catch {
    seen.refusedAtStart += 1;
    return;
  }
  const collection = store.find({ database: 'sitewright', name: 'notes' });
  for (const record of collection?.records() ?? []) {
    try {
      const { n, text } = collection?.read(record) ?? {};
      expect(text).toBe(textOf(Number(n)));
      seen.served += 1;
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      expect(error.codeName).toBe('DataCorruptionDetected');
      seen.refused += 1;
    }
  }
  await store.close();
}
