import { Binary } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { useDatabase } from './database.ts';
import { useSales } from './sales.ts';

const { run } = useSales(useDatabase());

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
    ['$binarySize of a text in UTF-8', { $binarySize: 'Câline' }, 7],
    ['$binarySize of bytes', { $binarySize: { $literal: new Binary(Buffer.from([0, 255, 10])) } }, 3],
    ['$binarySize of a missing value', { $binarySize: '$none' }, null],
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

  test('$binarySize refuses what has no bytes', async () => {
    const measured = run({ $project: { result: { $binarySize: '$amount' } } });
    await expect(measured).rejects.toMatchObject({ code: 51276 });
  });

  test('sales per day', async () => {
    const day = { $dateToString: { date: '$at', format: '%Y-%m-%d' } };
    expect(await run({ $group: { _id: day, n: { $sum: 1 } } }, { $sort: { _id: 1 } })).toEqual([
      { _id: '2026-03-01', n: 2 },
      { _id: '2026-03-02', n: 1 },
      { _id: '2026-03-05', n: 1 },
    ]);
  });
});
