/** A token has the tag 0 outside of all spans; of each kind one tag for the first token of a span and one for those behind it. */
export const tagCountOf = (kinds: readonly unknown[]): number => 1 + 2 * kinds.length;

/** The tag of the first token of a span; that of the others is the next one. */
export const firstTagOf = <Kind>(kinds: readonly Kind[], kind: Kind): number => 1 + 2 * kinds.indexOf(kind);

const isInner = (tag: number): boolean => tag > 0 && tag % 2 === 0;

/** Whether a tag may follow another: what goes on has begun. */
export const mayFollow = (before: number, tag: number): boolean =>
  !isInner(tag) || before === tag || before === tag - 1;

/** What a chain says of a row of tokens: by token and tag how likely each is, and what the likelihoods of spans are made of. */
export interface Lattice {
  /** exp of the score of a tag at a token, scaled token by token. */
  emissions: Float64Array;
  forward: Float64Array;
  backward: Float64Array;
  /** Of each token, so that `forward` sums to 1. */
  scales: Float64Array;
  length: number;
  tagCount: number;
}

/** `transitions[before * tagCount + tag]`, as exp. */
export type Transitions = Float64Array;

/** exp of the scores of a token, the largest as 1. */
function emissionsOf(scores: Float64Array, tagCount: number): Float64Array {
  const emissions = new Float64Array(scores.length);
  for (let row = 0; row < scores.length; row += tagCount) {
    const most = Math.max(...scores.subarray(row, row + tagCount));
    for (let at = row; at < row + tagCount; at += 1) emissions[at] = Math.exp((scores[at] ?? 0) - most);
  }
  return emissions;
}

/** The sum over the tags before a token of how likely they are and how well one goes on with them. */
function fromBefore(
  { forward, tagCount }: Lattice,
  row: number,
  tag: number,
  transitions: Transitions,
): number {
  if (row === 0) return mayFollow(0, tag) ? 1 : 0;
  let sum = 0;
  for (let before = 0; before < tagCount; before += 1)
    sum += (forward[row - tagCount + before] ?? 0) * (transitions[before * tagCount + tag] ?? 0);
  return sum;
}

/** The sum over the tags behind a token, but for `without`. */
function fromBehind(
  { emissions, backward, scales, tagCount }: Lattice,
  at: number,
  steps: Transitions,
  without = -1,
): number {
  const row = at * tagCount;
  let sum = 0;
  for (let tag = 0; tag < tagCount; tag += 1)
    if (tag !== without) sum += (steps[tag] ?? 0) * (emissions[row + tag] ?? 0) * (backward[row + tag] ?? 0);
  return sum / (scales[at] ?? 1);
}

const stepsFrom = (transitions: Transitions, tag: number, tagCount: number): Transitions =>
  transitions.subarray(tag * tagCount, (tag + 1) * tagCount);

/** Forward and backward sums over all rows of tags, scaled so that nothing overflows. `scores[token * tagCount + tag]`. */
export function latticeOf(scores: Float64Array, transitions: Transitions): Lattice {
  const tagCount = Math.sqrt(transitions.length);
  const length = scores.length / tagCount;
  const emissions = emissionsOf(scores, tagCount);
  const forward = new Float64Array(scores.length);
  const backward = new Float64Array(scores.length).fill(1);
  const scales = new Float64Array(length);
  const lattice = { emissions, forward, backward, scales, length, tagCount };
  for (let at = 0; at < length; at += 1) {
    const row = at * tagCount;
    const sums = Array.from({ length: tagCount }, (_, tag) => {
      return fromBefore(lattice, row, tag, transitions) * (emissions[row + tag] ?? 0);
    });
    const scale = sums.reduce((total, sum) => total + sum, 0);
    scales[at] = scale;
    for (const [tag, sum] of sums.entries()) forward[row + tag] = sum / scale;
  }
  for (let at = length - 2; at >= 0; at -= 1)
    for (let tag = 0; tag < tagCount; tag += 1)
      backward[at * tagCount + tag] = fromBehind(lattice, at + 1, stepsFrom(transitions, tag, tagCount));
  return lattice;
}

/** A stretch of tokens as one entity of the tag `first`. */
export interface Span {
  first: number;
  from: number;
  /** Not included. */
  to: number;
}

/** How likely it is that a stretch of tokens is an entity, no shorter and no longer. */
export function spanLikelihood(
  lattice: Lattice,
  transitions: Transitions,
  { first, from, to }: Span,
): number {
  const { emissions, forward, scales, length, tagCount } = lattice;
  const inner = first + 1;
  let share = forward[from * tagCount + first] ?? 0;
  for (let at = from + 1; at < to; at += 1) {
    const step = transitions[(at === from + 1 ? first : inner) * tagCount + inner] ?? 0;
    share *= (step * (emissions[at * tagCount + inner] ?? 0)) / (scales[at] ?? 1);
  }
  const last = to - from > 1 ? inner : first;
  return to < length ? share * fromBehind(lattice, to, stepsFrom(transitions, last, tagCount), inner) : share;
}

/** The tag that a tag follows best. */
function bestBefore(best: Float64Array, tag: number, steps: Float64Array): { before: number; score: number } {
  let [before, score] = [0, -Infinity];
  for (const [from, sum] of best.entries()) {
    const next = sum + (steps[from * best.length + tag] ?? -Infinity);
    if (next > score) [before, score] = [from, next];
  }
  return { before, score };
}

/** The likeliest row of tags. */
export function bestTags(scores: Float64Array, transitions: Transitions): Uint8Array {
  const tagCount = Math.sqrt(transitions.length);
  const steps = transitions.map(Math.log);
  const from = new Uint8Array(scores.length);
  // In front of the first token nothing has begun.
  let best = Float64Array.from({ length: tagCount }, (_, tag) => (tag === 0 ? 0 : -Infinity));
  const length = scores.length / tagCount;
  for (let at = 0; at < length; at += 1) {
    const row = at * tagCount;
    best = best.map((_, tag, before) => {
      const found =
        at === 0 ? { before: 0, score: mayFollow(0, tag) ? 0 : -Infinity } : bestBefore(before, tag, steps);
      from[row + tag] = found.before;
      return found.score + (scores[row + tag] ?? 0);
    });
  }
  const tags = new Uint8Array(length);
  let tag = best.indexOf(Math.max(...best));
  for (let at = length - 1; at >= 0; at -= 1) {
    tags[at] = tag;
    tag = from[at * tagCount + tag] ?? 0;
  }
  return tags;
}
