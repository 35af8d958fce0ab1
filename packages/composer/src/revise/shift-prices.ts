import { findMoney } from '../brief/read/entries/scan/money.ts';
import type { Answer } from './change.ts';
import { inNotation } from './entries.ts';
import type { SiteParts } from './site-parts.ts';

const share =
  /^(?<share>\d{1,3}(?:[.,]\d)?)\s*(?:%|٪|％|percent|per cent|prozent|procent|por ?cento|por ciento|per cento|pour cent)$/iu;
const number = /\d+(?:[.,]\d{1,2})?/u;

const numberIn = (text: string): number | undefined => {
  const [digits] = number.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits.replace(',', '.'));
};

/** With as many decimals as before, or two where cents come of it. */
function written(value: number, before: string): string {
  const [, decimals = ''] = /[.,](\d{1,2})$/u.exec(before) ?? [];
  const isWhole = decimals === '' && Math.abs(value - Math.round(value)) < 0.005;
  const text = value.toFixed(isWhole ? 0 : Math.max(2, decimals.length));
  return before.includes(',') ? text.replace('.', ',') : text;
}

/** Raises or lowers every price by a share or an amount; 10 % of £18 is £1.80. */
export function shiftPrices(
  value: string,
  sign: 1 | -1,
  { brief: { offer } }: SiteParts,
): Answer | undefined {
  const percent = share.exec(value.trim())?.groups?.share;
  const amount = percent === undefined && findMoney(value).length === 1 ? numberIn(value) : undefined;
  if (percent === undefined && amount === undefined) return undefined;
  const shifted = (price: string): string | undefined => {
    const [digits] = number.exec(price) ?? [];
    const before = numberIn(price);
    if (digits === undefined || before === undefined || findMoney(price).length !== 1) return undefined;
    const by = percent === undefined ? (amount ?? 0) : (before * Number(percent.replace(',', '.'))) / 100;
    const after = before + sign * by;
    return after > 0 ? inNotation(written(after, digits), price)?.price : undefined;
  };
  let count = 0;
  const groups = offer.map((group) => ({
    ...group,
    items: group.items.map((item) => {
      const price = item.price && shifted(item.price);
      if (price) count += 1;
      return price ? { ...item, price } : item;
    }),
  }));
  if (count === 0) return { why: 'There are no prices that could be counted with.' };
  const way = sign > 0 ? 'Raised' : 'Lowered';
  return {
    changes: { offer: groups },
    done: `${way} ${count} ${count === 1 ? 'price' : 'prices'} by ${value.trim()}.`,
  };
}
