import { blanked } from '../../../../blanked.ts';
import { capitalised } from '../../../../capitalised.ts';
import { hoursWords } from '../../../frames/hours.ts';
import { findMoney } from '../../entries/scan/money.ts';
import { countWords, type Span } from '../../entries/scan/tokens.ts';
import { trimSeparators } from '../../entries/scan/trim.ts';
import { findDates } from '../../entries/scan/when.ts';
import type { Reading } from '../reading.ts';
import { leadOfTimes, ranged, times } from './clock-times.ts';
import { daysIn, isDayOfWeek, joinedDays } from './day-words.ts';
import { inSeason } from './seasons.ts';

const lineEnd = (text: string) => trimSeparators(text).replace(/^(?:and|und|y|et|e)\s/iu, '');

/** Small words between times that say nothing more; what else stands there makes a sentence of it. */
const small =
  /(?<!\p{L})(?:and|und|y|et|e|o|i|to|bis|from|von|de|da|das|dalle|alle|des|a|à|às|on|at|am|um|uhr|h|pm|las|los|le|les|the|il|der|den|od|do|od|до|с|и|και|و|من|حتى|إلى|עד)(?!\p{L})/giu;
const mostLeft = 1;
export const hasTimes = (text: string) => text.search(times) >= 0;
export const openIn = (text: string) => hoursWords().open.exec(text);
export const closedIn = (text: string) => hoursWords().closed.exec(text);
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

/** What dates leave that were taken out says nothing: "thru , 10 to 6". */
function withoutSmallLead(said: string): string {
  let rest = said;
  while (rest.search(times) > 0) {
    const length = hoursWords().small.leading(rest);
    if (length === 0) return said;
    rest = trimSeparators(rest.slice(length));
  }
  return rest;
}

/** Times exactly as they are written, without what leads to them; one by one where they stand in a sentence. */
function timesIn(stretch: string): string | undefined {
  if (!hasTimes(stretch)) return undefined;
  if (!saysOnlyTimes(stretch)) return [...stretch.matchAll(times)].map(([time]) => time.trim()).join(', ');
  const bare = trimSeparators(stretch.replace(hoursWords().open, ' ').replace(/[()（）]/gu, ' ')).replace(
    endOfTimes,
    '',
  );
  const said = withoutSmallLead(lineEnd(bare));
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

export interface Line {
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
  blanked(
    text,
    findDates(text).filter(({ start, end }) => !isDayOfWeek(text.slice(start, end))),
  );

/** What something costs is no hour: "Wochenende ab 60 Euro". */
const withoutMoney = (text: string): string => blanked(text, findMoney(text));

export function linesOf(told: string, reading: Reading): Line[] {
  const text = withoutCalendar(withoutMoney(told));
  const days = inSeason(text, joinedDays(text, daysIn(text, reading)), reading);
  return areTimesFirst(text, days) ? timesFirst(text, days) : timesBehind(text, days);
}

/** "10 till 7, never weekends": the sign in front of an exception is kept. */
const jointBehind = (own: string): string => (own.trimEnd().endsWith(',') ? ', ' : ' ');

/** Each line: its days, and the times or "closed" up to the next days. Both may stand before their days. */
function timesBehind(text: string, days: readonly Span[]): Line[] {
  const lines: Line[] = [];
  let ahead = text.slice(0, days[0]?.start ?? 0);
  let joint = ' ';
  for (const [at, { start, end }] of days.entries()) {
    const stretch = text.slice(end, days[at + 1]?.start ?? text.length);
    const last = lines.at(-1);
    if (last && exceptAt(ahead) === 0) {
      last.times = `${last.times}${joint}${ahead}${text.slice(start, end)}`;
      ahead = '';
      continue;
    }
    const parted = partedAt(stretch, at === days.length - 1);
    const before = ahead;
    ahead = parted === undefined ? '' : stretch.slice(parted);
    joint = jointBehind(stretch.slice(0, parted));
    const own = saidIn(parted === undefined ? stretch : stretch.slice(0, parted));
    const said = own ?? closedIn(before)?.[0] ?? (at === 0 ? timesIn(before) : undefined);
    if (said) lines.push({ days: lineEnd(text.slice(start, end)), times: said });
  }
  return [...timesAhead(text, days), ...lines];
}
