import { headNouns } from '@sitewright/composer-content';
import { siteNouns } from '../../cut/prose/function-words.ts';
import { bareNumbers } from '../../read/entries/item.ts';
import { findMoney } from '../../read/entries/scan/money.ts';
import { priceStart } from '../../read/entries/scan/price.ts';
import { smallWords } from '../../read/entries/scan/tokens.ts';
import { namesIn } from '../wished-rows.ts';

/** What stands before the first colon or comma of a prompt, on its first line. */
const opening = /^([^:,.;!?\n]{3,80}?)\s?([:,])[ \t]+(?=\S)/u;
/** So much of what stands behind it is looked at. */
const longestRow = 300;
const inPlace = /\s(?:in|near|by|à|au|en|a|te|w|em|bei)\s\p{Lu}\p{L}{2}/u;
const fewestBare = 3;

let kept: ReadonlySet<string> | undefined;
/** The nouns that a site may be for, in any language: what language a prompt is in is often mistaken where it says little. */
function nouns(): ReadonlySet<string> {
  kept ??= new Set(
    Object.values(headNouns().nouns).flatMap((entries) => entries.flatMap((entry) => entry.split(' '))),
  );
  return kept;
}

/** Whether a head says what a site is of, and not what one of its sections is. */
function isTrade(head: string, isAlone: boolean, language: string): boolean {
  const names = namesIn(language);
  const place = head.search(inPlace);
  const words = smallWords(head);
  // "Conference website: …" only says that there is to be one.
  if (siteNouns.has(words.at(-1) ?? '')) return false;
  if (names.has((place < 0 ? head : head.slice(0, place)).toLowerCase())) return false;
  if (place >= 0) return true;
  const isKnown = isAlone || words.some((word) => nouns().has(word));
  return isKnown && !words.some((word) => names.has(word));
}

/** The sentence of the head, without it; `isAlone` where the prompt says no more. */
function rowBehind(rest: string): { row: string; isAlone: boolean } {
  const [row = '', ...others] = rest.slice(0, longestRow).split(/\n|[.!?](?=\s|$)/u);
  return { row, isAlone: rest.length < longestRow && others.every((other) => other.trim() === '') };
}

/** Behind a comma the price comes first: behind another word it is that of the first thing. */
function isPriced(row: string, sign: string): boolean {
  const [first] = findMoney(row);
  // Where more follow behind further commas, each of them is a statement anyway.
  if (sign === ',') return first !== undefined && priceStart(row, first.start) === 0 && !/,(?!\d)/u.test(row);
  return first !== undefined || bareNumbers(row).length >= fewestBare;
}

/**
 * "Massage in Ghent: 30 min €40, 60 min €70" and "Maths tutor, $35/hr online" say what the site is of, then what that costs: two
 * sentences, and no list under a head. As long as before.
 */
export function withOpeningHead(prompt: string, language: string): string {
  const [written, head = '', sign = ''] = opening.exec(prompt) ?? [];
  if (written === undefined) return prompt;
  const { row, isAlone } = rowBehind(prompt.slice(written.length));
  if (!isPriced(row, sign) || !isTrade(head, isAlone && sign === ':', language)) return prompt;
  return `${head}.${written.slice(head.length + 1).replace(':', ' ')}${prompt.slice(written.length)}`;
}
