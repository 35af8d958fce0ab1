import { findMoney } from '../read/entries/scan/money.ts';
import { type Span, tokensOf } from '../read/entries/scan/tokens.ts';
import { findDates, findTimes } from '../read/entries/scan/when.ts';

/** What can be corrected: an amount, a day, an hour, any other number. */
export interface Value extends Span {
  kind: 'money' | 'date' | 'time' | 'number';
  text: string;
  /** The numbers in it as they are written. */
  numbers: readonly string[];
}

const numbersIn = (text: string): string[] =>
  tokensOf(text).flatMap(({ kind, text: number }) => (kind === 'number' ? [number] : []));

/** The values of a text in their order, none inside another. */
export function valuesOf(text: string): Value[] {
  const dates = findDates(text).filter(({ start, end }) => /\p{N}/u.test(text.slice(start, end)));
  const found: (Span & { kind: Value['kind'] })[] = [
    ...findMoney(text).map((span) => ({ ...span, kind: 'money' as const })),
    ...dates.map((span) => ({ ...span, kind: 'date' as const })),
    ...findTimes(text, dates).map((span) => ({ ...span, kind: 'time' as const })),
    ...tokensOf(text).flatMap(({ kind, start, end }) =>
      kind === 'number' ? [{ start, end, kind: 'number' as const }] : [],
    ),
  ];
  const values: Value[] = [];
  for (const { start, end, kind } of found) {
    if (values.some((value) => start < value.end && end > value.start)) continue;
    values.push({
      start,
      end,
      kind,
      text: text.slice(start, end),
      numbers: numbersIn(text.slice(start, end)),
    });
  }
  return values.sort((a, b) => a.start - b.start);
}

const fewestLetters = 4;
const stemLength = 6;

/** The words of a text that carry what it is about, without their endings. */
export const subjectsOf = (text: string): Set<string> =>
  new Set(
    tokensOf(text).flatMap(({ kind, text: word }) =>
      kind === 'word' && (word.length >= fewestLetters || /^[\p{Lo}]/u.test(word))
        ? [word.toLowerCase().slice(0, stemLength)]
        : [],
    ),
  );

export const sharedBy = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let count = 0;
  for (const word of one) if (other.has(word)) count += 1;
  return count;
};
