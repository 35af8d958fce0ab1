import { editPath } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { headOf } from '../../head/head-store.ts';
import { editingOf, updateEditing } from '../edit-store.ts';
import { readSource } from '../saving/sources.ts';
import { command } from './commands.ts';

/** What is told of a version of the page can be found in its file from here on. */
async function readPage(siteId: string, page: string): Promise<number | undefined> {
  await readSource(siteId, page);
  const editing = editingOf(siteId);
  const version = editing?.sources[page]?.version;
  if (!editing || version === undefined || editing.page !== page) return undefined;
  const seenAt = { ...editing.seenAt, [version]: editing.seenAt[version] ?? editing.applied.length };
  updateEditing(siteId, { seenAt });
  return version;
}

async function fetchPage(siteId: string, version: number, page: string): Promise<string> {
  const answer = await fetch(editPath(siteId, version, page), { credentials: 'omit' });
  if (!answer.ok) throw new Error(`The page to be edited was answered with ${answer.status}.`);
  return answer.text();
}

/** Brings the frame, which shows a version of a page, to what the site is now. @returns the version that it then shows */
export async function followHead(siteId: string, page: string, shown: number): Promise<number> {
  try {
    const version = await readPage(siteId, page);
    if (version === undefined || version === shown) return shown;
    const html = await fetchPage(siteId, version, page);
    if (editingOf(siteId)?.page !== page || headOf(siteId)?.head.version !== version) return shown;
    command({ type: 'sitewright:edit-page', html });
    return version;
  } catch {
    toast({
      variant: 'destructive',
      title: 'The page is not up to date',
      description: 'It could not be read again. Check your connection and press Reload.',
    });
    return shown;
  }
}
