import type { Document } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { refusalOf } from './contract/database.ts';
import { useServer } from './server.ts';

const running = useServer();

const find = (filter: Document): Document => ({ find: 'c', filter });
const update = (u: unknown): Document => ({ update: 'c', updates: [{ q: {}, u, upsert: true }] });
const aggregate = (...pipeline: Document[]): Document => ({ aggregate: 'c', pipeline, cursor: {} });
const project = (expression: unknown): Document => aggregate({ $project: { a: expression } });
const index = (options: Document): Document => ({
  createIndexes: 'c',
  indexes: [{ name: 'i', key: { a: 1 }, ...options }],
});

/** What MongoDB can do and this server does not: it must never be passed over in silence. */
describe('refused with a code', () => {
  test.for<[string, Document, number]>([
    ['$where', find({ $where: 'true' }), 2],
    ['$expr', find({ $expr: {} }), 2],
    ['$text', find({ $text: { $search: 'x' } }), 2],
    ['$jsonSchema', find({ $jsonSchema: {} }), 2],
    ['$near', find({ a: { $near: [0, 0] } }), 2],
    ['$bitsAllSet', find({ a: { $bitsAllSet: 1 } }), 2],
    ['an operator inside $not', find({ a: { $not: { $foo: 1 } } }), 2],
    ['an operator inside $elemMatch', find({ a: { $elemMatch: { $foo: 1 } } }), 2],
    ['the x option of a pattern', find({ a: { $regex: 'a', $options: 'x' } }), 2],
    ['a collation', { find: 'c', collation: { locale: 'en' } }, 40415],
    ['a hint', { find: 'c', hint: 'i' }, 40415],
    ['a tailable cursor', { find: 'c', tailable: true }, 40415],
    ['a filter that is no document', { find: 'c', filter: 'x' }, 14],
    ['a missing argument', { insert: 'c' }, 40414],
    ['a sort by $natural', { find: 'c', sort: { $natural: 1 } }, 2],
    ['a sort by $meta', { find: 'c', sort: { a: { $meta: 'textScore' } } }, 2],
    ['a positional projection', { find: 'c', projection: { 'a.$': 1 } }, 2],
    ['array filters', { update: 'c', updates: [{ q: {}, u: {}, arrayFilters: [] }] }, 40415],
    ['$out', aggregate({ $out: 'x' }), 40324],
    ['$merge', aggregate({ $merge: 'x' }), 40324],
    ['$graphLookup', aggregate({ $graphLookup: {} }), 40324],
    ['a stage inside $facet', aggregate({ $facet: { a: [{ $foo: 1 }] } }), 40324],
    ['$lookup with a pipeline', aggregate({ $lookup: { from: 'x', pipeline: [], as: 'y' } }), 9],
    ['$function', project({ $function: {} }), 168],
    ['$map', project({ $map: {} }), 168],
    ['another time zone', project({ $dateToString: { date: '$a', timezone: 'Europe/Oslo' } }), 18536],
    ['an unknown format', project({ $dateToString: { date: '$a', format: '%q' } }), 18536],
    ['too few arguments', project({ $eq: [1] }), 16020],
    ['an index by text', index({ key: { a: 'text' } }), 67],
    ['a TTL over two fields', index({ key: { a: 1, b: 1 }, expireAfterSeconds: 1 }), 67],
    ['an index with a collation', index({ collation: { locale: 'en' } }), 40415],
    ['a capped collection', { create: 'capped', capped: true, size: 100 }, 40415],
    ['signing in', { saslStart: 1, mechanism: 'PLAIN', payload: '' }, 59],
    [
      'a transaction',
      { insert: 'c', documents: [{}], txnNumber: 1, autocommit: false, startTransaction: true },
      20,
    ],
    ['w above 1', { insert: 'c', documents: [{}], writeConcern: { w: 2 } }, 2],
  ])('%s', async ([, command, code]) => {
    expect((await refusalOf(running.db.command(command))).code).toBe(code);
  });

  test.for<[string, unknown, number]>([
    ['a pipeline', [{ $set: { a: 1 } }], 9],
    ['$bit', { $bit: { a: { and: 1 } } }, 9],
    ['a positional path', { $set: { 'a.$': 1 } }, 2],
    ['an unknown clause of $push', { $push: { a: { $each: [1], $foo: 1 } } }, 2],
    ['an empty field name', { $set: { 'a..b': 1 } }, 56],
  ])('an update by %s', async ([, u, code]) => {
    const reply = await running.db.command(update(u));
    expect(reply).toMatchObject({ ok: 1, n: 0, writeErrors: [{ index: 0, code }] });
    expect(await running.db.collection('c').countDocuments()).toBe(0);
  });

  test('a document above 16 MiB', async () => {
    const documents = [{ text: 'x'.repeat(16 * 1024 * 1024) }];
    const reply = await running.db.command({ insert: 'large', documents });
    expect(reply).toMatchObject({ ok: 1, n: 0, writeErrors: [{ index: 0, code: 10334 }] });
    expect(await running.db.collection('large').countDocuments()).toBe(0);
  });

  test('a transaction of the driver', async () => {
    const work = running.db.client.withSession((session) =>
      session.withTransaction(() => running.db.collection('c').insertOne({ a: 1 }, { session })),
    );
    await expect(work).rejects.toMatchObject({ originalError: { code: 20 } });
    expect(await running.db.collection('c').countDocuments()).toBe(0);
  });
});
