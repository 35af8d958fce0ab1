import { placeOfShim } from '../insert-shim.ts';
import type { ElementPlace } from './read-places.ts';

interface NumberedPage {
  source: string;
  /** What `readPlaces` says of the source. */
  places: readonly ElementPlace[];
  /** What `script/places.ts` reads. */
  table: object;
  /** The one script that runs. */
  script: string;
}

/** A page of a site in which each element has a number, with a table of their places, and a script of ours that rests the site's own. */
export function numberedPage({ source, places, table, script }: NumberedPage): string {
  const data = JSON.stringify(table).replaceAll('<', '\\u003c');
  return insertInto(source, [
    {
      at: startOf(source),
      text: `<script type="application/json">${data}</script><script>${script}</script>`,
    },
    ...places.flatMap((place, index) => marksOf(place, index, source)),
  ]);
}

interface Insertion {
  at: number;
  text: string;
}

/**
 * Behind its name the number of an element. The policy lets nothing of the site run: what would try is renamed, so that it keeps
 * quiet, and so is what would reload the page, or bring a policy that our script does not pass.
 */
function marksOf({ start, isScript, active }: ElementPlace, index: number, source: string): Insertion[] {
  const name = /<[^\s/>]+/y;
  name.lastIndex = start;
  name.test(source);
  const type = isScript ? ' type="text/plain"' : '';
  const mark = { at: name.lastIndex, text: `${type} data-sitewright="${index}"` };
  return [mark, ...active.map((at) => ({ at, text: 'data-' }))];
}

/** The place of the shim is one of bytes. */
function startOf(source: string): number {
  const bytes = Buffer.from(source);
  return bytes.subarray(0, placeOfShim(bytes)).toString().length;
}

function insertInto(source: string, insertions: readonly Insertion[]): string {
  let from = 0;
  const pieces = insertions
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ at, text }) => {
      const piece = source.slice(from, at);
      from = at;
      return [piece, text];
    });
  return [...pieces, source.slice(from)].join('');
}
