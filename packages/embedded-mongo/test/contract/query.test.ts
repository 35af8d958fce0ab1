import { Binary, BSONRegExp, type Document, Double, Int32, Long, ObjectId, UUID } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { refusalOf, useDatabase } from './database.ts';
import { useSamples } from './samples.ts';

const database = useDatabase();
const id = new ObjectId('64b000000000000000000001');
const uuid = new UUID('8f14e45f-ceea-467f-9575-1234567890ab');

/** Each document's _id says what it is about. */
const samples = [
  { _id: 'int 5', v: new Int32(5) },
  { _id: 'double 5', v: new Double(5) },
  { _id: 'long 5', v: Long.fromNumber(5) },
  { _id: 'double 5.5', v: 5.5 },
  { _id: 'string 5', v: '5' },
  { _id: 'string b', v: 'b' },
  { _id: 'null', v: null },
  { _id: 'missing' },
  { _id: 'true', v: true },
  { _id: 'date', v: new Date('2026-01-02T03:04:05Z') },
  { _id: 'object id', v: id },
  { _id: 'binary', v: new Binary(Buffer.from([1, 2, 3])) },
  { _id: 'uuid', v: uuid },
  { _id: 'list 4 7', v: [4, 7] },
  { _id: 'empty list', v: [] },
  { _id: 'object', v: { a: 1, b: 2 } },
  { _id: 'object other order', v: { b: 2, a: 1 } },
  { _id: 'objects', v: [{ a: 1, b: 'x' }, { a: 2, b: 'y' }, { a: 3 }] },
];

const fives = ['int 5', 'double 5', 'long 5'];

type Case = readonly [name: string, filter: Document, expected: readonly string[]];

const cases: readonly Case[] = [
  ['integers and doubles are equal by value', { v: 5 }, fives],
  ['a text is not a number', { v: '5' }, ['string 5']],
  ['a date equals the same instant', { v: new Date('2026-01-02T03:04:05Z') }, ['date']],
  ['an ObjectId equals itself', { v: id }, ['object id']],
  ['binary data equal by content', { v: new Binary(Buffer.from([1, 2, 3])) }, ['binary']],
  ['a UUID differs from plain binary data', { v: uuid }, ['uuid']],
  ['null finds null and missing', { v: null }, ['null', 'missing']],
  ['documents equal with their fields in order', { v: { a: 1, b: 2 } }, ['object']],
  ['an array equals as a whole', { v: [4, 7] }, ['list 4 7']],
  ['an array in another order is another one', { v: [7, 4] }, []],
  ['a value finds arrays that contain it', { v: 7 }, ['list 4 7']],
  ['an empty array equals an empty one', { v: [] }, ['empty list']],
  ['$gt compares within the type', { v: { $gt: 5 } }, ['double 5.5', 'list 4 7']],
  ['$gte includes equal numbers', { v: { $gte: 5.5 } }, ['double 5.5', 'list 4 7']],
  ['$lt leaves out other types', { v: { $lt: 5 } }, ['list 4 7']],
  ['two bounds may be met by two elements', { v: { $gt: 6, $lt: 5 } }, ['list 4 7']],
  ['texts compare with texts', { v: { $gt: '5' } }, ['string b']],
  ['dates compare with dates', { v: { $lt: new Date() } }, ['date']],
  ['$gte null finds null and missing', { v: { $gte: null } }, ['null', 'missing']],
  ['$in finds any of the values', { v: { $in: ['b', true] } }, ['string b', 'true']],
  ['$in takes patterns', { v: { $in: [/^b/] } }, ['string b']],
  ['$exists false finds missing only', { v: { $exists: false } }, ['missing']],
  ['$size counts elements', { v: { $size: 2 } }, ['list 4 7']],
  ['$size 0 finds the empty array', { v: { $size: 0 } }, ['empty list']],
  ['$all wants every value', { v: { $all: [4, 7] } }, ['list 4 7']],
  ['$all of nothing finds nothing', { v: { $all: [] } }, []],
  ['$type by name', { v: { $type: 'string' } }, ['string 5', 'string b']],
  ['$type by number', { v: { $type: 9 } }, ['date']],
  ['$type null leaves out missing', { v: { $type: 'null' } }, ['null']],
  ['$type array', { v: { $type: 'array' } }, ['list 4 7', 'empty list', 'objects']],
  ['$mod', { v: { $mod: [4, 3] } }, ['list 4 7']],
  ['a pattern matches texts', { v: /B/i }, ['string b']],
  ['$regex with $options', { v: { $regex: '^B$', $options: 'i' } }, ['string b']],
  ['$regex takes a pattern', { v: { $regex: new BSONRegExp('^b$') } }, ['string b']],
  ['a dotted path enters documents', { 'v.a': 1, 'v.b': 2 }, ['object', 'object other order']],
  ['a dotted path enters arrays of documents', { 'v.a': 3 }, ['objects']],
  ['a number in a path is a position', { 'v.0': 4 }, ['list 4 7']],
  ['a number in a path leads into an element', { 'v.1.b': 'y' }, ['objects']],
  ['conditions on two paths may hold for two elements', { 'v.a': 1, 'v.b': 'y' }, ['objects']],
  ['$elemMatch wants one element for all conditions', { v: { $elemMatch: { a: 1, b: 'y' } } }, []],
  ['$elemMatch finds that element', { v: { $elemMatch: { a: { $gte: 2 }, b: 'y' } } }, ['objects']],
  ['$elemMatch looks at plain elements', { v: { $elemMatch: { $gt: 6, $lt: 8 } } }, ['list 4 7']],
  ['$elemMatch leaves out plain values', { v: { $elemMatch: { $gte: 5.5, $lt: 6 } } }, []],
  ['$and', { $and: [{ v: { $gt: 5 } }, { v: { $lt: 6 } }] }, ['double 5.5', 'list 4 7']],
  ['$or', { $or: [{ v: 'b' }, { v: true }] }, ['string b', 'true']],
  [
    '$not turns a condition round',
    { v: { $not: { $type: ['number', 'string', 'object', 'array', 'null'] }, $exists: true } },
    ['true', 'date', 'object id', 'binary', 'uuid'],
  ],
  ['several conditions hold together', { _id: { $ne: 'int 5' }, v: 5 }, fives.slice(1)],
];

describe('a query', () => {
  const find = useSamples(database, samples);

  test.for(cases)('%s', async ([, filter, expected]) => {
    expect(await find(filter)).toEqual([...expected].sort());
  });

  test.for<[string, Document, Document]>([
    ['$ne', { v: 5 }, { v: { $ne: 5 } }],
    ['$nin', { v: { $in: [5, 'b'] } }, { v: { $nin: [5, 'b'] } }],
    ['$not', { v: { $gt: 5 } }, { v: { $not: { $gt: 5 } } }],
    ['$nor', { $or: [{ v: 5 }, { v: 'b' }] }, { $nor: [{ v: 5 }, { v: 'b' }] }],
  ])('%s finds what its opposite does not', async ([, filter, opposite]) => {
    const [found, others] = [await find(filter), await find(opposite)];
    expect([...found, ...others].sort()).toEqual(samples.map(({ _id }) => _id).sort());
  });

  test.for<[string, Document, number]>([
    ['an unknown operator', { v: { $foo: 1 } }, 2],
    ['an unknown top level operator', { $foo: [] }, 2],
    ['$or without an array', { $or: {} }, 2],
    ['$in without an array', { v: { $in: 5 } }, 2],
    ['an invalid pattern', { v: { $regex: '(' } }, 51091],
  ])('refuses %s', async ([, filter, code]) => {
    const refusal = await refusalOf(find(filter));
    expect(refusal.code).toBe(code);
  });
});

test('each type comes back as it was stored', async () => {
  const values = database.collection<{ _id: number; v: unknown }>();
  const stored = [new Int32(1), new Double(1), Long.fromString('9007199254740993'), uuid, id];
  await values.insertMany(stored.map((v, index) => ({ _id: index, v })));
  const found = await values.find({}, { promoteValues: false, sort: { _id: 1 } }).toArray();
  expect(found.map(({ v }) => v)).toEqual(stored);
});

test('integers beyond 2^53 stay exact and distinct', async () => {
  const values = database.collection<{ v: Long }>();
  const [low, high] = [Long.fromString('9007199254740992'), Long.fromString('9007199254740993')];
  await values.insertMany([{ v: low }, { v: high }]);
  expect(await values.countDocuments({ v: high })).toBe(1);
  expect(await values.countDocuments({ v: { $gt: low } })).toBe(1);
});
