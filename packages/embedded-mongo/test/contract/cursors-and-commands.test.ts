import { describe, expect, test } from 'vitest';
import { refusalOf, useDatabase } from './database.ts';

const database = useDatabase();

describe('a cursor', () => {
  test('brings everything in batches', async () => {
    const numbers = database.collection<{ _id: number }>();
    await numbers.insertMany(Array.from({ length: 350 }, (_value, index) => ({ _id: index })));
    const found = await numbers
      .find()
      .sort({ _id: 1 })
      .batchSize(50)
      .map(({ _id }) => _id)
      .toArray();
    expect(found).toEqual(Array.from({ length: 350 }, (_value, index) => index));
  });

  test('stops at a limit, across batches', async () => {
    const numbers = database.collection<{ _id: number }>();
    await numbers.insertMany(Array.from({ length: 300 }, (_value, index) => ({ _id: index })));
    expect(await numbers.find().limit(150).batchSize(100).toArray()).toHaveLength(150);
  });

  test('is gone once it is closed', async () => {
    const numbers = database.collection<{ _id: number }>();
    await numbers.insertMany(Array.from({ length: 10 }, (_value, index) => ({ _id: index })));
    const cursor = numbers.find().batchSize(2);
    await cursor.next();
    const { id } = cursor;
    await cursor.close();
    const command = { getMore: id, collection: numbers.collectionName };
    expect((await refusalOf(database.db.command(command))).code).toBe(43);
  });

  test('brings documents whose batch would be larger than a message may be', async () => {
    const large = database.collection<{ _id: number; text: string }>();
    const text = 'x'.repeat(9_000_000);
    for (const _id of [1, 2, 3]) await large.insertOne({ _id, text });
    const found = await large.find().sort({ _id: 1 }).toArray();
    expect(found.map((document) => document.text.length)).toEqual([9_000_000, 9_000_000, 9_000_000]);
  });
});

describe('counting', () => {
  test('counts all, matching, limited and distinct', async () => {
    const numbers = database.collection<{ n: number; tags: string[] }>();
    await numbers.insertMany([1, 2, 3, 3].map((n) => ({ n, tags: ['a', `t${n}`] })));
    expect(await numbers.estimatedDocumentCount()).toBe(4);
    expect(await numbers.countDocuments()).toBe(4);
    expect(await numbers.countDocuments({ n: { $gte: 2 } })).toBe(3);
    expect(await numbers.countDocuments({}, { skip: 1, limit: 2 })).toBe(2);
    expect((await numbers.distinct('n')).sort()).toEqual([1, 2, 3]);
    expect((await numbers.distinct('tags', { n: { $lt: 3 } })).sort()).toEqual(['a', 't1', 't2']);
  });

  test('of a collection that does not exist is zero', async () => {
    const nothing = database.collection();
    expect(await nothing.countDocuments()).toBe(0);
    expect(await nothing.estimatedDocumentCount()).toBe(0);
    expect(await nothing.find().toArray()).toEqual([]);
    expect(await nothing.distinct('a')).toEqual([]);
  });
});

describe('collections', () => {
  test('are made, listed and dropped', async () => {
    await database.db.createCollection('made');
    expect((await refusalOf(database.db.command({ create: 'made' }))).code).toBe(48);
    expect(await database.db.listCollections({ name: 'made' }).toArray()).toMatchObject([
      { name: 'made', type: 'collection' },
    ]);
    await database.db.dropCollection('made');
    expect(await database.db.listCollections({ name: 'made' }).toArray()).toEqual([]);
  });

  test('are listed with name and type only when asked to', async () => {
    await database.db.createCollection('short');
    expect(await database.db.listCollections({ name: 'short' }, { nameOnly: true }).toArray()).toEqual([
      { name: 'short', type: 'collection' },
    ]);
  });

  test('refuse names that cannot be', async () => {
    const work = database.db.command({ insert: 'a$b', documents: [{ a: 1 }] });
    expect((await refusalOf(work)).code).toBe(73);
  });

  test('belong to databases, which are listed', async () => {
    await database.collection<{ a: number }>().insertOne({ a: 1 });
    const { databases } = await database.db.admin().listDatabases();
    expect(databases.map(({ name }) => name)).toContain(database.db.databaseName);
  });
});

describe('the server', () => {
  test('says that it is there and what it is', async () => {
    expect(await database.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
    expect(await database.db.admin().buildInfo()).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+/),
    });
  });

  test('refuses unknown commands', async () => {
    expect((await refusalOf(database.db.command({ fly: 1 }))).code).toBe(59);
  });

  test('works inside a session', async () => {
    const notes = database.collection<{ a: number }>();
    await database.db.client.withSession(async (session) => {
      await notes.insertOne({ a: 1 }, { session });
      expect(await notes.findOne({ a: 1 }, { session })).toMatchObject({ a: 1 });
    });
  });

  test('keeps the order of unordered failures', async () => {
    const notes = database.collection<{ _id: number }>();
    const documents = [{ _id: 1 }, { _id: 1 }, { _id: 2 }, { _id: 2 }];
    const command = { insert: notes.collectionName, documents, ordered: false };
    const reply = await database.db.command(command);
    expect(reply).toMatchObject({
      ok: 1,
      n: 2,
      writeErrors: [
        { index: 1, code: 11000 },
        { index: 3, code: 11000 },
      ],
    });
  });
});
