import { findMoney } from './scan/money.ts';
import { isUnit, priceStart, shortUnitEnd } from './scan/price.ts';
import { type Segment, segmentsOf } from './scan/segments.ts';
import { countWords, type Span } from './scan/tokens.ts';
import { joinParts, trimSeparators, unwrap } from './scan/trim.ts';

/** A name with its price. `detail` is all that stands with them and is neither. */
export interface Priced {
  name: string;
  price: string;
  detail?: string;
}

/** What the prices of a text are of. `head` stands over several: "Subs: adults £40, juniors £15". */
export interface PriceList {
  head?: string;
  entries: Priced[];
}

/** A stretch of a text with at most one amount: what stands before it, the price, and what follows. */
interface Piece {
  before: string;
  price?: string;
  after: string;
  separator: string;
}

interface Draft {
  name: string;
  price: string;
  details: string[];
}

const joining = /^(?:and|or|und|oder|y|o|e|et|ou|og|och|en)(?:\s|$)/iu;
const withoutJoin = (text: string) => text.replace(joining, '');

/** Cuts one segment behind each of its amounts. */
function piecesOf(segment: Segment, amounts: readonly Span[], text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = segment.start;
  amounts.forEach((amount, at) => {
    const isLast = at === amounts.length - 1;
    const start = Math.max(from, priceStart(text, amount.start));
    const before = text.slice(from, start);
    const tail = isLast ? text.slice(amount.end, segment.end) : '';
    const end = isLast ? amount.end + unitLength(tail, before) : shortUnitEnd(text, amount);
    pieces.push({
      before: trimSeparators(before.replace(/[([（]\s*$/u, '').replace(/^\s*[)\]）]/u, '')),
      price: text.slice(start, end).trim(),
      after: isLast ? text.slice(end, segment.end).replace(/^\s*[)\]）]/u, '') : '',
      separator: at === 0 ? segment.before : '',
    });
    from = end;
  });
  return pieces.length > 0 ? pieces : [{ before: '', after: segment.text, separator: segment.before }];
}

/** How much of what follows an amount belongs to it: a unit, or a word or two behind a name. */
function unitLength(tail: string, before: string): number {
  const bracket = tail.search(/[()（）]/);
  const near = bracket < 0 ? tail : tail.slice(0, bracket);
  const words = countWords(near);
  const isPart = isUnit(near) ? words <= 5 : before.trim() !== '' && words <= 2;
  return isPart ? near.trimEnd().length : 0;
}

function startsEntry({ before, price }: Piece, pending: readonly string[]): boolean {
  return price !== undefined && (withoutJoin(before) !== '' || pending.length > 0);
}

/** A bracket that the price closes: "Beginners (5 days, £320)". */
function withoutOpenBracket(name: string): { name: string; aside: string } {
  const open = Math.max(name.lastIndexOf('('), name.lastIndexOf('（'));
  const isOpen = open > 0 && !/[)）]/u.test(name.slice(open));
  return isOpen ? { name: name.slice(0, open), aside: name.slice(open + 1) } : { name, aside: '' };
}

const isUnitOnly = (after: string) => trimSeparators(after) === '' || isUnit(after);

function addToLast(last: Draft, piece: Piece): void {
  const isBare = piece.price !== undefined && piece.before === '' && trimSeparators(piece.after) === '';
  const isOther =
    piece.price !== undefined &&
    withoutJoin(piece.before) === '' &&
    piece.before !== '' &&
    isUnitOnly(piece.after);
  if (isBare && !last.details.length) last.price = `${last.price}, ${piece.price}`;
  else if (isOther && !last.details.length)
    last.price = `${last.price} ${piece.before} ${[piece.price, piece.after.trim()].filter(Boolean).join(' ')}`;
  else last.details.push([piece.before, piece.price ?? '', piece.after.trim()].filter(Boolean).join(' '));
}

/** A name before a colon is the head of what follows when that has several prices of their own. */
function takeHead(pieces: Piece[]): string | undefined {
  const [first, second] = pieces;
  const named = pieces.filter(({ before, price }) => price !== undefined && before !== '');
  const isHead = first?.price === undefined && (second?.separator === ':' || second?.separator === '：');
  if (!isHead || named.length < 2) return undefined;
  pieces.shift();
  return first?.after.trim();
}

/** "Sleeps 6, 3 bedrooms, £145 a night": measures are no name of what has such a price. */
function isOfMeasures(pieces: readonly Piece[]): boolean {
  const at = pieces.findIndex(({ price }) => price !== undefined);
  const { before = '', price = '' } = pieces[at] ?? {};
  const hasPeriod = /\d\D?\s?(?:\/|\p{L}{1,3}\s)\p{L}{3,}$/u.test(price);
  return at > 0 && before === '' && hasPeriod && pieces.slice(0, at).every(({ after }) => /\d/u.test(after));
}

function draftsOf(pieces: readonly Piece[]): Draft[] | undefined {
  const drafts: Draft[] = [];
  let pending: string[] = [];
  for (const piece of pieces) {
    const last = drafts.at(-1);
    if (startsEntry(piece, pending)) {
      const [name = '', ...details] = [...pending, piece.before].filter((part) => part !== '');
      if (piece.after !== '') details.push(piece.after);
      drafts.push({ name: last ? withoutJoin(name) : name, price: piece.price ?? '', details });
      pending = [];
    } else if (last) {
      addToLast(last, piece);
    } else if (piece.price === undefined) {
      pending.push(piece.after);
    } else return undefined;
  }
  return drafts;
}

/** The only price before its name: "$5 Espresso". */
function priceFirst(pieces: readonly Piece[]): Draft[] | undefined {
  const [first, ...rest] = pieces;
  const isFirst = first?.price !== undefined && first.before === '' && trimSeparators(first.after) !== '';
  if (!isFirst || rest.some(({ price }) => price !== undefined)) return undefined;
  return [{ name: first.after.trim(), price: first.price ?? '', details: rest.map(({ after }) => after) }];
}

/** "… £55 and cupcakes (12 for £30)": the brackets tell the price of something else. */
const another = /(?:,\s|\s(?:and|und|y|et|e|en)\s)\p{L}{3,}[^,]{0,60}$/u;

/** Amounts in brackets are asides of the amounts outside, unless another thing stands between. */
function mainAmounts(text: string, amounts: readonly Span[]): readonly Span[] {
  let depth = 0;
  let at = 0;
  let open = 0;
  let last = 0;
  const outside = amounts.filter(({ start, end }) => {
    for (; at < start; at += 1) {
      const sign = text.charAt(at);
      if ('([（'.includes(sign)) {
        depth += 1;
        open = at;
      } else if (')]）'.includes(sign)) depth = Math.max(0, depth - 1);
    }
    const isMain = depth === 0 || (last > 0 && last < open && another.test(text.slice(last, open)));
    if (isMain) last = end;
    return isMain;
  });
  return outside.length > 0 ? outside : amounts;
}

/**
 * Reads the prices of a text, each with its name. Every word of the text is in an entry or the head; nothing where a price has
 * no name.
 */
export function readPrices(text: string, amounts: readonly Span[] = findMoney(text)): PriceList | undefined {
  if (amounts.length === 0) return undefined;
  const main = mainAmounts(text, amounts);
  let next = 0;
  const pieces = segmentsOf(text).flatMap((segment) => {
    const own: Span[] = [];
    for (let span = main[next]; span && span.start < segment.end; span = main[next]) {
      own.push(span);
      next += 1;
    }
    return piecesOf(segment, own, text);
  });
  if (isOfMeasures(pieces)) return undefined;
  const head = takeHead(pieces);
  const drafts = draftsOf(pieces) ?? priceFirst(pieces);
  if (!drafts?.length) return undefined;
  const entries = drafts.map(({ name: written, price, details }) => {
    const { name, aside } = withoutOpenBracket(written);
    const detail = joinParts(aside === '' ? details : [aside, ...details]);
    return { name: unwrap(trimSeparators(name)), price, ...(detail ? { detail } : {}) };
  });
  return { ...(head ? { head } : {}), entries };
}
