import { routes } from '@sitewright/contracts';
import { type ApiClient, toApiError } from '@sitewright/web-kit';
import { dropDraft, prepareDrawing } from './draft.ts';
import { saveNow } from './save.ts';
import { getSitting, type Sitting, update, useSitting } from './sitting-store.ts';

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
  past: [],
  future: [],
  saving: 'nothing',
  savedAs: undefined,
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
    const isNewer = sitting.saving === 'conflict';
    update(siteId, { answer: { status: 'ready', site }, ...(isNewer && { savedAs: site.version }) });
    prepareDrawing(siteId);
  } catch (error) {
    update(siteId, { answer: { status: 'failed', error: toApiError(error) } });
  }
}

/** Begins the work at a site's brief; what was entered at another one is stored first. */
export function openSitting(api: ApiClient, siteId: string): void {
  if (getSitting()?.siteId === siteId) return;
  leaveSitting();
  useSitting.setState({ sitting: startFor(api, siteId), tab: 'prompt' });
}

export function leaveSitting(): void {
  const sitting = getSitting();
  if (!sitting) return;
  dropDraft();
  saveNow(sitting.siteId);
  useSitting.setState({ sitting: undefined, tab: 'prompt' });
}
