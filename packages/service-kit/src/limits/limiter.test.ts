import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { createLogger } from '../logger.ts';
import { ensureIndexes } from '../mongo/ensure-indexes.ts';
import { startTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createLimiter, limitIndexes } from './limiter.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
  await ensureIndexes(database.db, limitIndexes, createLogger('test', 'silent'));
});
afterAll(() => database.close());

const waits = { firstSeconds: 40, longestSeconds: 100 };
const limiter = (name: string, points = 3) =>
  createLimiter({ db: database.db, name, points, seconds: 600, waits });

async function refusal(attempt: Promise<void>): Promise<AppError> {
  const error = await attempt.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof AppError) return error;
  throw new Error('the attempt was not refused');
}

/** Makes the entry old, as if its time had passed. */
const passTime = (key: string) =>
  database.db.collection('limits').updateOne({ key }, { $set: { expire: new Date(0) } });

async function exhaust(name: string): Promise<AppError> {
  for (let attempt = 0; attempt < 3; attempt++) await limiter(name).take('ada');
  return refusal(limiter(name).take('ada'));
}

it('V6.3.1: refuses one too many, says when to come back, and counts each key apart', async () => {
  const error = await exhaust('plain');
  expect(error).toMatchObject({
    code: 'RATE_LIMITED',
    message: 'Too many attempts. Try again in 40 seconds.',
    headers: { 'Retry-After': '40' },
  });
  await limiter('plain').take('eve');
});

it('makes the waits grow, up to the longest', async () => {
  const seconds = [];
  for (let round = 0; round < 4; round++) {
    seconds.push((await exhaust('growing')).headers['Retry-After']);
    await passTime('growing:ada');
  }
  expect(seconds).toEqual(['40', '80', '100', '100']);
});

it('forgets the waits when it is told to', async () => {
  await exhaust('forgiving');
  await limiter('forgiving').forget('ada');
  expect((await exhaust('forgiving')).headers['Retry-After']).toBe('40');
});

it('V15.4.2: lets exactly as many of fifty at once through, over two replicas', async () => {
  const replicas = [limiter('parallel', 5), limiter('parallel', 5)];
  const attempts = Array.from({ length: 50 }, (_, index) => replicas[index % 2]?.take('ada'));
  const settled = await Promise.allSettled(attempts);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

it('does not count what is given back', async () => {
  for (let attempt = 0; attempt < 6; attempt++) {
    await limiter('returning').take('ada');
    await limiter('returning').giveBack('ada');
  }
});

it('F30: an entry of a replica whose clock is a day ahead lasts no longer than one of ours', async () => {
  await exhaust('ahead');
  const inADay = new Date(Date.now() + 24 * 60 * 60 * 1000);
  await database.db.collection('limits').updateOne({ key: 'ahead:ada' }, { $set: { expire: inADay } });

  expect((await refusal(limiter('ahead').take('ada'))).headers['Retry-After']).toBe('600');
  const entry = await database.db.collection('limits').findOne({ key: 'ahead:ada' });
  expect(entry?.expire.getTime()).toBeLessThan(inADay.getTime() - 23 * 60 * 60 * 1000);
});
