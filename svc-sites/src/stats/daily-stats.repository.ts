import type { Db, Filter } from 'mongodb';
import { z } from 'zod';

/** Day in UTC, as ISO 8601 -> how many; days without any are left out. */
export type CountsByDay = ReadonlyMap<string, number>;

/** A stretch of time: from `since` on, up to `until` if it ends. */
export interface Stretch {
  since: Date;
  until?: Date;
}

export interface DailyStatsRepository {
  /** Sites made in it and not deleted. */
  sitesByDay(stretch: Stretch): Promise<CountsByDay>;
  signUpsByDay(stretch: Stretch): Promise<CountsByDay>;
}

const datedSchema = z.object({ createdAt: z.date() });
const batchSize = 1000;

/**
 * Reads the shared database over an index by time; the people are svc-auth's, and only counted here. In portions: between
 * two of them a database that does one thing at a time answers others.
 */
export function createDailyStatsRepository(db: Db): DailyStatsRepository {
  const countByDay = async (collection: string, { since, until }: Stretch, filter: Filter<object> = {}) => {
    const createdAt = { $gte: since, ...(until ? { $lt: until } : {}) };
    const dated = db
      .collection(collection)
      .find({ ...filter, createdAt }, { projection: { _id: 0, createdAt: 1 }, batchSize });
    const counts = new Map<string, number>();
    for await (const document of dated) {
      const day = datedSchema.parse(document).createdAt.toISOString().slice(0, 10);
      counts.set(day, (counts.get(day) ?? 0) + 1);
    }
    return counts;
  };
  return {
    sitesByDay: (stretch) => countByDay('sites', stretch, { deletedAt: { $exists: false } }),
    signUpsByDay: (stretch) => countByDay('users', stretch),
  };
}
