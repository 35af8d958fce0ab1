import type { FeatureVector } from './feature-bag.ts';
import { type Described, featureReader, type Place } from './features-of.ts';
import { rowsOf } from './rows.ts';

/** What is known of a statement before any look. */
export interface StatementFeatures {
  own: FeatureVector;
  /** Of the words it stands under. */
  key: FeatureVector | undefined;
  /** Statements of one row or list have the same number. */
  row: number;
  /** Whether it goes on with the sentence of the statement before it. */
  joined: boolean;
}

/** The features of all statements of a prompt. Isolated ones are of no prompt: nothing is known of their place. */
export function statementFeatures(
  cuts: readonly Described[],
  isIsolated = false,
  featuresOf = featureReader(),
): StatementFeatures[] {
  const rows = rowsOf(cuts);
  return cuts.map((cut, index) => {
    const place: Place | undefined = isIsolated ? undefined : { index, count: cuts.length };
    return {
      own: featuresOf(cut, place),
      key: cut.key ? featuresOf({ text: cut.key, kind: 'heading' }) : undefined,
      row: rows[index] ?? index,
      joined: cut.joined ?? false,
    };
  });
}
