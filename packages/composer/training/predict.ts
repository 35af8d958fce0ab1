import type { StatementClass } from '@sitewright/contracts';
import { indexedStatements } from '../src/brief/classify/features/feature-index.ts';
import { likeliest, ranked } from '../src/brief/classify/likeliest.ts';
import { scoresOf } from '../src/brief/classify/model/linear.ts';
import { secondFeatures } from '../src/brief/classify/model/look.ts';
import { softmax } from '../src/brief/classify/model/softmax.ts';
import type { StatementModel } from '../src/brief/classify/model/statement-model.ts';
import type { Example } from './data/read-examples.ts';
import type { Document } from './documents.ts';
import { foldsOf } from './folds.ts';
import { trainModel } from './train-model.ts';

/** What the model said of a labelled statement. */
export interface Prediction {
  example: Example;
  /** Before the temperature. */
  scores: Float64Array;
}

export interface Guess {
  class: StatementClass;
  likelihood: number;
}

export function predict(
  { index, first, second }: StatementModel,
  documents: readonly Document[],
): Prediction[] {
  return documents.flatMap(({ statements, examples, isIsolated }) => {
    const vectors = secondFeatures(first, indexedStatements(index, statements), isIsolated);
    return examples.flatMap((example, at) => {
      const vector = vectors[at];
      return vector ? [{ example, scores: scoresOf(second, vector) }] : [];
    });
  });
}

/** Each prompt as told by a model that has not learnt from it. */
export function predictUnseen(documents: readonly Document[], folds: number): Prediction[] {
  return foldsOf(documents, folds, 'outer').flatMap(({ learnt, tried }) =>
    predict(trainModel(learnt), tried),
  );
}

export const likelihoodsAt = (scores: Float64Array, temperature: number): Float64Array =>
  softmax(scores.map((score) => score / temperature));

export function guessOf({ scores }: Prediction, temperature: number): Guess {
  const { name, likelihood } = likeliest(ranked(likelihoodsAt(scores, temperature)));
  return { class: name, likelihood };
}
