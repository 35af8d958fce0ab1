import { type StatementClass, statementClasses } from '@sitewright/contracts';
import type { FeatureIndex } from '../features/feature-index.ts';
import type { Linear } from './linear.ts';

/** What the model tells apart, in the order of its scores. */
export const modelClasses: readonly StatementClass[] = statementClasses.filter(
  (name) => name !== 'not_understood',
);

/** Two looks at each statement: the first at its own words and its key, the second at what the first made of its neighbours. */
export interface StatementModel {
  /** Which features it knows. */
  readonly index: FeatureIndex;
  readonly first: Linear;
  readonly second: Linear;
  /** What the second look's scores are divided by, so that its likelihoods come true as often as they say. */
  readonly temperature: number;
}
