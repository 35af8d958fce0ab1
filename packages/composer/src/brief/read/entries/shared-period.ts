import type { Item, OfferGroup } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { conjunctions, joining } from '../../cut/prose/function-words.ts';
import type { EntryFields } from './entry-lists.ts';
import { findMoney } from './scan/money.ts';
import { isUnit } from './scan/price.ts';

/** "per month", "la nuit", "/ month": what a price holds for, in no more than a word behind its sign. */
const period = /^(?:\/\s?|\p{L}{1,3}\s|l['’])\p{L}{2,12}$/u;

const unitBehind = (price: string): string => price.slice(findMoney(price)[0]?.end ?? price.length).trim();

/** "cut £30, studio hire £15 per hour" are things of their own; "and" before the last makes one row of them. */
function isJoined(name: string, sentence: string): boolean {
  const before = sentence.slice(0, sentence.indexOf(name)).trimEnd();
  const last = before.slice(before.lastIndexOf(' ') + 1).toLowerCase();
  return joining.has(last) || conjunctions.has(last);
}

/** The period that only the last of several prices has. */
function sharedUnit(items: readonly Item[]): string | undefined {
  const units = items.map(({ price = '' }) => unitBehind(price));
  const last = units.at(-1) ?? '';
  const isLast = items.length > 1 && units.slice(0, -1).every((unit) => unit === '');
  return isLast && isUnit(last) && period.test(last) ? last : undefined;
}

/** Stretches of priced things that stand in one sentence under one key. */
function rowsOf(items: readonly Item[], statements: readonly Classified[]): Item[][] {
  const isPriced = ({ price = '' }: Item) => findMoney(price).length === 1;
  const rows = Map.groupBy(items.filter(isPriced), ({ from: [first = -1] }) => {
    const { key, sentence } = statements[first] ?? {};
    return key === undefined ? undefined : sentence;
  });
  return [...rows].flatMap(([sentence, row]) =>
    sentence !== undefined && isJoined(row.at(-1)?.name ?? '', sentence.text) ? [row] : [],
  );
}

function withPeriod(group: OfferGroup, statements: readonly Classified[]): OfferGroup {
  const units = new Map<Item, string>();
  for (const row of rowsOf(group.items, statements)) {
    const unit = sharedUnit(row);
    if (unit !== undefined) for (const item of row.slice(0, -1)) units.set(item, unit);
  }
  const items = group.items.map((item) => {
    const unit = units.get(item);
    return unit === undefined ? item : { ...item, price: `${item.price} ${unit}` };
  });
  return { ...group, items };
}

/** "Plans: Solo £9, Team £29 and Company £99 per month": a period that is said once holds for the whole row. */
export const withSharedPeriods = (entries: EntryFields, statements: readonly Classified[]): EntryFields => ({
  ...entries,
  offer: entries.offer.map((group) => withPeriod(group, statements)),
});
