import { type DailyStats, limits } from '@sitewright/contracts';
import type { DailyStatsRepository } from './daily-stats.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The last days up to the one of `now`, oldest first, in UTC. */
export async function countDays(stats: DailyStatsRepository, now: Date): Promise<DailyStats> {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const first = today - (limits.statsDays - 1) * dayMs;
  const [sites, signUps] = await Promise.all([
    stats.sitesByDay(new Date(first)),
    stats.signUpsByDay(new Date(first)),
  ]);
  const days = Array.from({ length: limits.statsDays }, (_, day) => {
    const date = new Date(first + day * dayMs).toISOString().slice(0, 10);
    return { date, sites: sites.get(date) ?? 0, signUps: signUps.get(date) ?? 0 };
  });
  return { days };
}
