import type { KindGroup, KindId } from './groups.ts';
import type { GroupTexts, Kind, KindEntry } from './kind.ts';

/** The kinds of a group: each in its own words, and in the group's where it has none. */
export const kindsOf = <Id extends KindId>(
  group: KindGroup,
  shared: GroupTexts,
  entries: Readonly<Record<Id, KindEntry>>,
): Record<Id, Kind> => {
  const ids = Object.keys(entries) as Id[];
  const complete = ids.map((id) => [id, { ...shared, ...entries[id], id, group }]);
  return Object.fromEntries(complete) as Record<Id, Kind>;
};
