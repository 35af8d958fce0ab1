import type { Item } from '@sitewright/contracts';
import { type PriceList, readPrices } from './priced.ts';
import { findPercentages } from './scan/money.ts';
import { segmentsOf } from './scan/segments.ts';
import { countWords, type Span, tokensOf } from './scan/tokens.ts';
import { joinParts, trimSeparators } from './scan/trim.ts';

export type ItemText = Omit<Item, 'from'>;

/** A name this long is a sentence. */
const longestName = 9;

/** A name does not begin by joining nor end by leading on: "or three payments of". */
const broken = /^(?:or|and|oder|und|ou|et|o|y)\s|\s(?:of|for|by|de|von|für|pour|por|per|is|are|costs?)$/iu;
const isShort = ({ name }: { name: string }) => countWords(name) <= longestName;
const isName = (entry: { name: string }) => isShort(entry) && !broken.test(entry.name);

/** What follows on something else in time belongs to its sentence: "first lesson free, then £6". */
const following = /^(?:then|after that|danach|dann|puis|ensuite|luego|después|poi|depois)(?![\p{L}])/iu;
const isWhole = (entry: { name: string; detail?: string }) =>
  isName(entry) && !following.test(entry.detail ?? '');

/** The priced entries of a text; nothing where it is rather a sentence that speaks of a price. */
export function readPricedItems(text: string, amounts?: readonly Span[]): PriceList | undefined {
  const list = readPrices(text, amounts);
  return list?.entries.every(isWhole) ? list : undefined;
}

/** An item without a price: its name, and what a dash or colon parts from it. */
export function readNamedItem(text: string): ItemText {
  const whole = { name: trimSeparators(text) };
  const [first, ...rest] = segmentsOf(text);
  const second = rest[0];
  if (first === undefined || second === undefined) return whole;
  const isParted = second.before !== ',' && second.before !== '、' && second.before !== '،';
  if (!isParted && countWords(text) <= longestName) return whole;
  const detail = joinParts([text.slice(second.start)]);
  return isShort({ name: first.text }) && detail ? { name: first.text, detail } : whole;
}

/** A number at the very end, as menus write prices without a currency. */
export function endingNumber(text: string): Span[] {
  const last = tokensOf(text).at(-1);
  const isPrice = last?.kind === 'number' && /^\d{1,4}(?:[.,]\d{1,2})?$/.test(last.text) && last.start > 0;
  return isPrice ? [{ start: last.start, end: last.end }] : [];
}

/** Rates by their names: "Savings 4.10% APY". */
export const rates = findPercentages;
