import { editPath } from '@sitewright/contracts';
import { editingOf, updateEditing } from '../edit-store.ts';
import { readSource } from '../saving/sources.ts';

/** A page of a version, with the places of its source. */
export interface EditPage {
  version: number;
  html: string;
}

let last: { sitting: string; address: string; html: Promise<string> } | undefined;

async function fetchHtml(address: string): Promise<string> {
  const answer = await fetch(address, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`The page to be edited was answered with ${answer.status}.`);
  return answer.text();
}

/** The frame and the list of texts of one sitting ask for the same page. */
function htmlOf(sitting: string, address: string): Promise<string> {
  if (last?.sitting === sitting && last.address === address) return last.html;
  const html = fetchHtml(address);
  const read = { sitting, address, html };
  last = read;
  html.catch(() => {
    if (last === read) last = undefined;
  });
  return html;
}

/** What is told of the site's head can be found in the file of the page from here on. @returns the head's version */
export async function learnPlaces(siteId: string, page: string): Promise<number | undefined> {
  await readSource(siteId, page);
  const editing = editingOf(siteId);
  const version = editing?.sources[page]?.version;
  if (!editing || version === undefined) return undefined;
  const seenAt = { ...editing.seenAt, [version]: editing.seenAt[version] ?? editing.applied.length };
  updateEditing(siteId, { seenAt });
  return version;
}

/** A page as the site's head has it, with its places. */
export async function readEditPage(siteId: string, page: string): Promise<EditPage | undefined> {
  const version = await learnPlaces(siteId, page);
  const sitting = editingOf(siteId)?.sitting;
  if (version === undefined || sitting === undefined) return undefined;
  return { version, html: await htmlOf(sitting, editPath(siteId, version, page)) };
}
