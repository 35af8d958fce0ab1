import { partsOf } from './lists.ts';
import { priceSource } from './money.ts';

const free =
  /^(?:.*:\s)?(\p{L}[\p{L}\p{N} '’+-]{1,30}?)\s(free|kostenlos|gratis|gratuite?|grátis|gratuito)$/iu;
const anyPrice = new RegExp(priceSource, 'iu');

/** "Hobby free, Pro $20/mo": what is free in a list of prices. */
export const freeItems = (text: string): { name: string; price: string }[] =>
  text
    .slice(0, 8000)
    .split(/[!?;\n()]|\.\s/u)
    .filter((sentence) => /\d/u.test(sentence) && anyPrice.test(sentence))
    .flatMap((sentence) =>
      partsOf(sentence.replace(/^[^:]{2,30}:\s/u, '')).flatMap((part) => {
        const [, name, price] = free.exec(part) ?? [];
        return name && price ? [{ name, price }] : [];
      }),
    );
