import type { PagePart } from './page-parts.ts';
import { wordsOf } from './page-tree.ts';

export interface PartPair {
  before: PagePart;
  after: PagePart;
}

export interface AlignedParts {
  /** In the order of the page after. */
  pairs: PartPair[];
  removed: PagePart[];
  added: PagePart[];
}

type IsSame = (before: PagePart, after: PagePart) => boolean;

/** Below this share of common words two parts are different ones. */
const leastLikeness = 0.3;
/** Of a part that are read to know it again. */
const maxNodes = 1_000;

const wordSets = new WeakMap<PagePart, ReadonlySet<string>>();

function wordSetOf(part: PagePart): ReadonlySet<string> {
  const known = wordSets.get(part) ?? new Set(wordsOf(part.element, maxNodes).toLowerCase().split(' '));
  wordSets.set(part, known);
  return known;
}

const likenessOf = (before: PagePart, after: PagePart): number => {
  const [one, other] = [wordSetOf(before), wordSetOf(after)];
  const common = [...one].filter((word) => other.has(word)).length;
  return common / (one.size + other.size - common);
};

/** The top of the page is called so whatever stands there. */
const nameOf = ({ heading, name }: PagePart): string => heading ?? name;

/** From the surest sign to the least sure: an earlier one that fits takes the part from the later ones. */
const signs: IsSame[] = [
  (before, after) => before.id !== undefined && before.id === after.id,
  (before, after) => before.element.tagName === after.element.tagName && nameOf(before) === nameOf(after),
  (before, after) =>
    before.element.tagName === after.element.tagName && likenessOf(before, after) >= leastLikeness,
];

/** Finds each part of a page again in its next version. */
export function alignParts(before: PagePart[], after: PagePart[]): AlignedParts {
  const partners = new Map<PagePart, PagePart>();
  const free = new Set(before);
  for (const isSame of signs) {
    for (const part of after) {
      if (partners.has(part)) continue;
      const partner = [...free].find((candidate) => isSame(candidate, part));
      if (!partner) continue;
      partners.set(part, partner);
      free.delete(partner);
    }
  }
  const pairs = after.flatMap((part) => {
    const partner = partners.get(part);
    return partner ? [{ before: partner, after: part }] : [];
  });
  return { pairs, removed: [...free], added: after.filter((part) => !partners.has(part)) };
}

/** Of pairs in the order after, those whose part has changed its place: as few as explain the new order. */
export function movedPairs(pairs: PartPair[], before: PagePart[]): Set<PartPair> {
  const places = pairs.map((pair) => before.indexOf(pair.before));
  const kept = longestRise(places);
  return new Set(pairs.filter((_, index) => !kept.has(index)));
}

/** The indexes of a longest rising subsequence. Pages have few parts: its square is small. */
function longestRise(places: number[]): Set<number> {
  const chains: number[][] = [];
  places.forEach((place, index) => {
    const best = chains
      .filter((chain) => (places[chain.at(-1) ?? 0] ?? 0) < place)
      .reduce<number[]>((longest, chain) => (chain.length > longest.length ? chain : longest), []);
    chains.push([...best, index]);
  });
  return new Set(
    chains.reduce<number[]>((longest, chain) => (chain.length > longest.length ? chain : longest), []),
  );
}
