import { type Document, Long } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { refusalOf, useDatabase } from './database.ts';
import { useSales } from './sales.ts';

const database = useDatabase();

const { run, shops, sales } = useSales(database);

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

  test('$project keeps and leaves out', async () => {
    expect(await run({ $match: { _id: 1 } }, { $project: { _id: 0, shop: 1, amount: 1 } })).toEqual([
      { shop: 'north', amount: 10 },
    ]);
    expect(await run({ $match: { _id: 4 } }, { $project: { at: 0 } })).toEqual([{ _id: 4, shop: 'south' }]);
  });

  test('$project renames', async () => {
    expect(await run({ $match: { _id: 1 } }, { $project: { _id: 0, price: '$amount' } })).toEqual([
      { price: 10 },
    ]);
  });

  test('$addFields and $unset change some fields', async () => {
    const pipeline = [{ $match: { _id: 2 } }, { $addFields: { kind: 'sale' } }, { $unset: ['tags', 'at'] }];
    expect(await run(...pipeline)).toEqual([{ _id: 2, shop: 'north', amount: 5, kind: 'sale' }]);
  });

  test('$addFields computes nested fields', async () => {
    const double = { $addFields: { 'more.double': { $multiply: ['$amount', 2] } } };
    expect(await run({ $match: { _id: 2 } }, double, { $project: { more: 1 } })).toEqual([
      { _id: 2, more: { double: 10 } },
    ]);
  });

  test('$group gathers', async () => {
    const found = await run(
      { $sort: { _id: 1 } },
      {
        $group: {
          _id: '$shop',
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

  test('$group adds up', async () => {
    const totals = { $group: { _id: '$shop', total: { $sum: '$amount' } } };
    expect(await run(totals, { $sort: { _id: 1 } })).toEqual([
      { _id: 'north', total: 15 },
      { _id: 'south', total: 7.5 },
    ]);
  });

  test('$group counts and adds up at once', async () => {
    const totals = { $group: { _id: '$shop', count: { $sum: 1 }, total: { $sum: '$amount' } } };
    expect(await run(totals, { $sort: { _id: 1 } })).toEqual([
      { _id: 'north', count: 2, total: 15 },
      { _id: 'south', count: 2, total: 7.5 },
    ]);
  });

  test('$group by several fields', async () => {
    expect(await run({ $group: { _id: { shop: '$shop', amount: '$amount' } } }, { $count: 'n' })).toEqual([
      { n: 4 },
    ]);
  });

  test('$group by a computed value', async () => {
    const known = { $group: { _id: { $ifNull: ['$amount', 0] } } };
    expect(await run(known, { $sort: { _id: 1 } }, { $limit: 2 })).toEqual([{ _id: 0 }, { _id: 5 }]);
  });

  test('$group by nothing makes one group of what there is', async () => {
    expect(await run({ $group: { _id: null, n: { $sum: 1 } } })).toEqual([{ _id: null, n: 4 }]);
    expect(await run({ $match: { _id: 99 } }, { $group: { _id: null, n: { $sum: 1 } } })).toEqual([]);
  });

  test('$group adds up exactly beyond 2^53', async () => {
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
  });

  test('$unwind keeps documents without elements when asked to', async () => {
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
