import type { DifferenceKind } from '@sitewright/contracts';
import { alignParts, movedPairs, type PartPair } from './align-parts.ts';
import { compareLook } from './compare-look.ts';
import { compareTargets, compareUnits } from './compare-units.ts';
import { type ComparedPage, insertBehind, removeElement } from './compared-page.ts';
import { difference, excerpt, type FoundDifference, quoted } from './found-difference.ts';
import type { PagePart } from './page-parts.ts';
import { wordsOf } from './page-tree.ts';
import { contentsOf } from './part-units.ts';

export interface PageComparison {
  differences: FoundDifference[];
  /** Names of parts in which nothing differs. */
  same: string[];
}

/** What differs between two versions of a page, part by part. */
export function comparePages(before: ComparedPage, after: ComparedPage): PageComparison {
  const aligned = alignParts(before.parts, after.parts);
  const moved = movedPairs(aligned.pairs, before.parts);
  const compared = aligned.pairs.map((pair) => ({
    name: pair.after.name,
    differences: [
      ...comparePart(before, after, pair),
      ...(moved.has(pair) ? [movedPart(after, pair.after)] : []),
    ],
  }));
  return {
    differences: [
      ...compareHead(before, after),
      ...compared.flatMap(({ differences }) => differences),
      ...aligned.removed.map((part) => removedPart(before, after, part, aligned.pairs)),
      ...aligned.added.map((part) => addedPart(after, part)),
    ],
    same: compared.filter(({ differences }) => differences.length === 0).map(({ name }) => name),
  };
}

const headTexts = [
  ['title', 'Title of the page'],
  ['description', 'Description for search engines'],
] as const;

function compareHead(before: ComparedPage, after: ComparedPage): FoundDifference[] {
  return headTexts.flatMap(([key, part]) => {
    if (before[key] === after[key]) return [];
    const texts = { before: excerpt(before[key]), after: excerpt(after[key]) };
    const summary = `${quoted(before[key])} now reads ${quoted(after[key])}`;
    return difference({ path: after.path, part, kind: 'text', summary, ...texts }, undefined);
  });
}

function comparePart(before: ComparedPage, after: ComparedPage, pair: PartPair): FoundDifference[] {
  const contents = contentsOf(pair.before.element, pair.after.element);
  const place = { before, after, part: pair.after.name, anchor: pair.after.id };
  const { differences, same } = compareUnits(place, contents.before.units, contents.after.units);
  const targets = same.flatMap((units) => compareTargets(place, units.before, units.after));
  const look = compareLook(place, { ...contents, same, isWorded: differences.length === 0 });
  return [...differences, ...targets, ...(targets.length > 0 ? [] : look)];
}

const told = (path: string, { name, id }: PagePart, kind: DifferenceKind, summary: string) => ({
  path,
  part: name,
  kind,
  summary,
  ...(id === undefined ? {} : { anchor: id }),
});

const movedPart = ({ path }: ComparedPage, part: PagePart): FoundDifference =>
  difference(told(path, part, 'moved', 'Stands in another place'), undefined);

const addedPart = (after: ComparedPage, part: PagePart): FoundDifference =>
  difference(
    { ...told(after.path, part, 'added', 'New part'), after: excerpt(wordsOf(part.element)) },
    removeElement(after, part.element),
  );

function removedPart(
  before: ComparedPage,
  after: ComparedPage,
  part: PagePart,
  pairs: PartPair[],
): FoundDifference {
  const behind = pairs
    .filter((pair) => before.parts.indexOf(pair.before) < before.parts.indexOf(part))
    .toSorted((one, other) => before.parts.indexOf(one.before) - before.parts.indexOf(other.before))
    .at(-1);
  return difference(
    { ...told(after.path, part, 'removed', 'Part removed'), before: excerpt(wordsOf(part.element)) },
    behind && insertBehind(after, behind.after.element, before, part.element),
  );
}
