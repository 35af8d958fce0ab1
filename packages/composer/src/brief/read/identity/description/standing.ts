import { isSpaceless, type Token, tokensOf } from '../../entries/scan/tokens.ts';
import { headsFirst } from '../kind/nouns.ts';
import type { Reading } from '../reading.ts';
import { headForm, isNounOfSite, isPerson } from './heads.ts';
import { isJoining } from './phrase.ts';
import { behindHead } from './tail.ts';

/** A noun phrase as it may stand by itself. */
export interface Standing {
  text: string;
  /** Whether it has one of the forms that may stand large: a noun that a site may be for, with whole phrases around it. */
  isSure: boolean;
}

const mostBefore = 8;
const within = "'’-&";

/** Small words and verbs: the words that narrow a noun stand behind them. What a text begins with is no verb: "launch party". */
function isBorder(token: Token, { grammar, ...reading }: Reading): boolean {
  const small = token.text.toLowerCase();
  const { articles, owners, wants, copulas, having, edges } = grammar;
  return (
    [articles, owners, wants, copulas, having, edges, reading.siteWords].some((list) => list.has(small)) ||
    (token.start > 0 && [...grammar.selves].some((self) => self === small || self.endsWith(` ${small}`))) ||
    isPerson(token, { grammar, ...reading })
  );
}

/** Where the words begin that narrow a noun: "sister run a little cafe" has "little cafe". */
function startOf(tokens: readonly Token[], head: number, reading: Reading): number {
  let start = head;
  while (start > 0 && head - start < mostBefore) {
    const before = tokens[start - 1];
    if (!before || (before.kind === 'sign' && !within.includes(before.text))) break;
    if (before.kind === 'word' && isBorder(before, reading) && !isPossessive(tokens, start - 1)) break;
    start -= 1;
  }
  while (start < head && tokens[start]?.kind === 'sign') start += 1;
  return start;
}

const isPossessive = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 's' && within.includes(tokens[at - 1]?.text ?? ' ');

/** The first noun that a site may be for; where heads stand last, the last of those in one row. */
function headOf(tokens: readonly Token[], reading: Reading): number {
  const isHead = ({ text, kind }: Token) => kind === 'word' && isNounOfSite(text, reading);
  let head = tokens.findIndex(isHead);
  if (head < 0 || headsFirst.has(reading.language)) return head;
  for (let at = head + 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word' || isBorder(token, reading) || isJoining(token.text.toLowerCase(), reading))
      break;
    if (isHead(token)) head = at;
  }
  return head;
}

/** German words before a noun that agree with an article that is gone: "(das) große", "(in einer) kleinen". */
function withoutDeclined(
  tokens: readonly Token[],
  [start, head]: readonly [number, number],
  article: string,
  { language }: Reading,
): number {
  const words = tokens
    .slice(start, head)
    .filter(({ kind, text }) => kind === 'word' && /^\p{Ll}/u.test(text));
  const isDeclined =
    language === 'de' && (definite.has(article) || words.some(({ text }) => /e[nm]$/u.test(text)));
  return isDeclined && words.length > 0 ? head : start;
}

const definite: ReadonlySet<string> = new Set('der die das dem den des diese dieser dieses'.split(' '));

const lastWord = (text: string): string =>
  /(?<![\p{L}\p{M}])[\p{L}\p{M}]+(?=\s*$)/u.exec(text)?.[0].toLowerCase() ?? '';

/**
 * A noun phrase cut to what may stand by itself: its noun, the words that narrow it, and the whole phrases behind it.
 *
 * @param said the text that it stands in
 */
export function standing(phrase: string, said: string, reading: Reading): Standing {
  if (isSpaceless(phrase)) return { text: phrase, isSure: true };
  const tokens = tokensOf(phrase);
  const head = headOf(tokens, reading);
  const noun = tokens[head];
  if (!noun) return { text: phrase, isSure: false };
  const first = startOf(tokens, head, reading);
  const before = tokens[first - 1]?.text.toLowerCase();
  // "friends of the library": the noun before is one that is not known.
  if (before !== undefined && isWithinAnother(tokens, first, reading)) return { text: phrase, isSure: false };
  const article = before ?? lastWord(said.slice(0, Math.max(0, said.indexOf(phrase))));
  const start = withoutDeclined(tokens, [first, head], article, reading);
  const last = tokens[behindHead(tokens, head, reading) - 1] ?? noun;
  const form = headForm(noun.text, reading) ?? noun.text;
  if (form !== noun.text) return { text: form + phrase.slice(noun.end, last.end), isSure: true };
  return { text: phrase.slice(tokens[start]?.start, last.end), isSure: true };
}

/** Whether a preposition leads to a noun: then it is no more than a part of another phrase. */
function isWithinAnother(tokens: readonly Token[], first: number, reading: Reading): boolean {
  const { articles, ends, links, selves } = reading.grammar;
  let at = first - 1;
  const small = () => tokens[at]?.text.toLowerCase() ?? '';
  while (at > 0 && articles.has(small()) && !ends.has(small())) at -= 1;
  const isVerb = selves.has(small());
  return !isVerb && (ends.has(small()) || (links.has(small()) && !isJoining(small(), reading)));
}
