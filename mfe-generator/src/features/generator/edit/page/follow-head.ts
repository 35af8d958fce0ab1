import { toast } from '@sitewright/ui';
import { headOf } from '../../head/head-store.ts';
import { editingOf, updateEditing } from '../edit-store.ts';
import { command, focusPage } from '../frame/commands.ts';
import { learnPlaces, readEditPage } from './read-page.ts';
import { readStyles, withStyles } from './with-styles.ts';

interface Followed {
  siteId: string;
  page: string;
  /** The version that the frame shows. */
  shown: number;
  /** The stylesheet that it was loaded with. */
  styles: string;
}

/** Selects what the person has made, so that they go on there. */
function goOn(siteId: string, page: string, version: number): void {
  const focus = editingOf(siteId)?.focus;
  if (!focus || focus.version > version) return;
  updateEditing(siteId, { focus: undefined });
  if (focus.path !== page || focus.version < version) return;
  if (focus.how === 'type') focusPage();
  command(
    focus.how === 'type'
      ? { type: 'sitewright:edit-type', text: focus.range }
      : { type: 'sitewright:edit-select', element: focus.range },
  );
}

/** Brings the frame, which shows a version of a page, to what the site is now. @returns the version that it then shows */
export async function followHead({ siteId, page, shown, styles }: Followed): Promise<number> {
  try {
    if ((await learnPlaces(siteId, page)) === shown) return shown;
    const read = await readEditPage(siteId, page);
    if (!read || headOf(siteId)?.head.version !== read.version) return shown;
    const isRestyled = (await readStyles(siteId)) !== styles;
    const html = isRestyled ? withStyles(read.html, siteId, read.version) : read.html;
    command({ type: 'sitewright:edit-page', html });
    goOn(siteId, page, read.version);
    return read.version;
  } catch {
    toast({
      variant: 'destructive',
      title: 'The page is not up to date',
      description: 'It could not be read again. Check your connection and press Reload.',
    });
    return shown;
  }
}
