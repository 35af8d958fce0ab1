import { diffArrays } from 'diff';
import { type ComparedPage, insertBehind, removeElement, replaceElement } from './compared-page.ts';
import { difference, excerpt, type FoundDifference, quoted } from './found-difference.ts';
import { attributeOf, elementsBelow } from './page-tree.ts';
import type { Unit } from './part-units.ts';

export interface ComparedUnits {
  differences: FoundDifference[];
  /** Units that read the same, in pairs. */
  same: { before: Unit; after: Unit }[];
}

/** Where units are compared: on which pages, and in which part. */
export interface UnitPlace {
  before: ComparedPage;
  after: ComparedPage;
  part: string;
  anchor: string | undefined;
}

const names = { line: 'Line', row: 'Row', picture: 'Picture', field: 'Field' } as const;

/** Compares what a visitor sees in a part, before and after. */
export function compareUnits(place: UnitPlace, before: Unit[], after: Unit[]): ComparedUnits {
  const found: ComparedUnits = { differences: [], same: [] };
  let atBefore = 0;
  let atAfter = 0;
  let removed: Unit[] = [];
  const changes = diffArrays(before.map(keyOf), after.map(keyOf), { maxEditLength: maxChanges });
  if (!changes) return { differences: [rewritten(place)], same: [] };
  for (const change of changes) {
    if (change.removed) {
      removed = before.slice(atBefore, atBefore + change.count);
      atBefore += change.count;
      continue;
    }
    const arrived = after.slice(atAfter, atAfter + change.count);
    atAfter += change.count;
    if (change.added) {
      found.differences.push(...changedUnits(place, removed, arrived, after[atAfter - change.count - 1]));
    } else {
      found.differences.push(...changedUnits(place, removed, [], after[atAfter - change.count - 1]));
      found.same.push(...arrived.flatMap((unit, index) => pairOf(before[atBefore + index], unit)));
      atBefore += change.count;
    }
    removed = [];
  }
  found.differences.push(...changedUnits(place, removed, [], after.at(-1)));
  return found;
}

/** More than a person would go through, and finding them takes the square of them. */
const maxChanges = 1_000;

const rewritten = (place: UnitPlace): FoundDifference =>
  difference({ ...told(place), kind: 'text', summary: 'Reads quite differently' }, undefined);

const keyOf = ({ kind, words }: Unit): string => `${kind} ${words}`;

const pairOf = (before: Unit | undefined, after: Unit) => (before ? [{ before, after }] : []);

/** What stands where something else stood reads otherwise; what is left over was removed or added. */
function changedUnits(
  place: UnitPlace,
  removed: Unit[],
  added: Unit[],
  behind: Unit | undefined,
): FoundDifference[] {
  const rest = [...removed];
  const reworded: FoundDifference[] = [];
  const left = added.filter((unit) => {
    const index = rest.findIndex(
      ({ kind, element }) => kind === unit.kind && element.tagName === unit.element.tagName,
    );
    const [earlier] = index < 0 ? [] : rest.splice(index, 1);
    if (earlier) reworded.push(rewordedUnit(place, earlier, unit));
    return !earlier;
  });
  return [
    ...reworded,
    ...rest.map((unit) => removedUnit(place, unit, behind)),
    ...left.map((unit) => addedUnit(place, unit)),
  ];
}

function rewordedUnit(place: UnitPlace, before: Unit, after: Unit): FoundDifference {
  const isPicture = after.kind === 'picture';
  return difference(
    {
      ...told(place),
      kind: isPicture ? 'picture' : 'text',
      summary: isPicture ? 'Another picture' : `${quoted(before.words)} now reads ${quoted(after.words)}`,
      before: excerpt(before.words),
      after: excerpt(after.words),
    },
    replaceElement(place.after, after.element, place.before, before.element),
  );
}

function removedUnit(place: UnitPlace, unit: Unit, behind: Unit | undefined): FoundDifference {
  const isBeside = behind?.element.tagName === unit.element.tagName;
  return difference(
    {
      ...told(place),
      kind: 'removed',
      summary: `${names[unit.kind]} removed${unit.words && `: ${quoted(unit.words)}`}`,
      before: excerpt(unit.words),
    },
    isBeside ? insertBehind(place.after, behind.element, place.before, unit.element) : undefined,
  );
}

const addedUnit = (place: UnitPlace, unit: Unit): FoundDifference =>
  difference(
    {
      ...told(place),
      kind: 'added',
      summary: `${names[unit.kind]} added${unit.words && `: ${quoted(unit.words)}`}`,
      after: excerpt(unit.words),
    },
    removeElement(place.after, unit.element),
  );

const told = ({ after, part, anchor }: UnitPlace) => ({
  path: after.path,
  part,
  ...(anchor === undefined ? {} : { anchor }),
});

/** What reads the same but leads or shows elsewhere. */
export function compareTargets(place: UnitPlace, before: Unit, after: Unit): FoundDifference[] {
  return (['href', 'src'] as const).flatMap((name) => {
    const [from, to] = [targetsIn(before, name), targetsIn(after, name)];
    if (from.join(' ') === to.join(' ')) return [];
    const what = after.words ? `${quoted(after.words)}: ` : '';
    const isLink = name === 'href';
    return difference(
      {
        ...told(place),
        kind: isLink ? 'link' : 'picture',
        summary: isLink ? `${what}the link leads elsewhere` : `${what}another picture`,
        before: excerpt(from.join(' ')),
        after: excerpt(to.join(' ')),
      },
      replaceElement(place.after, after.element, place.before, before.element),
    );
  });
}

const targetsIn = ({ element }: Unit, name: string): string[] =>
  [element, ...elementsBelow(element, () => true)].flatMap((each) => attributeOf(each, name) ?? []);
