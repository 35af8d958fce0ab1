import { routes } from '@sitewright/contracts';
import { type ApiClient, toApiError } from '@sitewright/web-kit';
import { useHead } from '../../head/head-store.ts';
import { refreshHead } from '../../head/open-head.ts';
import { settleBeforeSteps } from '../../head/step.ts';
import { showTab } from '../../panel-tab.ts';
import { dropDraft, prepareDrawing } from './draft.ts';
import { hasUnsaved } from './request.ts';
import { saveNow, settleBrief } from './save.ts';
import { getSitting, type Sitting, siteBriefOf, update, useSitting } from './sitting-store.ts';

const startFor = (api: ApiClient, siteId: string): Sitting => ({
  siteId,
  api,
  answer: { status: 'loading' },
  edits: {},
  unsaved: new Set(),
  decisions: {},
  undecided: new Set(),
  seed: undefined,
  isChoosingDesign: false,
  statements: undefined,
  saving: 'nothing',
  savedAs: undefined,
  problem: undefined,
  theirs: undefined,
  lost: [],
  discardEdits: false,
  shownPage: 'index.html',
  scroll: 0,
  draft: undefined,
  isDraftShown: false,
  pointed: undefined,
});

/** Asks what was understood; what was entered and is not stored is gone. */
export async function loadBrief(siteId: string): Promise<void> {
  const sitting = getSitting();
  if (sitting?.siteId !== siteId) return;
  dropDraft();
  const { api, shownPage, scroll } = sitting;
  update(siteId, { ...startFor(api, siteId), shownPage, scroll });
  try {
    const site = await api.call(routes.siteBrief, { params: { id: siteId } });
    update(siteId, { answer: { status: 'ready', site } });
    if (sitting.saving === 'conflict') await refreshHead(siteId);
    prepareDrawing(siteId);
  } catch (error) {
    update(siteId, { answer: { status: 'failed', error: toApiError(error) } });
  }
}

/** The site was changed by something else: its brief is asked for again, and stays in sight until it is there. */
async function refreshBrief(siteId: string, version: number): Promise<void> {
  const sitting = getSitting();
  if (sitting?.siteId !== siteId || hasUnsaved(sitting)) return;
  if (siteBriefOf(sitting)?.version === version || sitting.answer.status === 'loading') return;
  try {
    const site = await sitting.api.call(routes.siteBrief, { params: { id: siteId } });
    const now = getSitting();
    if (now?.siteId !== siteId || hasUnsaved(now)) return;
    const { shownPage, scroll, isChoosingDesign } = now;
    const kept = { shownPage, scroll, isChoosingDesign };
    update(siteId, { ...startFor(now.api, siteId), ...kept, answer: { status: 'ready', site } });
    prepareDrawing(siteId);
  } catch {
    // What is entered at the brief as it was is refused, with the way on.
  }
}

settleBeforeSteps(settleBrief);

useHead.subscribe(({ open }, before) => {
  if (open && before.open && open.head.version !== before.open.head.version)
    void refreshBrief(open.siteId, open.head.version);
});

/** Begins the work at a site's brief; what was entered at another one is stored first. */
export function openSitting(api: ApiClient, siteId: string): void {
  if (getSitting()?.siteId === siteId) return;
  leaveSitting();
  useSitting.setState({ sitting: startFor(api, siteId) });
}

export function leaveSitting(): void {
  const sitting = getSitting();
  if (!sitting) return;
  dropDraft();
  saveNow(sitting.siteId);
  useSitting.setState({ sitting: undefined });
  showTab('prompt');
}
