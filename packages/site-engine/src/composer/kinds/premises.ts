import type { KindGroup, KindId } from './groups.ts';

const groupsWithout: ReadonlySet<KindGroup> = new Set(['tech', 'writing', 'personal']);
const kindsWithout: ReadonlySet<KindId> = new Set<KindId>([
  'band',
  'campaign',
  'catering',
  'comedian',
  'course',
  'fundraiser',
  'general',
  'musician',
  'photographer',
  'portfolio',
  'tutor',
]);

/** Whether there is a door one can walk through: without one nobody asks for an address or opening hours. */
export const hasPremises = ({ id, group }: { id: KindId; group: KindGroup }): boolean =>
  !groupsWithout.has(group) && !kindsWithout.has(id);
