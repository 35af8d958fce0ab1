import { phrases } from '@sitewright/composer-content';
import { type Token, tokensOf } from '../../entries/scan/tokens.ts';
import type { Grammar } from '../grammar.ts';

/** A row of words that are written like a name. */
export interface Run {
  text: string;
  start: number;
  end: number;
  words: number;
}

const isCapital = ({ kind, text }: Token) => kind === 'word' && /^\p{Lu}/u.test(text);
const isNumber = ({ kind, text }: Token) => kind === 'number' && /^\d{1,4}$/.test(text);
const apostrophes = "'’";
const joiners = "'’.&+!-";
const mostSmallWords = 2;
const longestElision = 4;
/** "Growers' Association": the apostrophe of a plural goes on. */
const isPlural = (previous: Token, sign: Token, next: Token): boolean =>
  apostrophes.includes(sign.text) &&
  /s$/u.test(previous.text) &&
  next.start - sign.end === 1 &&
  isCapital(next);

const isAbbreviation = (word: string, list: readonly string[]) => list.includes(word.toLowerCase());

/** How many tokens from `at` on go on with the run; 0 where it ends. */
function reachOf(tokens: readonly Token[], at: number, { links }: Grammar): number {
  const token = tokens[at];
  const previous = tokens[at - 1];
  if (!token || !previous) return 0;
  const gap = token.start - previous.end;
  if (joiners.includes(token.text))
    return reachBehindSign(tokens, at, gap === 0) || reachBehindShortened(tokens, at, gap, links);
  if (gap > 1) return 0;
  if (isCapital(token)) return 1;
  if (token.kind !== 'word') return isNumber(token) && gap === 1 ? 1 : 0;
  if (gap === 0) return apostrophes.includes(previous.text) ? 1 : 0;
  return reachBehindElision(tokens, at) || reachBehindWords(tokens, at, links);
}

function reachBehindSign(tokens: readonly Token[], at: number, isTouching: boolean): number {
  const sign = tokens[at];
  const next = tokens[at + 1];
  const previous = tokens[at - 1];
  if (!sign || !previous) return 0;
  if (sign.text === '.' && isTouching) return reachBehindStop(previous, next);
  if (!next || next.kind === 'sign') return 0;
  const isGlued = next.start === sign.end;
  if ('&+'.includes(sign.text)) return isCapital(next) || isNumber(next) ? 2 : 0;
  if (!isTouching) return 0;
  const goesOn = isGlued ? "'’-".includes(sign.text) || isCapital(next) : isPlural(previous, sign, next);
  return goesOn ? 2 : 0;
}

/** "Ca' del Gelso": a word that was cut short goes on with what it is of. */
function reachBehindShortened(
  tokens: readonly Token[],
  at: number,
  gap: number,
  links: ReadonlySet<string>,
): number {
  const [word, sign] = [tokens[at - 1], tokens[at]];
  const isShort = word !== undefined && word.text.length <= longestElision && gap === 0;
  if (!isShort || !apostrophes.includes(sign?.text ?? '')) return 0;
  const reach = reachBehindElision(tokens, at + 1) || reachBehindWords(tokens, at + 1, links);
  return reach === 0 ? 0 : reach + 1;
}

/** A full stop belongs to the name behind an abbreviation and between initials. */
function reachBehindStop(previous: Token, next: Token | undefined): number {
  const { titles, suffixes } = phrases();
  if (isAbbreviation(previous.text, suffixes)) return 1;
  const isTitle = isAbbreviation(previous.text, titles);
  const isShort = previous.text.length === 1 || isTitle;
  // "Dr. med. Ulrike Brandt"
  const goesOn = next && (isCapital(next) || (isTitle && isAbbreviation(next.text, titles)));
  return isShort && goesOn ? 2 : 0;
}

/** "d'Adèle", "dell'Orso". */
function reachBehindElision(tokens: readonly Token[], at: number): number {
  const [word, sign, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!word || !sign || !next || word.text.length > longestElision) return 0;
  const isGlued = sign.start === word.end && next.start === sign.end;
  return apostrophes.includes(sign.text) && isGlued && isCapital(next) ? 3 : 0;
}

function reachBehindWords(tokens: readonly Token[], at: number, links: ReadonlySet<string>): number {
  for (let count = 0; count <= mostSmallWords; count += 1) {
    const next = tokens[at + count];
    if (!next) return 0;
    if (count > 0 && isCapital(next)) return count + 1;
    if (!links.has(next.text.toLowerCase())) return 0;
  }
  return 0;
}

function endOf(tokens: readonly Token[], start: number, grammar: Grammar): number {
  let end = start + 1;
  for (let reach = reachOf(tokens, end, grammar); reach > 0; reach = reachOf(tokens, end, grammar))
    end += reach;
  return end;
}

/** Words with a capital at the start of a sentence that no name begins with: "A", "We", "Our"; "The" and "Les" may begin one. */
function isNoBeginning(
  word: string,
  { articles, wants, owners, edges, recipients, selves }: Grammar,
): boolean {
  const small = word.toLowerCase();
  if (definite.has(small)) return false;
  return [articles, wants, owners, edges, recipients, selves].some((list) => list.has(small));
}

const definite = new Set('the l la le les el los las il lo gli os as van de het den'.split(' '));

/** All rows of capitalised words of a text. What is said to be a name may begin with any word: "Pod Limbą". */
export function nameRuns(text: string, grammar: Grammar, isSaid = false): Run[] {
  const tokens = tokensOf(text);
  const runs: Run[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at];
    if (!first || !isCapital(first) || (!isSaid && isNoBeginning(first.text, grammar))) continue;
    const end = endOf(tokens, at, grammar);
    const last = tokens[end - 1] ?? first;
    const words = tokens.slice(at, end).filter(({ kind }) => kind === 'word').length;
    runs.push({ text: text.slice(first.start, last.end), start: first.start, end: last.end, words });
    at = end - 1;
  }
  return runs;
}
