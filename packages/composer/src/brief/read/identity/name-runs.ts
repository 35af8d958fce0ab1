import { type Token, tokensOf } from '../entries/scan/tokens.ts';
import { linking } from './name-words.ts';

/** A row of words that are written like a name. */
export interface Run {
  text: string;
  start: number;
  end: number;
  /** The word before it, in small letters; empty at the start. */
  before: string;
  /** The sign or word behind it. */
  after: string;
  isFirst: boolean;
  words: number;
}

const isCapital = ({ kind, text }: Token) => kind === 'word' && /^\p{Lu}/u.test(text);
const isNumber = ({ kind, text }: Token) => kind === 'number' && /^\d{1,4}$/.test(text);
const joiners = "'’.&+!-";

/** Whether the run goes on at `at`: a capital, a number behind one, a joining sign, or small words with a capital behind them. */
function reachOf(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  const previous = tokens[at - 1];
  if (!token || !previous) return 0;
  const isTouching = previous.end === token.start;
  if (isCapital(token)) return token.start - previous.end <= 1 ? 1 : 0;
  if (isNumber(token)) return token.start - previous.end === 1 && !previous.text.endsWith(',') ? 1 : 0;
  if (joiners.includes(token.text)) return reachBehindSign(tokens, at, isTouching);
  if (token.kind === 'word' && isTouching && "'’".includes(previous.text)) return 1;
  return linking.has(token.text.toLowerCase()) ? reachBehindWords(tokens, at) : 0;
}

function reachBehindSign(tokens: readonly Token[], at: number, isTouching: boolean): number {
  const sign = tokens[at];
  const next = tokens[at + 1];
  if (!sign || !next || next.kind === 'sign') return 0;
  const isGlued = next.start === sign.end;
  if ('&+'.includes(sign.text)) return isCapital(next) || isNumber(next) ? 2 : 0;
  if (!isTouching || !isGlued) return 0;
  return "'’-".includes(sign.text) || isCapital(next) ? 2 : 0;
}

const mostSmallWords = 2;

function reachBehindWords(tokens: readonly Token[], at: number): number {
  for (let count = 1; count <= mostSmallWords; count += 1) {
    const next = tokens[at + count];
    if (!next) return 0;
    if (isCapital(next)) return count + 1;
    if (!linking.has(next.text.toLowerCase())) return 0;
  }
  return 0;
}

function runEnd(tokens: readonly Token[], start: number): number {
  let end = start + 1;
  for (let reach = reachOf(tokens, end); reach > 0; reach = reachOf(tokens, end)) end += reach;
  return end;
}

/** All rows of capitalised words of a text. */
export function nameRuns(text: string): Run[] {
  const tokens = tokensOf(text);
  const runs: Run[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at];
    if (!first || !isCapital(first)) continue;
    const end = runEnd(tokens, at);
    const last = tokens[end - 1] ?? first;
    runs.push({
      text: text.slice(first.start, last.end),
      start: first.start,
      end: last.end,
      before: tokens[at - 1]?.text.toLowerCase() ?? '',
      after: tokens[end]?.text ?? '',
      isFirst: at === 0,
      words: end - at,
    });
    at = end - 1;
  }
  return runs;
}
