import { createHash } from 'node:crypto';
import { numberedPage } from './numbered-page.ts';
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
  return numberedPage({ source, places, table, script: editScript });
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
