import type { Brief } from '@sitewright/contracts';
import type { Classified } from '../../../classify/classified.ts';
import { hoursWords } from '../../../frames/hours.ts';
import { gapBetween } from '../../entries/join-texts.ts';
import { countWords } from '../../entries/scan/tokens.ts';
import { findDates, isCountedDay } from '../../entries/scan/when.ts';
import { isSameSentence } from '../../facts/sentence-rows.ts';
import { subjects } from '../../facts/words.ts';
import { isUnprintable, type Reading } from '../reading.ts';
import { times } from './clock-times.ts';
import { daysIn, isWeekly } from './day-words.ts';
import { closedIn, hasTimes, type Line, linesOf } from './lines.ts';
import { hasSeasons } from './seasons.ts';
import { partOf, placeWithHours } from './whose.ts';

type Hours = Brief['hours'][number];

const isOpen = (text: string) => hoursWords().open.test(text) && !hoursWords().titles.test(text);

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

/** The lines of a text that is nothing but hours, or says that somebody is open then. */
function linesIn(text: string, statement: Classified, reading: Reading): Line[] {
  const isAbout = isOpen(text) || isOpen(statement.key ?? '');
  const isHours =
    text.length <= longestLooked &&
    (isAbout || (isBare(withoutSubject(text), reading) && !isOccasion(text))) &&
    !hasSeasons(text, reading);
  return isHours ? linesUnder(statement, text, reading) : [];
}

/** Opening hours line by line, as they are written. What has a time of its own, such as a class, is none. */
export function readHours(reading: Reading): Hours[] {
  return unitsOf(reading).flatMap(({ text, statement, from }): Hours[] => {
    if (isUnprintable(statement)) return [];
    const place = placeWithHours(text, reading);
    const isPlace = place && hasTimes(place.hours) && isBare(place.hours, reading);
    const of = isPlace ? place.of : partOf({ ...statement, text }, reading);
    const lines = linesIn(isPlace ? place.hours : text, statement, reading);
    return lines.map((line) => ({ ...line, ...(of === undefined ? {} : { of }), from }));
  });
}
