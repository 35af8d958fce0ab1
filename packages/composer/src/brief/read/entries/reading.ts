import { reckoning } from '@sitewright/composer-content';
import type { BriefSectionType } from '@sitewright/contracts';
import { type PhraseFinder, phraseFinder } from '../../../phrases.ts';
import type { Classified } from '../../classify/classified.ts';
import { subjects } from '../../cut/prose/function-words.ts';
import { isClosing, isInverted } from '../../frames/events.ts';
import type { Frame } from '../../frames/frames-of.ts';
import { offeredThings } from '../../frames/offers.ts';
import { pricedThings } from '../../frames/priced.ts';
import { heldFor, isThing } from '../../frames/thing.ts';
import type { FrameWords } from '../../frames/words.ts';
import { readSurePerson } from '../facts/person-evidence.ts';
import { counting } from '../facts/words.ts';
import { isPrintable } from '../outline/heads.ts';
import type { Entry, Reading } from './entry.ts';
import { type EventText, readEvent, readEvents } from './event.ts';
import { type FigureText, readFigure } from './figure.ts';
import { bareNumbers, type ItemText, rates, readNamedItem, readPricedItems } from './item.ts';
import { readLine } from './line.ts';
import { readSeveral } from './people.ts';
import { type PersonText, readPerson } from './person.ts';
import { isPriceRule } from './price-rule.ts';
import type { PriceList } from './priced.ts';
import { quotationsInWish, readQuotation, readQuotations } from './quotation.ts';
import { quotesOf } from './quotes.ts';
import { readRow } from './row.ts';
import { findMoney } from './scan/money.ts';
import { countWords, type Span } from './scan/tokens.ts';
import { findDates, findTimes } from './scan/when.ts';

/** What a statement stands among: its section, and how its neighbours under the same head are written. */
export interface Surroundings {
  section: BriefSectionType | undefined;
  /** By which things, people and events are told from clauses. */
  words: FrameWords;
  /** An amount of the row in which each has a price, and not every one a currency. */
  currency: string | undefined;
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

/** "Sold" alone is said of the thing before it. */
function soldOutNote(text: string): Reading | undefined {
  soldOut ??= phraseFinder([...reckoning().soldOut, ...reckoning().gone]);
  return soldOut.leading(text) === text.length ? { is: 'addition', note: text } : undefined;
}
let soldOut: PhraseFinder | undefined;

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
const withDecimals = /\p{L}(?:\s|\s[–-]\s)\d{1,3}[.,]\d{2}(?:$|\s[–-]\s)/u;

/** Running text that is under no head: what its frames do not fit stays whole. */
const isProse = ({ sentence, key }: Classified): boolean => sentence !== undefined && key === undefined;

/** Whether a name and what stands with it are those of a thing, and not the halves of a sentence. */
const isEntryOf = ({ name, detail = '' }: { name: string; detail?: string }, words: FrameWords): boolean =>
  isThing(name, words) && words.owners.leading(name) === 0 && !words.clauses.has(detail);

/** The things of an entry that is a sentence: "a small service is 45 euro", "we do group walks, £8". */
function saidIn(text: string, words: FrameWords, currency?: string): readonly ItemText[] | undefined {
  const offered = offeredThings(text, words)?.map(({ item }) => item);
  if (offered?.every(({ price }) => price !== undefined)) return offered;
  const things = pricedThings(text, words, currency);
  const isRead =
    currency || things?.some(({ isSaid }) => isSaid) || things?.every(({ isNameless }) => isNameless);
  return isRead ? things?.map(({ item }) => item) : undefined;
}

function priced(
  statement: Classified,
  { hasBarePrices, hasRates, words, currency }: Surroundings,
): Reading[] | undefined {
  const { text, class: name } = statement;
  const said = saidIn(text, words, currency);
  if (said) return said.map((item) => ({ is: 'item', item }));
  const money = findMoney(text);
  // "£18 on weekdays, £24 in the evening": prices that nothing is named for are a sentence.
  if (isProse(statement) && money.length > 1 && money[0]?.start === 0) return [detail(text)];
  const rated = money.length === 0 && hasRates ? rates(text) : [];
  // "BREAKFAST (until 11.30)": what is noted of a list is none of its prices.
  const isBare =
    (hasBarePrices && statement.kind !== 'aside') || (name === 'item' && withDecimals.test(text));
  const bare = money.length + rated.length === 0 && isBare ? bareNumbers(text) : [];
  const list = readPricedItems(text, [...money, ...rated, ...bare]);
  // "House rules: we don't take cards under £5" stays the sentence that it is.
  const isTold = subjects.has(text.split(/\s/u, 1)[0]?.toLowerCase() ?? '');
  const isListed =
    (!isProse(statement) && !isTold) || list?.entries.every((entry) => isEntryOf(entry, words));
  return isListed ? list && readingsOf(list, statement, words) : undefined;
}

/** Things with what stands over them; in running text a clause is named by what it is for: "rent it for a weekend". */
const readingsOf = ({ entries, head }: PriceList, statement: Classified, words: FrameWords): Reading[] =>
  entries.map((item) => {
    const held = isProse(statement) ? heldFor(item.name, words) : undefined;
    return { is: 'item', item: held ? { ...item, name: held } : item, ...(head ? { head } : {}) };
  });

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

/** "At the Copper Pot in Bath" says where something is. */
const isPlaced = (text: string, words: FrameWords): boolean =>
  /^\s/u.test(text.slice(words.qualifies.leading(text) || text.length)) && /\s\p{Lu}/u.test(text);

/** A measure that stands under no head is no thing that is offered: "elevation 5,047 feet". */
const isNamedItem = (statement: Classified, words: FrameWords) => {
  const { class: name, text, under, kind } = statement;
  if (name !== 'item') return false;
  if (!isProse(statement)) return true;
  const isMeasure = under === undefined && kind === 'sentence' && /\p{N}/u.test(text);
  return (
    !isMeasure &&
    findMoney(text).length === 0 &&
    !words.clauses.has(text) &&
    words.pronouns.leading(text) === 0 &&
    !isPlaced(text, words)
  );
};

const isOfPeople = ({ text, also }: Classified, { section }: Surroundings) =>
  (section === 'people' || also.includes('person')) && findMoney(text).length === 0;

/** A fact or item: by its section first, then by its price, then by its class. */
function readThing(statement: Classified, around: Surroundings): Reading[] {
  const { text } = statement;
  const addition = additionOf(text) ?? soldOutNote(text);
  if (addition) return [addition];
  const people = isOfPeople(statement, around) ? readSeveral(text) : undefined;
  if (people) return people.map((person) => ({ is: 'person', person }));
  const own = inSection(statement, around);
  if (own) return [own];
  const figure = around.hasFigures || around.section === 'figures' ? readFigure(text) : undefined;
  if (figure && findMoney(text).length === 0) return [{ is: 'figure', figure }];
  if (isProse(statement) && isPriceRule(text)) return [detail(text)];
  const items = priced(statement, around);
  if (items) return items;
  return [isNamedItem(statement, around.words) ? { is: 'item', item: readNamedItem(text) } : detail(text)];
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

/** "Usiamo solo latte": the first word of a sentence has a capital, whatever it is. */
const isBeginning = ({ name, role, note }: PersonText): boolean =>
  note !== undefined && role === undefined && !name.includes(' ') && !/^\p{Lo}/u.test(name);

/** "My wife" is a person, and no name of one. */
const isName = (name: string, { owners, pronouns, articles }: FrameWords): boolean =>
  owners.leading(name) === 0 && pronouns.leading(name) === 0 && articles.leading(name) < name.length;

/** A longer title of what is on every week is a sentence. */
const longestTitle = 5;

/** An event has a title; one of running text has a day, too, and its title is no clause. */
function isEvent({ title, date, time }: EventText, statement: Classified, words: FrameWords): boolean {
  if (title === '' || isClosing(title)) return false;
  // "speeches 6pm": the day is that of the whole.
  if (statement.sentence?.isOfCatchwords) return (date ?? time) !== undefined;
  // "All courses at the town hall", under a head: a sentence without a day or hour.
  if (statement.sentence && statement.key !== undefined && (date ?? time) === undefined) return false;
  if (!isProse(statement) || quotesOf(statement.text).length > 0) return true;
  if (isInverted(statement.text)) return false;
  const isShort = /\p{N}/u.test(date ?? '') || countWords(title) <= longestTitle;
  return date !== undefined && isShort && words.pronouns.leading(title) === 0 && !words.clauses.has(title);
}

function readTold(statement: Classified, around: Surroundings): Reading[] {
  const { text } = statement;
  switch (statement.class) {
    case 'person': {
      const several = readSeveral(text);
      const one = several ? undefined : readSurePerson(statement, around.section);
      const people = several ?? (one ? [one] : []);
      const isNamed =
        people.length > 0 &&
        people.every(({ name }) => isName(name, around.words)) &&
        !(isProse(statement) && one && isBeginning(one));
      return isNamed ? people.map((person) => ({ is: 'person', person })) : [ofSection(text, around.section)];
    }
    case 'event': {
      const events = readEvents(text);
      const isTitled = events.every((event) => isEvent(event, statement, around.words));
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

function readFrame(frame: Frame, statement: Classified): Reading[] {
  const { text } = statement;
  switch (frame.is) {
    case 'items':
      return frame.items.map((item) => ({ is: 'item', item, ...(frame.head && { head: frame.head }) }));
    case 'people':
      return frame.people.map((person) => ({ is: 'person', person }));
    case 'event':
      return [{ is: 'event', event: frame.event }];
    case 'several':
      return frame.frames.flatMap((each) => readFrame(each, statement));
    case 'part':
      return [];
    case 'history':
      return [{ is: 'story', text }];
    case 'told':
      return [{ is: 'story', text: frame.text }];
    default:
      return [detail(text)];
  }
}

/** A line of a list is one thing with all that is told of it, or stays whole. */
function readListed({ class: name, text, listedAs }: Classified, { words }: Surroundings) {
  if (name !== 'item' || listedAs === undefined) return undefined;
  if (isPriceRule(text)) return [detail(text)];
  const item = readLine(text, listedAs, words);
  return item && [item === 'whole' ? detail(text) : ({ is: 'item', item } as const)];
}

/** Reads what one statement says; nothing where it is no content. Content always gives something. */
export function readStatement(
  statement: Classified,
  around: Surroundings,
  frame: Frame | undefined,
): Reading[] {
  if (frame) return readFrame(frame, statement);
  if (statement.text.length > longest && isPrintable(statement)) return [detail(statement.text)];
  const row = statement.kind === 'row' && isEntry(statement) ? readRow(statement) : undefined;
  if (row) return [row];
  const told = { ...statement, text: bare(statement.text) };
  const line = readListed(told, around);
  if (line) return line;
  return (isEntry(statement) ? eventsOfDay(told) : undefined) ?? readTold(told, around);
}

const isEntry = ({ class: name }: Classified) => name === 'fact' || name === 'item' || name === 'event';
