import type { Brief } from '@sitewright/contracts';

const longest = 40;
const isShort = (text: string): boolean => text.length <= longest;

/** A little more than it is, in the same notation: "£75" becomes "£82". */
function raised(price: string): string | undefined {
  const [digits = ''] = /\d+/u.exec(price) ?? [];
  if (digits === '' || digits.length > 5) return undefined;
  const number = Number(digits);
  return price.replace(digits, String(number + Math.max(1, Math.round(number / 10))));
}

function priceExample({ offer }: Brief): string[] {
  const items = offer.flatMap((group) => group.items);
  const priced = items.find(({ name, price }) => price && isShort(name) && raised(price));
  return priced?.price ? [`${priced.name} is ${raised(priced.price)} now`] : [];
}

const entity: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/gu, ' ')
    .replaceAll(/&(?<name>amp|lt|gt|quot|#39);/gu, (all, name: string) => entity[name] ?? all)
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** The headings of a page, by their level. */
const headings = (html: string, level: 1 | 2): string[] =>
  Array.from(
    html.matchAll(new RegExp(`<h${level}[^<>]*>(?<inner>[\\s\\S]{1,400}?)</h${level}>`, 'gu')),
    (found) => textOf(found.groups?.inner ?? ''),
  ).filter((text) => text !== '' && isShort(text));

/** By a name that two parts have nobody can tell which one is meant. */
const onlyOnes = (names: readonly string[]): string[] =>
  names.filter((name) => names.indexOf(name) === names.lastIndexOf(name));

/** Of a site that nobody composed, where no model is set up: facts and exact words. */
function examplesOfDocument(brief: Brief | undefined, home: string): string[] {
  const [title] = headings(home, 1);
  const [part] = onlyOnes(headings(home, 2));
  const old = part ?? title;
  return [...(brief ? priceExample(brief) : []), ...(old ? [`Change “${old}” to “More about us”`] : [])];
}

/** Requests that can be made of a site, of what it has; `isDocument` where only its source can be changed. */
export function examplesOf(brief: Brief | undefined, home: string, isDocument = false): string[] {
  if (isDocument) return examplesOfDocument(brief, home);
  const sections = onlyOnes(headings(home, 2));
  const [first, second] = sections;
  const last = sections.at(-1);
  const isTurnable = first !== undefined && second !== undefined;
  return [
    ...(brief ? priceExample(brief) : []),
    ...(isTurnable ? [`Move “${second}” above “${first}”`] : []),
    'Make the colours warmer',
    ...(brief?.hours[0] ? ['We are open Sunday 10–14 too'] : []),
    ...(last && sections.length > 2 ? [`Remove “${last}”`] : []),
    'Use a serif typeface',
    'Give me another design',
  ].slice(0, 6);
}
