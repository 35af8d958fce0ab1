import { Decimal128, type Document, Double, Int32, Long } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { useDatabase } from './database.ts';
import { type Sample, useSamples } from './samples.ts';

const database = useDatabase();

type Case = readonly [name: string, filter: Document, expected: readonly string[]];

describe('a query over decimals and NaN', () => {
  const samples: readonly Sample[] = [
    { _id: 'int 5', v: new Int32(5) },
    { _id: 'double 5', v: new Double(5) },
    { _id: 'long 5', v: Long.fromNumber(5) },
    { _id: 'decimal 5', v: Decimal128.fromString('5.00') },
    { _id: 'decimal 5.5', v: Decimal128.fromString('5.5') },
    { _id: 'NaN', v: Number.NaN },
  ];
  const fives = ['decimal 5', 'double 5', 'int 5', 'long 5'];
  const find = useSamples(database, samples);

  test.for<Case>([
    ['numbers of all types are equal by value', { v: 5 }, fives],
    ['decimals compare with other numbers', { v: { $gt: 5 } }, ['decimal 5.5']],
    ['$type decimal', { v: { $type: 'decimal' } }, ['decimal 5', 'decimal 5.5']],
    ['NaN equals NaN', { v: Number.NaN }, ['NaN']],
    ['$lt leaves out NaN', { v: { $lt: 5.5 } }, fives],
    ['$not brings NaN back', { v: { $not: { $lt: 5.5 } } }, ['NaN', 'decimal 5.5']],
  ])('%s', async ([, filter, expected]) => {
    expect(await find(filter)).toEqual(expected);
  });

  test('decimals come back as they were stored', async () => {
    const values = database.collection<{ v: Decimal128 }>();
    await values.insertOne({ v: Decimal128.fromString('1.10') });
    expect((await values.findOne())?.v).toEqual(Decimal128.fromString('1.10'));
  });
});

describe('a query over arrays in arrays', () => {
  test.for<Case>([
    ['an array finds arrays that contain it', { v: [5, 6] }, ['nested', 'plain']],
    ['a value does not look two levels deep', { v: 5 }, ['plain']],
    ['$size counts the outer elements', { v: { $size: 1 } }, ['nested']],
    ['$type array', { v: { $type: 'array' } }, ['nested', 'plain']],
  ])('%s', async ([, filter, expected]) => {
    const lists = database.collection<{ _id: string; v: unknown }>();
    await lists.insertMany([
      { _id: 'nested', v: [[5, 6]] },
      { _id: 'plain', v: [5, 6] },
    ]);
    expect(await lists.distinct('_id', filter)).toEqual(expected);
  });
});
