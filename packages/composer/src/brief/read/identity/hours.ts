import type { Brief } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { gapBetween } from '../entries/join-texts.ts';
import { countWords, type Span } from '../entries/scan/tokens.ts';
import { trimSeparators } from '../entries/scan/trim.ts';
import { findDates } from '../entries/scan/when.ts';
import { isSameSentence } from '../facts/sentence-rows.ts';
import { isUnprintable, type Reading, wordsFor } from './reading.ts';

type Hours = Brief['hours'][number];

const open =
  /(?:opening|open(?:ing)? (?:hours|times)|hours|opens?(?![\p{L}])|öffnungszeiten|geöffnet|sprechzeiten|offen|horarios?(?![\p{L}])|abiert[oa]s?|abrimos|horaires|ouverte?s?(?![\p{L}])|orari(?![\p{L}])|apert[oi]|apertura|abert[oa]s?|aberto|openingstijden|godziny|otwarte|часы|работаем|ωράριο|ανοιχτά|שעות פתיחה|영업시간|समय|営業時間|営業|开放|营业|مفتوح|ساعات العمل|أوقات)/iu;
const closed =
  /(?:closed|ruhetag|geschlossen|cerrad[oa]s?|fermée?s?|chius[oi]|fechad[oa]s?|encerrad[oa]s?|gesloten|zamknięte|nieczynne|закрыто|выходной|κλειστά|סגור|बंद|定休日?|休み|休业|休息|정기휴무|휴무|مغلق)/iu;
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
      /^[\s,&+–—・、-]{0,9}(?:and|und|y|et|e|i|to|bis|a|à|al|au|do|第\d)?[\s,–—-]{0,9}$/iu.test(
        text.slice(last.end, day.start),
      )
    )
      last.end = day.end;
    else lines.push({ ...day });
  }
  return lines;
}

/** Small words between times that say nothing more; what else stands there makes a sentence of it. */
const small =
  /(?<!\p{L})(?:and|und|y|et|e|o|i|to|bis|from|von|de|da|das|dalle|alle|des|a|à|às|on|at|am|um|uhr|h|pm|las|los|le|les|the|il|der|den|od|do|od|до|с|и|και|و|من|حتى|إلى|עד)(?!\p{L})/giu;
const mostLeft = 1;
const hasTimes = (text: string) => text.search(times) >= 0;
const saysOnlyTimes = (stretch: string) =>
  countWords(stretch.replaceAll(times, ' ').replace(open, ' ').replace(closed, ' ').replaceAll(small, ' ')) <=
  mostLeft;
const leadOfTimes = /^(?:from|von|de|da|dalle|das|des|at|om|od|с|من)\s/iu;
const endOfTimes =
  /(?<![\s,;])[\s,;]+(?:and|und|y|et|e|och|en|i|og|not|nicht|pas|non|não|niet|but not|aber nicht)$/iu;

/** Times exactly as they are written, without what leads to them; one by one where they stand in a sentence. */
function timesIn(stretch: string): string | undefined {
  if (!hasTimes(stretch)) return undefined;
  if (!saysOnlyTimes(stretch)) return [...stretch.matchAll(times)].map(([time]) => time.trim()).join(', ');
  const bare = trimSeparators(stretch.replace(open, ' ').replace(/[()（）]/gu, ' ')).replace(endOfTimes, '');
  return trimSeparators(lineEnd(bare).replace(leadOfTimes, ''));
}

const parting = /[,;.·|。、，]/u;

/** Where "closed" belongs to the days behind it, and not to those before: "Mon–Fri 10–5, closed on Sundays". */
function shutBehind(stretch: string, isLast: boolean): number | undefined {
  const shut = closed.exec(stretch);
  if (shut === null || isLast) return undefined;
  const [ahead, rest] = [stretch.slice(0, shut.index), stretch.slice(shut.index + shut[0].length)];
  return !parting.test(rest) && (parting.test(ahead) || hasTimes(ahead)) ? shut.index : undefined;
}

/** Each line: its days, and the times or "closed" up to the next days. Both may stand before their days. */
function linesOf(text: string, reading: Reading): { days: string; times: string }[] {
  const days = joinedDays(text, daysIn(text, reading));
  let ahead = text.slice(0, days[0]?.start ?? 0);
  return days.flatMap(({ start, end }, at) => {
    const next = days[at + 1];
    const stretch = text.slice(end, next?.start ?? text.length);
    const parted = shutBehind(stretch, next === undefined);
    const own = parted === undefined ? stretch : stretch.slice(0, parted);
    const before = ahead;
    ahead = parted === undefined ? '' : stretch.slice(parted);
    const said =
      timesIn(own) ??
      closed.exec(own)?.[0] ??
      closed.exec(before)?.[0] ??
      (at === 0 ? timesIn(before) : undefined);
    return said ? [{ days: lineEnd(text.slice(start, end)), times: said }] : [];
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

/** Statements whose days and times are read as one text: the parts of one sentence. */
interface Unit {
  text: string;
  statement: Classified;
  from: number[];
}

const saysHours = (text: string, reading: Reading) =>
  isBare(text.replace(open, ' '), reading) && (hasTimes(text) || daysIn(text, reading).length > 0);

/** "Open Wed to Sun", "12–3 and 7–10", "closed Mon" are one where they are parts of a sentence. */
function unitsOf(reading: Reading): Unit[] {
  const units: Unit[] = [];
  let isOpen = false;
  for (const [index, statement] of reading.statements.entries()) {
    const previous = reading.statements[index - 1];
    const last = units.at(-1);
    const isHours = statement.text.length <= longestLooked && saysHours(statement.text, reading);
    if (isOpen && isHours && last && previous && isSameSentence(previous, statement, reading.prompt)) {
      last.text += gapBetween(previous, statement, reading.prompt) + statement.text;
      last.from.push(index);
    } else units.push({ text: statement.text, statement, from: [index] });
    isOpen = isHours || (isOpen && isHours);
  }
  return units;
}

/** Opening hours line by line, as they are written. What has a time of its own, such as a class, is none. */
export function readHours(reading: Reading): Hours[] {
  const lines: Hours[] = [];
  for (const { text, statement, from } of unitsOf(reading)) {
    const isAbout = open.test(text) || open.test(statement.key ?? '');
    const isHours =
      !isUnprintable(statement) && text.length <= longestLooked && (isAbout || isBare(text, reading));
    const found = isHours ? linesOf(text, reading) : [];
    const of = partOf({ ...statement, text });
    for (const line of found) lines.push({ ...line, ...(of === undefined ? {} : { of }), from });
  }
  return lines;
}
