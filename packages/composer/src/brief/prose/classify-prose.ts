import type { Classified } from '../classify/classified.ts';
import { classify } from '../classify/classify.ts';
import { type FeatureReader, featureReader } from '../classify/features/features-of.ts';
import type { Cut } from '../cut/cut.ts';
import { mergeCuts } from '../cut/merge-cuts.ts';
import type { Addressees } from '../maker/addressees.ts';
import { sectionWordsFor } from '../read/outline/prompt-words.ts';
import { settleRefusals } from '../read/outline/refusals.ts';
import { ofParagraphs } from './paragraphs.ts';
import { told } from './told.ts';
import { wholeSentences } from './whole-sentences.ts';

/**
 * Says of each statement what it is. What the pieces of a sentence look like tells which of them are whole again; whom the words are
 * told weighs in where that is known.
 *
 * @param featuresOf looks at words; one for all statements of a prompt, as many of them come again
 */
export function classifyProse(
  cuts: readonly Cut[],
  language: string,
  addressees: Addressees,
  featuresOf: FeatureReader = featureReader(),
): Classified[] {
  const classified = (all: readonly Cut[], to?: Addressees) =>
    settleRefusals(classify(all, undefined, featuresOf, to), sectionWordsFor(language), language);
  const pieces = classified(cuts);
  const wholes = wholeSentences(cuts, pieces, addressees);
  const piecesOf = new Map(wholes.map(({ from, to, cut }) => [cut.start, pieces.slice(from, to)]));
  const statements = classified(mergeCuts(cuts, wholes), addressees);
  return ofParagraphs(statements.map((statement) => told(statement, piecesOf.get(statement.start))));
}
