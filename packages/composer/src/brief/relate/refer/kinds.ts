import { references, type ValueShape } from '@sitewright/composer-content';
import { escapePattern } from '../../../escape-pattern.ts';
import { type PhraseFinder, phraseFinder } from '../../../phrases.ts';
import { unspaced } from '../../../whole-words.ts';
import type { Classified } from '../../classify/classified.ts';
import { findMoney } from '../../read/entries/scan/money.ts';
import type { Span } from '../../read/entries/scan/tokens.ts';
import { addressOf } from '../../read/identity/contacts/addresses.ts';
import { valuesOf } from '../values.ts';

/** A kind of value that may be named by its kind: "the price of the soup". */
export interface Kind {
  kind: string;
  value?: ValueShape;
  /** Its names where they stand in a text. */
  names: RegExp;
  cues?: PhraseFinder;
}

let made: readonly Kind[] | undefined;

function namesPattern(lists: Readonly<Record<string, readonly string[]>>): RegExp {
  const all = Object.values(lists).flat();
  const longestFirst = [...new Set(all)].toSorted((a, b) => b.length - a.length);
  const of = (names: readonly string[]) => names.map(escapePattern).join('|');
  const open = longestFirst.filter((name) => unspaced.test(name));
  const closed = longestFirst.filter((name) => !unspaced.test(name));
  const word = `(?<![\\p{L}\\p{M}])(?:${of(closed)})(?![\\p{L}\\p{M}])`;
  return new RegExp(open.length > 0 ? `${word}|${of(open)}` : word, 'iu');
}

/** The kinds in the order in which they are looked for: the closest first. */
export function kinds(): readonly Kind[] {
  made ??= references().kinds.map(({ kind, value, names, cues }) => ({
    kind,
    names: namesPattern(names),
    ...(value && { value }),
    ...(cues && { cues: phraseFinder(Object.values(cues).flat()) }),
  }));
  return made;
}

const spanOf = (match: RegExpMatchArray): Span => ({
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
});

/** A code has a digit in it: "4471", "2580#", "A-113". */
const code = /(?<![\p{Ll}\p{Lu}\p{N}£$€.,])[\p{Lu}#*-]{0,4}\d[\p{Lu}\d#*-]{2,11}(?![\p{Ll}\p{Lu}\p{N}])/gu;
/** How old somebody is, alone between commas or with the word for years. */
const age = /(?<![\p{L}\p{N}.,:/-])(?:1[6-9]|[2-9]\d)(?![\p{N}:/-]|[.,]\d)/gu;
const bareAge = /^\s*(?:(?:1[6-9]|[2-9]\d))\s*$/u;

function moneyIn({ text, class: name }: Classified): Span[] {
  const money = findMoney(text);
  if (money.length > 0 || name !== 'item') return money;
  // "Cut 45": in a list of prices the currency is said once.
  const last = valuesOf(text).at(-1);
  return last?.kind === 'number' && last.end === text.length ? [last] : [];
}

function agesIn(text: string, cues: PhraseFinder | undefined): Span[] {
  const spans = [...text.matchAll(age)].map(spanOf);
  return spans.filter(({ start, end }) => {
    const from = Math.max(text.lastIndexOf(',', start), text.lastIndexOf('(', start)) + 1;
    const behind = text.slice(end, end + 14);
    const piece = text.slice(from, start) + text.slice(start, end) + (/^[^,)]*/u.exec(behind)?.[0] ?? '');
    return bareAge.test(piece) || cues?.has(behind) === true || cues?.has(text.slice(from, start)) === true;
  });
}

/** Where values of a kind stand in the text of a statement. */
export function valuesOfKind(statement: Classified, { value, cues }: Kind): Span[] {
  const { text } = statement;
  if (value === 'money') return moneyIn(statement);
  if (value === 'age') return /\d/u.test(text) ? agesIn(text, cues) : [];
  if (value === 'code') return [...text.matchAll(code)].map(spanOf);
  if (value === 'number') return [...text.matchAll(/\d+/gu)].map(spanOf);
  if (value === 'address') {
    const address = addressOf(statement);
    const start = address === undefined ? -1 : text.indexOf(address);
    return address === undefined || start < 0 ? [] : [{ start, end: start + address.length }];
  }
  return value === undefined ? [] : valuesOf(text).filter(({ kind }) => kind === value);
}
