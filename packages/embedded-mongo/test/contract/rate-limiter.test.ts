import type { Collection } from 'mongodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusalOf, useDatabase } from './database.ts';

const database = useDatabase();

interface Limit {
  key: string;
  points: number;
  expire: Date | null;
}

/** The calls by which rate limiters on MongoDB count: one atomic upsert, with a unique key to settle races. */
describe('a rate limiter', () => {
  let limits: Collection<Limit>;
  const later = () => new Date(Date.now() + 60_000);

  beforeEach(async () => {
    limits = database.collection<Limit>();
    await limits.createIndex({ expire: -1 });
    await limits.createIndex({ key: 1 }, { unique: true });
  });

  const consume = (key: string) =>
    limits.findOneAndUpdate(
      { $or: [{ expire: { $gt: new Date() } }, { expire: { $eq: null } }], key },
      { $setOnInsert: { key, expire: later() }, $inc: { points: 1 } },
      { upsert: true, returnDocument: 'after' },
    );

  test('makes the first entry and counts on it', async () => {
    expect(await consume('ip')).toMatchObject({ key: 'ip', points: 1, expire: expect.any(Date) });
    expect(await consume('ip')).toMatchObject({ key: 'ip', points: 2 });
    expect(await consume('other')).toMatchObject({ points: 1 });
  });

  test('counts every one of parallel attempts', async () => {
    await consume('ip');
    await Promise.all(Array.from({ length: 30 }, () => consume('ip')));
    expect(await limits.findOne({ key: 'ip' })).toMatchObject({ points: 31 });
  });

  test('counts on an entry that never expires', async () => {
    await limits.insertOne({ key: 'ip', points: 5, expire: null });
    expect(await consume('ip')).toMatchObject({ points: 6, expire: null });
  });

  test('meets the unique key when the old entry has expired, and replaces it', async () => {
    await limits.insertOne({ key: 'ip', points: 9, expire: new Date(Date.now() - 1000) });
    expect((await refusalOf(consume('ip'))).code).toBe(11000);
    const expired = { $or: [{ expire: { $lte: new Date() } }, { expire: { $eq: null } }], key: 'ip' };
    await limits.replaceOne(expired, { key: 'ip', points: 1, expire: later() }, { upsert: true });
    expect(await consume('ip')).toMatchObject({ points: 2 });
  });
});
