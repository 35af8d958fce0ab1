import { createHash } from 'node:crypto';
import { placeOfShim } from '../insert-shim.ts';
import { type ElementPlace, readPlaces } from './read-places.ts';
import { editScript } from './script/edit-script.ts';
import { readSharedWords, type SharedWords } from './shared-words.ts';

/*
 * A page of a site as it can be edited: its own source, in which each element has a number, and a table that says where in the
 * source it stands. Its scripts rest, because the policy names ours as the only one that runs.
 */

export interface EditedPage {
  version: number;
  path: string;
  source: string;
  /** The pages and scripts of the site, this one among them. */
  files: readonly { path: string; content: string }[];
}

const digest = createHash('sha256').update(editScript);

/** The one script that runs in a page that is edited, as a policy names it. */
export const editScriptSource = `'sha256-${digest.copy().digest('base64')}'`;

/** Changes when the script does. */
export const editRevision = digest.digest('hex').slice(0, 8);

/** @throws RangeError when elements are nested too deeply. */
export function editPage({ version, path, source, files }: EditedPage): string {
  const places = readPlaces(source);
  const shared = readSharedWords(files);
  const table = { version, path, elements: places.map((place) => toRow(place, source, shared)) };
  const data = JSON.stringify(table).replaceAll('<', '\\u003c');
  return insertInto(source, [
    {
      at: startOf(source),
      text: `<script type="application/json">${data}</script><script>${editScript}</script>`,
    },
    ...places.flatMap((place, index) => marksOf(place, index, source)),
  ]);
}

/** A row of the table that `script/places.ts` reads. */
const toRow = ({ start, end, startTagEnd, texts }: ElementPlace, source: string, shared: SharedWords) => [
  start,
  end,
  startTagEnd,
  texts.map((text) => {
    const words = source.slice(text.start, text.end);
    const elsewhere = words === '' ? 0 : Math.max(0, shared.count(words) - 1);
    return [text.child, text.start, text.end, text.length, elsewhere, Number(shared.isInScript(words))];
  }),
];

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
