import { describe, expect, test } from 'vitest';
import { refusalOf, useDatabase } from './database.ts';

const database = useDatabase();

describe('a unique index', () => {
  test('refuses an equal value', async () => {
    const users = database.collection<{ email: string }>();
    expect(await users.createIndex({ email: 1 }, { unique: true })).toBe('email_1');
    await users.insertOne({ email: 'a@b.example' });
    expect((await refusalOf(users.insertOne({ email: 'a@b.example' }))).code).toBe(11000);
    expect(await users.countDocuments()).toBe(1);
  });

  test('tells its name, its pattern and the value that it refused', async () => {
    const users = database.collection<{ email: string }>();
    await users.createIndex({ email: 1 }, { unique: true });
    await users.insertOne({ email: 'a@b.example' });
    const refusal = await refusalOf(users.insertOne({ email: 'a@b.example' }));
    expect(refusal.message).toMatch(/^E11000 duplicate key error collection: .* index: email_1 dup key: /);
    expect(refusal.message).toContain('{ email: "a@b.example" }');
    expect(refusal.keyPattern).toEqual({ email: 1 });
    expect(refusal.keyValue).toEqual({ email: 'a@b.example' });
  });

  test('lets a document keep its own value, and another one take a value that became free', async () => {
    const users = database.collection<{ _id: number; email: string }>();
    await users.createIndex({ email: 1 }, { unique: true });
    await users.insertMany([
      { _id: 1, email: 'a' },
      { _id: 2, email: 'b' },
    ]);
    await users.updateOne({ _id: 1 }, { $set: { email: 'a' } });
    await users.deleteOne({ _id: 2 });
    await users.updateOne({ _id: 1 }, { $set: { email: 'b' } });
    await users.insertOne({ _id: 3, email: 'a' });
    expect(await users.countDocuments()).toBe(2);
  });

  test('counts a missing field as null', async () => {
    const users = database.collection<{ email?: string }>();
    await users.createIndex({ email: 1 }, { unique: true });
    await users.insertOne({});
    expect((await refusalOf(users.insertOne({}))).code).toBe(11000);
  });

  test('looks at all fields of a compound key', async () => {
    const versions = database.collection<{ site: string; version: number }>();
    await versions.createIndex({ site: 1, version: -1 }, { unique: true });
    await versions.insertMany([
      { site: 'a', version: 1 },
      { site: 'a', version: 2 },
      { site: 'b', version: 1 },
    ]);
    expect((await refusalOf(versions.insertOne({ site: 'a', version: 2 }))).code).toBe(11000);
  });

  test('cannot be made over duplicates', async () => {
    const users = database.collection<{ email: string }>();
    await users.insertMany([{ email: 'a' }, { email: 'a' }]);
    expect((await refusalOf(users.createIndex({ email: 1 }, { unique: true }))).code).toBe(11000);
    expect((await users.listIndexes().toArray()).map(({ name }) => name)).toEqual(['_id_']);
    await users.insertOne({ email: 'a' });
  });

  test('when sparse, leaves documents without the field alone', async () => {
    const users = database.collection<{ googleId?: string }>();
    await users.createIndex({ googleId: 1 }, { unique: true, sparse: true });
    await users.insertMany([{}, {}, { googleId: 'g' }]);
    expect((await refusalOf(users.insertOne({ googleId: 'g' }))).code).toBe(11000);
    expect(await users.countDocuments({ googleId: { $exists: false } })).toBe(2);
    expect(await users.find().sort({ googleId: 1 }).toArray()).toHaveLength(3);
  });

  test('when partial, holds for the documents of its filter only', async () => {
    const jobs = database.collection<{ key: string; state: string }>();
    await jobs.createIndex({ key: 1 }, { unique: true, partialFilterExpression: { state: 'open' } });
    await jobs.insertMany([
      { key: 'k', state: 'done' },
      { key: 'k', state: 'done' },
      { key: 'k', state: 'open' },
    ]);
    expect((await refusalOf(jobs.insertOne({ key: 'k', state: 'open' }))).code).toBe(11000);
    expect((await refusalOf(jobs.updateMany({ state: 'done' }, { $set: { state: 'open' } }))).code).toBe(
      11000,
    );
    expect(await jobs.countDocuments({ key: 'k' })).toBe(3);
    expect(await jobs.countDocuments({ key: 'k', state: 'open' })).toBe(1);
  });
});

describe('an index over arrays', () => {
  test('finds by each element, once', async () => {
    const posts = database.collection<{ _id: number; tags: string[] | string }>();
    await posts.createIndex({ tags: 1 });
    await posts.insertMany([
      { _id: 1, tags: ['a', 'b'] },
      { _id: 2, tags: 'b' },
      { _id: 3, tags: [] },
    ]);
    const ids = async (filter: object) =>
      (await posts.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
    expect(await ids({ tags: 'b' })).toEqual([1, 2]);
    expect(await ids({ tags: { $gte: 'a' } })).toEqual([1, 2]);
    expect(await ids({ tags: { $gt: 'a', $lt: 'b' } })).toEqual([1]);
    expect(await ids({ tags: [] })).toEqual([3]);
    await posts.updateOne({ _id: 1 }, { $pull: { tags: 'b' } as never });
    expect(await ids({ tags: 'b' })).toEqual([2]);
  });
});

describe('createIndex', () => {
  test('again with the same options changes nothing', async () => {
    const users = database.collection();
    await users.createIndex({ a: 1 }, { unique: true });
    await users.createIndex({ a: 1 }, { unique: true });
    expect(await users.listIndexes().toArray()).toMatchObject([
      { name: '_id_', key: { _id: 1 } },
      { name: 'a_1', key: { a: 1 }, unique: true },
    ]);
  });

  test('refuses the same name with other keys', async () => {
    const users = database.collection();
    await users.createIndex({ a: 1 }, { name: 'mine' });
    expect((await refusalOf(users.createIndex({ b: 1 }, { name: 'mine' }))).code).toBe(86);
  });

  test('refuses the same name with other options', async () => {
    const users = database.collection();
    await users.createIndex({ a: 1 }, { name: 'mine' });
    expect((await refusalOf(users.createIndex({ a: 1 }, { name: 'mine', unique: true }))).code).toBe(86);
  });

  test('refuses the same keys under another name', async () => {
    const users = database.collection();
    await users.createIndex({ a: 1 }, { name: 'mine' });
    expect((await refusalOf(users.createIndex({ a: 1 }, { name: 'yours' }))).code).toBe(85);
  });

  test('refuses another time to live', async () => {
    const sessions = database.collection();
    await sessions.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    expect((await refusalOf(sessions.createIndex({ at: 1 }, { expireAfterSeconds: 61 }))).code).toBe(85);
  });

  test('lists keys and names', async () => {
    const sessions = database.collection();
    await sessions.createIndex({ 'user.id': 1, at: -1 });
    expect(await sessions.listIndexes().toArray()).toMatchObject([
      { name: '_id_', key: { _id: 1 } },
      { name: 'user.id_1_at_-1', key: { 'user.id': 1, at: -1 } },
    ]);
  });

  test('lists options', async () => {
    const sessions = database.collection();
    await sessions.createIndex({ at: -1 }, { expireAfterSeconds: 0 });
    await sessions.createIndex({ user: 1 }, { sparse: true });
    expect(await sessions.listIndexes().toArray()).toMatchObject([
      { name: '_id_' },
      { name: 'at_-1', expireAfterSeconds: 0 },
      { name: 'user_1', sparse: true },
    ]);
  });
});

describe('dropIndex', () => {
  test('takes an index away, with what it demanded', async () => {
    const users = database.collection<{ a: number }>();
    await users.createIndex({ a: 1 }, { unique: true });
    await users.insertOne({ a: 1 });
    await users.dropIndex('a_1');
    await users.insertOne({ a: 1 });
    expect(await users.countDocuments({ a: 1 })).toBe(2);
  });

  test('refuses unknown names and the index of _id', async () => {
    const users = database.collection<{ a: number }>();
    await users.insertOne({ a: 1 });
    expect((await refusalOf(users.dropIndex('none'))).code).toBe(27);
    expect((await refusalOf(users.dropIndex('_id_'))).code).toBe(72);
  });

  test('of a collection that does not exist is refused', async () => {
    expect((await refusalOf(database.collection().dropIndex('a_1'))).code).toBe(26);
  });
});

test('results are the same with an index and without', async () => {
  const plain = database.collection<{ _id: number; a: unknown; b: number }>();
  const indexed = database.collection<{ _id: number; a: unknown; b: number }>();
  await indexed.createIndex({ a: -1, b: 1 });
  const values = [null, 1, 2, 2.5, '1', 'x', true, new Date(0), { n: 1 }, [1, 3]];
  const documents = values.flatMap((a, i) => [1, 2].map((b) => ({ _id: i * 2 + b, a, b })));
  await plain.insertMany(documents);
  await indexed.insertMany(documents);
  const filters = [
    { a: 2 },
    { a: null },
    { a: { $gt: 1 } },
    { a: { $gte: 1, $lt: 2.5 } },
    { a: { $in: [1, 'x', null] }, b: { $gt: 1 } },
    { $or: [{ a: { $lt: 2 } }, { a: 2, b: { $lt: 2 } }] },
    { a: { $lte: new Date() }, b: 1 },
  ];
  for (const filter of filters) {
    for (const sort of [{ a: 1, b: -1, _id: 1 }, { a: -1, b: 1, _id: 1 }, { _id: -1 }] as const) {
      const expected = await plain.find(filter).sort(sort).toArray();
      expect(await indexed.find(filter).sort(sort).toArray()).toEqual(expected);
    }
  }
});
