import { phrases } from '@sitewright/composer-content';
import { isSpaceless, type Token, tokensOf } from '../../entries/scan/tokens.ts';
import { capital } from '../name/casing.ts';
import { isCommon } from '../name/common-words.ts';
import { isTownName, placeNames } from '../place-names.ts';
import type { Reading } from '../reading.ts';
import { isAnywhere, isNounOfSite, leadsToPlace } from './heads.ts';

const mostNames = 3;

/** Whether words in small letters are a town or region that is known. */
export const isKnownPlace = (words: string, { locales }: Reading): boolean => {
  const ofLanguage = locales.flatMap((locale) => Object.values(locale.words.places.withOwnWord).flat());
  return (
    placeNames().has(words) || isTownName(words) || ofLanguage.some((name) => name.toLowerCase() === words)
  );
};

/** How many words behind one that leads to a place are its name. */
function namesBehind(tokens: readonly Token[], at: number, reading: Reading): number {
  const small = (place: number) => tokens[place]?.text.toLowerCase() ?? '';
  for (let count = mostNames; count > 0; count -= 1) {
    const words = tokens.slice(at, at + count);
    if (
      words.length === count &&
      isKnownPlace(words.map(({ text }) => text.toLowerCase()).join(' '), reading)
    )
      return count;
  }
  const { articles, edges, wants, plain } = reading.grammar;
  const isName = (place: number) =>
    tokens[place]?.kind === 'word' &&
    small(place).length > 2 &&
    ![articles, edges, wants, plain].some((list) => list.has(small(place))) &&
    !isAnywhere(small(place), reading) &&
    !isNounOfSite(small(place), reading) &&
    !isCommon(small(place), reading);
  let count = 0;
  while (count < mostNames && isName(at + count)) count += 1;
  // What goes on for longer is no name: "at great length and depth".
  return isName(at + count) ? 0 : count;
}

/** German writes nouns with a capital: the one that says what it is for certain. */
const isGermanNoun = ({ text }: Token, reading: Reading): boolean =>
  reading.language === 'de' && !reading.grammar.plain.has(text) && isNounOfSite(text, reading);

/** A phrase that was typed without capitals, with those of its towns and its German nouns: "cafe in whitby". */
export function inProperCase(phrase: string, reading: Reading): string {
  if (isSpaceless(phrase) || /\s["'“„(]?\p{Lu}/u.test(phrase)) return phrase;
  const tokens = tokensOf(phrase);
  const raised = new Set(tokens.filter((token) => isGermanNoun(token, reading)).map(({ start }) => start));
  for (const [at, { text }] of tokens.entries()) {
    if (!leadsToPlace(text.toLowerCase(), reading)) continue;
    const skipped = reading.grammar.articles.has(tokens[at + 1]?.text.toLowerCase() ?? '') ? 1 : 0;
    const first = at + 1 + skipped;
    const count = namesBehind(tokens, first, reading);
    const name = tokens.slice(first, first + count);
    const isKnown = isKnownPlace(name.map(({ text: word }) => word.toLowerCase()).join(' '), reading);
    // "a talk on soil health" is no town.
    const mayBeTown = skipped === 0 && !phrases().topical.includes(text.toLowerCase());
    if (mayBeTown || isKnown) for (const { start } of name) raised.add(start);
  }
  return tokens.reduceRight(
    (whole, { text, start, end }) =>
      raised.has(start) ? whole.slice(0, start) + capital(text) + whole.slice(end) : whole,
    phrase,
  );
}
