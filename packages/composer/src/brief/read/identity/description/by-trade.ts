import type { Classified } from '../../../classify/classified.ts';
import { isSpaceless, tokensOf } from '../../entries/scan/tokens.ts';
import { folded, nounsOf } from '../kind/nouns.ts';
import type { Reading } from '../reading.ts';
import { nounPhrase } from './phrase.ts';

/** What a trade is called is said early, in whatever sentence. */
const mostStatements = 4;
const mostWords = 3;
const saysSomething = new Set(['identity', 'meta', 'context', 'not_understood', 'story']);

/** What parts the words of Chinese and Japanese that lead to a trade from it. */
const parting = /一个|一家|个|家|我的|我们的|的|做|给|为|の|を|は|、|，/u;

/** "帮我做一个修表店的网页": the piece of a text without spaces that ends as trades do. */
const nounWithin = (text: string, { grammar }: Reading): string =>
  text
    .split(parting)
    .find((piece) => piece.length > 1 && [...grammar.open].some((head) => piece.endsWith(head))) ?? '';

const shortestHead = 5;

/** A noun of a trade, or a compound that ends with one where the language has compounds. */
function isTradeNoun(noun: string, reading: Reading): boolean {
  const nouns = nounsOf(reading);
  if (nouns.has(noun)) return true;
  return (
    compounding.has(reading.language) &&
    [...nouns.keys()].some((head) => head.length >= shortestHead && noun.endsWith(head))
  );
}

const compounding = new Set(['de', 'nl', 'sv']);

/** The first noun of a trade with what follows it: "… una página para la confitería de mi madre en Soria". */
function phraseFrom(text: string, reading: Reading): string {
  const tokens = tokensOf(text);
  for (const [at, token] of tokens.entries()) {
    for (let count = mostWords; token.kind === 'word' && count > 0; count -= 1) {
      const last = tokens[at + count - 1];
      const noun = last && folded(text.slice(token.start, last.end));
      if (noun !== undefined && isTradeNoun(noun, reading) && !reading.siteWords.has(noun))
        return nounPhrase(text.slice(token.start), reading);
    }
  }
  return '';
}

/** What a text is about, where it is not said of it: the noun of a trade in one of its first statements. */
export function byTrade(
  reading: Reading,
  name: string | undefined,
): { text: string; index: number } | undefined {
  const all = reading.statements.map((statement, index) => ({ statement, index }));
  const first = all.filter(({ statement: { kind } }: { statement: Classified }) => kind !== 'markup');
  for (const { statement, index } of first.slice(0, mostStatements)) {
    if (!saysSomething.has(statement.class) || statement.key !== undefined) continue;
    const said = name === undefined ? statement.text : statement.text.replaceAll(name, ' ; ');
    const text = isSpaceless(said) ? nounWithin(said, reading) : phraseFrom(said, reading);
    if (text !== '') return { text, index };
  }
  return undefined;
}
