import type { Cut } from '../cut/cut.ts';
import type { Classified } from './classified.ts';
import { decide } from './decide.ts';
import { statementFeatures } from './features/statement-features.ts';
import { likelihoodsOf } from './model/look.ts';
import { shippedModel } from './model/shipped-model.ts';
import { prohibitionHeads } from './under-prohibition.ts';

/**
 * Says of each statement what it is. Where no class is likely enough that is `not_understood`, and `also` begins with the
 * likeliest, whose likelihood `sureness` is.
 */
export function classify(cuts: readonly Cut[]): Classified[] {
  const model = shippedModel();
  const forbids = prohibitionHeads(model);
  const likelihoods = likelihoodsOf(model, statementFeatures(cuts));
  return cuts.map((cut, at) => {
    const known = likelihoods[at];
    if (cut.kind === 'markup' || known === undefined) return { ...cut, class: 'meta', also: [], sureness: 1 };
    const forbidden = cut.key ? forbids(cut.key) : 0;
    const decision = decide(known);
    if (forbidden === 0 || decision.class === 'prohibition') return { ...cut, ...decision };
    return { ...cut, class: 'prohibition', also: [], sureness: forbidden };
  });
}
