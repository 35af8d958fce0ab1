import { remembered } from '../../remembered.ts';
import { joining, ranging } from '../cut/prose/function-words.ts';
import { isCalendarWord } from '../cut/prose/values.ts';
import { monthNames, weekdayNames } from '../read/entries/scan/calendar-names.ts';
import { findMoney } from '../read/entries/scan/money.ts';
import { type Span, tokensOf } from '../read/entries/scan/tokens.ts';
import { findDates, findTimes } from '../read/entries/scan/when.ts';

/** What can be corrected: an address, an amount, a day, an hour, any other number. */
export interface Value extends Span {
  kind: 'email' | 'money' | 'date' | 'time' | 'phone' | 'number';
  text: string;
  /** The numbers in it as they are written. */
  numbers: readonly string[];
  /** What a bare number counts: "kg". */
  unit: string;
}

const numbersIn = (text: string): string[] =>
  tokensOf(text).flatMap(({ kind, text: number }) => (kind === 'number' ? [number] : []));

const phone = /(?<![\p{L}\p{N}])[+(]?\d[\d ()/.-]{5,22}\d(?![\p{L}\p{N}])/gu;
const fewestDigits = 7;

const phonesIn = (text: string): Span[] =>
  Array.from(text.matchAll(phone), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  })).filter(({ start, end }) => text.slice(start, end).replaceAll(/\D/gu, '').length >= fewestDigits);

const email =
  /(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;

function emailsIn(text: string): Span[] {
  if (!text.includes('@')) return [];
  return Array.from(text.matchAll(email), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** A number of its own, and no part of a name such as "BF-1250". */
const barePlaces = (text: string): Span[] =>
  tokensOf(text).flatMap(({ kind, start, end }) =>
    kind === 'number' && !/[\p{L}-]/u.test(text.charAt(start - 1)) ? [{ start, end }] : [],
  );

const unitBehind = (text: string, end: number): string =>
  /^\s?(\p{L}{1,8})/u.exec(text.slice(end, end + 12))?.[1] ?? '';

/** The values of a text in their order, none inside another. */
export const valuesOf = remembered(findValues);

function findValues(text: string): readonly Value[] {
  const dates = findDates(text).filter(({ start, end }) => /\p{N}/u.test(text.slice(start, end)));
  const found: (Span & { kind: Value['kind'] })[] = [
    ...emailsIn(text).map((span) => ({ ...span, kind: 'email' as const })),
    ...findMoney(text).map((span) => ({ ...span, kind: 'money' as const })),
    ...dates.map((span) => ({ ...span, kind: 'date' as const })),
    ...findTimes(text, dates).map((span) => ({ ...span, kind: 'time' as const })),
    ...phonesIn(text).map((span) => ({ ...span, kind: 'phone' as const })),
    ...barePlaces(text).map((span) => ({ ...span, kind: 'number' as const })),
  ];
  const values: Value[] = [];
  for (const { start, end, kind } of found) {
    if (values.some((value) => start < value.end && end > value.start)) continue;
    const own = text.slice(start, end);
    const unit = kind === 'number' ? unitBehind(text, end).toLowerCase() : '';
    values.push({ start, end, kind, text: own, numbers: numbersIn(own), unit });
  }
  return values.sort((a, b) => a.start - b.start);
}

const months = new Set(monthNames.split(' '));
const weekdays = new Set(weekdayNames.split(' ').filter((name) => name.length > 2 && !months.has(name)));

/** The weekdays that a text names, as they are written. */
export const daySpansIn = (text: string): (Span & { text: string })[] =>
  tokensOf(text).flatMap(({ text: word, start, end }) =>
    weekdays.has(word.toLowerCase()) || weekdays.has(word.toLowerCase().replace(/s$/u, ''))
      ? [{ start, end, text: word }]
      : [],
  );

const between = new RegExp(
  `^(?:,|\\s[–—-]|\\s(?:${[...joining, ...ranging, 'or', 'oder', 'ou', 'o'].join('|')}))?\\s$`,
  'iu',
);

/** The stretches of weekdays that follow each other: "Tuesday, Thursday and Friday". */
export function dayRunsIn(text: string): Span[] {
  const runs: Span[] = [];
  for (const { start, end } of daySpansIn(text)) {
    const last = runs.at(-1);
    if (last && between.test(text.slice(last.end, start))) last.end = end;
    else runs.push({ start, end });
  }
  return runs;
}

/** The weekdays that a text names, in small letters. */
export const daysIn = (text: string): string[] =>
  tokensOf(text.toLowerCase()).flatMap(({ text: word }) => (weekdays.has(word) ? [word.slice(0, 3)] : []));

const fewestLetters = 4;
const stemLength = 6;

const identifier = /\p{Lu}{1,4}-?\d{1,6}/gu;

/** The words of a text that carry what it is about, without their endings, and names such as "BF-1250". */
export const subjectsOf = (text: string): Set<string> =>
  new Set([
    ...tokensOf(text).flatMap(({ kind, text: word }) =>
      kind === 'word' && (word.length >= fewestLetters || /^\p{Lo}/u.test(word))
        ? [word.toLowerCase().slice(0, stemLength)]
        : [],
    ),
    ...(text.match(identifier) ?? []).map((name) => name.toLowerCase()),
  ]);

/** Those of them that are names: with a capital inside of the text. */
export const namesOf = (text: string): Set<string> =>
  subjectsOf(
    tokensOf(text)
      .flatMap(({ kind, text: word }) =>
        kind === 'word' && /^\p{Lu}/u.test(word) && !isCalendarWord(word) ? [word] : [],
      )
      .concat(text.match(identifier) ?? [])
      .join(' '),
  );

export const sharedBy = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let count = 0;
  for (const word of one) if (other.has(word)) count += 1;
  return count;
};
