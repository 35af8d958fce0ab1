import type { Brief } from '@sitewright/contracts';
import { nearbyWords } from '../facts/words.ts';
import type { Reading } from './reading.ts';

type Place = NonNullable<Brief['place']>;

/**
 * A town that somebody is only near to keeps the words that say so: "just outside Ghent", and with them all that a statement of nothing else
 * says before them: "Route 9 outside Kinderhook". No letter would come there.
 *
 * @param others statements that say something else of the whole, too
 */
export function withNear(
  place: Place,
  { statements }: Pick<Reading, 'statements'>,
  others: readonly number[],
): Place {
  const [index = -1] = place.from;
  const said = statements[index]?.text ?? '';
  const at = said.toLowerCase().indexOf(place.value.toLowerCase());
  if (at < 0) return place;
  const before = said.slice(0, at).trimEnd();
  const length = nearbyWords().ending(before);
  if (length === 0) return place;
  const lead = others.includes(index) ? before.slice(-length) : before;
  return { ...place, near: `${lead} ${place.value}` };
}
