import { capitalise } from './clean-text.ts';
import { partsOf } from './lists.ts';

const bareNumber = /^(\p{L}[\p{L}\s'’-]{2,40}?)\s(\d{1,4}(?:[.,]\d{2})?)(?:\s?\([\p{L}\s]{3,12}\))?$/u;
/** "botox from 900": a bare number is a price beside others that say so. */
const fromNumber =
  /^(\p{L}[\p{L}\s'’-]{2,40}?)\s((?:from|ab|desde|a partir de|à partir de|da|vanaf|od)\s\d{1,5}(?:[.,]\d{2})?)$/u;
const year = /^(?:19|20)\d\d$/u;

/**
 * "haircut 22, beard trim 14 (pounds)": numbers alone are prices where there are several of them, or beside prices
 * where they begin as prices do.
 */
export function numberedItems(text: string, isBesidePrices: boolean): { name: string; price: string }[] {
  const pattern = isBesidePrices ? fromNumber : bareNumber;
  const sentences = text.slice(0, 8000).split(/[.!?;\n]\s/u);
  const found = sentences.map((sentence) =>
    partsOf(sentence.replace(/^[^:]{2,60}:\s/u, '')).flatMap((part) => {
      const [, name, price] = pattern.exec(part) ?? [];
      return name && price && !year.test(price) ? [{ name: capitalise(name.trim()), price }] : [];
    }),
  );
  return found.find((items) => items.length >= (isBesidePrices ? 1 : 2)) ?? [];
}
