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
