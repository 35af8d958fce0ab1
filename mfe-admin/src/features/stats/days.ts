import type { DayCounts } from '@sitewright/contracts';

/** The series of the days, as the legend, the table and the card of a day name them. */
export const series = [
  { key: 'sites', name: 'Sites' },
  { key: 'signUps', name: 'Sign-ups' },
] as const;

export type SeriesKey = (typeof series)[number]['key'];

/** How many there were on all the days together. */
export const sumOf = (days: DayCounts[], key: SeriesKey) =>
  days.reduce((sum, counts) => sum + counts[key], 0);

const inUtc = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (date: string) => format.format(new Date(date));
};

/** As `20 Nov`: the days are the server's, in UTC. */
export const shortDay = inUtc({ day: 'numeric', month: 'short' });

/** As `Friday 20 November`. */
export const longDay = inUtc({ weekday: 'long', day: 'numeric', month: 'long' });
