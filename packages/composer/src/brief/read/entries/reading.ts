import type { BriefSectionType } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { readSurePerson } from '../facts/person-evidence.ts';
import { counting } from '../facts/words.ts';
import { isPrintable } from '../outline/heads.ts';
import type { Entry, Reading } from './entry.ts';
import { readEvent, readEvents } from './event.ts';
import { type FigureText, readFigure } from './figure.ts';
import { endingNumber, rates, readNamedItem, readPricedItems } from './item.ts';
import { readSeveral } from './people.ts';
import { readPerson } from './person.ts';
import { quotationsInWish, readQuotation, readQuotations } from './quotation.ts';
import { quotesOf } from './quotes.ts';
import { readRow } from './row.ts';
import { findMoney } from './scan/money.ts';
import type { Span } from './scan/tokens.ts';
import { findDates, findTimes } from './scan/when.ts';

/** What a statement stands among: its section, and how its neighbours under the same head are written. */
export interface Surroundings {
  section: BriefSectionType | undefined;
  /** Most end with a bare number: a menu without currencies. */
  hasBarePrices: boolean;
  /** Several are names with a share of a hundred: a table of rates. */
  hasRates: boolean;
  /** All begin with a number. */
  hasFigures: boolean;
}

const detail = (text: string): Entry => ({ is: 'detail', text });

/** Amounts, dates and times that are all there is in a text. */
function additionOf(text: string): Reading | undefined {
  const dates = findDates(text);
  const times = findTimes(text, dates);
  const amounts = findMoney(text);
  const spans = [...dates, ...times, ...amounts].sort((a, b) => a.start - b.start);
  if (spans.length === 0 || leftOver(text, spans) !== '') return undefined;
  if (amounts.length > 0) return { is: 'addition', price: text.trim() };
  if (dates.length > 0 && times.length > 0)
    return { is: 'addition', date: cutOut(text, dates), time: cutOut(text, times) };
  return dates.length > 0 ? { is: 'addition', date: text.trim() } : { is: 'addition', time: text.trim() };
}

const cutOut = (text: string, [span]: readonly Span[]) => (span ? text.slice(span.start, span.end) : '');

/** What is left of a text without the spans and the small words that lead to them. */
function leftOver(text: string, spans: readonly Span[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of spans) {
    rest += text.slice(from, Math.max(from, start));
    from = Math.max(from, end);
  }
  return (rest + text.slice(from))
    .replace(/(?<!\p{L})(?:from|at|on|each|per|ab|am|um|je|le|à|el|a|il|desde)(?!\p{L})/giu, '')
    .replace(/[\s\p{P}\p{Sm}]/gu, '');
}

/** "Blüte 6,50": two decimals behind the name of a thing are its price. */
const withDecimals = /\p{L}\s\d{1,3}[.,]\d{2}$/u;

function priced(
  { text, class: name }: Classified,
  { hasBarePrices, hasRates }: Surroundings,
): Reading[] | undefined {
  const money = findMoney(text);
  const rated = money.length === 0 && hasRates ? rates(text) : [];
  const isBare = hasBarePrices || (name === 'item' && withDecimals.test(text));
  const bare = money.length + rated.length === 0 && isBare ? endingNumber(text) : [];
  const list = readPricedItems(text, [...money, ...rated, ...bare]);
  return list?.entries.map((item) => ({ is: 'item', item, ...(list.head ? { head: list.head } : {}) }));
}

function inSection(statement: Classified, { section }: Surroundings): Reading | undefined {
  const { text } = statement;
  const isTopic = section === 'questions' && statement.class === 'item';
  if (isTopic || /[?？؟]\s*$/u.test(text)) return { is: 'question', question: { question: text } };
  if (section === 'voices' && quotesOf(text).length > 0)
    return { is: 'quotation', quotation: readQuotation(text, statement.key, section) };
  if (section === 'people') {
    const person = findMoney(text).length === 0 ? readPerson(text) : undefined;
    return person ? { is: 'person', person } : undefined;
  }
  const event = section === 'events' ? readEvent(text) : undefined;
  return event && event.title !== '' && (event.date ?? event.time) ? { is: 'event', event } : undefined;
}

/** A measure that stands under no head is no thing that is offered: "elevation 5,047 feet". */
const isNamedItem = ({ class: name, text, key, under, kind }: Classified) =>
  name === 'item' &&
  !(key === undefined && under === undefined && kind === 'sentence' && /\p{N}/u.test(text));

const isOfPeople = ({ text, also }: Classified, { section }: Surroundings) =>
  (section === 'people' || also.includes('person')) && findMoney(text).length === 0;

/** A fact or item: by its section first, then by its price, then by its class. */
function readThing(statement: Classified, around: Surroundings): Reading[] {
  const { text } = statement;
  const addition = additionOf(text);
  if (addition) return [addition];
  const people = isOfPeople(statement, around) ? readSeveral(text) : undefined;
  if (people) return people.map((person) => ({ is: 'person', person }));
  const own = inSection(statement, around);
  if (own) return [own];
  const figure = around.hasFigures || around.section === 'figures' ? readFigure(text) : undefined;
  if (figure && findMoney(text).length === 0) return [{ is: 'figure', figure }];
  const items = priced(statement, around);
  if (items) return items;
  return [isNamedItem(statement) ? { is: 'item', item: readNamedItem(text) } : detail(text)];
}

/** Names that are no people's are what their section shows. */
const ofSection = (text: string, section: BriefSectionType | undefined): Entry =>
  section === 'offer' || section === 'gallery' || section === 'posts'
    ? { is: 'item', item: readNamedItem(text) }
    : detail(text);

/** What a wish gives to print: the words it quotes, and the figure of a counter. */
function readWish({ text, also }: Classified): Reading[] {
  const figure = counting.has(text) ? countedIn(text) : undefined;
  if (figure) return [{ is: 'figure', figure }];
  return quotationsInWish(text, also.includes('quotation')).map((quotation) => ({
    is: 'quotation',
    quotation,
  }));
}

/** A number behind the word for a counter: "a counter of 1,284 trees planted". */
function countedIn(text: string): FigureText | undefined {
  const start = text.search(/\p{N}/u);
  return start < 0 ? undefined : readFigure(text.slice(start));
}

function readTold(statement: Classified, around: Surroundings): Reading[] {
  const { text } = statement;
  switch (statement.class) {
    case 'person': {
      const several = readSeveral(text);
      if (several) return several.map((person) => ({ is: 'person', person }));
      const person = readSurePerson(statement, around.section);
      return [person ? { is: 'person', person } : ofSection(text, around.section)];
    }
    case 'event': {
      const events = readEvents(text);
      const isTitled = events.every(({ title }) => title !== '');
      return isTitled ? events.map((event) => ({ is: 'event', event })) : [additionOf(text) ?? detail(text)];
    }
    case 'quotation':
      return readQuotations(text, statement.key, around.section).map((quotation) => ({
        is: 'quotation',
        quotation,
      }));
    case 'story':
      return [{ is: 'story', text }];
    case 'fact':
    case 'item':
      return readThing(statement, around);
    case 'page_or_section_wish':
    case 'function_wish':
      return readWish(statement);
    default:
      return [];
  }
}

/** A text without what parts it from its neighbours; a point at its end may belong to a price. */
const bare = (text: string) =>
  text.replace(/^[\s,;:·•–—-]{1,8}(?=[\p{L}\p{N}\p{Sc}"“«„「(])|[\s,;]{1,8}$/gu, '');

/** A statement longer than this is prose, however many prices and dates are in it. */
const longest = 2000;

/** What stands with a time under a date is an event of that day: "Friday, 3 July: 18:30 welcome, 20:00 concert". */
function eventsOfDay({ text, key = '' }: Classified): Reading[] | undefined {
  const dates = findDates(key);
  if (dates.length !== 1 || !/\p{N}/u.test(key) || leftOver(key, dates) !== '') return undefined;
  const events = readEvents(text);
  const isDay = events.every(
    ({ title, date, time }) => title !== '' && time !== undefined && date === undefined,
  );
  return isDay ? events.map((event) => ({ is: 'event', event: { ...event, date: key.trim() } })) : undefined;
}

/** Reads what one statement says; nothing where it is no content. Content always gives something. */
export function readStatement(statement: Classified, around: Surroundings): Reading[] {
  if (statement.text.length > longest && isPrintable(statement)) return [detail(statement.text)];
  const row = statement.kind === 'row' && isThing(statement) ? readRow(statement) : undefined;
  if (row) return [row];
  const told = { ...statement, text: bare(statement.text) };
  return (isThing(statement) ? eventsOfDay(told) : undefined) ?? readTold(told, around);
}

const isThing = ({ class: name }: Classified) => name === 'fact' || name === 'item' || name === 'event';
