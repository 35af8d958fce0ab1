import { type Document, Long } from 'mongodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { refusalOf, useDatabase } from './database.ts';

const database = useDatabase();

const sales = [
  { _id: 1, shop: 'north', amount: 10, tags: ['new', 'red'], at: new Date('2026-03-01T22:30:00Z') },
  { _id: 2, shop: 'north', amount: 5, tags: ['red'], at: new Date('2026-03-01T23:59:59Z') },
  { _id: 3, shop: 'south', amount: 7.5, tags: [], at: new Date('2026-03-02T00:00:00Z') },
  { _id: 4, shop: 'south', at: new Date('2026-03-05T10:00:00Z') },
];
const shops = [
  { _id: 'north', city: 'Oslo' },
  { _id: 'south', city: 'Rome' },
];

beforeAll(async () => {
  await database.db.collection<{ _id: number }>('sales').insertMany(sales);
  await database.db.collection<{ _id: string }>('shops').insertMany(shops);
});

const run = (...pipeline: Document[]): Promise<Document[]> =>
  database.db.collection('sales').aggregate(pipeline).toArray();

describe('the stage', () => {
  test('$match, $sort, $skip and $limit choose documents', async () => {
    const found = await run(
      { $match: { amount: { $gt: 0 } } },
      { $sort: { amount: -1 } },
      { $skip: 1 },
      { $limit: 1 },
    );
    expect(found).toEqual([sales[2]]);
  });

  test('$project keeps, leaves out, renames and computes', async () => {
    expect(await run({ $match: { _id: 1 } }, { $project: { _id: 0, shop: 1, price: '$amount' } })).toEqual([
      { shop: 'north', price: 10 },
    ]);
    expect(await run({ $match: { _id: 4 } }, { $project: { at: 0 } })).toEqual([{ _id: 4, shop: 'south' }]);
  });

  test('$addFields and $unset change some fields', async () => {
    const pipeline = [
      { $match: { _id: 2 } },
      { $addFields: { 'more.double': { $multiply: ['$amount', 2] } } },
    ];
    expect(await run(...pipeline, { $unset: ['tags', 'at'] })).toEqual([
      { _id: 2, shop: 'north', amount: 5, more: { double: 10 } },
    ]);
  });

  test('$group gathers', async () => {
    const found = await run(
      { $sort: { _id: 1 } },
      {
        $group: {
          _id: '$shop',
          count: { $sum: 1 },
          total: { $sum: '$amount' },
          average: { $avg: '$amount' },
          least: { $min: '$amount' },
          most: { $max: '$amount' },
          first: { $first: '$_id' },
          last: { $last: '$_id' },
          amounts: { $push: '$amount' },
          kinds: { $addToSet: '$shop' },
        },
      },
      { $sort: { _id: 1 } },
    );
    expect(found).toEqual([
      {
        _id: 'north',
        count: 2,
        total: 15,
        average: 7.5,
        least: 5,
        most: 10,
        first: 1,
        last: 2,
        amounts: [10, 5],
        kinds: ['north'],
      },
      {
        _id: 'south',
        count: 2,
        total: 7.5,
        average: 7.5,
        least: 7.5,
        most: 7.5,
        first: 3,
        last: 4,
        amounts: [7.5],
        kinds: ['south'],
      },
    ]);
  });

  test('$group by several fields or by none', async () => {
    const byTwo = await run(
      { $group: { _id: { shop: '$shop', has: { $ifNull: ['$amount', 0] } } } },
      { $count: 'n' },
    );
    expect(byTwo).toEqual([{ n: 4 }]);
    expect(await run({ $group: { _id: null, n: { $sum: 1 } } })).toEqual([{ _id: null, n: 4 }]);
    expect(await run({ $match: { _id: 99 } }, { $group: { _id: null, n: { $sum: 1 } } })).toEqual([]);
  });

  test('$count names the number, and is silent about none', async () => {
    expect(await run({ $match: { shop: 'north' } }, { $count: 'shops' })).toEqual([{ shops: 2 }]);
    expect(await run({ $match: { shop: 'west' } }, { $count: 'shops' })).toEqual([]);
  });

  test('$unwind takes arrays apart', async () => {
    const tags = await run({ $unwind: '$tags' }, { $sort: { _id: 1, tags: 1 } }, { $project: { tags: 1 } });
    expect(tags).toEqual([
      { _id: 1, tags: 'new' },
      { _id: 1, tags: 'red' },
      { _id: 2, tags: 'red' },
    ]);
    const all = await run({ $unwind: { path: '$tags', preserveNullAndEmptyArrays: true } }, { $count: 'n' });
    expect(all).toEqual([{ n: 5 }]);
  });

  test('$sortByCount counts and sorts', async () => {
    expect(await run({ $unwind: '$tags' }, { $sortByCount: '$tags' })).toEqual([
      { _id: 'red', count: 2 },
      { _id: 'new', count: 1 },
    ]);
  });

  test('$lookup joins by equal fields', async () => {
    const lookup = { from: 'shops', localField: 'shop', foreignField: '_id', as: 'where' };
    expect(await run({ $match: { _id: 1 } }, { $lookup: lookup }, { $project: { where: 1 } })).toEqual([
      { _id: 1, where: [shops[0]] },
    ]);
  });

  test('$lookup into a collection that does not exist finds nothing', async () => {
    const lookup = { from: 'nowhere', localField: 'shop', foreignField: '_id', as: 'where' };
    expect(await run({ $match: { _id: 1 } }, { $lookup: lookup }, { $project: { where: 1 } })).toEqual([
      { _id: 1, where: [] },
    ]);
  });

  test('$facet runs several pipelines', async () => {
    const facets = {
      total: [{ $count: 'n' }],
      biggest: [{ $sort: { amount: -1 } }, { $limit: 1 }, { $project: { _id: 1 } }],
    };
    expect(await run({ $facet: facets })).toEqual([{ total: [{ n: 4 }], biggest: [{ _id: 1 }] }]);
  });
});

describe('the expression', () => {
  test.for<[string, unknown, unknown]>([
    ['$add of numbers', { $add: ['$amount', 1, 1] }, 12],
    ['$add to a date', { $add: ['$at', 1000] }, new Date('2026-03-01T22:30:01Z')],
    ['$add of a missing value', { $add: ['$none', 1] }, null],
    ['$subtract', { $subtract: ['$amount', 3] }, 7],
    ['$subtract of dates', { $subtract: ['$at', new Date('2026-03-01T22:29:59Z')] }, 1000],
    ['$multiply', { $multiply: ['$amount', 0.5] }, 5],
    ['$divide', { $divide: ['$amount', 4] }, 2.5],
    ['$eq', { $eq: ['$shop', 'north'] }, true],
    ['$eq of a missing value and null', { $eq: ['$none', null] }, false],
    ['$gt', { $gt: ['$amount', 10] }, false],
    ['$and, $or and $not', { $and: [{ $or: [false, true] }, { $not: [false] }] }, true],
    ['$cond', { $cond: [{ $gte: ['$amount', 10] }, 'big', 'small'] }, 'big'],
    [
      '$cond by names',
      {
        $cond: Object.fromEntries([
          ['if', '$none'],
          ['then', 1],
          ['else', 2],
        ]),
      },
      2,
    ],
    ['$cond leaves the other branch alone', { $cond: [true, 1, { $divide: [1, 0] }] }, 1],
    ['$ifNull', { $ifNull: ['$none', '$shop'] }, 'north'],
    ['$concat', { $concat: ['$shop', '-', 'x'] }, 'north-x'],
    ['$concat with null', { $concat: ['$shop', null] }, null],
    ['$toUpper', { $toUpper: '$shop' }, 'NORTH'],
    ['$toLower', { $toLower: 'ABC' }, 'abc'],
    ['$size', { $size: '$tags' }, 2],
    ['$in', { $in: ['red', '$tags'] }, true],
    ['$arrayElemAt', { $arrayElemAt: ['$tags', -1] }, 'red'],
    ['$literal', { $literal: '$shop' }, '$shop'],
    ['$$ROOT', '$$ROOT._id', 1],
    [
      '$dateToString',
      { $dateToString: { date: '$at', format: '%Y-%m-%d %H:%M:%S.%L' } },
      '2026-03-01 22:30:00.000',
    ],
    [
      '$dateToString of nothing',
      { $dateToString: { date: '$none', format: '%Y', onNull: 'never' } },
      'never',
    ],
    ['$dateTrunc to the day', { $dateTrunc: { date: '$at', unit: 'day' } }, new Date('2026-03-01T00:00:00Z')],
    [
      '$dateTrunc to the month',
      { $dateTrunc: { date: '$at', unit: 'month' } },
      new Date('2026-03-01T00:00:00Z'),
    ],
    [
      '$dateTrunc to the week',
      { $dateTrunc: { date: '$at', unit: 'week', startOfWeek: 'monday' } },
      new Date('2026-02-23T00:00:00Z'),
    ],
  ])('%s', async ([, expression, expected]) => {
    expect(await run({ $match: { _id: 1 } }, { $project: { _id: 0, result: expression } })).toEqual([
      { result: expected },
    ]);
  });

  test('sales per day', async () => {
    const day = { $dateToString: { date: '$at', format: '%Y-%m-%d' } };
    expect(await run({ $group: { _id: day, n: { $sum: 1 } } }, { $sort: { _id: 1 } })).toEqual([
      { _id: '2026-03-01', n: 2 },
      { _id: '2026-03-02', n: 1 },
      { _id: '2026-03-05', n: 1 },
    ]);
  });

  test('$sum stays exact beyond 2^53', async () => {
    const numbers = database.collection<{ n: Long }>();
    await numbers.insertMany([
      { n: Long.fromString('9007199254740993') },
      { n: Long.fromString('9007199254740993') },
    ]);
    const [sum] = await numbers
      .aggregate([{ $group: { _id: null, n: { $sum: '$n' } } }], { promoteLongs: false })
      .toArray();
    expect(String(sum?.n)).toBe('18014398509481986');
  });
});

describe('a pipeline refuses', () => {
  test.for<[string, Document, number]>([
    ['an unknown stage', { $foo: {} }, 40324],
    ['a stage with two names', { $limit: 1, $skip: 1 }, 40323],
    ['an unknown expression', { $group: { _id: { $foo: 1 } } }, 168],
    ['an unknown accumulator', { $group: { _id: null, n: { $foo: 1 } } }, 15952],
    ['$group without _id', { $group: { n: { $sum: 1 } } }, 15955],
    ['an unknown variable', { $group: { _id: '$$FOO' } }, 17276],
    ['a limit of 0', { $limit: 0 }, 15958],
    ['an unknown query operator', { $match: { a: { $foo: 1 } } }, 2],
  ])('%s', async ([, stage, code]) => {
    expect((await refusalOf(run(stage))).code).toBe(code);
  });
});
