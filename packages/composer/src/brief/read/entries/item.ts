import type { Item } from '@sitewright/contracts';
import { couldBePrice } from '../../cut/prose/values.ts';
import { type PriceList, readPrices } from './priced.ts';
import { findPercentages } from './scan/money.ts';
import { segmentsOf } from './scan/segments.ts';
import { countWords, type Span, tokensOf } from './scan/tokens.ts';
import { joinParts, trimSeparators } from './scan/trim.ts';

export type ItemText = Omit<Item, 'from'>;

/** A name this long is a sentence. */
const longestName = 9;

/** A name does not begin by joining nor end by leading on: "or three payments of". */
const broken =
  /^(?:or|and|oder|und|ou|et|o|y)\s|\s(?:of|for|by|at|and|or|to|an|the|in|on|with|from|than|de|von|für|und|oder|mit|zum|zur|ab|pour|et|por|per|con|das|dos|do|is|are|costs?|kostet|kosten|cuesta|cuestan|coûte|costa)$/iu;
const isShort = ({ name }: { name: string }) => countWords(name) <= longestName;
const isName = (entry: { name: string }) => isShort(entry) && !broken.test(entry.name);

/** What follows on something else in time belongs to its sentence: "first lesson free, then £6". */
const following = /^(?:then|after that|danach|dann|puis|ensuite|luego|después|poi|depois)(?![\p{L}])/iu;
const isWhole = (entry: { name: string; detail?: string }) =>
  isName(entry) && !following.test(entry.detail ?? '');

/** How long something takes stands behind its name and is no part of it: "Sea Caves 4 h". */
const lasting =
  /^(.{3,80}?)[\s,]+(\d{1,3}(?:[.,]\d{1,2})?(?:\s?[–-]\s?\d{1,3})?\s?(?:h|hrs?|hours?|min|mins|minutes?|days?|nights?|weeks?|Std\.?|Stunden?|Minuten|Tage?|Wochen?|heures?|minutes|journées?|jours?|semaines?|horas?|minutos?|días?|dias?|semanas?|or[ae]|minuti|giorn[oi]|uur|uren|dag|dagen|minuten|godz\.?|godzin[ay]?|dni|分|時間|日間))$/iu;

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

/** A number at the very end, or between signs that part, as menus write prices without a currency: "Soup – 5.90 – with bread". */
export function endingNumber(text: string): Span[] {
  const last = tokensOf(text).at(-1);
  if (last?.kind === 'number' && couldBePrice(last.text) && last.start > 0)
    return [{ start: last.start, end: last.end }];
  const parted = segmentsOf(text)
    .slice(1)
    .find((segment) => couldBePrice(segment.text));
  if (!parted) return [];
  const start = text.indexOf(parted.text, parted.start);
  return [{ start, end: start + parted.text.length }];
}

/** Rates by their names: "Savings 4.10% APY". */
export const rates = findPercentages;
