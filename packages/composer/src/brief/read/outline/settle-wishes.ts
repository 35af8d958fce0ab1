import { mayRefuse } from '../../../negation.ts';
import type { Classified } from '../../classify/classified.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { functionOf } from './section-type.ts';
import type { SectionWords } from './section-words.ts';

/** ", " or " or " is all that stands between two things that one "no" refuses. */
const widestGap = 5;
const longestThing = 5;
const doubt = 0.45;

/** Whether a short part goes on with what was refused before it: "no gavels, scales or feathers". */
const goesOn = (statement: Classified, previous: Classified | undefined): boolean =>
  previous?.class === 'prohibition' &&
  statement.kind === 'part' &&
  previous.under === statement.under &&
  statement.start - previous.end <= widestGap &&
  countWords(statement.text) <= longestThing;

/** What refuses nothing is no prohibition: it wishes for something, or it is asked what it means. */
export function settleWishes(
  statements: readonly Classified[],
  words: SectionWords,
  language: string,
): Classified[] {
  const settled: Classified[] = [];
  for (const statement of statements) {
    const { text, key = '', under } = statement;
    const head = under === undefined ? '' : (statements[under]?.text ?? '');
    const isKept =
      statement.class !== 'prohibition' ||
      [text, key, head].some((said) => mayRefuse(said, language)) ||
      goesOn(statement, settled.at(-1));
    settled.push(isKept ? statement : asWish(statement, words));
  }
  return settled;
}

const asWish = (statement: Classified, words: SectionWords): Classified => ({
  ...statement,
  class: functionOf(statement.text, words) ? 'function_wish' : 'not_understood',
  also: [],
  sureness: Math.min(doubt, statement.sureness),
});
