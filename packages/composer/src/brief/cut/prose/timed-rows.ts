import { joining, ranging } from './function-words.ts';
import type { Token } from './tokens.ts';
import { isCalendarWord } from './values.ts';

const hour = '(?:[01]?\\d|2[0-4])';
const clock = new RegExp(
  `^(?:${hour}:[0-5]\\d(?:am|pm)?|${hour}[.:]?(?:[0-5]\\d)?(?:am|pm)|${hour}h(?:[0-5]\\d)?)(?:[–-]${hour}(?:[:.h][0-5]\\d)?(?:am|pm|h)?)?$`,
  'iu',
);
/** Longer words are no hours. */
const longest = 16;
const isClock = (word: string): boolean => word.length <= longest && clock.test(word);
/** "14 Uhr", "20.30 uur": the unit stands apart. */
const unit = /^(?:uhr|uur|heures|ore|horas|hs?)$/iu;
const counted = /^(?:[01]?\d|2[0-4])(?:[.:][0-5]\d)?$/u;

/** "Ore 10:00 messa", "ab 21 Uhr Party". */
const leads = new Set('at from um ab ore alle à dès vers às om vanaf o'.split(' '));

const fewest = 2;
const longestLook = 80;

/** Where what takes place at an hour begins, if a row begins at `at`: "11:15 Panel", "Fri 10:00 Yoga", "14 Uhr Trauung". */
function titleOf(words: readonly string[], at: number): number | undefined {
  const from = isCalendarWord(words[at] ?? '') || leads.has((words[at] ?? '').toLowerCase()) ? at + 1 : at;
  const first = words[from] ?? '';
  const hasUnit = counted.test(first) && unit.test(words[from + 1] ?? '');
  if (!hasUnit && !isClock(first)) return undefined;
  const title = from + (hasUnit ? 2 : 1);
  const word = (words[title] ?? '').toLowerCase();
  const isTitle =
    /^["“«„¿¡\p{L}]/u.test(word) && !ranging.has(word) && !joining.has(word) && !isCalendarWord(word);
  return isTitle ? title : undefined;
}

const parting: ReadonlySet<string> = new Set(['comma', 'semicolon', 'colon', 'stop', 'dash']);
/** Within a row these part nothing; a full stop still ends it. */
const inner: ReadonlySet<string> = new Set(['comma', 'colon', 'dash']);
const asks = /^[?!？！]/u;

/**
 * What takes place at an hour is one thing with all its signs: "11:15 Panel: who pays?, 12:30 Lunch" has a comma between two rows
 * and no other sign. One row is enough where it begins the line. Returns where the rows begin, if there are several.
 */
export function calmRows(text: string, tokens: readonly Token[]): ReadonlySet<number> {
  const words = tokens.map(({ start, end }) => text.slice(start, end));
  const starts = tokens.flatMap((_, at) => {
    const isBehind = at === 0 || parting.has(tokens[at - 1]?.kind ?? '');
    return isBehind && titleOf(words, at) !== undefined ? [at] : [];
  });
  if (starts.length < fewest && starts[0] !== 0) return new Set();
  for (const [row, from] of starts.entries()) calmRow(words, tokens, from, starts[row + 1] ?? tokens.length);
  return new Set(starts.length < fewest ? [] : starts);
}

/** Whether a text begins with an hour and tells what takes place then. */
export function isTimedRow(text: string): boolean {
  const words = text.slice(0, longestLook).split(/\s+/u);
  return titleOf(words, 0) !== undefined;
}

/** The sign right before the next row parts the two. */
function calmRow(words: readonly string[], tokens: readonly Token[], from: number, next: number): void {
  const end = next < tokens.length ? next - 1 : next;
  for (let at = from; at < end; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'stop' && !asks.test(words[at] ?? '')) return;
    if (token && (inner.has(token.kind) || token.kind === 'stop')) token.kind = 'sign';
  }
}
