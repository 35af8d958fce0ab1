import { routes } from '@sitewright/contracts';
import { ApiError } from '@sitewright/web-kit';
import { conflictOf } from './conflict-of.ts';
import { requestOf } from './request.ts';
import { canChange, getSitting, type Sitting, update } from './sitting-store.ts';

/** Keys that follow each other faster than this are one question. */
const debounceMs = 120;

let timer: ReturnType<typeof setTimeout> | undefined;
let abortController: AbortController | undefined;

/** Nobody waits for the page of earlier words any more. */
export function dropDraft(): void {
  clearTimeout(timer);
  abortController?.abort();
}

async function askForDraft(sitting: Sitting, signal: AbortSignal) {
  const { api, siteId, shownPage, draft: last } = sitting;
  const known = last && { styles: last.styles };
  const body = { ...requestOf(sitting), path: shownPage, ...known };
  const { brief, page } = await api.call(routes.draftSiteBrief, { params: { id: siteId }, body, signal });
  // Styles that have not changed are not sent again.
  return { brief, page: { ...page, css: page.css ?? last?.css ?? '' } };
}

/** How the page is drawn: what differs from the page before it is shown, unless nothing was entered. */
const lookOf = ({ isDraftShown, scroll }: Sitting, isEntered: boolean) => ({
  ...(isEntered && { label: 'just now' }),
  ...(!isDraftShown && { top: scroll }),
});

async function draw(siteId: string, isEntered: boolean): Promise<void> {
  const sitting = getSitting();
  if (sitting?.siteId !== siteId || !canChange(sitting)) return;
  abortController?.abort();
  abortController = new AbortController();
  try {
    const { brief, page } = await askForDraft(sitting, abortController.signal);
    const now = getSitting() ?? sitting;
    const draft = { ...page, ...lookOf(now, isEntered) };
    update(siteId, { draft, statements: brief.statements, isDraftShown: now.isDraftShown || isEntered });
  } catch (error) {
    // A page that cannot be drawn is no loss: saving says what is wrong. Except that nothing can be saved any more.
    if (error instanceof ApiError && error.code === 'CONFLICT') update(siteId, conflictOf(error));
  }
}

/** Draws the page as the brief now has it, in a moment. */
export function drawSoon(siteId: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => void draw(siteId, true), debounceMs);
}

/** Draws the page as it is stored, out of sight: what differs later is what was entered. */
export function prepareDrawing(siteId: string): void {
  const sitting = getSitting();
  if (sitting?.siteId === siteId && !sitting.isDraftShown) void draw(siteId, false);
}
