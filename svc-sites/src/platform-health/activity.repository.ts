import type { Collections } from '../db/collections.ts';

/** What happened to generations in a stretch of time. */
export interface Activity {
  ended: { done: number; stopped: number; failed: number };
  /** From their turn on, in seconds, of those that were finished; ascending. */
  secondsOfDone: number[];
  /** Of those that failed by the model. */
  providerFailures: { at: Date; reason: string }[];
}

export interface ActivityRepository {
  /** By when they ended, of those asked for within the two days before `since` or later. */
  since(since: Date): Promise<Activity>;
}

const longestMs = 2 * 24 * 60 * 60 * 1000;
const projection = { state: 1, createdAt: 1, startedAt: 1, endedAt: 1, error: 1 };
const isProviders = (code: string | undefined): boolean => code?.startsWith('PROVIDER_') === true;

export function createActivityRepository({
  generations,
}: Pick<Collections, 'generations'>): ActivityRepository {
  return {
    async since(since) {
      const activity: Activity = {
        ended: { done: 0, stopped: 0, failed: 0 },
        secondsOfDone: [],
        providerFailures: [],
      };
      const createdAt = { $gte: new Date(since.getTime() - longestMs) };
      const found = generations.find({ createdAt }, { projection, batchSize: 1000 });
      for await (const { state, createdAt: asked, startedAt = asked, endedAt, error } of found) {
        if (state === 'waiting' || state === 'running' || endedAt === undefined || endedAt < since) continue;
        activity.ended[state] += 1;
        if (state === 'done') activity.secondsOfDone.push((endedAt.getTime() - startedAt.getTime()) / 1000);
        if (error && isProviders(error.code))
          activity.providerFailures.push({ at: endedAt, reason: error.reason ?? error.code });
      }
      activity.secondsOfDone.sort((one, other) => one - other);
      return activity;
    },
  };
}
