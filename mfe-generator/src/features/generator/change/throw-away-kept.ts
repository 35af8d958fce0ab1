import { routes } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { type ApiClient, toApiError } from '@sitewright/web-kit';
import { showCurrent } from '../versions/shown-version.ts';
import { focusChange } from './change-box.tsx';
import { lookAgain } from './change-store.ts';

/**
 * Deletes what was kept of a change that ended early; what is gone already is what was wanted. The focus goes to where another is
 * asked for.
 */
export async function throwAwayKept(api: ApiClient, siteId: string, revision: string): Promise<void> {
  try {
    await api.call(routes.throwAwayKept, { params: { id: siteId, revision } });
    toast({ title: 'What was written of it is deleted' });
  } catch (thrown) {
    const { code, message } = toApiError(thrown);
    if (code !== 'NOT_FOUND')
      return void toast({ variant: 'destructive', title: 'It was not deleted', description: message });
  }
  showCurrent();
  lookAgain(siteId);
  focusChange();
}
