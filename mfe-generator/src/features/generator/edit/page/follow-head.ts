import { toast } from '@sitewright/ui';
import { headOf } from '../../head/head-store.ts';
import { command } from '../frame/commands.ts';
import { learnPlaces, readEditPage } from './read-page.ts';

/** Brings the frame, which shows a version of a page, to what the site is now. @returns the version that it then shows */
export async function followHead(siteId: string, page: string, shown: number): Promise<number> {
  try {
    if ((await learnPlaces(siteId, page)) === shown) return shown;
    const read = await readEditPage(siteId, page);
    if (!read || headOf(siteId)?.head.version !== read.version) return shown;
    command({ type: 'sitewright:edit-page', html: read.html });
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
