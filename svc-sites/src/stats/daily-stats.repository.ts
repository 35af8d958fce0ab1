import type { Db, Filter } from 'mongodb';

/** Day in UTC, as ISO 8601 -> how many; days without any are left out. */
export type CountsByDay = ReadonlyMap<string, number>;

export interface DailyStatsRepository {
  /** Sites made since then and not deleted. */
  sitesByDay(since: Date): Promise<CountsByDay>;
  signUpsByDay(since: Date): Promise<CountsByDay>;
}

/** Counts in the shared database, over an index by time; the people are svc-auth's, and only counted here. */
export function createDailyStatsRepository(db: Db): DailyStatsRepository {
  const countByDay = async (collection: string, filter: Filter<object>) => {
    const day = { $dateToString: { date: '$createdAt', format: '%Y-%m-%d' } };
    const counts = await db
      .collection(collection)
      .aggregate<{ _id: string; count: number }>([
        { $match: filter },
        { $group: { _id: day, count: { $sum: 1 } } },
      ])
      .toArray();
    return new Map(counts.map(({ _id, count }) => [_id, count]));
  };
  return {
    sitesByDay: (since) => countByDay('sites', { createdAt: { $gte: since }, deletedAt: { $exists: false } }),
    signUpsByDay: (since) => countByDay('users', { createdAt: { $gte: since } }),
  };
}
