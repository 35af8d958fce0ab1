import { difference, type FoundDifference } from './found-difference.ts';

/** What differs in the same way on several pages, such as in their header, is told once and taken back everywhere. */
export function joinRepeated(differences: FoundDifference[]): FoundDifference[] {
  const alike = Map.groupBy(differences, ({ part, kind, summary, before, after }) =>
    JSON.stringify([part, kind, summary, before, after]),
  );
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    const pages = new Set(group.map(({ path }) => path)).size;
    return first && pages === group.length && pages > 1 ? [joined(first, group)] : group;
  });
}

function joined(
  { id: _id, takeBack: _takeBack, ...first }: FoundDifference,
  group: FoundDifference[],
): FoundDifference {
  const edits = group.map(({ takeBack }) => takeBack);
  return difference(
    { ...first, summary: `${first.summary} (on ${group.length} pages)` },
    edits.includes(undefined) ? undefined : edits.flatMap((each) => each ?? []),
  );
}
