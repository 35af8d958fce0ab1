import { priceSource } from './money.ts';

const openPrice = new RegExp(
  `(?:(?<![\\p{L}])(?:from|ab|desde|a partir de|à partir de|dès|da|um)\\s)?${priceSource}`,
  'giu',
);

const mostOpen = 3;

/** Prices that belong to no name: "from €190 a night", "€90 per team". */
export function readOpenPrice(text: string, items: readonly { price?: string }[]): string | undefined {
  const known = new Set(items.map(({ price }) => price));
  const open = [...text.matchAll(openPrice)]
    .map(([found]) => found.trim())
    .filter((found) => ![...known].some((price) => price && found.includes(price)));
  return [...new Set(open)].slice(0, mostOpen).join(', ') || undefined;
}
