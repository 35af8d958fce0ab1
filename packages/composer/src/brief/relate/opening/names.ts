import { joining } from '../../cut/prose/function-words.ts';
import { findMoney } from '../../read/entries/scan/money.ts';
import { countWords, tokensOf } from '../../read/entries/scan/tokens.ts';
import { isNounOfSite, leadsToPlace } from '../../read/identity/description/heads.ts';
import { isCommon } from '../../read/identity/name/common-words.ts';
import type { Reading } from '../../read/identity/reading.ts';
import { hasVenue } from './opening-words.ts';
import { isCapital, isKnown, type OpeningPart, type Row } from './row.ts';
import { speaksOfSite } from './what.ts';

const mostWords = 5;
const mostSmallWords = 4;

/** What names in small letters are told by: "st mary's", "the mending room". */
const signed = /^(?:the|st|sta)\s|['’]s?(?:\s|$)/iu;

/** A name that somebody typed without capitals: it has the sign of one, or stands right behind what asks for the site. */
function isSmallName(text: string, { parts, reading }: Row): boolean {
  const { grammar, siteWords, wishWords } = reading;
  const words = text.toLowerCase().split(/\s+/u);
  const isSite = speaksOfSite(parts[0]?.text ?? '', reading);
  const isJoined = (at: number) => at > 0 && at < words.length - 1 && joining.has(words[at] ?? '');
  const isOne = signed.test(text) || (isSite && words.length > 1 && !/s$/u.test(words.at(-1) ?? ''));
  const isPlain = words.every(
    (word, at) =>
      ![siteWords, wishWords, grammar.plain, grammar.having].some((list) => list.has(word)) &&
      (!grammar.edges.has(word) || isJoined(at) || (at === 0 && word === 'the')),
  );
  return isOne && isPlain && words.length <= mostSmallWords;
}

/** German writes nouns with a capital: with an adjective before them they are what is offered. */
const isGermanPhrase = (text: string, { language }: Reading): boolean =>
  language === 'de' && /^\p{L}+(?:e|er|es|en|em)\s\p{L}+$/u.test(text);

/** "Weber & Partner" right behind what it is; at the very end it may be a town where nobody asks for anything. */
export function isName({ text }: OpeningPart, at: number, row: Row): boolean {
  const { parts, reading, isNamed, isAsked, isOccasion } = row;
  const [first = ''] = text.toLowerCase().split(' ', 1);
  if (at !== 1 || isNamed || countWords(text) > mostWords || reading.grammar.keys.has(first)) return false;
  if (isCommon(text, reading) || isKnown(text, reading) || findMoney(text).length > 0) return false;
  if (isOccasion && hasVenue(text, reading.language)) return false;
  if (row.isCasual) return isSmallName(text, row);
  const isFirm = isCapital(text, reading) && tokensOf(text).length > 1 && !isGermanPhrase(text, reading);
  return isFirm && (isAsked || parts.length > 2);
}

/** "Lena Fischer, design student in Delft": behind a name stands what it is the name of. */
export function isApposed(text: string, reading: Reading): boolean {
  const words = tokensOf(text).map(({ text: word }) => word.toLowerCase());
  const isNoun = words.some((word) => isNounOfSite(word, reading));
  const isPlaced = words.some((word, at) => at > 0 && leadsToPlace(word, reading));
  return isNoun || isPlaced || reading.grammar.articles.has(words[0] ?? '');
}
