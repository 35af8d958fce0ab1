import type { FactChange } from './fact-changes.ts';

/** Where a fact stands in a text, and what is to stand there. */
export interface Found {
  start: number;
  end: number;
  next: string;
}

const isPartOfWord = (character: string | undefined): boolean => /[\p{L}\p{N}]/u.test(character ?? '');

/** Kinds of dashes and of spaces are one. */
const folded = (text: string): string => text.replaceAll(/[–—−]/gu, '-').toLowerCase();

function* placesOf(text: string, words: string): Generator<{ start: number; end: number }> {
  const [all, wanted] = [folded(text), folded(words.replaceAll(/\s+/gu, ' ').trim())];
  if (wanted === '' || all.length !== text.length) return;
  for (let start = all.indexOf(wanted); start >= 0; start = all.indexOf(wanted, start + 1)) {
    const end = start + wanted.length;
    const isCut =
      (isPartOfWord(wanted[0]) && isPartOfWord(all[start - 1])) ||
      (isPartOfWord(wanted.at(-1)) && isPartOfWord(all[end]));
    if (!isCut) yield { start, end };
  }
}

const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '');
const national = (text: string): string => digitsOf(text).replace(/^0+/u, '');
const shortestNumber = 5;

/** The number as it is dialled from abroad, where the one before was written so. */
function abroad(before: string, { from, to }: FactChange): string | undefined {
  if (/^\s*(?:\+|00)/u.test(to) || /^\s*(?:\+|00)/u.test(from)) return undefined;
  const country = digitsOf(before).slice(0, -national(from).length);
  return country === '' ? undefined : `+${country}`;
}

/** The new number, written as the one that stood there: with its country or without, plain or in groups. */
function writtenAs(found: string, fact: FactChange): string {
  const country = found.startsWith('+') ? abroad(found, fact) : undefined;
  const isPlain = !/\D/u.test(found.replace(/^\+/u, ''));
  if (!isPlain) return country ? `${country} ${fact.to.replace(/^0/u, '')}` : fact.to;
  if (country) return `${country}${national(fact.to)}`;
  return `${fact.to.trim().startsWith('+') ? '+' : ''}${digitsOf(fact.to)}`;
}

function* phonesIn(text: string, fact: FactChange): Generator<Found> {
  const wanted = national(fact.from);
  if (wanted.length < shortestNumber) return;
  for (const { 0: found, index } of text.matchAll(/\+?\d[\d\s().\-–/]{3,24}\d/gu)) {
    const digits = digitsOf(found);
    const country = digits.slice(0, -wanted.length);
    if (!digits.endsWith(wanted) || !/^(?:00)?\d{0,3}0?$/u.test(country)) continue;
    yield { start: index, end: index + found.length, next: writtenAs(found, fact) };
  }
}

/** Where a fact stands in a text. */
export function* findFact(text: string, fact: FactChange): Generator<Found> {
  if (fact.kind === 'phone') return yield* phonesIn(text, fact);
  for (const place of placesOf(text, fact.from)) yield { ...place, next: fact.to };
}

export const standsIn = (text: string, words: string): boolean => !placesOf(text, words).next().done;
