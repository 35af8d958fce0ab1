import type { Draft } from '../drafts.ts';
import type { ItemGroupPlan, ItemPlan } from '../site-plan.ts';
import { plain } from '../words.ts';
import type { Writing } from '../writing.ts';
import { namesYear } from './categories.ts';
import { fromOf, functionsOf, optionsOf } from './functions-of.ts';

interface Priced {
  groups: readonly ItemGroupPlan[];
  hasSwitch: boolean;
}

const year = 12;

/** What a year costs in months, where a text says so: "two months free", "20% off". */
function monthsIn(
  text: string,
  {
    own: {
      words: { yearly },
    },
  }: Writing,
): number | undefined {
  const percent = /(\d{1,2})\s?[%٪％]/u.exec(text)?.[1];
  if (percent) return (year * (100 - Number(percent))) / 100;
  const words = plain(text).split(' ');
  const has = (sought: readonly string[]) => sought.some((one) => plain(text).includes(plain(one)));
  if (!has(yearly.months) || !has(yearly.free)) return undefined;
  const numbers = yearly.numbers.map(plain);
  const word = words.map((one) => numbers.indexOf(one) + 1 || Number(/^\d{1,2}/u.exec(one)?.[0] ?? 0));
  const free = word.find((count) => count > 0 && count < year);
  return free ? year - free : undefined;
}

const decimals = (text: string): number => /[.,](\d{2})(?!\d)/u.exec(text)?.[1]?.length ?? 0;

/** A price times a number, written as the price is: "$49" by 10 is "$490", "7,90 €" by 10 is "79,00 €". */
export function timesPrice(price: string, factor: number): string | undefined {
  const written = /\d[\d.,\s]*\d|\d/u.exec(price)?.[0];
  if (!written) return undefined;
  const places = decimals(written);
  const amount = Number(written.replace(/\D/gu, '')) / 10 ** places;
  const total = amount * factor;
  const shown = Number.isInteger(total) && places === 0 ? 0 : 2;
  const [whole = '', part] = total.toFixed(shown).split('.');
  const comma = written.includes(',') && places > 0 ? ',' : '.';
  const result = part ? `${whole}${comma}${part}` : whole;
  return price.replace(written, result);
}

const yearlyItem = (item: ItemPlan, months: number): ItemPlan => {
  const yearly = item.price && timesPrice(item.price, months);
  return yearly ? { ...item, yearly } : item;
};

const detailsOf = (groups: readonly ItemGroupPlan[]): string[] =>
  groups.flatMap(({ items }) =>
    items.flatMap(({ name, price, detail }) => [...(detail ? [detail] : []), ...(price ? [] : [name])]),
  );

const alternative = /\s(?:or|oder|ou|o|of|lub|bzw\.)\s|\s?[/;|]\s?(?=\D{0,3}\d)|,\s|、|或/u;
const isAmount = (text: string): boolean => /\p{N}/u.test(text);

/** "9 $ a month or 90 $ a year": both prices, as they are said. */
function bothPrices({ price = '', detail = '' }: ItemPlan): { price: string; yearly: string } | undefined {
  const said = [price, detail].filter(Boolean).join(', ').split(alternative).filter(isAmount);
  const yearly = said.find((text) => namesYear(text));
  const monthly = said.find((text) => !namesYear(text));
  return said.length === 2 && yearly && monthly ? { price: monthly, yearly } : undefined;
}

/** An entry with both of its prices; a detail that is one of them is none besides. */
function withBoth(item: ItemPlan): ItemPlan {
  const both = bothPrices(item);
  if (!both) return item;
  const { detail, ...rest } = item;
  return { ...rest, ...both, ...(detail && !namesYear(detail) && { detail }) };
}

/** Prices of which each says both, where no sum has to be done; nothing where one of them does not. */
function saidPrices(groups: readonly ItemGroupPlan[]): ItemGroupPlan[] | undefined {
  const priced = groups.flatMap(({ items }) => items).filter(({ price }) => price);
  if (priced.length === 0 || priced.some((item) => !bothPrices(item))) return undefined;
  return groups.map((group) => ({ ...group, items: group.items.map(withBoth) }));
}

/** The prices by the year, worked out from what the prompt says a year costs; never guessed. */
export function withYearlyPrices(draft: Draft, groups: readonly ItemGroupPlan[], writing: Writing): Priced {
  if (functionsOf(draft, 'price_switch').length === 0) return { groups, hasSwitch: false };
  const said = [
    ...optionsOf(draft, 'price_switch'),
    ...fromOf(draft, 'price_switch').map((index) => writing.brief.statements[index]?.text ?? ''),
    ...draft.has.details.map(({ text }) => text),
    ...detailsOf(groups),
  ];
  const stated = saidPrices(groups);
  if (stated) {
    writing.log.apply(fromOf(draft, 'price_switch'), 'Prices can be switched between month and year.');
    return { groups: stated, hasSwitch: true };
  }
  const months = said.map((text) => monthsIn(text, writing)).find((count) => count !== undefined);
  const from = fromOf(draft, 'price_switch');
  if (months === undefined) {
    writing.log.leaveOut(from, 'A price switch needs the prices by the year, or how many months are free.');
    return { groups, hasSwitch: false };
  }
  writing.log.apply(from, 'Prices can be switched between month and year.');
  const priced = groups.map((group) => ({
    ...group,
    items: group.items.map((item) => yearlyItem(item, months)),
  }));
  return { groups: priced, hasSwitch: true };
}
