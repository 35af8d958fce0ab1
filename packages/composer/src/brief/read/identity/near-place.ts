import type { Brief } from '@sitewright/contracts';
import { nearbyWords } from '../brief/read/facts/words.ts';

/** A town that somebody is only near to, with the words that say so: "just outside Ghent". No letter would come there. */
export function nearbyTown({ place, statements }: Brief): string | undefined {
  const said = statements[place?.from[0] ?? -1]?.text ?? '';
  const at = place ? said.toLowerCase().indexOf(place.value.toLowerCase()) : -1;
  if (!place || at < 0) return undefined;
  const before = said.slice(0, at).trimEnd();
  const length = nearbyWords().ending(before);
  return length === 0 ? undefined : `${before.slice(-length)} ${place.value}`;
}
