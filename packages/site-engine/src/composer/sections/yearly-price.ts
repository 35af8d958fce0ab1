import { fill } from '../languages/fill.ts';

const monthly = /^([€$£¥]\s?)?(\d{1,6}(?:\.\d{1,2})?)(\s?[€£])?\s?(?:\/\s?mo(?:nth)?|(?:a|per)\s?month)$/iu;

/** Twelve times a monthly price, written as the price was; nothing is taken off. */
export function yearlyPrice(price: string, text = '{price} a year'): string | undefined {
  const [, before = '', amount, after = ''] = monthly.exec(price.trim()) ?? [];
  if (!amount) return undefined;
  const year = Number(amount) * 12;
  return fill(text, { price: `${before}${Number.isInteger(year) ? year : year.toFixed(2)}${after}` });
}
