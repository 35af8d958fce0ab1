import { dateSource, monthOf } from './calendar-words.ts';

const datePattern = new RegExp(`(?<![\\p{L}\\p{N}])${dateSource}`, 'giu');

/** A date as the person wrote it, one with a year before one without: "18 to 20 June 2027". */
export function readDate(text: string): string | undefined {
  if (!/\d/u.test(text)) return undefined;
  const dates = [...text.slice(0, 6000).matchAll(datePattern)].map(([date]) => date.trim());
  return dates.find((date) => /\d{4}/u.test(date)) ?? dates[0];
}

const isoDate = /(\d{4})(?:-|年)(\d{1,2})(?:-|月)(\d{1,2})/u;

const atMidnight = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString();

/** When a date begins; a date without a year does not say. "20-22 June 2027" begins on the 20th. */
export function startOf(date: string): string | undefined {
  const [, isoYear, isoMonth, isoDay] = isoDate.exec(date) ?? [];
  if (isoYear) return atMidnight(Number(isoYear), Number(isoMonth) - 1, Number(isoDay));
  const year = /\d{4}/u.exec(date)?.[0];
  const day = /(?<!\d)\d{1,2}(?!\d)/u.exec(date)?.[0];
  const month = monthOf(date);
  return year && day && month >= 0 ? atMidnight(Number(year), month, Number(day)) : undefined;
}
