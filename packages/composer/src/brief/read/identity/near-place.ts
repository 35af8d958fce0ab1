import type { Brief } from '@sitewright/contracts';
import { nearbyWords } from '../facts/words.ts';
import type { Reading } from './reading.ts';

type Place = NonNullable<Brief['place']>;

/** A town that somebody is only near to keeps the words that say so: "just outside Ghent". No letter would come there. */
export function withNear(place: Place, { statements }: Pick<Reading, 'statements'>): Place {
  const said = statements[place.from[0] ?? -1]?.text ?? '';
  const at = said.toLowerCase().indexOf(place.value.toLowerCase());
  if (at < 0) return place;
  const before = said.slice(0, at).trimEnd();
  const length = nearbyWords().ending(before);
  return length === 0 ? place : { ...place, near: `${before.slice(-length)} ${place.value}` };
}
