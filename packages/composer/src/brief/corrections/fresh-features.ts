import { roughSize } from '../chain/rough-size.ts';
import type { Token } from '../chain/tokens.ts';
import { FeatureBag, type FeatureVector } from '../classify/features/feature-bag.ts';
import { aroundOf, type Region, within } from './correction.ts';
import { isTelling, sortOf, stemOf } from './likeness.ts';

/** Whether it has been said outside of the region: the word itself, a form of it, or not. */
function knownOutside(tokens: readonly Token[], region: Region): (at: number) => string {
  const { from, to } = region;
  const around = aroundOf(tokens, region);
  const outside = [...tokens.slice(around.from, from), ...tokens.slice(to, around.to)];
  const words = new Set(outside.map(({ small }) => small));
  const stems = new Set(outside.filter(isTelling).map(stemOf));
  return (at) => {
    const token = at >= from && at < to ? tokens[at] : undefined;
    if (!token) return '|';
    if (words.has(token.small)) return 'k';
    return isTelling(token) && stems.has(stemOf(token)) ? 's' : 'n';
  };
}

/** A token of a region with what is around it. */
interface Place {
  /** Its number from the beginning of the region, and from the end. */
  index: number;
  left: number;
  small: (offset: number) => string;
  sort: (offset: number) => string;
  known: (offset: number) => string;
  add: (name: string, ...names: readonly string[]) => void;
}

function addWords({ small, sort, known, add }: Place): void {
  const [own, self] = [sort(0), known(0)];
  const [before, behind] = [small(-1), small(1)];
  add('fresh any', '', own, small(0), `${own}${self}`);
  add(
    'fresh beside',
    `${before}<`,
    `>${behind}`,
    `${before}<${own}`,
    `${own}>${behind}`,
    `${small(-2)} ${before}<${own}`,
    `${before}<${own}${self}`,
    `${own}${self}>${behind}`,
  );
}

function addSorts({ sort, known, index, left, add }: Place, isBefore: boolean, isSentence: boolean): void {
  const [own, self] = [sort(0), known(0)];
  const around = [-1, 0, 1].map(known).join('');
  const sorts = `${sort(-1)}${own}${sort(1)}`;
  add(
    'fresh sorts',
    sorts,
    `${sort(-2)}${sort(-1)}${own}`,
    `${own}${sort(1)}${sort(2)}`,
    `${sorts}${around}`,
  );
  add(
    'fresh known',
    around,
    `${around}${own}`,
    `${known(-2)}${around}${known(2)}`,
    `${self}${own}${isBefore}`,
  );
  const [first, last] = [`<${roughSize(index)}`, `>${roughSize(left)}`];
  add(
    'fresh place',
    first,
    `${first}${own}${self}`,
    last,
    `${last}${own}${self}`,
    `${isSentence}${last}${self}`,
  );
}

/** How much what is seen of every token weighs beside what is seen of it here. */
const ofAll = 0.3;

/**
 * What is seen of the tokens of a region that puts something right, to tell what of it is what holds.
 *
 * @param seen what is seen of all tokens of the prompt
 */
export function freshFeatures(
  tokens: readonly Token[],
  seen: readonly FeatureVector[],
  region: Region,
): FeatureVector[] {
  const known = knownOutside(tokens, region);
  const sortsBefore = new Set(
    within(tokens, { from: aroundOf(tokens, region).from, to: region.from }).map(sortOf),
  );
  const all = seen.slice(region.from, region.to);
  return all.map(({ buckets, values }, index) => {
    const at = region.from + index;
    const bag = new FeatureBag();
    const token = (offset: number) => (known(at + offset) === '|' ? undefined : tokens[at + offset]);
    const sort = (offset: number): string => {
      const other = token(offset);
      return other ? sortOf(other) : '|';
    };
    const place: Place = {
      index,
      left: all.length - index,
      small: (offset) => token(offset)?.small ?? '|',
      sort,
      known: (offset) => known(at + offset),
      add: (name, ...names) => bag.addNames(name, names, Math.sqrt(names.length)),
    };
    addWords(place);
    addSorts(place, sortsBefore.has(sort(0)), region.startsSentence);
    return {
      buckets: [...buckets, ...bag.buckets],
      values: [...Array.from(values, (value) => value * ofAll), ...bag.values],
    };
  });
}
