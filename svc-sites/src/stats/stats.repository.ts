import type { Stats } from '@sitewright/contracts';
import type { Db } from 'mongodb';

export interface StatsRepository {
  count(): Promise<Stats>;
}

/** Counts in the shared database; the people are svc-auth's, and only counted here. */
export const createStatsRepository = (db: Db): StatsRepository => ({
  async count() {
    const [totalUsers, totalGeneratedSites] = await Promise.all([
      db.collection('users').countDocuments(),
      db.collection('sites').countDocuments({ deletedAt: { $exists: false } }),
    ]);
    return { totalUsers, totalGeneratedSites };
  },
});
