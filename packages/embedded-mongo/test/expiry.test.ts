import { expect, test } from 'vitest';
import { useServer } from './server.ts';

let now = new Date('2026-01-01T00:00:00Z');
const running = useServer({ now: () => now });

const minutesLater = (minutes: number): Date =>
  new Date(Date.parse('2026-01-01T00:00:00Z') + minutes * 60_000);

test('documents go when their time has come, not before and no others', async () => {
  const sessions = running.db.collection<{ _id: string; at?: unknown }>('sessions');
  await sessions.createIndex({ at: -1 }, { expireAfterSeconds: 60 });
  await sessions.insertMany([
    { _id: 'now', at: minutesLater(0) },
    { _id: 'later', at: minutesLater(10) },
    { _id: 'first of two', at: [minutesLater(20), minutesLater(0)] },
    { _id: 'never', at: null },
    { _id: 'no date', at: 'yesterday' },
    { _id: 'missing' },
  ]);
  expect(await running.server.removeExpired()).toBe(0);
  now = minutesLater(1);
  expect(await running.server.removeExpired()).toBe(2);
  expect(await sessions.distinct('_id')).toEqual(['later', 'never', 'no date', 'missing']);
  now = minutesLater(11);
  expect(await running.server.removeExpired()).toBe(1);
  expect(await sessions.countDocuments({ at: { $type: 'date' } })).toBe(0);
});
