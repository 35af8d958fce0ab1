import { type Document, Double, Int32, Long, type UpdateFilter } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { refusalOf, useDatabase } from './database.ts';

const database = useDatabase();

async function updated(before: Document, update: UpdateFilter<Document>): Promise<Document | null> {
  const documents = database.collection<{ _id: number }>();
  await documents.insertOne({ _id: 1, ...before });
  await documents.updateOne({ _id: 1 }, update);
  return documents.findOne({}, { projection: { _id: 0 } });
}

const today = new Date('2026-05-05T00:00:00Z');

type Case = readonly [name: string, before: Document, update: Document, after: Document];

const cases: readonly Case[] = [
  ['$set adds and changes', { a: 1 }, { $set: { a: 2, b: today } }, { a: 2, b: today }],
  ['$set makes the documents on the way', {}, { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
  ['$set reaches into arrays', { a: [1, 2] }, { $set: { 'a.1': 5 } }, { a: [1, 5] }],
  ['$set fills arrays up with null', { a: [1] }, { $set: { 'a.3': 5 } }, { a: [1, null, null, 5] }],
  ['$unset takes away', { a: 1, b: { c: 1, d: 2 } }, { $unset: { a: '', 'b.c': '' } }, { b: { d: 2 } }],
  ['$unset leaves null in an array', { a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
  ['$inc counts', { a: 1 }, { $inc: { a: 2, b: -1 } }, { a: 3, b: -1 }],
  ['$inc turns a double where one is involved', { a: 1 }, { $inc: { a: 0.5 } }, { a: 1.5 }],
  ['$mul multiplies', { a: 3 }, { $mul: { a: 2, b: 5 } }, { a: 6, b: 0 }],
  ['$min keeps the smaller', { a: 3, b: 3 }, { $min: { a: 2, b: 4, c: 1 } }, { a: 2, b: 3, c: 1 }],
  ['$max keeps the larger', { a: 3, b: today }, { $max: { a: 4, b: new Date(0) } }, { a: 4, b: today }],
  ['$rename moves', { a: { b: 1 } }, { $rename: { 'a.b': 'c' } }, { a: {}, c: 1 }],
  ['$setOnInsert leaves what is there', { a: 1 }, { $setOnInsert: { a: 2 }, $set: { b: 1 } }, { a: 1, b: 1 }],
  ['$push appends', { a: [1] }, { $push: { a: 2, b: 'new' } }, { a: [1, 2], b: ['new'] }],
  ['$push appends an array as one element', { a: [1] }, { $push: { a: [2, 3] } }, { a: [1, [2, 3]] }],
  ['$push with $each', { a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }],
  [
    '$push with $slice keeps the last',
    { a: [1, 2] },
    { $push: { a: { $each: [3], $slice: -2 } } },
    { a: [2, 3] },
  ],
  [
    '$push with $slice on a missing array',
    {},
    { $push: { a: { $each: [1, 2, 3], $slice: 2 } } },
    { a: [1, 2] },
  ],
  ['$push with $position', { a: [1, 2] }, { $push: { a: { $each: [9], $position: 1 } } }, { a: [1, 9, 2] }],
  ['$push with $sort of values', { a: [3, 1] }, { $push: { a: { $each: [2], $sort: 1 } } }, { a: [1, 2, 3] }],
  [
    '$push with $sort by a field and $slice',
    { a: [{ n: 1 }, { n: 5 }] },
    { $push: { a: { $each: [{ n: 3 }], $sort: { n: -1 }, $slice: 2 } } },
    { a: [{ n: 5 }, { n: 3 }] },
  ],
  ['$addToSet adds what is new', { a: [1, { b: 1 }] }, { $addToSet: { a: { b: 1 } } }, { a: [1, { b: 1 }] }],
  ['$addToSet with $each', { a: [1] }, { $addToSet: { a: { $each: [1, 2, 2] } } }, { a: [1, 2] }],
  ['$pull takes equal values', { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
  ['$pull by a condition', { a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
  [
    '$pull by fields of the elements',
    { a: [{ id: 1, x: 1 }, { id: 2 }] },
    { $pull: { a: { id: 1 } } },
    { a: [{ id: 2 }] },
  ],
  ['an empty operator does nothing', { a: 1 }, { $set: {} }, { a: 1 }],
  ['new fields come in the order of their names', {}, { $set: { z: 1, b: 1, C: 1 } }, { C: 1, b: 1, z: 1 }],
];

describe('an update', () => {
  test.for(cases)('%s', async ([, before, update, after]) => {
    const found = await updated(before, update);
    expect(found).toEqual(after);
    expect(JSON.stringify(found)).toBe(JSON.stringify(after));
  });

  test('$currentDate takes the time of the server', async () => {
    expect(await updated({}, { $currentDate: { at: true } })).toEqual({ at: expect.any(Date) });
  });

  test('$inc keeps the type of the number', async () => {
    const numbers = database.collection<Document>();
    await numbers.insertOne({
      int: new Int32(1),
      long: Long.fromNumber(1),
      double: new Double(1),
      edge: new Int32(2147483647),
    });
    await numbers.updateOne({}, { $inc: { int: 1, long: 1, double: 1, edge: 1 } });
    expect(await numbers.findOne({}, { promoteValues: false, projection: { _id: 0 } })).toEqual({
      int: new Int32(2),
      long: Long.fromNumber(2),
      double: new Double(2),
      edge: Long.fromNumber(2147483648),
    });
  });

  test.for<[string, Document, Document, number]>([
    ['an unknown operator', {}, { $foo: { a: 1 } }, 9],
    ['two operators on one field', {}, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
    ['operators on a field and inside it', {}, { $set: { a: 1, 'a.b': 1 } }, 40],
    ['another _id', {}, { $set: { _id: 2 } }, 66],
    ['$inc by a text', { a: 1 }, { $inc: { a: 'x' } }, 14],
    ['$inc of a text', { a: 'x' }, { $inc: { a: 1 } }, 14],
    ['$push to what is no array', { a: 1 }, { $push: { a: 1 } }, 2],
    ['a path through a value', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
  ])('refuses %s', async ([, before, update, code]) => {
    expect((await refusalOf(updated(before, update))).code).toBe(code);
  });

  test('refuses a change inside of an _id that is a document', async () => {
    const documents = database.collection<{ _id: { part: number } }>();
    await documents.insertOne({ _id: { part: 1 } });
    expect((await refusalOf(documents.updateOne({}, { $set: { '_id.part': 2 } }))).code).toBe(66);
    expect(await documents.findOne()).toEqual({ _id: { part: 1 } });
  });

  test('counts matching and really changed documents apart', async () => {
    const documents = database.collection<{ a: number }>();
    await documents.insertMany([{ a: 1 }, { a: 2 }]);
    expect(await documents.updateMany({}, { $set: { a: 2 } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 1,
    });
    expect(await documents.updateOne({ a: 9 }, { $set: { a: 2 } })).toMatchObject({
      matchedCount: 0,
      modifiedCount: 0,
    });
  });

  test('an update of many never meets a document twice', async () => {
    const documents = database.collection<{ a: number }>();
    await documents.createIndex({ a: 1 });
    await documents.insertMany([{ a: 1 }, { a: 2 }, { a: 3 }]);
    await documents.updateMany({ a: { $gt: 0 } }, { $inc: { a: 10 } });
    expect(
      await documents
        .find()
        .sort({ a: 1 })
        .map(({ a }) => a)
        .toArray(),
    ).toEqual([11, 12, 13]);
  });

  test('an upsert takes what the query asks to be equal', async () => {
    const documents = database.collection<Document>();
    const filter = {
      'owner.id': 7,
      kind: { $eq: 'x' },
      n: { $gt: 5 },
      $or: [{ a: 1 }, { a: 2 }],
    };
    const result = await documents.updateOne(
      filter,
      { $set: { b: 1 }, $setOnInsert: { c: 2 } },
      { upsert: true },
    );
    expect(result.upsertedCount).toBe(1);
    expect(await documents.findOne({}, { projection: { _id: 0 } })).toEqual({
      owner: { id: 7 },
      kind: 'x',
      b: 1,
      c: 2,
    });
  });

  test('an upsert takes what $and asks to be equal', async () => {
    const documents = database.collection<Document>();
    await documents.updateOne({ $and: [{ state: 'new' }] }, { $set: { b: 1 } }, { upsert: true });
    expect(await documents.findOne({}, { projection: { _id: 0 } })).toEqual({ state: 'new', b: 1 });
  });

  test('a failing change leaves the document as it was', async () => {
    const documents = database.collection<Document>();
    await documents.insertOne({ _id: 1, a: 1, b: 'text' } as Document);
    await refusalOf(documents.updateOne({}, { $set: { a: 2 }, $inc: { b: 1 } }));
    expect(await documents.findOne()).toEqual({ _id: 1, a: 1, b: 'text' });
  });
});
