import type { Db } from 'mongodb';
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../app-error.ts';
import type { IndexDefinition } from '../mongo/ensure-indexes.ts';
import { isStorageFull } from '../mongo/is-storage-full.ts';
import { waitingTime } from './waiting-time.ts';

const collection = 'limits';
const day = 24 * 60 * 60;
/** By how much the clocks of replicas may differ, as for tokens. */
const clockToleranceSeconds = 60;

/** What {@link createLimiter} needs; whoever counts ensures these. */
export const limitIndexes: IndexDefinition[] = [
  { collection, key: { key: 1 }, options: { unique: true }, reason: 'all replicas count on one entry' },
  { collection, key: { expire: -1 }, options: { expireAfterSeconds: 0 }, reason: 'old entries go' },
];

export interface LimiterOptions {
  db: Db;
  /** Sets this limiter's keys apart from those of others. */
  name: string;
  /** How many within `seconds`. */
  points: number;
  seconds: number;
  /** The wait after too many; it doubles each time within a day. Without it, one waits for the end of `seconds`. */
  waits?: { firstSeconds: number; longestSeconds: number };
  /** What the person reads before "Try again in …". */
  refusal?: string;
}

/**
 * Counts in the database, so that a limit holds across replicas and restarts. While a full disk keeps it from counting
 * there, each process counts for itself: people can still sign in, and guessing stays limited.
 */
export interface Limiter {
  /**
   * Counts one before the work is done, so that parallel requests cannot slip through together.
   *
   * @throws AppError `RATE_LIMITED` that says when to try again.
   */
  take(key: string): Promise<void>;
  /** Takes one back that should not count. */
  giveBack(key: string): Promise<void>;
  /** Forgets the key and how long it has waited. */
  forget(key: string): Promise<void>;
}

export function createLimiter(options: LimiterOptions): Limiter {
  const { db, name, points, seconds, waits, refusal: sentence = 'Too many attempts.' } = options;
  const counted = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterMongo({
      storeClient: db,
      tableName: collection,
      keyPrefix,
      points,
      duration,
      disableIndexesCreation: true,
    });
  const attempts = counted(name, points, seconds);
  const rounds = counted(`${name}-rounds`, Number.MAX_SAFE_INTEGER, day);
  const ownAttempts = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  const longestSeconds = Math.max(seconds, waits?.longestSeconds ?? 0);

  const consume = async (key: string) => {
    try {
      await attempts.consume(key);
    } catch (error) {
      if (!isStorageFull(error)) throw error;
      await ownAttempts.consume(key);
    }
  };

  /** An entry that ends later than any of ours was written by a replica whose clock is ahead: it ends by our clock. */
  const boundedWait = async (key: string, msBeforeNext: number) => {
    if (msBeforeNext <= (longestSeconds + clockToleranceSeconds) * 1000) return msBeforeNext;
    await unlessFull(attempts.block(key, longestSeconds));
    return longestSeconds * 1000;
  };

  /** Of parallel requests exactly one is the first too many; it sets the wait for all. */
  const milliseconds = async (key: string, { consumedPoints, msBeforeNext }: RateLimiterRes) => {
    if (!waits || consumedPoints !== points + 1) return boundedWait(key, msBeforeNext);
    const round = await unlessFull(rounds.consume(key));
    if (!round) return msBeforeNext;
    const wait = Math.min(waits.firstSeconds * 2 ** (round.consumedPoints - 1), waits.longestSeconds);
    await unlessFull(attempts.block(key, wait));
    return wait * 1000;
  };

  return {
    async take(key) {
      try {
        await consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw tooMany(sentence, await milliseconds(key, refusal));
      }
    },
    async giveBack(key) {
      await unlessFull(attempts.reward(key), async () => {
        if (await ownAttempts.get(key)) await ownAttempts.reward(key);
      });
    },
    async forget(key) {
      await unlessFull(Promise.all([attempts.delete(key), rounds.delete(key)]), () =>
        ownAttempts.delete(key),
      );
    },
  };
}

/** What is written for the next attempt only must not fail this one. */
async function unlessFull<Result>(
  write: Promise<Result>,
  instead?: () => Promise<unknown>,
): Promise<Result | undefined> {
  try {
    return await write;
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    await instead?.();
    return undefined;
  }
}

/** The refusal of one more: `sentence`, and after how many milliseconds to try again. */
export function tooMany(sentence: string, milliseconds: number): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new AppError('RATE_LIMITED', `${sentence} Try again in ${waitingTime(seconds)}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}
