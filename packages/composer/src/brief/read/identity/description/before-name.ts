import { phrases } from '@sitewright/composer-content';
import { type Token, tokensOf } from '../../entries/scan/tokens.ts';
import { endingOf } from '../grammar.ts';
import type { Reading } from '../reading.ts';
import { withoutOpening } from './openings.ts';
import { nounPhrase } from './phrase.ts';

/** The last phrase of a text that a name follows: behind what is said of the site, and behind "my". */
export function phraseBefore(lead: string, reading: Reading): string {
  const { grammar, siteWords } = reading;
  const bare = withoutLastFiller(lead.replace(/(?<!["“„«「『(])["“„«「『(]+\s*$/u, '').trimEnd());
  const small = bare.toLowerCase();
  if (endingOf(small, grammar.selves)) return '';
  const called = endingOf(small, grammar.called);
  const text = called ? bare.slice(0, -called.length).trimEnd() : bare;
  const tokens = withoutTail(tokensOf(text), reading);
  const from = tokens.findLastIndex(({ text: sign }, at) => {
    const word = sign.toLowerCase();
    const isSite = siteWords.has(word) || siteWords.has(`${tokens[at - 1]?.text.toLowerCase()} ${word}`);
    return (
      isSite || grammar.owners.has(word) || ',;:.!?'.includes(word) || isSpeechAt(tokens, at, grammar.wants)
    );
  });
  const border = tokens[from];
  // Whose it is stays, so that a relation behind it is told from a trade: "my dads van".
  const isOwner = grammar.owners.has(border?.text.toLowerCase() ?? '');
  const start = (isOwner ? border?.start : border?.end) ?? 0;
  const rest = text.slice(start, tokens.at(-1)?.end ?? 0).replace(contracted, '');
  return nounPhrase(withoutOpening(rest, reading), reading);
}

/** "heißt einfach" as "heißt". */
const withoutLastFiller = (text: string): string => {
  const [last = ''] = /(?<![\p{L}\p{M}])[\p{L}\p{M}]+$/u.exec(text) ?? [];
  return phrases().fillers.includes(last.toLowerCase()) ? text.slice(0, -last.length).trimEnd() : text;
};

/** What is left of "we're" behind its first word. */
const contracted = /^['’](?:re|m|s|ve|d|ll)\s/u;

/** Signs and small words right before the name belong to no phrase: "my repair thing, its". */
function withoutTail(tokens: readonly Token[], { grammar }: Reading): Token[] {
  const last = tokens.findLastIndex(({ text, kind }) => {
    const small = text.toLowerCase();
    return kind !== 'sign' && !grammar.edges.has(small) && !grammar.owners.has(small);
  });
  return tokens.slice(0, last + 1);
}

const isSpeechAt = (tokens: ReturnType<typeof tokensOf>, at: number, wants: ReadonlySet<string>): boolean =>
  wants.has(tokens[at]?.text.toLowerCase() ?? '') &&
  (at < 1 || wants.has(tokens[at - 1]?.text.toLowerCase() ?? ''));
