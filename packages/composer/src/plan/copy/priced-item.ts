import type { Item } from '@sitewright/contracts';

const money = String.raw`(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|euros?(?!\p{L})|pounds?(?!\p{L})|dollars?(?!\p{L})|zł|kr(?!\p{L})|円|元))`;
const opensWithAmount = new RegExp(`^${money}`, 'u');
const endsWithAmount = new RegExp(`\\s(${money})$`, 'u');

/** A word this short before an amount binds it to what it stands in: "three chairs for £120". */
const shortest = 4;

/**
 * An item whose price stands in its name. What is only an amount takes the noun for it: "£35 a service" is the price of
 * something.
 */
export function priced(item: Item, noun: string): Item {
  const { name, price } = item;
  if (price) return item;
  if (opensWithAmount.test(name)) return { ...item, name: noun, price: name };
  const amount = endsWithAmount.exec(name)?.[1];
  const rest = amount ? name.slice(0, name.length - amount.length).trim() : '';
  const last = rest.split(/\s+/u).at(-1) ?? '';
  return amount && last.length >= shortest
    ? { ...item, name: rest.replace(/[:,–-]$/u, '').trim(), price: amount }
    : item;
}
