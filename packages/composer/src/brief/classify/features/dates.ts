import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const file = new URL('../../../../assets/calendar-words.json', import.meta.url);
const schema = z.object({ months: z.array(z.string()), weekdays: z.array(z.string()) });

interface CalendarWords {
  months: ReadonlySet<string>;
  weekdays: ReadonlySet<string>;
}

function readCalendarWords(): CalendarWords {
  const { months, weekdays } = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { months: new Set(months), weekdays: new Set(weekdays) };
}
let calendarWords: CalendarWords | undefined;

const bare = (name: string, text: string): string =>
  `${name} ${text.includes('0') ? 'with figures' : 'alone'}`;

/** Marks of dates in a normal text, whose figures are all noughts. */
export function dateNames(words: readonly string[], text: string): string[] {
  calendarWords ??= readCalendarWords();
  const { months, weekdays } = calendarWords;
  const hasMonth = words.some((word) => months.has(word)) || text.includes('0月');
  const weekdayCount =
    words.filter((word) => weekdays.has(word)).length + (/[月火水木金土日]曜/u.test(text) ? 1 : 0);
  const isDateOnly = words.every((word) => months.has(word) || weekdays.has(word) || word.startsWith('0'));
  const names: string[] = [];
  if (hasMonth) names.push('month', bare('month', text));
  if (weekdayCount > 0)
    names.push('weekday', bare('weekday', text), weekdayCount > 1 ? 'weekdays' : 'one weekday');
  if (hasMonth && weekdayCount > 0) names.push('month and weekday');
  if (words.length > 0 && isDateOnly) names.push('nothing but a date');
  return names;
}
