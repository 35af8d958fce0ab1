import type { Classified } from '../classify/classified.ts';
import { isAddressed } from '../prose/addressed.ts';
import { sentenceSpans } from '../prose/sentence-spans.ts';
import { bareNumbers, readPricedItems } from '../read/entries/item.ts';
import { findMoney } from '../read/entries/scan/money.ts';
import { countWords } from '../read/entries/scan/tokens.ts';
import { namesIn } from '../relate/wished-rows.ts';
import { type OfferedThing, offeredThings, rowOfThings } from './offers.ts';
import { isThing } from './thing.ts';
import { type FrameWords, frameWordsOf } from './words.ts';

const longest = 400;
const fewestMembers = 3;
const longestMember = 5;

const sureWish = 0.9;
/** Clock times, years, telephone numbers: none of them is in the name of a thing. */
const longNumber = /\p{N}\p{N}?[:.]\p{N}|\p{N}{3}/u;
const capital = /^\p{Lu}/u;

/** Whose nouns have a capital wherever they stand. */
const capitalsNouns = new Set(['de']);

/** "Leeds, Bradford and Wakefield" are places or people. */
const areNames = (names: readonly string[], language: string): boolean =>
  !capitalsNouns.has(language) && names.slice(1).every((name) => capital.test(name));

/** "Menu, prices and a map" are sections. */
function areWishes(names: readonly string[], language: string): boolean {
  const known = namesIn(language);
  return names.filter((name) => known.has(name.toLowerCase())).length * 2 >= names.length;
}

/** Facts that may stand between what the site is of and the row of what there is: "Open every day." */
const mostBetween = 2;

/** Whether what stands before a statement says what the site is of. */
function isBehindWhat(statements: readonly Classified[], index: number): boolean {
  let at = index - 1;
  while (at >= index - mostBetween && statements[at]?.class === 'fact') at -= 1;
  const { class: name } = statements[at] ?? {};
  return name === 'identity' || name === 'meta';
}

/** Surely how it is to look: "Warm, friendly and a bit scruffy". */
const isLook = ({ class: name, sureness }: Classified): boolean =>
  name === 'design_wish' && sureness >= sureWish;

const namesOf = (things: readonly OfferedThing[]): string[] => things.map(({ item }) => item.name);

/** "Lessons for children, adults and beginners" is one thing, and whom it is for. */
const isOfFirst = ([first = '', ...others]: readonly string[]): boolean =>
  countWords(first) > 2 && others.every((name) => countWords(name) === 1);

/** A row in which each thing has a price without a currency: "Cuts 15, beard 10.50, wash 22". */
function barePriced(text: string, words: FrameWords): OfferedThing[] | undefined {
  const numbers = bareNumbers(text);
  const list = numbers.length >= fewestMembers ? readPricedItems(text, numbers) : undefined;
  const isRead = list?.head === undefined && list?.entries.every(({ name }) => isThing(name, words));
  return isRead ? list?.entries.map((item, at) => ({ item, at: numbers[at]?.start ?? 0 })) : undefined;
}

/** The things of a text that is nothing but a row of them. */
function bareRow(text: string, words: FrameWords, language: string): OfferedThing[] | undefined {
  if (findMoney(text).length > 0) return undefined;
  const priced = barePriced(text, words);
  if (priced ?? longNumber.test(text)) return priced;
  const things = rowOfThings(text, words, { fewest: fewestMembers, longestMember });
  if (!things) return undefined;
  const names = namesOf(things);
  return areNames(names, language) || isOfFirst(names) ? undefined : things;
}

/** A row of things, and the statements that its sentence was cut into. */
export interface Row {
  things: readonly OfferedThing[];
  /** Where each statement begins in the text. */
  starts: number[];
  /** The index of the first statement. */
  from: number;
}

function rowOf(
  pieces: readonly Classified[],
  text: string,
  isBehind: boolean,
  tag: string,
): readonly OfferedThing[] | undefined {
  if (pieces.some(isLook) || isAddressed(text)) return undefined;
  const words = frameWordsOf(tag);
  const [language = ''] = tag.split('-');
  const told = pieces.length > 1 ? offeredThings(text, words) : undefined;
  const things = told ?? (isBehind ? bareRow(text, words, language) : undefined) ?? [];
  const isRow = things.length >= fewestMembers && !areWishes(namesOf(things), language);
  return isRow ? things : undefined;
}

/**
 * The rows of things, each a sentence of nothing else, whatever its pieces look like by themselves: "I do hedges, lawns and patios";
 * behind what the site is of without a verb, too: "Plumber in Leeds. Leaks, blocked drains and boilers."
 */
export function rowsOfThings(statements: readonly Classified[], tag: string): Row[] {
  return sentenceSpans(statements).flatMap(({ from, to }) => {
    const pieces = statements.slice(from, to);
    const { text = '' } = pieces[0]?.sentence ?? {};
    if (text.length > longest) return [];
    const starts = pieces.map((piece) => text.indexOf(piece.text));
    const isWhole =
      starts.every((start) => start >= 0) && pieces.every(({ key, quoted }) => !(key ?? quoted));
    const things = isWhole ? rowOf(pieces, text, isBehindWhat(statements, from), tag) : undefined;
    return things ? [{ things, starts, from }] : [];
  });
}

/** What stands in such a row is an item, and nobody's name. */
export function withRows(statements: readonly Classified[], tag: string): Classified[] {
  const listed = new Set(
    rowsOfThings(statements, tag).flatMap(({ from, starts }) => starts.map((_, at) => from + at)),
  );
  return statements.map((statement, index) =>
    listed.has(index) ? { ...statement, class: 'item', also: [] } : statement,
  );
}
