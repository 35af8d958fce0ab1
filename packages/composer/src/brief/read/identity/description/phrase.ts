import { type Token, tokensOf } from '../../entries/scan/tokens.ts';
import { trimSeparators } from '../../entries/scan/trim.ts';
import type { Reading } from '../reading.ts';

const longest = 150;
const mostWords = 24;
/** A phrase with a number in it that is longer goes on with what is sold. */
const mostBesideNumber = 9;

/** Where a phrase goes on with a wish or another clause: ", and we need …", " with a contact form". */
function wishAt(text: string, tokens: readonly Token[], reading: Reading): number {
  const { grammar } = reading;
  for (let at = 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    if (/^[!?;:]$/u.test(token.text)) return token.start;
    const small = token.text.toLowerCase();
    const isPause = small === ',' || isJoining(small, reading);
    if (!isPause && !grammar.having.has(small)) continue;
    if (goesOnOtherwise(tokens, at, isPause, reading)) return token.start;
  }
  return text.length;
}

/** "plumber in Leeds, 24h callout, 07700 …": a time, a price or a number is no part of what it is. */
function hasNumberBehind(tokens: readonly Token[], start: number): boolean {
  for (let at = start; at < tokens.length && tokens[at]?.text !== ','; at += 1)
    if (tokens[at]?.kind === 'number') return true;
  return false;
}

/** Whether what follows a pause or "with" is a wish, another sentence, or a value. */
function goesOnOtherwise(tokens: readonly Token[], at: number, isPause: boolean, reading: Reading): boolean {
  const next = tokens[at + 1]?.text.toLowerCase();
  if (isPause && next !== undefined && reading.grammar.wants.has(next)) return true;
  return (
    (tokens[at]?.text === ',' && hasNumberBehind(tokens, at + 1)) || hasWishBehind(tokens, at + 1, reading)
  );
}

export const joining = new Set('and und y e et en i o but aber mais pero ma mas'.split(' '));
/** "en" is "and" in Dutch, and leads to a place in French and Spanish. */
export const isJoining = (word: string, { grammar }: Reading): boolean =>
  joining.has(word) && !grammar.ends.has(word);

const fewWords = 5;

/** Whether the next words up to a pause are about the site. */
function hasWishBehind(tokens: readonly Token[], start: number, { wishWords, siteWords }: Reading): boolean {
  for (let at = start; at < Math.min(tokens.length, start + fewWords); at += 1) {
    const small = tokens[at]?.text.toLowerCase() ?? '';
    if (small === ',') return false;
    if (wishWords.has(small) || siteWords.has(small)) return true;
  }
  return false;
}

const isFunctionWord = (word: string, { grammar }: Reading): boolean =>
  grammar.edges.has(word) || grammar.articles.has(word) || grammar.owners.has(word);

/** "under 12s" goes on with its number; "a 24-hour plumber" begins behind its article. */
const isOfAge = (tokens: readonly Token[], at: number, { grammar }: Reading): boolean =>
  tokens[at + 1]?.kind === 'number' &&
  tokens[at + 2]?.text === 's' &&
  !grammar.articles.has(tokens[at]?.text.toLowerCase() ?? '');

/** Without articles and other small words at its start, and without what hangs at its end. */
function trimmed(text: string, reading: Reading): string {
  const tokens = tokensOf(text);
  let [start, end] = [0, tokens.length];
  const small = (at: number) => tokens[at]?.text.toLowerCase() ?? '';
  const isSmall = (at: number) => isFunctionWord(small(at), reading) && !isOfAge(tokens, at, reading);
  while (start < end && isSmall(start)) start += 1;
  if (start < end && "'’".includes(small(start))) start += 1;
  while (start < end && isHanging(tokens[end - 1], reading)) end -= 1;
  const [first, last] = [tokens[start], tokens[end - 1]];
  return start < end && first && last ? text.slice(first.start, last.end) : '';
}

const isHanging = (token: Token | undefined, reading: Reading): boolean =>
  token !== undefined &&
  ((token.kind === 'sign' && !')”"»’]」'.includes(token.text)) ||
    isFunctionWord(token.text.toLowerCase(), reading));

/**
 * A noun phrase of a text: without its article, ended where a wish or another sentence begins. Empty where there is none: where
 * somebody speaks, or where only small words are left.
 */
export function nounPhrase(text: string, reading: Reading): string {
  const sentence = trimSeparators(text.split(/(?<!\b\d{1,3})\.\s|[!?]\s|\s[–—-]\s|[\n。！？؟]/u)[0] ?? '')
    .replace(/[.!?]$/u, '')
    .replace(japaneseVerb, '');
  if (isSpoken(sentence)) return '';
  const phrase = trimSeparators(
    trimmed(sentence.slice(0, wishAt(sentence, tokensOf(sentence), reading)), reading),
  );
  const words = tokensOf(phrase).filter(({ kind }) => kind === 'word');
  const [first] = words;
  if (!first || words.length > mostWords || phrase.length > longest || /^[\p{N}\p{P}\p{S}]/u.test(phrase))
    return '';
  if (words.length > mostBesideNumber && /\p{N}/u.test(phrase)) return '';
  if (reading.grammar.wants.has(first.text.toLowerCase()) || reading.siteWords.has(first.text.toLowerCase()))
    return '';
  if (isClause(words, reading)) return '';
  const isBalanced = ['()', '[]', '“”', '«»', '„“'].every(
    ([open = '', close = '']) => phrase.includes(open) === phrase.includes(close),
  );
  return isBalanced ? phrase : '';
}

/** "we hire out bikes" says what somebody does; an address is nobody's words. */
const isSpoken = (sentence: string): boolean =>
  /^(?:i|we|ich|wir|je|nous|yo|noi|io|nós|eu|ik|wij|prowadzę|prowadzimy)\s/iu.test(sentence) ||
  /[@<>[\]]|:\/\//u.test(sentence);

/** A Japanese sentence ends with what somebody is or runs, and its verb. */
const japaneseVerb =
  /(?:を(?:やって|営んで|開いて|して)(?:います|いる|おります)|でございます|です|と申します)$/u;

/** "nan makes veils" is no noun phrase; a relative clause within one is: "an app that is". */
function isClause(words: readonly Token[], { grammar }: Reading): boolean {
  const end = words.findIndex(({ text }) => grammar.ends.has(text.toLowerCase()));
  return words
    .slice(0, end < 0 ? words.length : end)
    .some(({ text }, at) => at > 0 && grammar.copulas.has(text.toLowerCase()));
}

/** The phrase without what a preposition or a relative adds: what it is. */
export function coreOf(phrase: string, reading: Reading): string {
  const tokens = tokensOf(phrase);
  const end = tokens.findIndex(
    ({ text, kind }, at) =>
      at > 0 && (reading.grammar.ends.has(text.toLowerCase()) || (kind === 'sign' && ',:;(.'.includes(text))),
  );
  const last = tokens[end - 1];
  return end < 0 || !last ? phrase : trimmed(phrase.slice(0, last.end), reading);
}
