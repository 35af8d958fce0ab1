import { capitalise } from './clean-text.ts';
import { priceSource } from './money.ts';
import type { WordTables } from './word-tables.ts';

type PriceTables = Pick<WordTables, 'instruction'>;

const anyPrice = new RegExp(priceSource, 'giu');
const leadIn =
  /^.*(?<![\p{L}])(?:with|and|including|include|like|such as|are|is|menu|prices?|pricing|plans?|offers?|offering|sells?|selling|serves?|serving|the|our|a|an|tickets?:|con|mit|avec|com|y|und|et|e|precios|preise|tarifs|preços|prezzi)(?![\p{L}])\s+(?=\S)/iu;
const leadOut =
  /(?<!\s)\s*(?:[:=–—-]|\(|(?<![\p{L}])(?:for|at|from|costs?|is|starting(?: at)?|a|ab|desde|por|für|zu|von|à|à partir de|a partir de|dès|da|em|per|um)(?![\p{L}]))\s*$/iu;
const separator = /[,;:()\n!?|、。・：،؛]|\.\s|\s(?:and|y|und|et|e)\s/giu;
const longestName = 70;
/** The rest of a sentence that names nothing: "what it costs". */
const noName =
  /^(?:(?:what|it|that|this|which|how|from|was|es|lo que|ce|que|quanto|cuánto)(?:\s|$)|(?:or|and|then|oder|und|ou|et|y|e|o)$)/iu;

/** "baño y corte 32€": two things for one price, where nothing else stands before it. */
const twoInOne =
  /^(?!(?:with|and|including|menu|prices?|offers?|sells?|serves?|the|our|we|con|mit|avec|com|und|tickets?|also|plus|ab|from|for)\s)\p{L}{3,}(?:\s\p{L}+)?\s(?:and|y|und|et|e|&)\s\p{L}{3,}(?:\s\p{L}+)?$/iu;

/** "The Quiet Word": an article that begins a title belongs to it. */
const titled = /^\W{0,4}The\s\p{Lu}[^,;.]*$/u;

function nameFrom(text: string, { instruction }: PriceTables): string | undefined {
  const name = text
    .replace(leadOut, '')
    .replace(twoInOne.test(text.trim()) || titled.test(text) ? /^$/u : leadIn, '')
    .replace(leadOut, '')
    .replace(/^[\s\p{P}]+|(?<![\s,;:(])[\s,;:(]+$/gu, '');
  const isName =
    (name.length > 1 || /^\p{Lu}$/u.test(name)) &&
    name.length <= longestName &&
    /\p{L}/u.test(name) &&
    !instruction.test(name) &&
    !noName.test(name);
  return isName ? capitalise(name) : undefined;
}

const sinceStop = /(?:^[\s,;.)]{0,90}|[.:;\n(]\s{0,9})([^.:;,\n()]+)$/u;

/** "Initial assessment (60 min)": what stands in brackets says more of the thing before them. */
const noteAtEnd = /^(.*\p{L})\s\([^()\n]{1,30}\)$/su;

/** What stands before a price up to the previous separator; a bracket or colon right before the price is not one. */
function textBefore(text: string): string {
  const near = text.slice(-90).replace(leadOut, '').trimEnd();
  const [, pair = ''] = sinceStop.exec(near) ?? [];
  if (twoInOne.test(pair)) return pair;
  const [, withNote] = noteAtEnd.exec(near) ?? [];
  if (withNote) return textBefore(withNote);
  const last = [...near.matchAll(separator)].at(-1);
  return last ? near.slice(last.index + last[0].length) : near;
}

const textAfter = (text: string): string => text.slice(0, 60).split(separator)[0] ?? '';

/** "£95, superking with view £130": what stands between two prices is the name of a thing, whatever its words. */
const nextThing =
  /^\s?,\s(?=\p{L})(?!(?:and|or|with|plus|then|also|und|oder|mit|y|o|con|et|ou|avec|e|com|the|our|from|ab|desde|da)\s)((?:(?!(?:is|are|costs?|for|from|at|ab|desde|à partir|a partir|da|dès|we|ist|kostet|cuesta|coûte|custa)\s)[\p{L}\p{N}’'&/-]+\s){1,6})$/u;

/** A price belongs to the name before it, or else to the one after it: "Team $19", "$19 Team". */
export function pricedItems(text: string, tables: PriceTables): { name: string; price: string }[] {
  let end = 0;
  return [...text.matchAll(anyPrice)].flatMap((match) => {
    const before = text.slice(end, match.index);
    const after = text.slice(match.index + match[0].length);
    end = match.index + match[0].length;
    const name =
      nextThing.exec(before)?.[1]?.trim() ??
      nameFrom(textBefore(before), tables) ??
      nameFrom(textAfter(after), tables);
    return name ? [{ name: capitalise(name), price: match[0].trim() }] : [];
  });
}
