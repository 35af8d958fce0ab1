import type { Brief } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { hoursWords, saysOnlyHours } from '../../frames/hours.ts';
import { gapBetween } from '../entries/join-texts.ts';
import { countWords, isSpaceless, type Span, tokensOf } from '../entries/scan/tokens.ts';
import { trimSeparators } from '../entries/scan/trim.ts';
import { findDates, isCountedDay } from '../entries/scan/when.ts';
import { isSameSentence } from '../facts/sentence-rows.ts';
import { subjects } from '../facts/words.ts';
import { leadOfTimes, ranged, times } from './clock-times.ts';
import { wordsFor } from './language-words.ts';
import { isUnprintable, type Reading } from './reading.ts';

type Hours = Brief['hours'][number];

const lineEnd = (text: string) => trimSeparators(text).replace(/^(?:and|und|y|et|e)\s/iu, '');

interface DayWords {
  groups: readonly string[];
  weekdays: ReadonlySet<string>;
  /** Names of days that stand within a run of letters. */
  glued: RegExp | undefined;
  months: ReadonlySet<string>;
}

const dayWordsByLocales = new WeakMap<Reading['locales'], DayWords>();

/** The words for days in a prompt's languages, gathered once a prompt. */
function dayWordsFor(reading: Reading): DayWords {
  const known = dayWordsByLocales.get(reading.locales);
  if (known) return known;
  const weekdays = wordsFor(reading, ({ weekdays }) => weekdays.flat());
  const glued = weekdays
    .filter((day) => isSpaceless(day) && day.length > 1)
    .toSorted((a, b) => b.length - a.length);
  const words = {
    groups: wordsFor(reading, ({ dayGroups }) => dayGroups),
    weekdays: new Set(weekdays),
    glued: glued.length > 0 ? new RegExp(glued.join('|'), 'gu') : undefined,
    months: new Set(wordsFor(reading, ({ months }) => months.flat())),
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
      isSpaceless(group) ||
      (!/\p{L}/u.test(small.charAt(start - 1)) && !/\p{L}/u.test(small.charAt(start + group.length)));
    return start >= 0 && isWhole ? [{ start, end: start + group.length }] : [];
  });
  const all = findDates(text);
  const isDay = ({ start, end }: Span) => isDayOfWeek(text.slice(start, end));
  const [dates, once] = [all.filter(isDay), all.filter((date) => !isDay(date))];
  const short = [...shortDays(text, reading), ...found].filter(
    (day) => !once.some((date) => holds(date, day)),
  );
  const days = [...dates, ...short].sort((a, b) => a.start - b.start || b.end - a.end);
  return days.filter(({ start }, at) => days.slice(0, at).every((span) => start >= span.end));
}

/** Without a number it is no day of the calendar. */
const isWeekly = (date: string): boolean => !/\d/u.test(date);
const isDayOfWeek = (date: string): boolean => isWeekly(date) || isCountedDay(date);
const holds = (outer: Span, inner: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;

/** Short names with a capital, alone: "Sat 9–1", "So geschlossen"; in scripts without spaces anywhere. */
function shortDays(text: string, reading: Reading): Span[] {
  const { weekdays, glued } = dayWordsFor(reading);
  const words = Array.from(text.matchAll(/(?<![\p{L}\p{N}])\p{L}{2,13}(?![\p{L}])/gu), spanOf).filter(
    ({ start, end }) => weekdays.has(text.slice(start, end).toLowerCase()),
  );
  return glued ? [...words, ...Array.from(text.matchAll(glued), spanOf)] : words;
}

const spanOf = (match: RegExpExecArray): Span => ({ start: match.index, end: match.index + match[0].length });

const parts = /^(?:[\s,&+–—・、-]|t\/m)*$/u;

/** Whether nothing but small words stands between days: "Mon, Tue and Fri", "daily except Monday", "dal lunedì al venerdì". */
function isBetweenDays(text: string): boolean {
  const { joining } = hoursWords();
  let rest = text.trim();
  for (let count = 0; count < mostJoining && rest !== ''; count += 1) {
    const length = joining.leading(rest);
    if (length === 0) break;
    rest = rest.slice(length).trimStart();
  }
  return parts.test(rest);
}

const mostJoining = 4;

/** Days that stand beside each other are one line: "Mon, Tue and Fri". */
function joinedDays(text: string, days: readonly Span[]): Span[] {
  const lines: Span[] = [];
  for (const day of days) {
    const last = lines.at(-1);
    if (last && isBetweenDays(text.slice(last.end, day.start).replace(/^[\s,]+/u, ''))) last.end = day.end;
    else lines.push({ ...day });
  }
  return lines;
}

/** Small words between times that say nothing more; what else stands there makes a sentence of it. */
const small =
  /(?<!\p{L})(?:and|und|y|et|e|o|i|to|bis|from|von|de|da|das|dalle|alle|des|a|à|às|on|at|am|um|uhr|h|pm|las|los|le|les|the|il|der|den|od|do|od|до|с|и|και|و|من|حتى|إلى|עד)(?!\p{L})/giu;
const mostLeft = 1;
const hasTimes = (text: string) => text.search(times) >= 0;
const openIn = (text: string) => hoursWords().open.exec(text);
const closedIn = (text: string) => hoursWords().closed.exec(text);
const isOpen = (text: string) => hoursWords().open.test(text) && !hoursWords().titles.test(text);
const saysOnlyTimes = (stretch: string) =>
  countWords(
    stretch
      .replaceAll(times, ' ')
      .replace(hoursWords().open, ' ')
      .replace(hoursWords().closed, ' ')
      .replaceAll(small, ' '),
  ) <= mostLeft;
const endOfTimes =
  /(?<![\s,;])[\s,;]+(?:and|und|y|et|e|och|en|i|og|not|nicht|pas|non|não|niet|but not|aber nicht|los|las|le|les|il|la|el|op|on|an|am|aan|w|we|à|a|de|的|の|まで)$/iu;

/** Times exactly as they are written, without what leads to them; one by one where they stand in a sentence. */
function timesIn(stretch: string): string | undefined {
  if (!hasTimes(stretch)) return undefined;
  if (!saysOnlyTimes(stretch)) return [...stretch.matchAll(times)].map(([time]) => time.trim()).join(', ');
  const bare = trimSeparators(stretch.replace(hoursWords().open, ' ').replace(/[()（）]/gu, ' ')).replace(
    endOfTimes,
    '',
  );
  const said = lineEnd(bare);
  // "from 8" has no end: without its first word it would be one hour.
  return trimSeparators(ranged.test(said) ? said.replace(leadOfTimes, '') : said);
}

const parting = /[,;.·|。、，]/u;

/** Where "closed" belongs to the days behind it, and not to those before: "Mon–Fri 10–5, closed on Sundays". */
function shutBehind(stretch: string, isLast: boolean): number | undefined {
  const shut = closedIn(stretch);
  if (shut === null || isLast) return undefined;
  const [ahead, rest] = [stretch.slice(0, shut.index), stretch.slice(shut.index + shut[0].length)];
  return !parting.test(rest) && (parting.test(ahead) || hasTimes(ahead)) ? shut.index : undefined;
}

/** Where the words begin that except the days behind them: "daily 9 to 5 except Sundays". */
function exceptAt(stretch: string): number | undefined {
  const ahead = stretch.trimEnd();
  const bare = ahead.replace(/\s(?:on|an|am|le|les|el|los|il|à|op|w|we)$/iu, '');
  const length = hoursWords().excepts.ending(bare);
  return length > 0 ? bare.length - length : undefined;
}

/** Times, or what stands for them; "by appointment" may stand beside them. */
function saidIn(own: string): string | undefined {
  const [note] = hoursWords().notes.exec(own) ?? [];
  const found = timesIn(note ? own.replace(note, ' ') : own) ?? closedIn(own)?.[0];
  return found && note ? `${found}, ${note}` : (found ?? note);
}

interface Line {
  days: string;
  times: string;
}

/** Where what belongs to the next days begins between two of them. */
const partedAt = (stretch: string, isLast: boolean): number | undefined =>
  (isLast ? undefined : exceptAt(stretch)) ?? shutBehind(stretch, isLast);

/** "Open 7am to 3pm, closed Mondays": times in front of the days that are excepted are every other day's. */
function wholeDays(before: string): Line[] {
  const [said] = openIn(before) ?? [];
  const [found, ...others] = [...before.matchAll(times)].map(([time]) => time.trim());
  const isClear = said && found && others.length === 0 && saysOnlyTimes(before);
  return isClear ? [{ days: capitalised(said), times: found.replace(leadOfTimes, '') }] : [];
}

const capitalised = (text: string): string => text.slice(0, 1).toLocaleUpperCase('en') + text.slice(1);

/** Times that stand for every day: alone, or in front of days that are excepted. */
function timesAhead(text: string, [first, second]: readonly Span[]): Line[] {
  if (!first) return wholeDays(text);
  const [before, behind] = [text.slice(0, first.start), text.slice(first.end, second?.start)];
  return !hasTimes(behind) && closedIn(`${before} ${behind}`) ? wholeDays(before) : [];
}

/** "8 to 6 weekdays and till 1 on Saturdays": the times of each line stand before its days. */
const areTimesFirst = (text: string, days: readonly Span[]): boolean =>
  days.length > 1 &&
  days.every(({ start }, at) => hasTimes(text.slice(days[at - 1]?.end ?? 0, start))) &&
  !hasTimes(text.slice(days.at(-1)?.end));

const timesFirst = (text: string, days: readonly Span[]): Line[] =>
  days.flatMap(({ start, end }, at) => {
    const said = timesIn(text.slice(days[at - 1]?.end ?? 0, start));
    return said === undefined ? [] : [{ days: lineEnd(text.slice(start, end)), times: said }];
  });

/** The days of the calendar are no lines, and their numbers no hours: "from 1 April to 31 October". */
const withoutCalendar = (text: string): string =>
  findDates(text)
    .filter(({ start, end }) => !isDayOfWeek(text.slice(start, end)))
    .reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);

function linesOf(told: string, reading: Reading): Line[] {
  const text = withoutCalendar(told);
  const days = inSeason(text, joinedDays(text, daysIn(text, reading)), reading);
  return areTimesFirst(text, days) ? timesFirst(text, days) : timesBehind(text, days);
}

/** Each line: its days, and the times or "closed" up to the next days. Both may stand before their days. */
function timesBehind(text: string, days: readonly Span[]): Line[] {
  const lines: Line[] = [];
  let ahead = text.slice(0, days[0]?.start ?? 0);
  for (const [at, { start, end }] of days.entries()) {
    const stretch = text.slice(end, days[at + 1]?.start ?? text.length);
    const last = lines.at(-1);
    if (last && exceptAt(ahead) === 0) {
      last.times = `${last.times} ${ahead}${text.slice(start, end)}`;
      ahead = '';
      continue;
    }
    const parted = partedAt(stretch, at === days.length - 1);
    const before = ahead;
    ahead = parted === undefined ? '' : stretch.slice(parted);
    const own = saidIn(parted === undefined ? stretch : stretch.slice(0, parted));
    const said = own ?? closedIn(before)?.[0] ?? (at === 0 ? timesIn(before) : undefined);
    if (said) lines.push({ days: lineEnd(text.slice(start, end)), times: said });
  }
  return [...timesAhead(text, days), ...lines];
}

const farthest = 12;

/** The months in front of days are a part of them: "April bis Oktober täglich". */
function inSeason(text: string, days: readonly Span[], reading: Reading): Span[] {
  const { months } = dayWordsFor(reading);
  const [first, ...others] = days;
  const named = tokensOf(text.slice(0, first?.start ?? 0)).filter((token) =>
    months.has(token.text.toLowerCase()),
  );
  const [from, to] = [named[0], named.at(-1)];
  const isRange = first && from && to && from !== to && from.text.length > 3;
  const isNear = isRange && first.start - to.end <= farthest && isBetweenDays(text.slice(from.end, to.start));
  return isNear ? [{ start: from.start, end: first.end }, ...others] : [...days];
}

/** Whether a statement is nothing but days and times. */
function isBare(text: string, reading: Reading): boolean {
  const rest = text.replaceAll(times, ' ').replace(hoursWords().closed, ' ');
  const left = daysIn(rest, reading).reduceRight(
    (line, { start, end }) => `${line.slice(0, start)} ${line.slice(end)}`,
    rest,
  );
  return (
    countWords(
      left.replaceAll(
        /(?<!\p{L})(?:and|und|y|et|e|to|bis|t\/m|from|von|de|a|on|am|uhr|h|pm|am)(?!\p{L})/giu,
        ' ',
      ),
    ) <= 1
  );
}

/** What is open, where it is not the whole: the head it stands under without the number beside it. */
function partOf({ key = '', text }: Classified): string | undefined {
  const before = trimSeparators(text.slice(0, openIn(text)?.index ?? 0)).replace(
    /\s(?:is|are|ist|sind)$/iu,
    '',
  );
  if (before !== '' && countWords(before) <= 3 && !/\d/u.test(before) && !saysOnlyHours(before, []))
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
  isBare(text.replace(hoursWords().open, ' '), reading) &&
  (hasTimes(text) || daysIn(text, reading).length > 0);

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

/** "定休日：水曜", "Closed: Mondays and 24 December": days under a key that says so. */
function closedDays({ key = '', text }: Classified, reading: Reading): Line | undefined {
  const isDays = daysIn(text, reading).length > 0 && isBare(text, reading) && !hasTimes(text);
  return isDays && closedIn(key) && countWords(key) <= 2 ? { days: text, times: key } : undefined;
}

function linesUnder(statement: Classified, text: string, reading: Reading): Line[] {
  const lines = linesOf(text, reading);
  return lines.length > 0 ? lines : [closedDays(statement, reading) ?? []].flat();
}

/** A day of the calendar, or a counted one of a month, with its hour is something that takes place. */
const isOccasion = (text: string): boolean =>
  findDates(text)
    .map(({ start, end }) => text.slice(start, end))
    .some((date) => !isWeekly(date) || isCountedDay(date));

const daysInRow = 3;

/** "We tune Monday to Friday, 8.30 to 5": who does something on a range of days is there then. */
function withoutSubject(text: string): string {
  const [first = ''] = text.split(/\s/u, 1);
  const [days] = findDates(text);
  const isRange =
    days && countWords(text.slice(days.start, days.end).replaceAll(/[–—-]/gu, ' to ')) >= daysInRow;
  return isRange && subjects.has(first) ? text.slice(first.length) : text;
}

/** Opening hours line by line, as they are written. What has a time of its own, such as a class, is none. */
export function readHours(reading: Reading): Hours[] {
  const lines: Hours[] = [];
  for (const { text, statement, from } of unitsOf(reading)) {
    const isAbout = isOpen(text) || isOpen(statement.key ?? '');
    const isHours =
      !isUnprintable(statement) &&
      text.length <= longestLooked &&
      (isAbout || (isBare(withoutSubject(text), reading) && !isOccasion(text)));
    const found = isHours ? linesUnder(statement, text, reading) : [];
    const of = partOf({ ...statement, text });
    for (const line of found) lines.push({ ...line, ...(of === undefined ? {} : { of }), from });
  }
  return lines;
}
