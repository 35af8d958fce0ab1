import { dateSource, daySource, timeRangeSource, timeSource } from './calendar-words.ts';
import { capitalise } from './clean-text.ts';
import { labelledLists } from './lists.ts';
import type { WordTables } from './word-tables.ts';

export interface Happening {
  when: string;
  what: string;
}

const when = `(?:${daySource}[\\s,]{1,2})?(?:${dateSource}|${timeRangeSource}|${timeSource})(?:[\\s,]{1,2}(?:${timeRangeSource}|${timeSource}))?|${daySource}`;
const whenFirst = new RegExp(`^(${when})(?:[\\s:–—-]{1,3}(.{2,60}))?$`, 'iu');
const whenLast = new RegExp(`^(.{2,60}?)[\\s:–—-]{1,3}(${when})$`, 'iu');
const marks = /^["“«„「]|["”»“」]$/gu;

function happeningFrom(part: string, label: string): Happening[] {
  const [, first, after] = whenFirst.exec(part) ?? [];
  if (first) return [{ when: first, what: capitalise((after ?? label).trim().replace(marks, '')) }];
  const [, before, last] = whenLast.exec(part) ?? [];
  return before && last ? [{ when: last, what: capitalise(before.trim().replace(marks, '')) }] : [];
}

const mostHappenings = 12;

/** What happens when, from lists of dates and of hours: "4 Oct Leeds", "Monday 18:00 Hatha". */
export function readHappenings(text: string, { sections }: Pick<WordTables, 'sections'>): Happening[] {
  return labelledLists(text)
    .filter(({ label }) => sections.schedule.test(label) || !sections.visit.test(label))
    .flatMap(({ label, parts }) => {
      const found = parts.flatMap((part) => happeningFrom(part, label));
      return found.length >= 2 && found.length >= parts.length / 2 ? found : [];
    })
    .slice(0, mostHappenings);
}
