import { featuresOf } from '../src/brief/classify/features/features-of.ts';
import { bucketCount } from '../src/brief/classify/features/hash.ts';
import type { Linear } from '../src/brief/classify/model/linear.ts';
import { lookAtEach } from '../src/brief/classify/model/look.ts';
import { modelClasses, type StatementModel } from '../src/brief/classify/model/statement-model.ts';
import { surroundingSize, surroundingsOf } from '../src/brief/classify/model/surroundings.ts';
import { type Document, targetOf } from './documents.ts';
import { fit, type Lesson } from './fit.ts';
import { foldsOf } from './folds.ts';

const classes = modelClasses.length;
const firstOptions = { size: bucketCount, classes, epochs: 15, rate: 0.1, decay: 0.2 };
const secondOptions = { size: surroundingSize(classes), classes, epochs: 30, rate: 0.1, decay: 0.05 };
const innerFolds = 5;

function firstLessons({ cuts, examples, isIsolated }: Document): Lesson[] {
  return examples.flatMap((example, index) => {
    const cut = cuts[index];
    const place = isIsolated ? undefined : { index, count: cuts.length };
    if (cut === undefined) return [];
    return [{ vector: featuresOf(cut, place), target: targetOf(example, modelClasses), importance: 1 }];
  });
}

/** What the second look is to make of a prompt that this first look has not learnt from. */
function secondLessons(first: Linear, { cuts, examples, isIsolated }: Document): Lesson[] {
  const surroundings = surroundingsOf(lookAtEach(first, cuts, isIsolated), classes, isIsolated);
  return surroundings.flatMap((vector, index) => {
    const example = examples[index];
    return example ? [{ vector, target: targetOf(example, modelClasses), importance: 1 }] : [];
  });
}

const fitFirst = (documents: readonly Document[]): Linear =>
  fit(documents.flatMap(firstLessons), firstOptions);

/**
 * Both looks. The second learns from first looks at prompts they had not learnt from: what a model says of its own lessons is
 * surer than what it will say of anything else.
 */
export function trainModel(documents: readonly Document[]): StatementModel {
  const lessons = foldsOf(documents, innerFolds, 'inner').flatMap(({ learnt, tried }) => {
    const first = fitFirst(learnt);
    return tried.flatMap((document) => secondLessons(first, document));
  });
  return { first: fitFirst(documents), second: fit(lessons, secondOptions), temperature: 1 };
}
