import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { isTimedRow } from '../../cut/prose/timed-rows.ts';
import { beginsWithYears } from '../entries/dated.ts';
import { quotesOf } from '../entries/quotes.ts';
import { findMoney } from '../entries/scan/money.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { findDates, findTimes } from '../entries/scan/when.ts';
import { isPrintable } from './heads.ts';
import { functionOf, headSectionTypeOf } from './section-type.ts';
import type { SectionWords } from './section-words.ts';

/** How far a member is read for its shape. */
const longestLook = 120;
const fewest = 2;

/** A day and its month: "9 May", "3月8日"; a weekday alone is when it is open, a year alone when it was. */
const isDay = (text: string): boolean =>
  /\p{N}/u.test(text) && /\p{L}|\p{N}\.\p{N}/u.test(text) && !/\p{N}{4}$/u.test(text);

function startsWithDay({ text }: Classified): boolean {
  const look = text.slice(0, longestLook);
  const [first] = findDates(look);
  return first !== undefined && first.start === 0 && isDay(look.slice(first.start, first.end));
}

const longestTimed = 10;
/** "Wheel basics, beginner, Monday 18:00": what stands before the day is on then. */
function hasDayAndHour({ text }: Classified): boolean {
  const dates = countWords(text) <= longestTimed ? findDates(text) : [];
  return dates.length === 1 && dates[0]?.start !== 0 && findTimes(text, dates).length === 1;
}

/** A name, and what the person does behind it: "Joost (zang)", "dott. Paolo Ferri (implantologia)", "Marta Neri regia". */
const named = new RegExp(
  [
    /^(?:\p{Ll}{1,5}\.(?:\p{Ll}{1,4})?\s)?/u,
    /\p{Lu}[\p{L}’'.-]*(?:\s(?:\p{Lu}[\p{L}’'.-]*|d[aeio]s?|de la|van|von|den|der)){0,3}/u,
    /(?:\s?[(,–—:-]\s?|\s)\p{L}/u,
  ]
    .map(({ source }) => source)
    .join(''),
  'u',
);
const isPerson = ({ text }: Classified): boolean =>
  named.test(text.slice(0, longestLook)) && !/\p{N}/u.test(text) && findMoney(text).length === 0;

const years = /^\p{N}{4}|\p{N}{4}\s?[–-]\s?\p{N}{4}/u;
const mistakenForStation: ReadonlySet<StatementClass> = new Set(['not_understood', 'identity']);

/** What somebody did from one year to another is no person and no site: "2017–2021 Commis, Hotel Seeblick". */
function isStation({ class: name, text }: Classified): boolean {
  const look = text.slice(0, longestLook);
  return name === 'person' ? years.test(look) : mistakenForStation.has(name) && beginsWithYears(look);
}

/** "“Best day of the year” (Ida Holm)" */
const isQuoted = ({ text }: Classified): boolean => quotesOf(text)[0]?.start === 0;

const isOpen = (statement: Classified): boolean =>
  isPrintable(statement) || statement.class === 'not_understood';
/** What a step is taken for where it speaks to somebody: "You send us a photo". */
const mistaken: ReadonlySet<StatementClass> = new Set(['context', 'meta']);
const isStep = (statement: Classified): boolean =>
  (isOpen(statement) || mistaken.has(statement.class)) &&
  (statement.kind === 'list_item' || statement.kind === 'key_value');

/** "The oven at night", listed under "Gallery": what is called like no part of a site is what a picture shows. */
const isCaption = (statement: Classified, words: SectionWords): boolean =>
  (isOpen(statement) || statement.class === 'page_or_section_wish') &&
  statement.kind === 'list_item' &&
  headSectionTypeOf(statement.text, words) === undefined &&
  functionOf(statement.text, words) === undefined;

/** What the members of a list are by their shape, where enough of them have it. */
function shapeOf(
  list: readonly Classified[],
  words: SectionWords,
): { name: StatementClass; has: (statement: Classified) => boolean } | undefined {
  const open = list.filter(isOpen);
  const enough = (count: number) => count >= fewest && count * 2 >= open.length;
  const isTimetable = open.length >= fewest && open.every(hasDayAndHour);
  if (isTimetable || enough(open.filter(startsWithDay).length))
    return { name: 'event', has: (one) => isOpen(one) && (isTimetable || startsWithDay(one)) };
  const type = headSectionTypeOf(list[0]?.key ?? '', words);
  if (type === 'process') return { name: 'fact', has: isStep };
  if (type === 'gallery') return { name: 'fact', has: (one) => isCaption(one, words) };
  if (type === 'voices' || open.some((one) => one.class === 'quotation' && isQuoted(one)))
    return { name: 'quotation', has: (one) => isOpen(one) && isQuoted(one) };
  return type === 'people' && enough(open.filter(isPerson).length)
    ? { name: 'person', has: (one) => isOpen(one) && isPerson(one) }
    : undefined;
}

/**
 * What begins with an hour, where several do, and with a day in a list under one key are events, names under a head of people are
 * people, and what is quoted under one of voices, or beside a voice, is one, whatever each looked like alone.
 */
export function settleShapes(statements: readonly Classified[], words: SectionWords): Classified[] {
  const lists = Map.groupBy(statements, ({ under, key }) =>
    key === undefined ? undefined : `${under ?? ''}/${key}`,
  );
  const shapes = new Map(
    [...lists].flatMap(([id, list]) => {
      const shape = id === undefined ? undefined : shapeOf(list, words);
      return shape ? list.filter(shape.has).map((one) => [one, shape.name] as const) : [];
    }),
  );
  const timed = statements.filter((one) => isOpen(one) && isTimedRow(one.text));
  if (timed.length >= fewest) for (const one of timed) shapes.set(one, 'event');
  return statements.map((statement) => {
    const name = isStation(statement) ? 'fact' : shapes.get(statement);
    return name
      ? { ...statement, class: name, also: [], sureness: Math.max(0.6, statement.sureness) }
      : statement;
  });
}
