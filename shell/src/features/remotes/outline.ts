import { landingPromptKey } from '@sitewright/web-kit/landing-prompt';
import { readStoredSession } from '@sitewright/web-kit/live-session';

/** A page that is drawn in outline before its code is there: without a query, which would put a site on the desk. */
const outlined = { path: '/app', name: 'mfe_generator' };

/** Where the generator finds what was written, for as long as the tab lives. */
const draftKeys = ['generator', landingPromptKey];

/** An empty box where somebody has written would look as if that were lost. */
function hasDraft(): boolean {
  try {
    return draftKeys.some((key) => window.sessionStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

/** Has the page that the address opens stand there in outline, instead of the mark, where it can be told what will come. */
export function chooseOutline({ pathname, search }: Location): void {
  const isTold = pathname === outlined.path && search === '' && readStoredSession() && !hasDraft();
  if (isTold) document.documentElement.dataset.outline = outlined.name;
}

/** Whether this remote's outline stands in the page. */
export const isOutlined = (name: string) => document.documentElement.dataset.outline === name;

/** The page itself has come: from now on nothing is told in advance. */
export function withdrawOutline(): void {
  delete document.documentElement.dataset.outline;
}
