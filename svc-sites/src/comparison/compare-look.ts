import type { Edit } from '@sitewright/contracts';
import type { UnitPlace } from './compare-units.ts';
import { replaceElement, replaceRange, sourceAt } from './compared-page.ts';
import { difference, type FoundDifference } from './found-difference.ts';
import { attributeOf, type Element, elementsBelow } from './page-tree.ts';
import type { PartContent, Unit } from './part-units.ts';
import { rangeOf, startTagOf } from './source-range.ts';

interface ComparedLook {
  before: PartContent;
  after: PartContent;
  /** Units that read the same, in pairs. */
  same: { before: Unit; after: Unit }[];
  /** Whether the words of the part are as they were. */
  isWorded: boolean;
}

const lookAttributes = ['class', 'style', 'data-ground', 'dir', 'align', 'width', 'height'];

const lookOf = (element: Element): string =>
  [element.tagName, ...lookAttributes.map((name) => attributeOf(element, name) ?? '')].join('|');

const lookOfAll = (element: Element): string =>
  [element, ...elementsBelow(element, () => true)].map(lookOf).join('\n');

/** Whether a part whose words stayed looks otherwise: one difference for all of it. */
export function compareLook(place: UnitPlace, compared: ComparedLook): FoundDifference[] {
  const { before, after, same, isWorded } = compared;
  const units = same.filter((pair) => isOtherwise(place, pair));
  const isSameBoxes = before.boxes.length === after.boxes.length;
  const boxes = isSameBoxes
    ? before.boxes
        .flatMap((box, index) => pairOf(box, after.boxes[index]))
        .filter(([one, other]) => lookOf(one) !== lookOf(other))
    : [];
  const isOtherLayout = !isSameBoxes && isWorded;
  if (units.length + boxes.length === 0 && !isOtherLayout) return [];
  const { part, anchor, after: page } = place;
  const told = { path: page.path, part, kind: 'look' as const, ...(anchor === undefined ? {} : { anchor }) };
  const takeBack = isOtherLayout ? wholePart(place, compared) : pieceByPiece(place, units, boxes);
  return [difference({ ...told, summary: isOtherLayout ? 'Another layout' : 'Looks different' }, takeBack)];
}

const pairOf = (before: Element, after: Element | undefined): [Element, Element][] =>
  after ? [[before, after]] : [];

/** Drawings have their look in every attribute. */
function isOtherwise(
  { before: one, after: other }: UnitPlace,
  { before, after }: { before: Unit; after: Unit },
): boolean {
  if (after.kind !== 'picture') return lookOfAll(before.element) !== lookOfAll(after.element);
  const [from, to] = [rangeOf(before.element), rangeOf(after.element)];
  return from !== undefined && to !== undefined && sourceAt(one, from) !== sourceAt(other, to);
}

function wholePart(place: UnitPlace, { before, after }: ComparedLook): Edit[] | undefined {
  const [earlier, later] = [before.boxes[0], after.boxes[0]];
  return earlier && later && replaceElement(place.after, later, place.before, earlier);
}

function pieceByPiece(
  { before: one, after: other }: UnitPlace,
  units: { before: Unit; after: Unit }[],
  boxes: [Element, Element][],
): Edit[] | undefined {
  const edits = [
    ...units.map(({ before, after }) => replaceElement(other, after.element, one, before.element)),
    ...boxes.map(([earlier, later]) => replaceRange(other, startTagOf(later), one, startTagOf(earlier))),
  ];
  const made = edits.flatMap((each) => each ?? []);
  return made.length === edits.length ? made : undefined;
}
