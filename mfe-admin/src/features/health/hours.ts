import type { PlatformHealth } from '@sitewright/contracts';

export interface Hour {
  /** Since the day began. */
  hour: number;
  /** When it begins where the page is looked at. */
  name: string;
  count: number;
}

const hourMs = 60 * 60 * 1000;
const fewest = 24;

/** The hours of the day with their failures; a day of 25 hours has them all. */
export function hoursOf({ providerFailures, since, at }: PlatformHealth): Hour[] {
  const passed = Math.floor((Date.parse(at) - Date.parse(since)) / hourMs) + 1;
  return Array.from({ length: Math.max(fewest, passed) }, (_, hour) => ({
    hour,
    name: new Date(Date.parse(since) + hour * hourMs).toLocaleTimeString('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
    }),
    count: providerFailures.filter((each) => each.hour === hour).reduce((sum, each) => sum + each.count, 0),
  }));
}

/** How often each failure happened, the most frequent first. */
export function reasonsOf({
  providerFailures,
}: Pick<PlatformHealth, 'providerFailures'>): [string, number][] {
  const counts = new Map<string, number>();
  for (const { reason, count } of providerFailures) counts.set(reason, (counts.get(reason) ?? 0) + count);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}
