import { type Described, featuresOf } from '../features/features-of.ts';
import { type Linear, scoresOf } from './linear.ts';
import { rowsOf } from './rows.ts';
import { softmax } from './softmax.ts';
import type { StatementModel } from './statement-model.ts';
import { type Likelihoods, type Looked, surroundingsOf } from './surroundings.ts';

/** The first look: each statement by its own words, its shape, its place and what it stands under. */
export function lookAtEach(first: Linear, cuts: readonly Described[], isIsolated: boolean): Looked[] {
  const ofKeys = new Map<string, Likelihoods>();
  const ofKey = (key: string): Likelihoods => {
    const known = ofKeys.get(key) ?? softmax(scoresOf(first, featuresOf({ text: key, kind: 'heading' })));
    ofKeys.set(key, known);
    return known;
  };
  const rows = rowsOf(cuts);
  return cuts.map((cut, index) => {
    const place = isIsolated ? undefined : { index, count: cuts.length };
    return {
      first: softmax(scoresOf(first, featuresOf(cut, place))),
      ofKey: cut.key ? ofKey(cut.key) : undefined,
      row: rows[index] ?? index,
    };
  });
}

/** What each statement of a prompt may be: calibrated likelihoods of the model's classes. */
export function likelihoodsOf(
  { first, second, temperature }: StatementModel,
  cuts: readonly Described[],
): Likelihoods[] {
  const surroundings = surroundingsOf(lookAtEach(first, cuts, false), second.classes, false);
  return surroundings.map((features) =>
    softmax(scoresOf(second, features).map((score) => score / temperature)),
  );
}
