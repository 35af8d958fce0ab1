import type { StatementClass } from '@sitewright/contracts';
import { isForSeveral } from '../../visitors.ts';
import type { Classified } from '../classify/classified.ts';
import { conjunctions, continuing, subjects, subordinating } from '../cut/prose/function-words.ts';
import { findMoney } from '../read/entries/scan/money.ts';
import { countWords } from '../read/entries/scan/tokens.ts';
import { beginsWithDay } from '../read/entries/scan/when.ts';
import { isPrintable } from '../read/outline/heads.ts';
import { discourseWords } from '../relate/discourse-words.ts';
import { isAddressed } from './addressed.ts';

/** From this on a piece that is said to the maker, or that names the site, is a statement of its own. */
const apartFrom = 0.6;
const fewestApart = 2;

/** "…, because he had the wood": background that hangs on what it stands behind says nothing by itself, to nobody. */
const hangs = ({ class: name, joined, text }: Classified): boolean =>
  name === 'context' && joined === true && discourseWords().depends.leading(text) > 0 && !isAddressed(text);

/** Whether a piece is surely no part of what visitors read in its sentence. */
export const staysApart = (piece: Classified): boolean => isApart(piece) && !hangs(piece);

const isApart = ({ kind, under, class: name, sureness, text, isWish }: Classified): boolean =>
  kind === 'markup' ||
  isWish === true ||
  (kind === 'key_value' && under === undefined) ||
  name === 'identity' ||
  discourseWords().withdraws.leading(text) > 0 ||
  (!isPrintable({ class: name }) &&
    name !== 'not_understood' &&
    sureness >= apartFrom &&
    countWords(text) >= fewestApart);

const starters = [conjunctions, continuing, subjects, subordinating];

/** Whether a piece begins as a clause that hangs on another one does. */
function isClause(text: string): boolean {
  const [first = ''] = text.toLowerCase().split(/[\s,]/u, 1);
  return starters.some((words) => words.has(first));
}

/** How much of a piece's reading must be sure, on average, to take it for an entry of a list. */
const sure = 0.7;
const longestEntry = { bare: 6, priced: 12 };
const fewestBare = 3;

const isEntry = ({ text }: Classified, longest: number): boolean =>
  countWords(text) <= longest && !isClause(text);

const isPriced = (piece: Classified): boolean =>
  findMoney(piece.text).length > 0 && isEntry(piece, longestEntry.priced);

/** Pieces without the heads that they stand under. */
function entriesOf(pieces: readonly Classified[], from: number): Classified[] {
  const heads = new Set(pieces.map(({ under }) => under));
  return pieces.filter((_, at) => !heads.has(from + at));
}

/** "April 12 – Scioto cleanup, May 3 – Paddle & pick": what begins with its day is no sentence, whatever it was read as. */
function isDatedList(pieces: readonly Classified[], from: number): boolean {
  const entries = entriesOf(pieces, from);
  return (
    entries.length > 1 &&
    entries.every(({ text }) => beginsWithDay(text) && countWords(text) <= longestEntry.priced)
  );
}

const meanSureness = (pieces: readonly Classified[]): number =>
  pieces.reduce((sum, { sureness }) => sum + sureness, 0) / pieces.length;

const sortOf = ({ class: name }: Classified): string =>
  name === 'item' || name === 'fact' || name === 'event' ? 'thing' : name;

/** Whether pieces are some of those under a head, which has others. */
function areSome(statements: readonly Classified[], from: number, to: number): boolean {
  const { under, sentence } = statements[to - 1] ?? {};
  if (under === undefined || statements[under]?.sentence !== sentence) return false;
  return under < from && [from - 1, to].some((at) => at !== under && statements[at]?.under === under);
}

/**
 * Whether the pieces of a sentence are a list: each is understood, stands for itself and is of the sort of the others; or they are
 * among those of one.
 */
export function isTorn(statements: readonly Classified[], from: number, to: number): boolean {
  if (areSome(statements, from, to)) return true;
  const pieces = statements.slice(from, to);
  const [first] = pieces;
  if (isDatedList(pieces, from)) return true;
  if (isForSeveral(pieces.map(({ text }) => text))) return false;
  if (!first || meanSureness(pieces) < sure || pieces.some(({ class: name }) => name === 'not_understood'))
    return false;
  const priced = pieces.filter(isPriced).length;
  // "Heels $15, soles $45, polish $10, while you wait": most are things with prices, the rest stands beside them.
  if (entriesOf(pieces, from).every(isPriced) || (priced > 1 && priced * 2 > pieces.length)) return true;
  // Of a thing with one price the rest tells more: "Weekend courses, two days, £160 including lunch".
  if (priced === 1) return false;
  return (
    pieces.length >= fewestBare &&
    pieces.every((piece) => sortOf(piece) === sortOf(first) && isEntry(piece, longestEntry.bare))
  );
}

const wishes: ReadonlySet<StatementClass> = new Set([
  'page_or_section_wish',
  'function_wish',
  'design_wish',
  'prohibition',
]);

/** Whether most pieces of a sentence are wishes, or likeliest so: they are a list of them, however short its names are. */
export const areWishes = (pieces: readonly Classified[]): boolean =>
  pieces.filter(({ class: name, also }) => wishes.has(name === 'not_understood' ? (also[0] ?? name) : name))
    .length *
    2 >
  pieces.length;
