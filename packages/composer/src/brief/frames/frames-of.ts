import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../classify/classified.ts';
import { isAddressed } from '../prose/addressed.ts';
import { sentenceSpans } from '../prose/sentence-spans.ts';
import type { EventText } from '../read/entries/event.ts';
import { bareNumbers, type ItemText, readPricedItems } from '../read/entries/item.ts';
import type { PersonText } from '../read/entries/person.ts';
import { isPriceRule } from '../read/entries/price-rule.ts';
import { findMoney } from '../read/entries/scan/money.ts';
import type { Span } from '../read/entries/scan/tokens.ts';
import { isPrintable } from '../read/outline/heads.ts';
import { eventTold } from './events.ts';
import { isHistory, isOfYear } from './history.ts';
import { offeredThings, pricesAtEnd, pricesBehindWhat, pricesBehindWord, saysWork } from './offers.ts';
import { peopleTold } from './people.ts';
import { freeThing, packPriced, pricedThings } from './priced.ts';
import { rowsOfThings } from './rows.ts';
import { type FrameWords, frameWordsOf } from './words.ts';

/** What a statement of running text says, in one of the few ways in which people say it. */
export type Frame =
  /** `head` stands over them: "three rooms". */
  | { is: 'items'; items: readonly ItemText[]; head?: string }
  | { is: 'people'; people: readonly PersonText[] }
  | { is: 'event'; event: EventText }
  /** Since when there is something: a sentence that stays whole. */
  | { is: 'history' }
  /** Where somebody is found, or what they do: a sentence that stays whole. */
  | { is: 'text' }
  /** What is told beside the name of the whole. */
  | { is: 'told'; text: string }
  /** What was cut from a sentence that another statement is read for, by the index of that. */
  | { is: 'part'; of: number }
  /** Sentences that the cutter took for one: "… and tuna 12. My sister Ana cooks". */
  | { is: 'several'; frames: readonly Frame[] };

export interface Framed {
  statements: Classified[];
  /** By the index of its statement; nothing where it says something else, or more. */
  frames: readonly (Frame | undefined)[];
}

/** Statements that follow each other in one sentence. `starts` are their places in its text. */
interface Unit {
  text: string;
  starts: number[];
  from: number;
}

const between = ', ';

/** A statement of a sentence that visitors may read and that stands for itself. */
const isOpen = (statement: Classified): boolean =>
  statement.sentence !== undefined &&
  statement.key === undefined &&
  statement.text !== '' &&
  statement.quoted === undefined &&
  (isPrintable(statement) || (mayBeSaid(statement) && !isAddressed(statement.text)));

/** What is not sure to be anything else may be said to visitors, unless it is said to whoever makes the site. */
const mayBeSaid = (statement: Classified): boolean =>
  statement.class === 'not_understood' || isUnsureWish(statement);

/** A wish that is surer than this is one. */
const sureWish = 0.7;
const isUnsureWish = ({ class: name, sureness }: Classified): boolean =>
  name === 'page_or_section_wish' && sureness < sureWish;

function unitsOf(statements: readonly Classified[]): Unit[] {
  const units: Unit[] = [];
  let previous: Classified | undefined;
  statements.forEach((statement, index) => {
    const last = units.at(-1);
    if (!isOpen(statement)) {
      previous = undefined;
      return;
    }
    if (last && previous?.sentence === statement.sentence) {
      last.starts.push(last.text.length + between.length);
      last.text += between + statement.text;
    } else units.push({ text: statement.text, starts: [0], from: index });
    previous = statement;
  });
  return units;
}

/** Things as what a statement says. */
function itemsOf(things: readonly { item: ItemText; head?: string }[]): Frame {
  const head = things[0]?.head;
  return { is: 'items', items: things.map(({ item }) => item), ...(head && { head }) };
}

/** Deals the things of a unit out to its statements, by where each stands. */
function dealt(
  things: readonly { item: ItemText; at: number; head?: string }[],
  { starts }: { starts: readonly number[] },
): Frame[] {
  return starts.map((begin, index) => {
    // The words of a sentence may begin before what is left of its first statement.
    const start = index === 0 ? 0 : begin;
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    return itemsOf(things.filter(({ at }) => at >= start && at < end));
  });
}

/** A tale is told; what is surer than this to be one has no list of what is offered in it. */
const sureTale = 0.75;
/** A paragraph is a tale by so many of its sentences. */
const fewestOfTale = 3;
const mostOfTale = 0.6;

const isTold = ({ class: name, sureness }: Classified): boolean => name === 'story' && sureness >= sureTale;

interface Around {
  words: FrameWords;
  /** Paragraphs that tell something, by where they begin. */
  tales: ReadonlySet<number>;
}

const isInTale = ({ sentence }: Classified, { tales }: Around): boolean =>
  tales.has(sentence?.paragraph ?? -1);

/** What is known of a statement by the others of its sentence. */
interface Beside {
  /** An amount of the sentence. */
  currency?: string | undefined;
  /** An amount of the sentences before it. */
  currencyBefore?: string | undefined;
  /** Whether a price that stands before everything that it could be of is one of a list: behind a name it tells more of that. */
  mayBeNameless: boolean;
  /** Whether what stands before it is a list of prices. */
  isAmongPrices: boolean;
}

const isPriceList = (frame: Frame | undefined): boolean =>
  frame?.is === 'items' && frame.items.every(({ price }) => price !== undefined);

/** Whether a statement is a thing with its price, or several, where no frame says so: under a head, "pie 14" of a row. */
const isPriced = (statement: Classified | undefined): boolean =>
  statement?.class === 'item' &&
  (findMoney(statement.text).length > 0 || bareNumbers(statement.text).length > 0);

/** Among prices: a thing that costs nothing, or whose unit or number tells that it has a price. */
const furtherThing = (text: string, currency: string | undefined, words: FrameWords): ItemText | undefined =>
  freeThing(text, words) ?? unitPriced(text) ?? packPriced(text, words, currency);

/** What is listed of a statement that tells no tale: things, people, an event. */
function listedIn(
  statement: Classified,
  { currency, currencyBefore, mayBeNameless, isAmongPrices }: Beside,
  around: Around,
): Frame | undefined {
  const { text } = statement;
  const { words } = around;
  const isTale = isTold(statement) || isInTale(statement, around);
  const listed = pricesBehindWord(text, words);
  if (listed) return { is: 'items', items: listed };
  const priced = pricedThings(text, words, currency);
  const isListed = !priced?.[0]?.isNameless || (mayBeNameless && !isTale);
  const things =
    (isTale ? undefined : offeredThings(text, words, currency)) ?? (isListed ? priced : undefined);
  if (things) return itemsOf(things);
  const further = isAmongPrices ? furtherThing(text, currency ?? currencyBefore, words) : undefined;
  if (further) return { is: 'items', items: [further] };
  const people = mayTellOfPeople(statement, around) ? peopleTold(text, words) : undefined;
  if (people?.every((person) => isSaidOf(person, statement, words))) return { is: 'people', people };
  const event = isTale ? undefined : eventTold(text, words);
  return event && { is: 'event', event };
}

/** "Puddings 6 each", among prices: a thing with a price without a currency, which its unit tells from other numbers. */
function unitPriced(text: string): ItemText | undefined {
  if (findMoney(text).length > 0) return undefined;
  const numbers = bareNumbers(text);
  const [number, ...others] = numbers;
  if (!number || others.length > 0 || !/\p{L}/u.test(text.slice(number.end))) return undefined;
  const [thing] = readPricedItems(text, numbers)?.entries ?? [];
  return thing;
}

/** "Our chef Anna Berg with a photo" asks for something, where it is not sure that it says anything. */
const isSaidOf = ({ note = '' }: PersonText, statement: Classified, words: FrameWords): boolean =>
  isPrintable(statement) || words.qualifies.leading(note) === 0;

/** "My grandfather Albert bought the mill in 1936" is the beginning of a tale. */
const mayTellOfPeople = (statement: Classified, around: Around): boolean =>
  !isInTale(statement, around) && !(statement.class === 'story' && isOfYear(statement.text, around.words));

/** A number ends one sentence and a capital begins the next, where "12. Mi" was taken for a date. */
const seam = /(?<=\p{N})\.\s(?=\p{Lu})/u;

function severalIn(statement: Classified, around: Around): Frame | undefined {
  const sentences = statement.text.split(seam);
  if (sentences.length < 2) return undefined;
  const frames = sentences.map((text) =>
    listedIn({ ...statement, text }, { mayBeNameless: false, isAmongPrices: false }, around),
  );
  return frames.every((frame) => frame !== undefined) ? { is: 'several', frames } : undefined;
}

/** What one statement says by itself. */
function frameOf(statement: Classified, beside: Beside, around: Around): Frame | undefined {
  if (isPriceRule(statement.text)) return undefined;
  const listed = listedIn(statement, beside, around) ?? severalIn(statement, around);
  if (listed) return listed;
  const { text } = statement;
  const { words } = around;
  if (isHistory(text, words)) return { is: 'history' };
  const isSaid = words.place.leading(text) > 0 || saysWork(text, words);
  return isSaid && !isPrintable(statement) ? { is: 'text' } : undefined;
}

/** As far before a sentence a price lends it its currency. */
const mostBefore = 4;

/** An amount of the statements before one. */
function amountBefore(statements: readonly Classified[], index: number): string | undefined {
  for (let at = index - 1; at >= Math.max(0, index - mostBefore); at -= 1) {
    const text = statements[at]?.text ?? '';
    const [money] = findMoney(text);
    if (money) return text.slice(money.start, money.end);
  }
  return undefined;
}

/** A unit of several statements that is nothing but things, each with what is of it. */
function thingsOfUnit(unit: Unit, own: readonly Classified[], words: FrameWords): Frame[] | undefined {
  const isOfThings = !own.some((statement) => isTold(statement) || isPriceRule(statement.text));
  if (own.length < 2 || !isOfThings) return undefined;
  const things = offeredThings(unit.text, words) ?? pricedThings(unit.text, words);
  const frames = things && dealt(things, unit);
  return frames?.every((frame) => frame.is === 'items' && frame.items.length > 0) ? frames : undefined;
}

/** "sleeps 4, £120 a night": of catchwords, a number before all prices is none. */
const isBeforePrices = ({ sentence }: Classified, start: number, money: Span | undefined): boolean =>
  sentence?.isOfCatchwords === true && money !== undefined && start < money.start;

function framesIn(
  unit: Unit,
  statements: readonly Classified[],
  isBehindPrices: boolean,
  around: Around,
): (Frame | undefined)[] {
  const own = unit.starts.flatMap((_, at) => statements[unit.from + at] ?? []);
  const ofThings = thingsOfUnit(unit, own, around.words);
  if (ofThings) return ofThings;
  const [money] = findMoney(unit.text);
  const currency = money && unit.text.slice(money.start, money.end);
  const currencyBefore = amountBefore(statements, unit.from);
  const frames: (Frame | undefined)[] = [];
  for (const [at, statement] of own.entries()) {
    const isAmongPrices = frames.length === 0 ? isBehindPrices : isPriceList(frames.at(-1));
    const mayBeNameless = frames.length === 0 || isAmongPrices;
    const isBefore = isBeforePrices(statement, unit.starts[at] ?? 0, money);
    const ownCurrency = isBefore ? undefined : currency;
    const beside = { currency: ownCurrency, currencyBefore, mayBeNameless, isAmongPrices };
    frames.push(frameOf(statement, beside, around));
  }
  return frames;
}

/** In more pieces than this no sentence tells of a person. */
const mostPieces = 16;

/** The people of a sentence that was cut into pieces which say nothing alone. */
function peopleOf(pieces: readonly Classified[], words: FrameWords) {
  const text = pieces[0]?.sentence?.text ?? '';
  const isWhole = pieces.every(
    (piece) => piece.text !== '' && piece.key === undefined && text.includes(piece.text),
  );
  const isTorn =
    pieces.some((piece) => !isPrintable(piece)) && pieces.every(({ class: name }) => name !== 'identity');
  return isWhole && isTorn && !isAddressed(text) ? peopleTold(text, words) : undefined;
}

/** "Franz, my business partner, runs the workshop": a person whose sentence was cut at its commas is read from the whole of it. */
function peopleInPieces(
  statements: readonly Classified[],
  words: FrameWords,
  frames: (Frame | undefined)[],
): void {
  for (const { from, to } of sentenceSpans(statements)) {
    if (to - from === 1) continue;
    const people = to - from > mostPieces ? undefined : peopleOf(statements.slice(from, to), words);
    if (people)
      for (let at = from; at < to; at += 1)
        frames[at] = at === from ? { is: 'people', people } : { is: 'part', of: from };
  }
}

/** Paragraphs in which several sentences tell something. */
function talesOf(statements: readonly Classified[]): Set<number> {
  const told = statements.filter(({ class: name, sentence }) => name === 'story' && sentence !== undefined);
  const paragraphs = Map.groupBy(told, ({ sentence }) => sentence?.paragraph ?? -1);
  const all = Map.groupBy(statements, ({ sentence }) => sentence?.paragraph ?? -1);
  const isTale = ([at, tale]: [number, Classified[]]) =>
    tale.length >= fewestOfTale && tale.length >= mostOfTale * (all.get(at)?.length ?? 0);
  return new Set([...paragraphs].filter(isTale).map(([at]) => at));
}

const classes: Readonly<Record<Frame['is'], StatementClass>> = {
  items: 'item',
  people: 'person',
  event: 'event',
  history: 'story',
  told: 'identity',
  text: 'fact',
  part: 'person',
  several: 'item',
};

/** What is surely said is no longer what it was taken for; what names the site may offer something beside that. */
const framed = (statement: Classified, frame: Frame | undefined): Classified => {
  const isNaming = statement.class === 'identity' && frame?.is === 'items';
  if (frame === undefined || isNaming || statement.class === classes[frame.is]) return statement;
  return { ...statement, class: classes[frame.is], also: [] };
};

/** Recognises the ways in which people say what they offer, what it costs, who does it, when something is on and since when. */
export function withFrames(statements: readonly Classified[], language: string): Framed {
  const around = { words: frameWordsOf(language), tales: talesOf(statements) };
  const frames: (Frame | undefined)[] = statements.map(() => undefined);
  for (const unit of unitsOf(statements)) {
    const isBehindPrices = isPriceList(frames[unit.from - 1]) || isPriced(statements[unit.from - 1]);
    framesIn(unit, statements, isBehindPrices, around).forEach((frame, at) => {
      frames[unit.from + at] = frame;
    });
  }
  peopleInPieces(statements, around.words, frames);
  for (const row of rowsOfThings(statements, language))
    dealt(row.things, row).forEach((frame, at) => {
      frames[row.from + at] = frame;
    });
  statements.forEach((statement, index) => {
    if (statement.class !== 'identity') return;
    const { text } = statement;
    const items = pricesAtEnd(text, around.words) ?? pricesBehindWhat(text, around.words);
    if (items) frames[index] ??= { is: 'items', items };
  });
  return { statements: statements.map((statement, index) => framed(statement, frames[index])), frames };
}
