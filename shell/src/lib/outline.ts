import { landingPromptKey } from '@sitewright/web-kit/landing-prompt';
import { readStoredSession } from '@sitewright/web-kit/live-session';

/** What of `prerender.tsx` is shown in the place of a page, until that has come; without one the mark is. */
type Outline = 'landing' | 'generator';

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

function outlineOf({ pathname, search }: Location): Outline | undefined {
  if (pathname === '/') return 'landing';
  // With a query a site comes into view, and without a session the way leads to sign-in.
  const isEmptyGenerator = pathname === '/app' && search === '' && readStoredSession() && !hasDraft();
  return isEmptyGenerator ? 'generator' : undefined;
}

/** Has the page that the address opens stand there before its code, instead of the mark, where it can be told what will come. */
export function chooseOutline(location: Location): void {
  const outline = outlineOf(location);
  if (outline) document.documentElement.dataset.outline = outline;
}

/** Whether this outline stands in the page. */
export const isOutlined = (outline: Outline) => document.documentElement.dataset.outline === outline;

/** The page itself has come: from now on nothing is told in advance. */
export function withdrawOutline(): void {
  delete document.documentElement.dataset.outline;
}
