import type { Brief } from '@sitewright/contracts';
import { isCalendarWord } from '../../cut/prose/values.ts';
import { capital, isCasual } from '../identity/name/casing.ts';
import { monthNames, weekdayNames } from './scan/calendar-names.ts';
import { findDates } from './scan/when.ts';

/** Languages that write days and months with a capital. */
const capitalising: ReadonlySet<string> = new Set(['en', 'de']);

/** "thursdays", of "thursdays 2-4pm", as "Thursdays"; words that only look like a day stay. */
function properText(text: string): string {
  let proper = text;
  for (const { start, end } of findDates(text)) {
    const date = text
      .slice(start, end)
      .replaceAll(/(?<!\p{L})\p{Ll}{2,}/gu, (word) => (isCalendarWord(word) ? capital(word) : word));
    proper = proper.slice(0, start) + date + proper.slice(end);
  }
  return proper;
}

const properKeys = <Of extends object>(entry: Of, keys: readonly (keyof Of)[]): Of => {
  const proper = { ...entry };
  for (const key of keys) {
    const value = entry[key];
    if (typeof value === 'string') proper[key] = properText(value) as Of[typeof key];
  }
  return proper;
};

const names: ReadonlySet<string> = new Set(`${monthNames} ${weekdayNames}`.split(' '));

/** In a line of days alone, short names are no other words: "tues to sat". In German "montags" has none. */
const properLine = (days: string, language: string): string =>
  days.replaceAll(/(?<!\p{L})\p{Ll}{2,}(?!\p{L})/gu, (word) => {
    const isName = names.has(word) || (language === 'en' && names.has(word.replace(/s$/u, '')));
    return isName ? capital(word) : word;
  });

/** The days and months of a prompt as they are written: those of opening hours always, all where it is typed without capitals. */
export function withProperDays(written: Brief, prompt: string): Brief {
  const [language = ''] = written.languages.value[0]?.split('-') ?? [];
  if (!capitalising.has(language)) return written;
  const hours = written.hours.map((each) => ({ ...each, days: properLine(each.days, language) }));
  const brief = { ...written, hours };
  if (!isCasual(prompt)) return brief;
  return {
    ...brief,
    hours: hours.map((each) => properKeys(each, ['times', 'of'])),
    events: brief.events.map((each) => properKeys(each, ['title', 'date', 'time', 'place'])),
    details: brief.details.map((each) => properKeys(each, ['text'])),
    story: brief.story.map((each) => properKeys(each, ['text'])),
    offer: brief.offer.map((group) => ({
      ...group,
      items: group.items.map((item) => properKeys(item, ['name', 'price', 'detail'])),
    })),
  };
}
