import type { Classified } from '../classify/classified.ts';
import { classify } from '../classify/classify.ts';
import { featureReader } from '../classify/features/features-of.ts';
import type { Cut } from '../cut/cut.ts';
import { mergeCuts } from '../cut/merge-cuts.ts';
import { sectionWordsFor } from '../read/outline/prompt-words.ts';
import { settleRefusals } from '../read/outline/refusals.ts';
import { ofParagraphs } from './paragraphs.ts';
import { told } from './told.ts';
import { wholeSentences } from './whole-sentences.ts';

/** Says of each statement what it is; sentences whose pieces are not sure are looked at again as a whole. */
export function classifyProse(cuts: readonly Cut[], language: string): Classified[] {
  const featuresOf = featureReader();
  const pieces = settleRefusals(classify(cuts, undefined, featuresOf), sectionWordsFor(language), language);
  const wholes = wholeSentences(cuts, pieces);
  if (wholes.length === 0) return ofParagraphs(pieces);
  const piecesOf = new Map(wholes.map(({ from, to, cut }) => [cut.start, pieces.slice(from, to)]));
  const statements = classify(mergeCuts(cuts, wholes), undefined, featuresOf);
  return ofParagraphs(statements.map((statement) => told(statement, piecesOf.get(statement.start))));
}
