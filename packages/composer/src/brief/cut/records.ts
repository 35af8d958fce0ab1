import { beginsWithDay } from '../read/entries/scan/when.ts';
import type { Cut } from './cut.ts';
import { mergeCuts } from './merge-cuts.ts';
import { isCalendarWord, isMoney } from './prose/values.ts';

/** Cuts of one record: the first is its name, or the first of its values where its name is their key. */
interface RecordRun {
  from: number;
  to: number;
  text: string;
  isItem: boolean;
}

const longestName = 12;
const longestDetail = 5;
const mostDetails = 4;
const fewestOfList = 2;

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter(Boolean);
/** Names of two letters are words of other languages too: "la", "do". */
const isDay = (word: string): boolean => word.length > 2 && isCalendarWord(word.replace(/[,;]$/u, ''));
const isNameLike = (text: string): boolean => {
  const words = wordsOf(text);
  return words.length > 1 && words.length < 5 && words.every((word) => /^\p{Lu}/u.test(word));
};
/** "18:30", "7pm"; "99.99%" is no hour. */
const clock = /(?<![\d.,])(?:[01]?\d|2[0-4])(?:[:.h][0-5]\d|am|pm|h|時)(?![\p{L}\d%])/iu;
/** Names of people are those of months, too: "Mei Tanaka", "April Jones". */
const hasWhen = (text: string): boolean =>
  wordsOf(text).some((word) => clock.test(word)) || (!isNameLike(text) && wordsOf(text).some(isDay));
const hasMoney = (text: string): boolean => wordsOf(text).some(isMoney);
const isColour = (text: string): boolean => text.includes('#');
const hasValue = (text: string): boolean => (/\p{Nd}/u.test(text) || hasWhen(text)) && !isColour(text);
/** "£850 per day", "Monday 18:00": it begins with its value, so that it has no name of its own. */
const isBare = (text: string): boolean => {
  const [first = ''] = wordsOf(text);
  if (
    wordsOf(text).length > longestDetail ||
    (isDay(first) && isNameLike(text.replace(/\s?\(.{0,80}\)$/u, '')))
  )
    return false;
  return hasValue(first) || isMoney(first);
};
const isPricedName = (text: string): boolean => hasMoney(text) && !isBare(text);
/** "14:00 ceremony", "April 12 – cleanup", "Savings 4.10% APY": a thing of its own with its value. */
const isThing = (text: string): boolean => {
  const [first = '', ...rest] = wordsOf(text);
  const isTimed = clock.test(first) && rest.some((word) => /\p{L}{3}/u.test(word) && !isDay(word));
  return (
    isTimed || beginsWithDay(text) || isPricedName(text) || (/^\p{L}{3}/u.test(first) && /\d%/u.test(text))
  );
};
/** How many cuts from `from` on hold. It counts no further than to one too many: of a longer run each cut would count the rest. */
function runLength(cuts: readonly Cut[], from: number, holds: (cut: Cut) => boolean): number {
  const most = from + mostDetails + 1;
  let to = from;
  for (let cut = cuts[to]; cut && to < most && holds(cut); cut = cuts[to]) to += 1;
  return to - from;
}

/** Whether what stands in brackets tells of what stands before them, and is no list of things of their own. */
function areDetails(name: string, details: readonly string[]): boolean {
  if (wordsOf(name).length > longestName || details.filter(isThing).length > 1) return false;
  if (details.length > mostDetails || details.some((text) => wordsOf(text).length > longestDetail))
    return false;
  const isValued = details.filter(hasValue).length * 2 >= details.length;
  return isValued || hasMoney(name) || hasWhen(name) || isNameLike(name);
}

/** "Trapeze (Monday 18:00, 48 € a month)". */
function bracketed(cuts: readonly Cut[], at: number): RecordRun | undefined {
  const name = cuts[at];
  const count = runLength(cuts, at + 1, ({ kind, under }) => kind === 'aside' && under === at);
  if (!name || count === 0) return undefined;
  // "KIDS (up to 12 years)" over its prices is noted of all of them.
  if (name.kind === 'heading' && cuts[at + 1 + count]?.under === at) return undefined;
  const details = cuts.slice(at + 1, at + 1 + count).map(({ text }) => text);
  if (!areDetails(name.text, details)) return undefined;
  return { from: at, to: at + 1 + count, text: `${name.text} (${details.join(', ')})`, isItem: false };
}

/** Whether what stands behind a colon is when, where and for how much; days and hours alone may be when all is open. */
function areValues(values: readonly string[]): boolean {
  if (values.length > mostDetails || values.some((text) => wordsOf(text).length > longestDetail))
    return false;
  if (!values.some(isBare) || values.some(isPricedName)) return false;
  const isPriced = values.some(hasMoney);
  const isPlaced = values.some(hasWhen) && !values.every(hasWhen);
  return isPriced ? values.every((text) => isBare(text) || hasWhen(text)) || isPlaced : isPlaced;
}

/** "Signature comparison (up to 5 documents): £380". */
function headed(cuts: readonly Cut[], at: number): RecordRun | undefined {
  const name = cuts[at];
  if (name?.kind !== 'heading' || wordsOf(name.text).length > longestName) return undefined;
  const count = runLength(cuts, at + 1, ({ kind, under }) => kind === 'key_value' && under === at);
  const values = cuts.slice(at + 1, at + 1 + count).map(({ text }) => text);
  const next = cuts[at + 1 + count];
  if (count === 0 || next?.under === at || hasValue(name.text.replace(/\([^()]{0,80}\)/gu, '')))
    return undefined;
  const isRecord = areValues(values);
  return isRecord
    ? { from: at, to: at + 1 + count, text: `${name.text}: ${values.join(', ')}`, isItem: true }
    : undefined;
}

const bullet = /^(?:[-*•–▪◦]|\d{1,2}[.)])\s/u;

/** "Court attendance: £850 per day, £475 per half day", where the name is no cut of its own. */
function keyed(cuts: readonly Cut[], at: number, prompt: string): RecordRun | undefined {
  const first = cuts[at];
  if (first?.kind !== 'key_value' || first.key === undefined || first.under !== undefined) return undefined;
  const count = runLength(
    cuts,
    at,
    (cut) => cut.kind === 'key_value' && cut.key === first.key && (cut === first || cut.joined === true),
  );
  const values = cuts.slice(at, at + count).map(({ text }) => text);
  if (count < fewestOfList || cuts[at + count]?.key === first.key || !areValues(values)) return undefined;
  const before = cuts[at - 1];
  const isLed =
    first.joined && before?.kind === 'part' && bullet.test(prompt.slice(before.start, before.start + 5));
  const name = isLed ? `${before.text}, ${first.key}` : first.key;
  return { from: isLed ? at - 1 : at, to: at + count, text: `${name}: ${values.join(', ')}`, isItem: true };
}

function recordsIn(cuts: readonly Cut[], prompt: string): RecordRun[] {
  const runs: RecordRun[] = [];
  for (let at = 0; at < cuts.length; at += 1) {
    const run = bracketed(cuts, at) ?? headed(cuts, at) ?? keyed(cuts, at, prompt);
    if (run === undefined || run.from < (runs.at(-1)?.to ?? 0)) continue;
    runs.push(run);
    at = run.to - 1;
  }
  return runs;
}

/** A record as one cut. It stands under what its name, or the key that is its name, stands under. */
function merged(
  cuts: readonly Cut[],
  { from, to, text, isItem }: RecordRun,
  overs: readonly (number | undefined)[],
): Cut {
  const first = cuts[from];
  const last = cuts[to - 1];
  if (!first || !last) throw new RangeError('A record is made of cuts.');
  const { key: _key, under: _under, kind, ...rest } = first;
  const isKeyed = kind === 'key_value' && isItem;
  const under = isKeyed ? overs[from] : first.under;
  const key = isKeyed ? (under === undefined ? undefined : cuts[under]?.text) : first.key;
  return {
    ...rest,
    end: last.end,
    text,
    kind: isItem ? 'list_item' : kind,
    ...(key !== undefined && { key }),
    ...(under !== undefined && { under }),
  };
}

/**
 * What is written as one record is one statement: a name with when, where and for how much it is. Apart, each of its values would
 * lose what it belongs to. `overs` says for each cut which one its key stands under.
 */
export function withRecords(
  cuts: readonly Cut[],
  prompt: string,
  overs: readonly (number | undefined)[],
): Cut[] {
  const runs = recordsIn(cuts, prompt);
  return mergeCuts(
    cuts,
    runs.map((run) => ({ from: run.from, to: run.to, cut: merged(cuts, run, overs) })),
  );
}
