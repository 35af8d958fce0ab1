import { localeOf } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import { type Answer, quoted } from './change.ts';
import type { SiteParts } from './site-parts.ts';
import { phrase, tokensOf, wordsOf } from './tokens.ts';

type Hours = Brief['hours'][number];

const week = 7;

/** The names of the days in the languages of a site and of a request, Monday first. */
function dayNames({
  brief,
  language,
}: Pick<SiteParts, 'brief' | 'language'>): readonly ReadonlySet<string>[] {
  const locales = [...new Set([...brief.languages.value, language, 'en'])].map((tag) => localeOf(tag));
  return Array.from(
    { length: week },
    (_, day) => new Set(locales.flatMap(({ words }) => (words.weekdays[day] ?? []).map(phrase))),
  );
}

interface NamedDay {
  day: number;
  start: number;
  end: number;
}

/** The days that a text names; undefined where it says something else as well. */
function daysNamed(text: string, names: readonly ReadonlySet<string>[], small: ReadonlySet<string>) {
  const days: NamedDay[] = [];
  for (const { word, start, end } of tokensOf(text)) {
    const day = names.findIndex((own) => own.has(word));
    if (day >= 0) days.push({ day, start, end });
    else if (!small.has(word)) return undefined;
  }
  return days.length > 0 ? days : undefined;
}

/** Between the two ends of a range. */
const through = /^\s*(?:[–—-]|to|till?|through|bis|au|à|a|al|até|tot|t\/m|do)\s*$/iu;
const beside = new Set(
  wordsOf(
    'and on und am an den et le les du des y los las el de von from e il dei o os as à to bis au a al en op',
  ),
);

/** The days of a text, ranges counted through: "Tue–Fri" is four. */
function daysOf(text: string, names: readonly ReadonlySet<string>[]): number[] | undefined {
  const named = daysNamed(text, names, beside);
  if (!named) return undefined;
  const days = new Set<number>();
  for (const [index, { day, start }] of named.entries()) {
    const before = named[index - 1];
    if (before && through.test(text.slice(before.end, start)))
      for (let next = before.day; next !== day; next = (next + 1) % week) days.add(next);
    days.add(day);
  }
  return [...days];
}

/** Days that follow each other, as ranges. */
function runsOf(days: readonly number[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const day of days.toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

/** Writes days as a row of the site writes its own: in its words, joined as it joins them. */
function writer(row: Hours, names: readonly ReadonlySet<string>[], parts: SiteParts) {
  const named = daysNamed(row.days, names, beside) ?? [];
  const [first, second] = named;
  const word = first ? row.days.slice(first.start, first.end) : '';
  const join = (first && second && row.days.slice(first.end, second.start)) || '–';
  const { weekdays } = localeOf(parts.brief.languages.value[0] ?? 'en').words;
  const place = Math.max(0, ...weekdays.map((own) => own.findIndex((one) => phrase(one) === phrase(word))));
  const isCapital = /^\p{Lu}/u.test(word);
  const nameOf = (day: number): string => {
    const own = named.find((one) => one.day === day);
    if (own) return row.days.slice(own.start, own.end);
    const name = weekdays[day]?.[place] ?? weekdays[day]?.[0] ?? '';
    return isCapital ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : name;
  };
  return ([from, to]: [number, number]): string => {
    if (from === to) return nameOf(from);
    return to === from + 1 && !through.test(join)
      ? `${nameOf(from)}${join}${nameOf(to)}`
      : `${nameOf(from)}${rangeOf(join)}${nameOf(to)}`;
  };
}

const rangeOf = (join: string): string => (through.test(join) ? join : '–');

/** Hours with other times on some days; without times these days are closed. The other days of a row stay as they are. */
function changed(
  rows: readonly Hours[],
  days: readonly number[],
  timesFor: (times: string) => string | undefined,
  parts: SiteParts,
): Hours[] | undefined {
  const names = dayNames(parts);
  const left = new Set(days);
  const next = rows.flatMap((row): Hours[] => {
    const own = row.of ? undefined : daysOf(row.days, names);
    const touched = own?.filter((day) => left.has(day)) ?? [];
    if (!own || touched.length === 0) return [row];
    for (const day of touched) left.delete(day);
    const write = writer(row, names, parts);
    const kept = own.filter((day) => !touched.includes(day));
    const times = timesFor(row.times);
    const pieces = [
      ...runsOf(kept).map((run) => ({ run, times: row.times })),
      ...(times === undefined ? [] : runsOf(touched).map((run) => ({ run, times }))),
    ];
    return pieces
      .toSorted((one, other) => one.run[0] - other.run[0])
      .map(({ run, times: own_ }) => ({ ...row, days: write(run), times: own_ }));
  });
  return left.size < days.length ? next : undefined;
}

const hoursText = (hours: readonly Hours[]): string =>
  hours.map(({ days, times }) => `${days} ${times}`).join(', ');

/** The days of a request, where it names nothing but days. */
const askedDays = (text: string, parts: SiteParts): number[] | undefined => daysOf(text, dayNames(parts));

/** Takes days out of the opening hours, also out of the middle of a range. */
export function closeDays(text: string, parts: SiteParts): Answer | undefined {
  const days = askedDays(text, parts);
  const { hours } = parts.brief;
  if (!days || hours.length === 0) return undefined;
  const next = changed(hours, days, () => undefined, parts);
  if (next) return { changes: { hours: next }, done: `The opening hours are ${hoursText(next)} now.` };
  const isKnown = hours.every((row) => daysOf(row.days, dayNames(parts)));
  return isKnown ? { why: `The opening hours say so already: ${hoursText(hours)}.` } : undefined;
}

const clock =
  /(?<hour>\d{1,2})(?:(?<sign>[:.h])(?<minute>\d{2}))?(?:\s?(?<half>[ap]\.?m\.?))?(?<unit>\s?(?:h(?![\p{L}])|uhr))?/giu;

/** The one time that a text says; undefined where it says more, or no time of a day. */
function timeIn(text: string) {
  const [said, ...others] = [...text.matchAll(clock)];
  const { hour = '', minute, sign, half } = said?.groups ?? {};
  const isTime = Number(hour) <= 24 && Number(minute ?? 0) <= 59;
  return said && others.length === 0 && isTime ? { hour: Number(hour), minute, sign, half } : undefined;
}

/**
 * A time in the notation of the one whose place it takes: "6" for "16:00" is "18:00", "6" for "5pm" is "6pm".
 *
 * @param start the hour at which it opens, where it is the end
 */
function inNotation(text: string, before: RegExpMatchArray, start: number | undefined): string | undefined {
  const said = timeIn(text);
  if (!said) return undefined;
  const { sign, minute: had, half: hadHalf, unit = '' } = before.groups ?? {};
  const { hour, minute = had ? '00' : undefined, half = hadHalf } = said;
  const isAfternoon = start !== undefined && half === undefined && hour <= 12 && hour <= start;
  const written = isAfternoon ? hour + 12 : hour;
  if (minute === undefined) return `${written}${half ?? ''}${unit}`;
  return `${written}${sign ?? said.sign ?? ':'}${minute}${half ?? ''}${sign === 'h' ? '' : unit}`;
}

/** Opens later or closes earlier, or the other way round, on some days: the other end of their times stays. */
export function shiftDays(
  end: 'from' | 'until',
  text: string,
  time: string,
  parts: SiteParts,
): Answer | undefined {
  const days = askedDays(text, parts);
  const { hours } = parts.brief;
  if (!days || hours.length === 0) return undefined;
  const isEnd = end === 'until';
  let isRead = true;
  const next = changed(
    hours,
    days,
    (times) => {
      const all = [...times.matchAll(clock)];
      const before = isEnd ? all.at(-1) : all[0];
      const start = Number(all.at(-2)?.groups?.hour ?? 0);
      const written =
        before && all.length > 1 ? inNotation(time, before, isEnd ? start : undefined) : undefined;
      if (!before || written === undefined) {
        isRead = false;
        return times;
      }
      return `${times.slice(0, before.index)}${written}${times.slice(before.index + before[0].trimEnd().length)}`;
    },
    parts,
  );
  if (!next)
    return {
      why: `The opening hours do not say ${quoted(text)}: ${hoursText(hours)}. Say its times, as in “${text} 9–17”.`,
    };
  return isRead
    ? { changes: { hours: next }, done: `The opening hours are ${hoursText(next)} now.` }
    : undefined;
}
