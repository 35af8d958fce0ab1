import { routes } from '@sitewright/contracts';
import { refreshHead } from '../../head/open-head.ts';
import { dropDraft } from './draft.ts';
import { saveNow } from './save.ts';
import { getSitting, update } from './sitting-store.ts';

/** What was entered here is entered in the brief of the newer version, too: field by field the rest is theirs. */
export async function keepMine(siteId: string): Promise<void> {
  const sitting = getSitting();
  if (sitting?.siteId !== siteId) return;
  dropDraft();
  update(siteId, { saving: 'waiting', theirs: undefined, draft: undefined, isDraftShown: false });
  try {
    const site = await sitting.api.call(routes.siteBrief, { params: { id: siteId } });
    update(siteId, { answer: { status: 'ready', site } });
    await refreshHead(siteId);
    saveNow(siteId);
  } catch {
    update(siteId, { saving: 'failed', problem: undefined });
  }
}
