import type { Brief } from '@sitewright/contracts';
import { isCalendarWord } from '../../cut/prose/values.ts';
import { capital, isCasual } from '../identity/name/casing.ts';
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

/** The days and months of a prompt that is typed without capitals, as they are written. */
export function withProperDays(brief: Brief, prompt: string): Brief {
  const [language = ''] = brief.languages.value[0]?.split('-') ?? [];
  if (!capitalising.has(language) || !isCasual(prompt)) return brief;
  return {
    ...brief,
    hours: brief.hours.map((each) => properKeys(each, ['days', 'times', 'of'])),
    events: brief.events.map((each) => properKeys(each, ['title', 'date', 'time', 'place'])),
    details: brief.details.map((each) => properKeys(each, ['text'])),
    story: brief.story.map((each) => properKeys(each, ['text'])),
    offer: brief.offer.map((group) => ({
      ...group,
      items: group.items.map((item) => properKeys(item, ['name', 'price', 'detail'])),
    })),
  };
}
