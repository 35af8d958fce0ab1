import { capitalise } from './clean-text.ts';
import { partsOf } from './lists.ts';

const bareNumber = /^(\p{L}[\p{L}\s'’-]{2,40}?)\s(\d{1,4}(?:[.,]\d{2})?)(?:\s?\([\p{L}\s]{3,12}\))?$/u;
const year = /^(?:19|20)\d\d$/u;

/** "haircut 22, beard trim 14 (pounds)": numbers alone are prices where there are several of them. */
export function numberedItems(text: string): { name: string; price: string }[] {
  const sentences = text.slice(0, 8000).split(/[.!?;\n]\s/u);
  const found = sentences.map((sentence) =>
    partsOf(sentence.replace(/^[^:]{2,60}:\s/u, '')).flatMap((part) => {
      const [, name, price] = bareNumber.exec(part) ?? [];
      return name && price && !year.test(price) ? [{ name: capitalise(name.trim()), price }] : [];
    }),
  );
  return found.find((items) => items.length >= 2) ?? [];
}
