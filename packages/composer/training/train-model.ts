import type { FeatureVector } from '../src/brief/classify/features/feature-bag.ts';
import { indexed, indexedStatements } from '../src/brief/classify/features/feature-index.ts';
import type { Linear } from '../src/brief/classify/model/linear.ts';
import { secondFeatures } from '../src/brief/classify/model/look.ts';
import { modelClasses, type StatementModel } from '../src/brief/classify/model/statement-model.ts';
import { surroundingSize } from '../src/brief/classify/model/surroundings.ts';
import { type Document, targetOf } from './documents.ts';
import { selectFeatures, sizeOf } from './feature-selection.ts';
import { fit, type Lesson } from './fit.ts';
import { foldsOf } from './folds.ts';
import { lexiconLessons } from './lexicon.ts';

const classes = modelClasses.length;
const firstOptions = { classes, epochs: 8, rate: 0.1, decay: 0.2 };
const secondOptions = { classes, epochs: 12, rate: 0.1, decay: 0.1 };
const innerFolds = 4;

const lexicon = lexiconLessons();

/** Each statement of a prompt as one of `vectors` shows it. */
function lessonsOf({ examples }: Document, vectors: readonly FeatureVector[]): Lesson[] {
  return examples.flatMap((example, at) => {
    const vector = vectors[at];
    return vector ? [{ vector, target: targetOf(example, modelClasses) }] : [];
  });
}

function fitFirst(documents: readonly Document[], phrases: readonly Lesson[], size: number): Linear {
  const lessons = documents.flatMap((document) => {
    const vectors = document.statements.map(({ own }) => own);
    return lessonsOf(document, vectors);
  });
  return fit([...lessons, ...phrases], { ...firstOptions, size });
}

/**
 * Both looks. The second learns from first looks at prompts they had not learnt from: what a model says of its own lessons is
 * surer than what it will say of anything else.
 */
export function trainModel(documents: readonly Document[]): StatementModel {
  const index = selectFeatures(documents, lexicon);
  const size = sizeOf(index);
  const phrases = lexicon.map(({ vector, target }) => ({ vector: indexed(index, vector), target }));
  const known = documents.map((document) => ({
    ...document,
    statements: indexedStatements(index, document.statements),
  }));
  const lessons = foldsOf(known, innerFolds, 'inner').flatMap(({ learnt, tried }) => {
    const first = fitFirst(learnt, phrases, size);
    return tried.flatMap((document) =>
      lessonsOf(document, secondFeatures(first, document.statements, document.isIsolated)),
    );
  });
  const second = fit(lessons, { ...secondOptions, size: surroundingSize(classes) + size });
  return { index, first: fitFirst(known, phrases, size), second, temperature: 1 };
}
