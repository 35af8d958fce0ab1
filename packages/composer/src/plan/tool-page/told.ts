import { toolPages, tools } from '@sitewright/composer-content';
import { placesOfWord, unspaced } from '../../whole-words.ts';
import { numberOf } from '../../written-numbers.ts';

export interface Duration {
  seconds: number;
  /** What stands right beside it speaks of a break. */
  isRest: boolean;
}

const reach = 24;
const hour = 3600;

const unitSeconds = (unit: string): number => {
  const { minutes, seconds } = tools().time;
  if (seconds.includes(unit) || unit === 's') return 1;
  return minutes.includes(unit) || unit === "'" ? 60 : hour;
};

/** How far a text goes before the next number. */
const upToNumber = (text: string): string => text.split(/\p{N}/u)[0]?.slice(0, reach) ?? '';

const nearest = (text: string, words: readonly string[]): number =>
  Math.min(...words.flatMap((word) => placesOfWord(text, word).map(({ start }) => start)), Infinity);

/** The times that a text names, in its order. "3, 5 and 10 minutes" are three. */
export function durationsIn(text: string): Duration[] {
  const { minutes, seconds } = tools().time;
  const units = [...minutes, ...seconds, 's', "'", 'hours?', 'stunden?', 'heures?', 'horas?'].join('|');
  const pattern = new RegExp(
    `(\\d{1,3}(?:[.,]\\d)?(?:\\s?(?:,|/|\\p{L}{1,4}\\s)\\s?\\d{1,3}){0,6})[\\s-]?(${units})(?!\\p{L})`,
    'giu',
  );
  const small = text.toLowerCase();
  return [...small.matchAll(pattern)].flatMap((found) => {
    const [whole, numbers = '', unit = ''] = found;
    const behind = upToNumber(small.slice(found.index + whole.length));
    const { off, work } = toolPages();
    const isRest = nearest(behind, off) < nearest(behind, work);
    const inRow = numbers.match(/\d{1,3}(?:[.,]\d(?!\d))?/gu) ?? [];
    return inRow.map((number) => ({
      seconds: Number(number.replace(',', '.')) * unitSeconds(unit),
      isRest,
    }));
  });
}

/** In letters, with the space behind it. */
const longestNumber = 16;

/** The number right before or behind one of some words: "8 rounds", "ラウンド 8". */
export function countOf(text: string, words: readonly string[]): number | undefined {
  const small = text.toLowerCase();
  for (const { start, end } of words.flatMap((word) => placesOfWord(small, word))) {
    const before = /(\d{1,3})\s?\p{L}{0,3}\s?$/u.exec(small.slice(0, start));
    const behind = /^\s?[:：x×]\s?(\d{1,3})/u.exec(small.slice(end));
    const count = before?.[1] ?? behind?.[1];
    if (count) return Number(count);
    const written = numberOf(
      small
        .slice(Math.max(0, start - longestNumber), start)
        .trimEnd()
        .split(/\s/u)
        .at(-1) ?? '',
    );
    if (written && written > 1) return written;
  }
  return undefined;
}

/** Things in a row, and what stands before the colon in front of them. */
export interface Row {
  head: string;
  items: string[];
}

const parting = /[,;、،，・]/u;
const lastTwo = /\s(?:and|or|und|oder|et|ou|y|o|e|en|of|i|oraz|ve)\s/iu;
const longestItem = 60;

/** A list at its commas, but for those in brackets; the last two may have a word between them. */
export function partsOf(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const [at, sign] of [...list].entries()) {
    if ('(（['.includes(sign)) depth += 1;
    if (')）]'.includes(sign)) depth -= 1;
    if (depth > 0 || !parting.test(sign)) continue;
    parts.push([...list].slice(from, at).join(''));
    from = at + 1;
  }
  parts.push([...list].slice(from).join(''));
  const last = parts.pop() ?? '';
  const isRow = parts.length > 0 && !/[(（]/u.test(last.split(lastTwo)[0] ?? '');
  return [...parts, ...(isRow ? last.split(lastTwo) : [last])].map(trimmed).filter(Boolean);
}

const trimmed = (text: string): string =>
  text
    .replace(/^[\s•*–—-]+/u, '')
    .replace(/(?<![\s.!?。！？;:：])[\s.!?。！？;:：]+$/u, '')
    .replace(/^(?:and|und|et|y|e|en|i|oraz|ve)\s+/iu, '')
    .trim();

const fewest = 2;

/** The rows of things that sentences list, those behind a colon first. */
export function rowsIn(told: readonly string[]): Row[] {
  const keyed = told.flatMap((sentence): Row[] => {
    const at = /[:：–—](?!\d)/u.exec(sentence)?.index;
    if (at === undefined) return [];
    return [{ head: sentence.slice(0, at).trim(), items: partsOf(sentence.slice(at + 1)) }];
  });
  const listed = told.map((sentence): Row => ({ head: '', items: partsOf(sentence) }));
  return [...keyed, ...listed].filter(
    ({ items }) => items.length >= fewest && items.every((item) => item.length <= longestItem),
  );
}

/** The lines of a list that is written one a line behind its head. */
export function linesIn(told: readonly string[]): string[] {
  const lines = told.slice(1).filter((line) => line.length <= longestItem && !/[.!?。！？]$/u.test(line));
  return lines.length >= fewest ? lines.map(trimmed) : [];
}

/** Words of more than a letter, as scripts without spaces have no others. */
export const isShort = (text: string, most: number): boolean =>
  unspaced.test(text) ? text.length <= most * 4 : text.split(/\s+/u).length <= most;
