import { isSpaceless, type Token, tokensOf } from '../../entries/scan/tokens.ts';
import { headsFirst } from '../kind/nouns.ts';
import type { Reading } from '../reading.ts';
import { headForm, headWithin, isPerson, leadsToPlace } from './heads.ts';
import { isJoining, nounPhrase } from './phrase.ts';
import { behindHead } from './tail.ts';

const mostBefore = 3;
const mostBehind = 10;

const isWord = (token: Token | undefined): token is Token => token?.kind === 'word';

/** Small words and verbs at which a noun phrase begins or ends. */
function isEdge(token: Token, reading: Reading): boolean {
  const { grammar, siteWords } = reading;
  const small = token.text.toLowerCase();
  return (
    [grammar.articles, grammar.owners, grammar.wants, grammar.copulas, grammar.having, siteWords].some(
      (list) => list.has(small),
    ) || isPerson(token, reading)
  );
}

/** "and my brother and I run a bicycle repair" begins at "bicycle". */
function startOf(tokens: readonly Token[], head: number, reading: Reading): number {
  let start = head;
  while (start > 0 && head - start < mostBefore) {
    const before = tokens[start - 1];
    const isOpening =
      !isWord(before) || isEdge(before, reading) || reading.grammar.edges.has(before.text.toLowerCase());
    if (isOpening || isSpeech(before, reading)) break;
    start -= 1;
  }
  return start;
}

/** "we run", "prowadzę": the verb behind a person is no part of the noun. */
const isSpeech = ({ text, start }: Token, { grammar }: Reading): boolean =>
  start > 0 && [...grammar.selves].some((self) => self.endsWith(` ${text.toLowerCase()}`));

/** Up to a sign, or to where somebody speaks, wishes or goes on with what they do. */
function endOf(tokens: readonly Token[], head: number, reading: Reading): number {
  let end = head + 1;
  while (end < tokens.length && end - head <= mostBehind) {
    const token = tokens[end];
    const isFollowing = token !== undefined && (token.kind !== 'sign' || "'’-&".includes(token.text));
    if (!isFollowing || isFinal(token, reading) || goesOn(tokens, end, head, reading)) break;
    end += 1;
  }
  return end;
}

const possessive = /^['’]?s$/u;

const isFinal = (token: Token, reading: Reading): boolean => {
  const { grammar, siteWords } = reading;
  const small = token.text.toLowerCase();
  const lists = [grammar.wants, grammar.copulas, grammar.having, grammar.called, siteWords];
  // "at St Mary's" goes on.
  return !possessive.test(small) && (isPerson(token, reading) || lists.some((list) => list.has(small)));
};

const nextWords = 2;

/** "band plays ska"; "wedding cakes in Porto" are many things, and go on with a preposition. */
function isVerbBehind(tokens: readonly Token[], at: number, { language, grammar }: Reading): boolean {
  const next = tokens[at + 1];
  const isShaped = language === 'en' && /^\p{Ll}{2,20}[^s]s$/u.test(tokens[at]?.text ?? '');
  return isShaped && isWord(next) && !grammar.ends.has(next.text.toLowerCase());
}

/** "a choir and look for singers", "band plays": "a café and bookshop" is one thing. */
function goesOn(tokens: readonly Token[], at: number, head: number, reading: Reading): boolean {
  const small = tokens[at]?.text.toLowerCase() ?? '';
  if (isJoining(small, reading))
    return !tokens
      .slice(at + 1, at + 1 + nextWords)
      .some(({ text }) => headForm(text, reading) !== undefined);
  return at === head + 1 && isVerbBehind(tokens, at, reading);
}

/** "with a gallery" is what the site has, not what it is for. */
function isHad(tokens: readonly Token[], head: number, { grammar, wishWords }: Reading): boolean {
  const noun = tokens[head]?.text.toLowerCase() ?? '';
  return (
    wishWords.has(noun) && tokens.slice(0, head).some(({ text }) => grammar.having.has(text.toLowerCase()))
  );
}

/** "We run the fair": behind who speaks stands what they do. */
export function isDone(tokens: readonly Token[], head: number, reading: Reading): boolean {
  const before = tokens[head - 1];
  return (
    before !== undefined &&
    isPerson(before, reading) &&
    !reading.grammar.owners.has(before.text.toLowerCase())
  );
}

/** "we train at the Mill Lane leisure centre": where something is, and not what. */
function isWhere(tokens: readonly Token[], head: number, reading: Reading): boolean {
  let start = startOf(tokens, head, reading);
  while (start > 0 && reading.grammar.articles.has(tokens[start - 1]?.text.toLowerCase() ?? '')) start -= 1;
  const before = tokens[start - 1]?.text.toLowerCase();
  return before !== undefined && leadsToPlace(before, reading);
}

/** Of such nouns in one phrase the last is the head where heads stand last: "school supplies shop". */
function lastInRow(tokens: readonly Token[], first: number, reading: Reading): number {
  let head = first;
  if (headsFirst.has(reading.language)) return head;
  for (let at = first + 1; at - first <= mostBefore && isWord(tokens[at]); at += 1) {
    const { text } = tokens[at] as Token;
    if (reading.grammar.edges.has(text.toLowerCase())) break;
    if (headForm(text, reading) !== undefined) head = at;
  }
  return head;
}

/** "我们是杭州的一家陶艺工作室": from behind the last small word before the noun to its end. */
function withoutSpaces(text: string, reading: Reading): string {
  const head = headWithin(text, reading);
  if (!head) return '';
  const { articles, owners, copulas, edges, recipients, wants } = reading.grammar;
  const lists = [articles, owners, copulas, edges, recipients, wants];
  const before = text.slice(0, head.start);
  const starts = lists.flatMap((list) =>
    [...list].map((word) => {
      const at = before.lastIndexOf(word);
      return at < 0 ? 0 : at + word.length;
    }),
  );
  const sign = before.search(/[^\p{L}\p{M}ー][\p{L}\p{M}ー]*$/u);
  return text.slice(Math.max(0, sign + 1, ...starts), head.end);
}

/**
 * The noun phrase around the first noun that a site may be for, wherever it stands: "my brother and I run a bicycle repair shop in
 * Hull". Empty where there is none.
 */
export function aroundHead(text: string, reading: Reading): string {
  if (isSpaceless(text)) return withoutSpaces(text, reading);
  const tokens = tokensOf(text);
  const first = tokens.findIndex(
    (token, at) =>
      headForm(token.text, reading) !== undefined &&
      !isHad(tokens, at, reading) &&
      !isDone(tokens, at, reading) &&
      !isWhere(tokens, at, reading),
  );
  if (first < 0) return '';
  const head = lastInRow(tokens, first, reading);
  const own = tokens[head]?.text ?? '';
  const form = headForm(own, reading) ?? own;
  // What is before a declined noun is declined, too.
  if (form !== own)
    return text.slice(tokens[head]?.start, tokens[behindHead(tokens, head, reading) - 1]?.end);
  const [from, to] = [tokens[startOf(tokens, head, reading)], tokens[endOf(tokens, head, reading) - 1]];
  return from && to ? nounPhrase(text.slice(from.start, to.end), reading) : '';
}
