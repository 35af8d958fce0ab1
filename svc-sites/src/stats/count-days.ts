import { type DailyStats, limits } from '@sitewright/contracts';
import type { CountsByDay, DailyStatsRepository, Stretch } from './daily-stats.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A count that is older than this is made anew. */
const freshMs = 5 * 60 * 1000;
/** What was dated before a count began and is stored after it is told by the next look, if it takes no longer than this. */
const storingMs = 60 * 1000;

export interface DayCounter {
  /** The last days up to the one of `now`, oldest first, in UTC. */
  countDays(now: Date): Promise<DailyStats>;
}

interface Counted {
  /** Of what was made before this moment. */
  until: Date;
  sites: CountsByDay;
  signUps: CountsByDay;
}

/**
 * Counts the days once and from then on only what is new, however many sites there are; every few minutes it counts anew
 * behind the answer, so that what was deleted goes, too.
 */
export function createDayCounter(stats: DailyStatsRepository): DayCounter {
  let counted: Counted | undefined;
  let counting: Promise<Counted> | undefined;

  const count = async (stretch: Stretch) => {
    const [sites, signUps] = await Promise.all([stats.sitesByDay(stretch), stats.signUpsByDay(stretch)]);
    return { sites, signUps };
  };
  const countAll = async (now: Date) => {
    const until = new Date(now.getTime() - storingMs);
    counted = { until, ...(await count({ since: firstDay(now), until })) };
    return counted;
  };
  const countAnew = (now: Date) => {
    counting ??= countAll(now).finally(() => {
      counting = undefined;
    });
    return counting;
  };

  return {
    async countDays(now) {
      const known = counted ?? (await countAnew(now));
      if (now.getTime() - known.until.getTime() > freshMs) countAnew(now).catch(() => {});
      const latest = await count({ since: known.until });
      return present(now, [known, latest]);
    },
  };
}

const firstDay = (now: Date) => new Date((Math.floor(now.getTime() / dayMs) - limits.statsDays + 1) * dayMs);

function present(now: Date, parts: Pick<Counted, 'sites' | 'signUps'>[]): DailyStats {
  const first = firstDay(now).getTime();
  const days = Array.from({ length: limits.statsDays }, (_, day) => {
    const date = new Date(first + day * dayMs).toISOString().slice(0, 10);
    const sum = (what: 'sites' | 'signUps') =>
      parts.reduce((all, part) => all + (part[what].get(date) ?? 0), 0);
    return { date, sites: sum('sites'), signUps: sum('signUps') };
  });
  return { days };
}
