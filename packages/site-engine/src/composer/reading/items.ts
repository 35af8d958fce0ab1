export interface Item {
  name: string;
  price?: string;
}

const price =
  '(?:(?:[€$£¥₹]|USD|EUR|GBP|CHF)\\s?\\d{1,6}(?:[.,]\\d{1,3})*(?:\\s?/\\s?\\p{L}{1,8})?|\\d{1,6}(?:[.,]\\d{1,2})?\\s?(?:[€£¥₹]|zł|kr|USD|EUR|GBP|CHF|euros?|dollars?|pounds?)(?![\\p{L}]|\\s?\\d))(?:\\s?(?:a|per)\\s(?:month|year|night|person|hour|session|week|day|class|head))?';
const anyPrice = new RegExp(price, 'giu');
const leadIn =
  /^.*(?<![\p{L}])(?:with|and|including|include|like|such as|are|is|menu|prices?|pricing|plans?|offers?|offering|sells?|selling|serves?|serving|the|our|a|an|tickets?:)(?![\p{L}])\s+(?=\S)/iu;
const leadOut = /\s*(?:[:=–—-]|\(|(?<![\p{L}])(?:for|at|from|costs?|is|starting(?: at)?))\s*$/iu;
const separator = /[,;:()\n!?|]|\.\s|\sand\s/giu;
const instruction =
  /(?<![\p{L}])(?:sections?|pages?|website|site|button|form|hero|header|footer|colou?rs?|fonts?|design|layout|theme|faq|gallery|testimonials?|pricing|prices?|plans?|menu|contact|newsletter|hours)(?![\p{L}])/iu;

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

function nameFrom(text: string): string | undefined {
  const name = text
    .replace(leadOut, '')
    .replace(leadIn, '')
    .replace(leadOut, '')
    .replace(/^[\s\p{P}]+|[\s,;:(]+$/gu, '');
  const isName = name.length > 1 && name.length <= 70 && /\p{L}/u.test(name) && !instruction.test(name);
  return isName ? capitalised(name) : undefined;
}

/** What stands before a price up to the previous separator; a bracket or colon right before the price is not one. */
function textBefore(text: string): string {
  const near = text.slice(-90).replace(leadOut, '');
  const last = [...near.matchAll(separator)].at(-1);
  return last ? near.slice(last.index + last[0].length) : near;
}

const textAfter = (text: string): string => text.slice(0, 60).split(separator)[0] ?? '';

/** A price belongs to the name before it, or else to the one after it: "Team $19", "$19 Team". */
function pricedItems(text: string): Item[] {
  let end = 0;
  return [...text.matchAll(anyPrice)].flatMap((match) => {
    const before = text.slice(end, match.index);
    const after = text.slice(match.index + match[0].length);
    end = match.index + match[0].length;
    const name = nameFrom(textBefore(before)) ?? nameFrom(textAfter(after));
    return name ? [{ name, price: match[0].trim() }] : [];
  });
}

const bullet = /^[ \t]*(?:[-*•–]|\d{1,2}[.)])[ \t]+(\S[^\n]{0,120})$/gmu;
const offering =
  /(?<![\p{L}])(?:we (?:offer|sell|serve|make|do|teach|provide|specialise in|specialize in)|(?:offers?|offering|sells?|selling|serves?|serving|specialising in|specializing in|services(?: include| are|:)|features(?: include| are|:)|menu(?: includes?|:)|products(?: include| are|:)|courses(?: include| are|:)|classes(?: include| are|:)|bands(?: include| are|:)|projects(?: include| are|:)|rooms(?: include| are|:)))\s*:?\s([^.;:!?\n]{3,240})/iu;

function listedItems(text: string): Item[] {
  const bullets = [...text.matchAll(bullet)].map((match) => match[1] ?? '');
  const list = offering.exec(text)?.[1]?.split(/\s*,\s*(?:and\s)?|\s+and\s+/iu) ?? [];
  const names = bullets.length >= 2 ? bullets : list;
  return names
    .map((name) => name.replace(/^(?:an?|the|our|also)\s/iu, '').trim())
    .filter((name) => name.length > 1 && name.split(/\s+/u).length <= 7 && !instruction.test(name))
    .map((name) => ({ name: capitalised(name) }));
}

/** What the business offers, with prices as they were typed. */
export function readItems(text: string): Item[] {
  const priced = pricedItems(text);
  const known = new Set(priced.map(({ name }) => name.toLocaleLowerCase('en')));
  const listed =
    priced.length > 1 ? [] : listedItems(text).filter(({ name }) => !known.has(name.toLocaleLowerCase('en')));
  const items = listed.length === 1 && priced.length === 0 ? [] : [...priced, ...listed];
  return items.slice(0, 24);
}
