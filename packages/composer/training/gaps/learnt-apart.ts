import type { LabelledPrompt } from '../data/labelled-prompt.ts';
import { partOf } from '../data/part-of.ts';
import { readExamples } from '../data/read-examples.ts';
import { documentsOf } from '../documents.ts';
import { foldsOf } from '../folds.ts';
import { trainModel } from '../train-model.ts';
import { type LabelledGap, labelledGaps } from './lessons.ts';

const folds = 4;

/**
 * The gaps of prompts that may be learnt from. Each prompt is classed by a model that has not learnt from it: what a model says of
 * its own lessons is surer than what it will say of anything else.
 */
export function gapsLearntApart(prompts: readonly LabelledPrompt[]): LabelledGap[] {
  const documents = documentsOf(readExamples().filter(({ part }) => part === 'train'));
  const own = prompts.filter(({ group }) => partOf(group) === 'train');
  return foldsOf(documents, folds, 'gaps').flatMap(({ learnt, tried }) => {
    const model = trainModel(learnt);
    const groups = new Set(tried.map(({ group }) => group));
    return own.filter(({ group }) => groups.has(group)).flatMap((prompt) => labelledGaps(prompt, model));
  });
}
