import type { Brief } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { countWords, type Span } from '../entries/scan/tokens.ts';
import { trimSeparators } from '../entries/scan/trim.ts';
import { findDates } from '../entries/scan/when.ts';
import { isUnprintable, type Reading, wordsFor } from './reading.ts';

type Hours = Brief['hours'][number];

const open =
  /(?:opening|open(?:ing)? (?:hours|times)|hours|opens?(?![\p{L}])|öffnungszeiten|geöffnet|offen|horarios?(?![\p{L}])|abiert[oa]s?|abrimos|horaires|ouverte?s?(?![\p{L}])|orari(?![\p{L}])|apert[oi]|apertura|abert[oa]s?|aberto|openingstijden|営業時間|営業|开放|营业|مفتوح|ساعات العمل|أوقات)/iu;
const closed =
  /(?:closed|ruhetag|geschlossen|cerrado|fermée?|chiuso|fechado|encerrado|gesloten|定休日?|休み|休业|مغلق)/iu;
const times = new RegExp(
  [
    '\\d{1,2}(?:[:.h]\\d{2})?\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|uhr|h|時)?\\s?(?:–|-|—|~|〜|to|till?|until|bis|à|a|às|alle|tot|até|hasta|الى|إلى|から)\\s?(?:las\\s)?\\d{1,2}(?:[:.h]\\d{2})?(?:\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|uhr|h(?![\\p{L}])|時))?',
    '24/7|24 hours|24 horas|24h|rund um die uhr|noon|midnight|late',
  ].join('|'),
  'giu',
);

const lineEnd = (text: string) => trimSeparators(text).replace(/^(?:and|und|y|et|e)\s/iu, '');

interface DayWords {
  groups: readonly string[];
  weekdays: ReadonlySet<string>;
}

const dayWordsByLocales = new WeakMap<Reading['locales'], DayWords>();

/** The words for days in a prompt's languages, gathered once a prompt. */
function dayWordsFor(reading: Reading): DayWords {
  const words = dayWordsByLocales.get(reading.locales) ?? {
    groups: wordsFor(reading, ({ dayGroups }) => dayGroups),
    weekdays: new Set(wordsFor(reading, ({ weekdays }) => weekdays.flat())),
  };
  dayWordsByLocales.set(reading.locales, words);
  return words;
}

/** Days of a text: weekdays and their ranges, and words for several of them. */
function daysIn(text: string, reading: Reading): Span[] {
  const { groups } = dayWordsFor(reading);
  const small = text.toLowerCase();
  const found = groups.flatMap((group) => {
    const start = small.indexOf(group);
    const isWhole =
      start >= 0 &&
      !/\p{L}/u.test(small.charAt(start - 1)) &&
      !/\p{L}/u.test(small.charAt(start + group.length));
    return isWhole ? [{ start, end: start + group.length }] : [];
  });
  const dates = findDates(text).filter(({ start, end }) => !/\d/u.test(text.slice(start, end)));
  const all = [...dates, ...shortDays(text, reading), ...found].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  return all.filter(({ start }, at) => all.slice(0, at).every((span) => start >= span.end));
}

/** Short names with a capital, alone: "Sat 9–1", "So geschlossen". */
function shortDays(text: string, reading: Reading): Span[] {
  const { weekdays } = dayWordsFor(reading);
  return Array.from(text.matchAll(/(?<![\p{L}\p{N}])\p{L}{2,10}(?![\p{L}])/gu), (match) => ({
    match,
  })).flatMap(({ match }) =>
    weekdays.has(match[0].toLowerCase()) ? [{ start: match.index, end: match.index + match[0].length }] : [],
  );
}

/** Days that stand beside each other are one line: "Mon, Tue and Fri". */
function joinedDays(text: string, days: readonly Span[]): Span[] {
  const lines: Span[] = [];
  for (const day of days) {
    const last = lines.at(-1);
    if (
      last &&
      /^[\s,&+–—-]*(?:and|und|y|et|e|to|bis|a|à|al|au)?[\s,–—-]*$/iu.test(text.slice(last.end, day.start))
    )
      last.end = day.end;
    else lines.push({ ...day });
  }
  return lines;
}

/** Each line: its days, and the times or "closed" up to the next days. Times may stand before their days. */
function linesOf(text: string, reading: Reading): { days: string; times: string }[] {
  const days = joinedDays(text, daysIn(text, reading));
  return days.flatMap(({ start, end }, at) => {
    const stretch = text.slice(end, days[at + 1]?.start ?? text.length);
    const shut = closed.exec(stretch)?.[0];
    const hours = [...stretch.matchAll(times)].map(([time]) => time.trim());
    const earlier = at === 0 ? [...text.slice(0, start).matchAll(times)].map(([time]) => time.trim()) : [];
    const said = hours.length > 0 ? hours : shut ? [shut] : earlier;
    return said.length > 0 ? [{ days: lineEnd(text.slice(start, end)), times: said.join(', ') }] : [];
  });
}

/** Whether a statement is nothing but days and times. */
function isBare(text: string, reading: Reading): boolean {
  const rest = text.replaceAll(times, ' ').replace(closed, ' ');
  const left = daysIn(rest, reading).reduceRight(
    (line, { start, end }) => `${line.slice(0, start)} ${line.slice(end)}`,
    rest,
  );
  return (
    countWords(
      left.replaceAll(/(?<!\p{L})(?:and|und|y|et|e|to|bis|from|von|de|a|on|am|uhr|h|pm|am)(?!\p{L})/giu, ' '),
    ) <= 1
  );
}

/** What is open, where it is not the whole: the head it stands under without the number beside it. */
function partOf({ key = '', text }: Classified): string | undefined {
  const before = trimSeparators(text.slice(0, open.exec(text)?.index ?? 0)).replace(
    /\s(?:is|are|ist|sind)$/iu,
    '',
  );
  if (
    before !== '' &&
    countWords(before) <= 3 &&
    !/\d/u.test(before) &&
    !/^(?:we|wir|the|our|unsere?)/iu.test(before)
  )
    return before;
  const head = trimSeparators(key.replaceAll(/[\d+()-][\d\s()+./-]{5,}/gu, ' ')).trim();
  return /\d{5}/u.test(key.replaceAll(/\D/gu, '')) && head !== '' && countWords(head) <= 3 ? head : undefined;
}

/** Longer statements are prose. */
const longestLooked = 300;

/** Opening hours line by line, as they are written. What has a time of its own, such as a class, is none. */
export function readHours(reading: Reading): Hours[] {
  const lines: Hours[] = [];
  for (const [index, statement] of reading.statements.entries()) {
    const { text, key = '' } = statement;
    const isAbout = open.test(text) || open.test(key);
    const isHours =
      !isUnprintable(statement) && text.length <= longestLooked && (isAbout || isBare(text, reading));
    const found = isHours ? linesOf(text, reading) : [];
    const of = partOf(statement);
    for (const line of found) lines.push({ ...line, ...(of === undefined ? {} : { of }), from: [index] });
  }
  return lines;
}
