import type { StatementClass } from '@sitewright/contracts';
import { isForSeveral, isOfVisitors } from '../../visitors.ts';
import { isPostalAddress } from '../address/postal-addresses.ts';
import type { Classified } from '../classify/classified.ts';
import { isAddressed } from '../prose/addressed.ts';
import { type SentenceSpan, sentenceSpans } from '../prose/sentence-spans.ts';
import { bareNumbers, readPricedItems } from '../read/entries/item.ts';
import { findMoney } from '../read/entries/scan/money.ts';
import { smallWords } from '../read/entries/scan/tokens.ts';
import { isNamedPlace } from '../read/identity/place.ts';
import { sectionWordsFor } from '../read/outline/prompt-words.ts';
import { isRefusal } from '../read/outline/refusals.ts';
import { functionOf } from '../read/outline/section-type.ts';
import { hourRangesIn } from '../relate/hour-range.ts';
import { namesIn } from '../relate/wished-rows.ts';
import { saysWhenOpen } from './hours.ts';
import { type OfferedThing, offeredByOthers, offeredThings, rowOfThings } from './offers.ts';
import { isThing } from './thing.ts';
import { bare, type FrameWords, frameWordsOf } from './words.ts';

const longest = 400;
const fewestMembers = 3;
const longestMember = 5;

const sureWish = 0.9;
const sureWishOfRest = 0.6;
/** Clock times, years, telephone numbers: none of them is in the name of a thing. */
const longNumber = /\p{N}\p{N}?[:.]\p{N}|\p{N}{3}/u;
const capital = /^\p{Lu}/u;
/** "EV chargers" has capitals that make no name. */
const capitalised = /^\p{Lu}\p{Ll}/u;

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
const mostBetween = 4;

const mayStandBetween: ReadonlySet<StatementClass> = new Set(['fact', 'story', 'person']);

const saysWhat = (statement: Classified | undefined): boolean =>
  statement?.class === 'identity' || statement?.class === 'meta';

/** Whether what stands before a statement says what the site is of. */
function isBehindWhat(statements: readonly Classified[], index: number): boolean {
  let at = index - 1;
  while (at >= index - mostBetween && mayStandBetween.has(statements[at]?.class ?? 'meta')) at -= 1;
  return saysWhat(statements[at]);
}

/** Surely how it is to look: "Warm, friendly and a bit scruffy". */
const isLook = ({ class: name, sureness }: Classified): boolean =>
  name === 'design_wish' && sureness >= sureWish;

/** Surely something that is wished for. */
const isSureWish = ({ class: name, sureness }: Classified): boolean =>
  (name === 'page_or_section_wish' || name === 'function_wish' || name === 'design_wish') &&
  sureness >= sureWishOfRest;

const namesOf = (things: readonly OfferedThing[]): string[] => things.map(({ item }) => item.name);

/** A row in which each thing has a price without a currency: "Cuts 15, beard 10.50, wash 22". */
function barePriced(text: string, words: FrameWords): OfferedThing[] | undefined {
  const numbers = bareNumbers(text);
  const list = numbers.length >= fewestMembers ? readPricedItems(text, numbers) : undefined;
  const isRead = list?.head === undefined && list?.entries.every(({ name }) => isThing(name, words));
  return isRead ? list?.entries.map((item, at) => ({ item, at: numbers[at]?.start ?? 0 })) : undefined;
}

/** "Licensed, bonded and insured" is how somebody is. */
const areQualities = (names: readonly string[], { offer }: FrameWords): boolean =>
  names.filter((name) => offer.qualities.leading(name) === name.length).length * 2 >= names.length;

/** The things of a text that is nothing but a row of them. */
function bareRow(text: string, words: FrameWords, language: string): OfferedThing[] | undefined {
  // "Open 9 to 5, Sundays 10 to 4, closed in May" is when somebody is there.
  if (findMoney(text).length > 0 || (hourRangesIn(text).length > 0 && saysWhenOpen(text))) return undefined;
  const priced = barePriced(text, words);
  if (priced ?? longNumber.test(text)) return priced;
  const things = rowOfThings(text, words, { fewest: fewestMembers, longestMember });
  const names = namesOf(things ?? []);
  return areNames(names, language) || isForSeveral(names) || areQualities(names, words) ? undefined : things;
}

/** A row of things, and the statements that its sentence was cut into. */
export interface Row {
  things: readonly OfferedThing[];
  /** Where each statement begins in the text. */
  starts: number[];
  /** The index of the first statement. */
  from: number;
}

/** A sentence, or the rest of one behind what the site is of. */
interface Part {
  pieces: readonly Classified[];
  text: string;
  from: number;
  isBehind: boolean;
  /** Whether it is the rest of a sentence, where a capital makes a name. */
  isRest: boolean;
}

/** How many pieces say what the site is of, before others of their sentence: "photographer, Leeds, …". */
function headLength([first, ...others]: readonly Classified[]): number {
  if (first?.class !== 'identity') return 0;
  const end = others.findIndex(({ class: name, text }) => name !== 'identity' || !capitalised.test(text));
  return end < 0 ? 0 : 1 + end;
}

function partOf(statements: readonly Classified[], { from, to }: SentenceSpan, words: FrameWords): Part {
  const pieces = statements.slice(from, to);
  const text = pieces[0]?.sentence?.text ?? '';
  const whole = { pieces, text, from, isBehind: isBehindWhat(statements, from), isRest: false };
  const length = headLength(pieces);
  const head = pieces[length - 1]?.text ?? '';
  const at = head === '' ? -1 : text.indexOf(head);
  // "Our farm shop sells eggs, cider and cheese": who offers the things is no head of their row.
  if (at < 0 || toldIn(whole, words)) return whole;
  const rest = bare(text.slice(at + head.length));
  return { pieces: pieces.slice(length), text: rest, from: from + length, isBehind: true, isRest: true };
}

/** Behind a wish for a site a row without a verb is what is to be on it; a town, or somebody's name, is nothing that is offered. */
function isBareRest(names: readonly string[], part: Part, wish: string, language: string): boolean {
  const { pages } = sectionWordsFor(language);
  const isWish = smallWords(wish).some((word) => pages.has(word)) || part.pieces.some(isSureWish);
  const hasName = !capitalsNouns.has(language) && names.some((name) => capitalised.test(name));
  return !isWish && !hasName && !names.some(isNamedPlace);
}

/** The things of a part that says who offers them. */
function toldIn({ pieces, text, from, isBehind }: Part, words: FrameWords): OfferedThing[] | undefined {
  const isOfOthers = isBehind || (from === 0 && words.owners.leading(text) > 0);
  const said = isOfOthers ? offeredByOthers(text, words) : undefined;
  if (said || isAddressed(text)) return said;
  return isBehind || pieces.length > 1 ? offeredThings(text, words) : undefined;
}

function plainIn(part: Part, wish: string, words: FrameWords, language: string): OfferedThing[] | undefined {
  const { text, isBehind, isRest } = part;
  const things = isBehind && !isAddressed(text) ? bareRow(text, words, language) : undefined;
  return things && (!isRest || isBareRest(namesOf(things), part, wish, language)) ? things : undefined;
}

/** "Booking form with date, team size and room": its fields are no things that are offered. */
const asksForForm = ({ pieces }: Part, tag: string): boolean =>
  pieces.some(
    ({ class: name, text }) => name === 'function_wish' && functionOf(text, sectionWordsFor(tag)) === 'form',
  );

function rowOf(
  part: Part,
  wish: string,
  words: FrameWords,
  tag: string,
): readonly OfferedThing[] | undefined {
  if (
    part.pieces.some((piece) => isLook(piece) || isPostalAddress(piece.text)) ||
    isOfVisitors(part.text) ||
    asksForForm(part, tag)
  )
    return undefined;
  const [language = ''] = tag.split('-');
  const things = toldIn(part, words) ?? plainIn(part, wish, words, language) ?? [];
  const names = namesOf(things);
  // "No contracts, no joining fee, no mirrors" is nothing that there is.
  const isRow = names.length >= fewestMembers && !areWishes(names, language) && !names.some(isRefusal);
  return isRow ? things : undefined;
}

/** What stands under what the site is of has no other key: "Lawn care in Tulsa: mowing, edging". */
const isOwn = ({ key, quoted }: Classified, before: Classified | undefined): boolean =>
  quoted === undefined && (key === undefined || key === before?.text);

/**
 * The rows of things, each a sentence of nothing else, whatever its pieces look like by themselves: "I do hedges, lawns and patios";
 * behind what the site is of without a verb, too: "Plumber in Leeds. Leaks, blocked drains and boilers."
 */
export function rowsOfThings(statements: readonly Classified[], tag: string): Row[] {
  const words = frameWordsOf(tag);
  return sentenceSpans(statements).flatMap((span) => {
    const part = partOf(statements, span, words);
    const { pieces, text, from } = part;
    if (text.length > longest) return [];
    const head = part.isRest ? statements[from - 1] : undefined;
    const starts = pieces.map((piece) => text.indexOf(piece.text));
    const isWhole = starts.every((start) => start >= 0) && pieces.every((piece) => isOwn(piece, head));
    const things = isWhole ? rowOf(part, head?.text ?? '', words, tag) : undefined;
    return things ? [{ things, starts, from }] : [];
  });
}

/** What stands in such a row is an item, and nobody's name. */
export function withRows(statements: readonly Classified[], tag: string): Classified[] {
  const listed = new Set(
    rowsOfThings(statements, tag).flatMap(({ from, starts }) => starts.map((_, at) => from + at)),
  );
  return statements.map((statement, index) =>
    listed.has(index) && !(index === 0 && saysWhat(statement))
      ? { ...statement, class: 'item', also: [] }
      : statement,
  );
}
