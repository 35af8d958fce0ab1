import { Binary, type Document, ObjectId, type Sort } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { refusalOf, useDatabase } from './database.ts';

const database = useDatabase();

describe('sort', () => {
  const inOrder = [
    [],
    null,
    -1,
    0.5,
    2,
    'A',
    'a',
    'b',
    { a: 1 },
    { a: 2 },
    new Binary(Buffer.from([9])),
    new ObjectId(),
    false,
    true,
    new Date(0),
  ];

  test('follows the order of types, then of values', async () => {
    const values = database.collection<{ _id: number; v: unknown }>();
    await values.insertMany(inOrder.map((v, index) => ({ _id: index, v })).reverse());
    const expected = inOrder.map((_value, index) => index);
    const sorted = async (sort: Sort) => (await values.find().sort(sort).toArray()).map(({ _id }) => _id);
    expect(await sorted({ v: 1 })).toEqual(expected);
    expect(await sorted({ v: -1 })).toEqual(expected.toReversed());
  });

  test('takes the smallest element of an array when ascending, the largest when descending', async () => {
    const values = database.collection<{ _id: string; v: unknown }>();
    await values.insertMany([
      { _id: 'list', v: [1, 9] },
      { _id: 'five', v: 5 },
    ]);
    expect((await values.find().sort({ v: 1 }).toArray()).map(({ _id }) => _id)).toEqual(['list', 'five']);
    expect((await values.find().sort({ v: -1 }).toArray()).map(({ _id }) => _id)).toEqual(['list', 'five']);
  });

  test('uses several fields, each in its own direction, and pages', async () => {
    const values = database.collection<{ _id: number; a: number; b: { c: number } }>();
    await values.insertMany([1, 2, 3, 4, 5, 6].map((n) => ({ _id: n, a: n % 2, b: { c: n } })));
    const page = await values.find().sort({ a: 1, 'b.c': -1 }).skip(1).limit(3).toArray();
    expect(page.map(({ _id }) => _id)).toEqual([4, 2, 5]);
  });

  test('refuses a direction that is none', async () => {
    const work = database.db.command({ find: 'none', sort: { a: 2 } });
    expect([2, 15975]).toContain((await refusalOf(work)).code);
  });
});

describe('projection', () => {
  const whole = { _id: 1, a: 1, b: { c: 2, d: { e: 3 } }, list: [{ x: 1, y: 2 }, { x: 3 }, 4] };

  const project = async (projection: Document): Promise<Document | null> => {
    const values = database.collection<{ _id: number }>();
    await values.insertOne(whole);
    return values.findOne({}, { projection });
  };

  test.for<[string, Document, Document]>([
    ['keeps named fields and _id', { a: 1 }, { _id: 1, a: 1 }],
    ['keeps named fields without _id', { _id: 0, a: 1 }, { a: 1 }],
    ['keeps _id alone', { _id: 1 }, { _id: 1 }],
    ['leaves named fields out', { b: 0, list: 0 }, { _id: 1, a: 1 }],
    ['leaves _id out', { _id: 0 }, { a: 1, b: whole.b, list: whole.list }],
    ['keeps nested fields by a path', { _id: 0, 'b.d.e': 1 }, { b: { d: { e: 3 } } }],
    ['keeps nested fields by nesting', { _id: 0, b: { c: 1 } }, { b: { c: 2 } }],
    ['leaves nested fields out', { _id: 0, list: 0, 'b.d': 0 }, { a: 1, b: { c: 2 } }],
    ['enters the documents of an array', { _id: 0, 'list.x': 1 }, { list: [{ x: 1 }, { x: 3 }] }],
    ['leaves fields of array elements out', { _id: 0, a: 0, b: 0, 'list.x': 0 }, { list: [{ y: 2 }, {}, 4] }],
    ['passes over missing fields', { none: 1 }, { _id: 1 }],
    ['keeps everything when empty', {}, whole],
  ])('%s', async ([, projection, expected]) => {
    expect(await project(projection)).toEqual(expected);
  });

  test('refuses to mix kept and left-out fields', async () => {
    expect((await refusalOf(project({ a: 1, b: 0 }))).code).toBe(31254);
    expect((await refusalOf(project({ a: 0, b: 1 }))).code).toBe(31253);
  });
});
