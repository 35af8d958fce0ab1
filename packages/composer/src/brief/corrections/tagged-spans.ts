import { bestTags, type Lattice, latticeOf, spanLikelihood, tagCountOf } from '../chain/chain.ts';
import { type ChainModel, scoresOf } from '../chain/chain-model.ts';
import type { FeatureVector } from '../classify/features/feature-bag.ts';
import type { TokenSpan } from './correction.ts';

/** A chain that tells one kind of spans has three tags: outside, the first of a span, and those behind it. */
export const oneKind = tagCountOf(['span']);
const [first, inner] = [1, 2];

/** The spans of a row of tags. */
function spansIn(tags: ArrayLike<number>): TokenSpan[] {
  const spans: TokenSpan[] = [];
  for (let at = 0; at < tags.length; at += 1) {
    const last = spans.at(-1);
    if (tags[at] === first) spans.push({ from: at, to: at + 1 });
    else if (tags[at] === inner && last) last.to = at + 1;
  }
  return spans;
}

export interface LikelySpan extends TokenSpan {
  /** From 0 to 1. */
  likelihood: number;
}

/** How likely it is of each that it is in some span, from 0 to 1. */
export function likelihoods(model: ChainModel, features: readonly FeatureVector[]): number[] {
  const { forward, backward } = latticeOf(scoresOf(model, features), model.transitions);
  return features.map((_, at) => {
    const outside = at * oneKind;
    return 1 - (forward[outside] ?? 0) * (backward[outside] ?? 0);
  });
}

/** The spans that a model sees. */
export const bestSpans = (model: ChainModel, features: readonly FeatureVector[]): TokenSpan[] =>
  spansIn(bestTags(scoresOf(model, features), model.transitions));

const longest = 12;
const least = 0.01;

function spansFrom(lattice: Lattice, { transitions }: ChainModel, from: number): LikelySpan[] {
  const begins =
    (lattice.forward[from * oneKind + first] ?? 0) * (lattice.backward[from * oneKind + first] ?? 0);
  if (begins < least) return [];
  const most = Math.min(longest, lattice.length - from);
  return Array.from({ length: most }, (_, index) => {
    const to = from + index + 1;
    return { from, to, likelihood: spanLikelihood(lattice, transitions, { first, from, to }) };
  }).filter(({ likelihood }) => likelihood >= least);
}

/** All spans that are likely to some degree, the likeliest first. */
export function likelySpans(model: ChainModel, features: readonly FeatureVector[]): LikelySpan[] {
  const lattice = latticeOf(scoresOf(model, features), model.transitions);
  return features
    .flatMap((_, from) => spansFrom(lattice, model, from))
    .toSorted((one, other) => other.likelihood - one.likelihood);
}
