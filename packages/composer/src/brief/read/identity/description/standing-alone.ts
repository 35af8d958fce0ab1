import type { Classified } from '../../../classify/classified.ts';
import { tokensOf } from '../../entries/scan/tokens.ts';
import { printablePart } from '../../guard/printable-part.ts';
import type { Reading } from '../reading.ts';
import { behindSelf } from './of-self.ts';
import { nounPhrase } from './phrase.ts';

/** A statement that is nothing but what it is: "piano tuner in Leeds". */
export function fragment({ text, kind, sentence }: Classified, index: number, reading: Reading): string {
  const first = reading.statements.findIndex((statement) => statement.kind !== 'markup');
  // A head over a list is a title; one that a sentence goes on behind is its first words.
  if (index !== first || (kind === 'heading' && !sentence)) return '';
  const words = tokensOf(text).filter((token) => token.kind === 'word');
  const { wants, copulas } = reading.grammar;
  const isSpoken =
    words.some(({ text: word }) => reading.siteWords.has(word.toLowerCase())) ||
    behindSelf(text, reading) !== '' ||
    hasVerb(
      words.map(({ text: word }) => word),
      wants,
      copulas,
    );
  return isSpoken || /\p{Sc}/u.test(text) ? '' : nounPhrase(text, reading);
}

const hasVerb = (
  words: readonly string[],
  wants: ReadonlySet<string>,
  copulas: ReadonlySet<string>,
): boolean =>
  wants.has(words[0]?.toLowerCase() ?? '') || words.some((word) => copulas.has(word.toLowerCase()));

const fewestWords = 3;
const longestClause = 120;
const wishes: ReadonlySet<Classified['class']> = new Set([
  'function_wish',
  'page_or_section_wish',
  'design_wish',
  'prohibition',
]);

/** A clause in which somebody says what they do can stand alone: "We convert classic cars in Stroud". */
export function clause(statement: Classified, reading: Reading): string {
  const text = printablePart(statement.text) ?? '';
  const [first = '', second = ''] = text.toLowerCase().split(/[\s'’]+/u);
  const { siteWords, grammar } = reading;
  const isSpoken =
    /^(?:i|we|ich|wir|je|nous|yo|noi|io|nós|eu|ik|wij|my|our)$/u.test(first) &&
    !grammar.wants.has(second) &&
    !grammar.selves.has(`${first} ${second}`);
  const isAboutSite = tokensOf(text).some(
    ({ text: word }) =>
      siteWords.has(word.toLowerCase()) ||
      // "We rent bikes" is no wish where it surely says who speaks.
      (statement.class !== 'identity' && reading.wishWords.has(word.toLowerCase())),
  );
  const isFit =
    !wishes.has(statement.class) && text.length <= longestClause && text.split(' ').length >= fewestWords;
  return isSpoken && !isAboutSite && isFit ? text.replace(/(?<![.,;:])[.,;:]+$/u, '') : '';
}
