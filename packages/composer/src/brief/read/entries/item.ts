import type { Item } from '@sitewright/contracts';
import { couldBePrice, isYear } from '../../cut/prose/values.ts';
import { type PriceList, readPrices } from './priced.ts';
import { findPercentages } from './scan/money.ts';
import { isUnit } from './scan/price.ts';
import { segmentsOf } from './scan/segments.ts';
import { countWords, type Span, tokensOf } from './scan/tokens.ts';
import { joinParts, trimSeparators } from './scan/trim.ts';

export interface ItemText extends Omit<Item, 'from'> {
  /** Of a thing that only the unit of its price names, "per walk": the price with that, "£12 per walk". */
  withUnit?: string;
}

/** A name this long is a sentence. */
const longestName = 9;

/** A name does not begin by joining nor end by leading on: "or three payments of". */
const broken =
  /^(?:or|and|oder|und|ou|et|o|y)\s|\s(?:of|for|by|at|and|or|to|an|the|in|on|with|from|than|de|von|für|und|oder|mit|zum|zur|ab|pour|et|por|per|con|das|dos|do|is|are|costs?|kostet|kosten|cuesta|cuestan|coûte|costa)$/iu;
const isShort = ({ name }: { name: string }) => countWords(name) <= longestName;
const isName = (entry: { name: string }) => isShort(entry) && !broken.test(entry.name);

/** What follows on something else in time belongs to its sentence: "first lesson free, then £6". */
export const following =
  /^(?:then|after that|danach|dann|puis|ensuite|luego|después|poi|depois)(?![\p{L}])/iu;
const isWhole = (entry: { name: string; detail?: string }) =>
  isName(entry) && !following.test(entry.detail ?? '');

/** How long something takes stands behind its name and is no part of it: "Sea Caves 4 h". */
const lasting =
  /^(.{3,80}?)[\s,]+(\d{1,3}(?:[.,]\d{1,2})?(?:\s?[–-]\s?\d{1,3})?\s?(?:h|hrs?|hours?|min|mins|minutes?|days?|nights?|weeks?|Std\.?|Stunden?|Minuten|Tage?|Wochen?|heures?|minutes|journées?|jours?|semaines?|horas?|minutos?|días?|dias?|semanas?|or[ae]|minuti|giorn[oi]|uur|uren|dag|dagen|minuten|godz\.?|godzin[ay]?|dni|分|時間|日間))$/iu;

/** Whether a text is nothing but how long something takes: "3 hours". */
export const isDuration = (text: string): boolean => lasting.exec(`for: ${text}`)?.[1] === 'for:';

/** A name without how long it takes, where nothing else is said of it. */
function withDuration<Of extends { name: string; detail?: string }>(entry: Of): Of {
  const [, name, duration] = entry.detail === undefined ? (lasting.exec(entry.name) ?? []) : [];
  return name && duration ? { ...entry, name, detail: duration } : entry;
}

/** The priced entries of a text; nothing where it is rather a sentence that speaks of a price. */
export function readPricedItems(text: string, amounts?: readonly Span[]): PriceList | undefined {
  const list = readPrices(text, amounts);
  if (!list?.entries.every(isWhole)) return undefined;
  return { ...list, entries: list.entries.map(withDuration) };
}

/** "Rhino (charges)": what stands in the brackets at the end tells of it. */
const bracketed = /^([^()（）]{2,80})[(（]([^()（）]{2,160})[)）]$/u;

/** An item without a price: its name, and what a dash or colon parts from it. */
export function readNamedItem(text: string): ItemText {
  const whole = { name: trimSeparators(text) };
  const [, called, aside] = bracketed.exec(whole.name) ?? [];
  if (called && aside && isShort({ name: called })) return { name: called.trim(), detail: aside.trim() };
  const [first, ...rest] = segmentsOf(text);
  const second = rest[0];
  if (first === undefined || second === undefined) return whole;
  const isParted = second.before !== ',' && second.before !== '、' && second.before !== '،';
  if (!isParted && countWords(text) <= longestName) return whole;
  const detail = joinParts([text.slice(second.start)]);
  return isShort({ name: first.text }) && detail ? { name: first.text, detail } : whole;
}

/** "Haircut 25 (kids 15)": another price in brackets at the end. */
const priceAside = /\s[(（][^()（）]{1,60}[)）]$/u;
function withoutPriceAside(text: string): string {
  const [aside = ''] = priceAside.exec(text) ?? [];
  // "(after 6 only)" is no price.
  const number = tokensOf(aside.slice(0, -1)).at(-1);
  const isPrice = number?.kind === 'number' && couldBePrice(number.text) && !isYear(number.text);
  return isPrice && /\p{L}/u.test(aside) ? text.slice(0, -aside.length) : text;
}

/**
 * The number that one thing ends with, as menus write prices without a currency, or has before its unit: "espresso 2.50", "puddings 6
 * each".
 */
function lastNumber(whole: string, offset = 0): Span | undefined {
  const text = withoutPriceAside(whole);
  const last = tokensOf(text).findLast(({ kind }) => kind === 'number');
  if (!last || last.start === 0 || !couldBePrice(last.text) || isYear(last.text)) return undefined;
  // "HG2" is one word.
  if (/\p{Script=Latin}/u.test(text.charAt(last.start - 1))) return undefined;
  // "Sa 10-14" is from one to the other, "555 040" one number to call.
  if (/\d(?:\s|\s?[–—-]\s?)$/u.test(text.slice(Math.max(0, last.start - longestRange), last.start)))
    return undefined;
  const rest = text.slice(last.end).replace(/(?<![.\s])[.\s]+$/u, '');
  const isEnd = rest === '' || (isUnit(rest) && countWords(rest) <= longestUnit);
  return isEnd ? { start: offset + last.start, end: offset + last.end } : undefined;
}

const longestUnit = 2;
const longestRange = 4;

/**
 * The numbers of a row in which each thing has one: "Carbonara 12, tiramisu 6"; names that differ by it alone are counted: "day 1, day
 * 2".
 */
function rowNumbers(text: string): Span[] {
  const segments = segmentsOf(text);
  if (segments.length < 2 || segments.some(({ before }) => before !== '' && !',、،;'.includes(before)))
    return [];
  const numbers = segments.map(({ start, end }) => lastNumber(text.slice(start, end), start));
  if (!numbers.every((number) => number !== undefined)) return [];
  const names = numbers.map(({ start }, at) => text.slice(segments[at]?.start, start).trim().toLowerCase());
  const areThings = names.every((name) => /\p{L}/u.test(name)) && new Set(names).size === names.length;
  return areThings ? numbers : [];
}

/**
 * Prices without a currency: of each thing of a row, at the very end of one, or between signs that part: "Soup – 5.90 – with bread".
 */
export function bareNumbers(text: string): Span[] {
  const row = rowNumbers(text);
  if (row.length > 0) return row;
  const last = lastNumber(text);
  if (last) return [last];
  const parted = segmentsOf(text)
    .slice(1)
    .find((segment) => couldBePrice(segment.text));
  if (!parted) return [];
  const start = text.indexOf(parted.text, parted.start);
  return [{ start, end: start + parted.text.length }];
}

/** Rates by their names: "Savings 4.10% APY". */
export const rates = findPercentages;
