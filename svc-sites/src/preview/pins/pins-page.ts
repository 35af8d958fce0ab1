import { createHash } from 'node:crypto';
import { numberedPage } from '../edit/numbered-page.ts';
import { type ElementPlace, readPlaces } from '../edit/read-places.ts';
import { pinsScript } from './script/pins-script.ts';

/*
 * A page of a site as comments are pinned to it: as when it is edited, each element has a number, its scripts rest, and ours is the only one
 * that runs.
 */

const digest = createHash('sha256').update(pinsScript);

/** The one script that runs in a page with pins, as a policy names it. */
export const pinsScriptSource = `'sha256-${digest.copy().digest('base64')}'`;

/** Changes when the script does. */
export const pinsRevision = digest.digest('hex').slice(0, 8);

/** @throws RangeError when elements are nested too deeply. */
export function pinsPage({
  version,
  path,
  source,
}: {
  version: number;
  path: string;
  source: string;
}): string {
  const places = readPlaces(source);
  const table = { version, path, elements: places.map(toRow) };
  return numberedPage({ source, places, table, script: pinsScript });
}

/** A row of the table that `edit/script/places.ts` reads. That words are shared is of no interest here. */
const toRow = ({ start, end, startTagEnd, texts }: ElementPlace) => [
  start,
  end,
  startTagEnd,
  texts.map((text) => [text.child, text.start, text.end, text.length, 0, 0]),
];
