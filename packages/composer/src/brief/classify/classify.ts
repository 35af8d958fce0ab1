import type { Cut } from '../cut/cut.ts';
import type { Classified } from './classified.ts';
import { decide } from './decide.ts';
import { statementFeatures } from './features/statement-features.ts';
import { likelihoodsOf } from './model/look.ts';
import { shippedModel } from './model/shipped-model.ts';

/**
 * Says of each statement what it is. Where no class is likely enough that is `not_understood`, and `also` begins with the
 * likeliest, whose likelihood `sureness` is.
 */
export function classify(cuts: readonly Cut[]): Classified[] {
  const likelihoods = likelihoodsOf(shippedModel(), statementFeatures(cuts));
  return cuts.map((cut, at) => {
    const known = likelihoods[at];
    if (cut.kind === 'markup' || known === undefined) return { ...cut, class: 'meta', also: [], sureness: 1 };
    return { ...cut, ...decide(known) };
  });
}
