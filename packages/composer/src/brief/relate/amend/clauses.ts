import { conjunctions } from '../../cut/prose/function-words.ts';
import { pronounWords } from '../../frames/words.ts';
import type { Span } from '../../read/entries/scan/tokens.ts';
import { toldAddressIn } from '../../read/identity/contacts/addresses.ts';
import { discourseWords } from '../discourse-words.ts';
import { clockIn, hourRangesIn } from '../hour-range.ts';
import { dayRunsIn, daySpansIn, daysIn, type Value, valuesOf } from '../values.ts';

/** What a clause says of the hours: when they begin, when they end, or both. */
type Edge = 'from' | 'to' | 'range';

/** One thing that holds instead of another. */
export interface Clause {
  text: string;
  kind: Value['kind'] | 'address' | 'hours' | 'day';
  value: Span & { text: string };
  edge?: Edge;
}

const joins = [...conjunctions, 'plus'].join('|');
const parting = new RegExp(`(?:[,;.]\\s|\\s)(?:${joins})\\s|[,;.]\\s`, 'giu');

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(parting)) {
    pieces.push(text.slice(from, index));
    from = index + sign.length;
  }
  const said = [...pieces, text.slice(from)].filter((piece) => piece.trim() !== '' && !isOld(piece));
  return withNamed(said);
}

/** "the sourdough went up, it's 4.50 now": of what the piece before it names. */
const withNamed = (pieces: readonly string[]): string[] =>
  pieces.map((piece, at) => {
    const before = pieces[at - 1];
    const isOfBefore = before !== undefined && valuesOf(before).length === 0 && daysIn(before).length === 0;
    const isNameless =
      pronounWords().leading(piece.trim()) > 0 || discourseWords().nows.leading(piece.trim()) > 0;
    return isOfBefore && isNameless ? `${before} ${piece}` : piece;
  });

/** "…, not at 7pm": what no longer holds. */
const isOld = (piece: string): boolean =>
  [...piece.trim().matchAll(discourseWords().instead)].some(({ index }) => index === 0) ||
  discourseWords().denies.leading(piece.trim()) > 0;

/** "We close at 4", "open 10 to 3". */
function hoursIn(text: string): Clause | undefined {
  const { opens, closes } = discourseWords();
  const [range] = hourRangesIn(text);
  const isOpening = opens.has(text);
  const isClosing = closes.has(text);
  if (isOpening === isClosing) return undefined;
  if (range)
    return {
      text,
      kind: 'hours',
      edge: 'range',
      value: { ...range, text: text.slice(range.start, range.end) },
    };
  const clock = clockIn(text);
  const edge = isClosing ? 'to' : 'from';
  return (
    clock && { text, kind: 'hours', edge, value: { ...clock, text: text.slice(clock.start, clock.end) } }
  );
}

/** The clause that a piece is; nothing where it has no value, or more than one. */
function clauseOf(text: string): Clause | undefined {
  const hours = hoursIn(text);
  if (hours) return hours;
  const all = valuesOf(text);
  const values = all.filter(({ kind }) => kind !== 'number');
  const [value = all.length === 1 ? all[0] : undefined] = values;
  if (all.length === 0) return dayIn(text);
  // "Maud has moved to Sat 6pm": the hour and its day move together.
  if (value?.kind === 'time' && daysIn(text).length > 0) return undefined;
  // "the 28th" counts nothing.
  if (value && /^(?:st|nd|rd|th)(?!\p{L})/iu.test(text.slice(value.end))) return undefined;
  return value && values.length < 2 ? { text, kind: value.kind, value } : undefined;
}

/** "the class is on Wednesdays now": another day, and nothing else. */
function dayIn(text: string): Clause | undefined {
  const [day, ...others] = daySpansIn(text);
  return day && others.length === 0 ? { text, kind: 'day', value: day } : undefined;
}

/** "Tuesday and Friday": several days, and nothing else. */
function daysAlone(written: string): Clause | undefined {
  const text = written.trim().replace(/[.!]$/u, '');
  const [run] = dayRunsIn(text);
  const isAlone = run?.start === 0 && run.end === text.length;
  return isAlone ? { text, kind: 'day', value: { ...run, text } } : undefined;
}

/** The clauses of a text that give a value each. */
export function clausesOf(text: string): Clause[] {
  const days = daysAlone(text);
  if (days) return [days];
  const address = toldAddressIn(text);
  if (address === undefined) return piecesOf(text).flatMap((piece) => clauseOf(piece) ?? []);
  const start = text.indexOf(address);
  const told: Clause = {
    text: address,
    kind: 'address',
    value: { start: 0, end: address.length, text: address },
  };
  const rest = `${text.slice(0, start)}; ${text.slice(start + address.length)}`;
  return [told, ...piecesOf(rest).flatMap((piece) => clauseOf(piece) ?? [])];
}
