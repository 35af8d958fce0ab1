import type { Stats } from '@sitewright/contracts';
import type { Db } from 'mongodb';

export interface StatsRepository {
  count(): Promise<Stats>;
}

/** Counts in the shared database; the people are svc-auth's, and only counted here. */
export const createStatsRepository = (db: Db): StatsRepository => ({
  async count() {
    // Anybody may ask, at any rate: the totals are known without reading, and the deleted are in an index of their own,
    // which answers a range on every server, `$exists` not on all.
    const [totalUsers, allSites, deletedSites] = await Promise.all([
      db.collection('users').estimatedDocumentCount(),
      db.collection('sites').estimatedDocumentCount(),
      db.collection('sites').countDocuments({ deletedAt: { $gt: new Date(0) } }),
    ]);
    return { totalUsers, totalGeneratedSites: allSites - deletedSites };
  },
});
