import { calendarWords } from './calendar-words.ts';
import { ranging } from './function-words.ts';

const bare = (name: string): string => name.toLowerCase().replaceAll('.', '');

/** "Monday", "Di", "montags", "Mon–Fri", "Dec". A single letter is no day. */
export function isCalendarWord(word: string): boolean {
  const parts = bare(word).split(/[-–/]/u);
  return parts.every(
    (part) => part.length > 1 && (calendarWords.has(part) || calendarWords.has(part.replace(/s$/u, ''))),
  );
}

const currency = /\p{Sc}|円|元|원|kr$|zł|Kč|TL$|EUR|USD|GBP|CHF/u;
const number = /^[^\p{L}]*\d/u;
/** A longer word is no value. The bound keeps the look at it short. */
const longestValue = 24;
const unitSource = '%|h|am|pm|a\\.m|p\\.m|uhr|st|nd|rd|th|円|年|月|日|時|\\p{Sc}';
/** "€1,200", "7.30pm", "10:00–18:00", "#1b1f3b" has letters and is none. */
const amount = new RegExp(
  `^[\\p{Sc}#+(]*[\\d.,:–/×-]+(?:${unitSource})?(?:[–-][\\d.,:]+(?:${unitSource})?)?$`,
  'iu',
);
const numberWithUnit = { test: (word: string): boolean => word.length <= longestValue && amount.test(word) };

export const isMoney = (word: string): boolean => currency.test(word) && word.length < 16;
export const hasDigit = (word: string): boolean => /\d/u.test(word);
export const isNumber = (word: string): boolean => number.test(word);

const plainNumber = /^\d{1,4}(?:[.,]\d{1,2})?$/u;

/** Whether a word is a number as menus write prices without a currency: "12", "8.40". */
export const couldBePrice = (word: string): boolean => plainNumber.test(word);

const year = /^(?:1[89]|20)\d\d$/u;

/** A year is as long as a price without a currency can be, and none. */
export const isYear = (word: string): boolean => year.test(word);

/** Only numbers, times, dates and prices, with the small words between them: "12 to 21 March", "£12", "7.30 pm". */
export function isBareValue(words: readonly string[]): boolean {
  if (words.length === 0 || words.length > 12) return false;
  // "Pro 19 €": before a price even a month of some language is a name.
  if (isCalendarWord(words[0] ?? '') && words.length < 4 && isMoney(words.slice(1).join(''))) return false;
  let values = 0;
  for (const word of words) {
    if (numberWithUnit.test(word) || isCalendarWord(word)) values += 1;
    else if (!(isMoney(word) && !/\p{L}{4}/u.test(word)) && !ranging.has(word.toLowerCase())) return false;
  }
  return values > 0 && words.some((word) => hasDigit(word) || isCalendarWord(word));
}
