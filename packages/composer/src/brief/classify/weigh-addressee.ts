import type { StatementClass } from '@sitewright/contracts';
import { modelClasses } from './model/statement-model.ts';
import type { Likelihoods } from './model/surroundings.ts';

/**
 * How much what a statement looks like and what its words are said to be tell of whom it is for, in log odds; in doubt it is for the maker:
 * what is missing is asked for, what is printed stays.
 */
const weights = { statement: 0.9, words: 0.3, doubt: 0.7 };
/** No reading is surer. */
const surest = 0.995;

const forMaker: ReadonlySet<StatementClass> = new Set([
  'page_or_section_wish',
  'function_wish',
  'design_wish',
  'prohibition',
  'context',
  'meta',
]);

export const isForMaker = (name: StatementClass): boolean => forMaker.has(name);

const areForMaker: readonly boolean[] = modelClasses.map(isForMaker);

const logOdds = (likelihood: number): number => {
  const bounded = Math.min(surest, Math.max(1 - surest, likelihood));
  return Math.log(bounded / (1 - bounded));
};

/** How likely it is by its classes that only the maker is told a statement, from 0 to 1. */
export const makerLikelihood = (likelihoods: Likelihoods): number =>
  likelihoods.reduce((sum, likelihood, at) => (areForMaker[at] ? sum + likelihood : sum), 0);

/**
 * The likelihoods of a statement's classes, told by its words whom it is for: `told` is how likely it is that only the maker is
 * told them, from 0 to 1. Between classes for the same nothing changes.
 */
export function weighAddressee(likelihoods: Likelihoods, told: number | undefined): Likelihoods {
  if (told === undefined) return likelihoods;
  const before = makerLikelihood(likelihoods);
  const odds = weights.statement * logOdds(before) + weights.words * logOdds(told) + weights.doubt;
  const after = 1 / (1 + Math.exp(-odds));
  return likelihoods.map((likelihood, at) =>
    areForMaker[at]
      ? (likelihood * after) / Math.max(before, 1 - surest)
      : (likelihood * (1 - after)) / Math.max(1 - before, 1 - surest),
  );
}
