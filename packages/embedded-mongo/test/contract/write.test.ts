import { MongoBulkWriteError, ObjectId } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { refusalOf, useDatabase } from './database.ts';

const database = useDatabase();

describe('insert', () => {
  test('answers what was stored, with a new id where none was given', async () => {
    const notes = database.collection();
    const { insertedId } = await notes.insertOne({ text: 'hello', nested: { list: [1, 'two', null, true] } });
    expect(insertedId).toBeInstanceOf(ObjectId);
    expect(await notes.findOne()).toEqual({
      _id: insertedId,
      text: 'hello',
      nested: { list: [1, 'two', null, true] },
    });
  });

  test('refuses a second document with the same _id', async () => {
    const notes = database.collection<{ _id: number }>();
    await notes.insertOne({ _id: 1 });
    const refusal = await refusalOf(notes.insertOne({ _id: 1 }));
    expect(refusal.code).toBe(11000);
    expect(refusal.message).toContain('E11000 duplicate key error');
  });

  test('stops at the first failure when ordered', async () => {
    const notes = database.collection<{ _id: number }>();
    const failure = await notes
      .insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }])
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MongoBulkWriteError);
    expect(await notes.distinct('_id')).toEqual([1]);
  });

  test('goes on after a failure when unordered', async () => {
    const notes = database.collection<{ _id: number }>();
    const work = notes.insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }], { ordered: false });
    const failure = (await work.catch((error: unknown) => error)) as MongoBulkWriteError;
    expect(failure.insertedCount).toBe(2);
    expect(failure.writeErrors).toMatchObject([{ index: 1, code: 11000 }]);
    expect((await notes.distinct('_id')).sort()).toEqual([1, 2]);
  });

  test('keeps a field named __proto__ as a field like any other', async () => {
    const notes = database.collection();
    const hostile = JSON.parse('{ "a": 1, "__proto__": { "isAdmin": true } }');
    await notes.insertOne(hostile);
    await notes.updateOne({ a: 1 }, { $set: { '__proto__.more': 1 } });
    const found = await notes.findOne({ '__proto__.isAdmin': true }, { projection: { _id: 0 } });
    expect(Object.keys(found ?? {})).toEqual(['a', '__proto__']);
    expect(await notes.countDocuments({ isAdmin: true })).toBe(0);
  });

  test('refuses an array as _id', async () => {
    const refusal = await refusalOf(database.collection<{ _id: number[] }>().insertOne({ _id: [1] }));
    expect([2, 53]).toContain(refusal.code);
  });
});

describe('replace', () => {
  test('puts a whole document in the place of another and keeps its _id', async () => {
    const notes = database.collection<{ _id: number; a?: number; b?: number }>();
    await notes.insertOne({ _id: 1, a: 1 });
    expect(await notes.replaceOne({ a: 1 }, { b: 2 })).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
    expect(await notes.findOne()).toEqual({ _id: 1, b: 2 });
  });

  test('inserts with the _id of the query when nothing matches and upsert is set', async () => {
    const notes = database.collection<{ _id: number; b?: number }>();
    const result = await notes.replaceOne({ _id: 7 }, { b: 2 }, { upsert: true });
    expect(result).toMatchObject({ matchedCount: 0, upsertedCount: 1, upsertedId: 7 });
    expect(await notes.findOne()).toEqual({ _id: 7, b: 2 });
  });
});

describe('delete', () => {
  test('takes one or all of the matching documents', async () => {
    const notes = database.collection<{ kind: string }>();
    await notes.insertMany([{ kind: 'a' }, { kind: 'a' }, { kind: 'a' }, { kind: 'b' }]);
    expect((await notes.deleteOne({ kind: 'a' })).deletedCount).toBe(1);
    expect((await notes.deleteMany({ kind: 'a' })).deletedCount).toBe(2);
    expect(await notes.countDocuments()).toBe(1);
    expect((await notes.deleteMany({ kind: 'none' })).deletedCount).toBe(0);
  });
});

describe('findOneAnd…', () => {
  test('answers the document of before or after an update', async () => {
    const notes = database.collection<{ _id: number; n: number }>();
    await notes.insertOne({ _id: 1, n: 1 });
    expect(await notes.findOneAndUpdate({ _id: 1 }, { $inc: { n: 1 } })).toEqual({ _id: 1, n: 1 });
    const after = await notes.findOneAndUpdate({ _id: 1 }, { $inc: { n: 1 } }, { returnDocument: 'after' });
    expect(after).toEqual({ _id: 1, n: 3 });
  });

  test('takes the first by the given order', async () => {
    const jobs = database.collection<{ _id: number; at: number }>();
    await jobs.insertMany([
      { _id: 1, at: 2 },
      { _id: 2, at: 1 },
    ]);
    expect(await jobs.findOneAndDelete({}, { sort: { at: 1 } })).toEqual({ _id: 2, at: 1 });
    expect(await jobs.distinct('_id')).toEqual([1]);
  });

  test('projects the answer', async () => {
    const jobs = database.collection<{ _id: number; secret: string }>();
    await jobs.insertOne({ _id: 1, secret: 'x' });
    expect(await jobs.findOneAndDelete({}, { projection: { secret: 0 } })).toEqual({ _id: 1 });
  });

  test('answers null when nothing matches', async () => {
    const notes = database.collection();
    expect(await notes.findOneAndUpdate({ a: 1 }, { $set: { a: 2 } })).toBeNull();
    expect(await notes.findOneAndDelete({ a: 1 })).toBeNull();
  });

  test('inserts when nothing matches and upsert is set', async () => {
    const counters = database.collection<{ _id: string; n: number }>();
    const options = { upsert: true, returnDocument: 'after', includeResultMetadata: true } as const;
    const first = await counters.findOneAndUpdate({ _id: 'a' }, { $inc: { n: 1 } }, options);
    expect(first.value).toEqual({ _id: 'a', n: 1 });
    expect(first.lastErrorObject).toMatchObject({ updatedExisting: false, upserted: 'a' });
    const second = await counters.findOneAndUpdate({ _id: 'a' }, { $inc: { n: 1 } }, options);
    expect(second.value).toEqual({ _id: 'a', n: 2 });
    expect(second.lastErrorObject).toMatchObject({ updatedExisting: true });
  });

  test('refuses a duplicate key and changes nothing', async () => {
    const users = database.collection<{ email: string }>();
    await users.createIndex({ email: 1 }, { unique: true });
    await users.insertMany([{ email: 'a' }, { email: 'b' }]);
    const refusal = await refusalOf(users.findOneAndUpdate({ email: 'a' }, { $set: { email: 'b' } }));
    expect(refusal.code).toBe(11000);
    expect(await users.distinct('email')).toEqual(['a', 'b']);
  });
});

test('a bulk write runs its parts in order and adds up what they did', async () => {
  const notes = database.collection<{ _id: number; n?: number }>();
  const result = await notes.bulkWrite([
    { insertOne: { document: { _id: 1 } } },
    { insertOne: { document: { _id: 2 } } },
    { updateOne: { filter: { _id: 1 }, update: { $set: { n: 5 } } } },
    { updateOne: { filter: { _id: 9 }, update: { $set: { n: 9 } }, upsert: true } },
    { deleteOne: { filter: { _id: 2 } } },
  ]);
  expect(result).toMatchObject({ insertedCount: 2, modifiedCount: 1, upsertedCount: 1, deletedCount: 1 });
  expect(await notes.find().sort({ _id: 1 }).toArray()).toEqual([
    { _id: 1, n: 5 },
    { _id: 9, n: 9 },
  ]);
});

test('parallel inserts of one unique key make one document', async () => {
  const users = database.collection<{ email: string; n: number }>();
  await users.createIndex({ email: 1 }, { unique: true });
  const attempts = Array.from({ length: 20 }, () => users.insertOne({ email: 'same', n: 1 }));
  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await users.countDocuments()).toBe(1);
});

test('parallel increments lose nothing', async () => {
  const counters = database.collection<{ _id: string; n: number }>();
  await counters.insertOne({ _id: 'c', n: 0 });
  await Promise.all(Array.from({ length: 50 }, () => counters.updateOne({ _id: 'c' }, { $inc: { n: 1 } })));
  expect(await counters.findOne()).toEqual({ _id: 'c', n: 50 });
});
