import type { Page } from 'playwright-core';
import type { LineReaders, TextProblem } from '../text/lines.ts';
import { runInPage } from '../text/run-in-page.ts';

function overflow({ lineInSource }: LineReaders): TextProblem[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const extra = scrollWidth - clientWidth;
  if (extra <= 1) return [];
  const isCut = (element: Element): boolean => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    return false;
  };
  const isWide = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => isWide(element) && !isCut(element),
  );
  const innermost = wide.find((element) => ![...element.children].some(isWide));
  const what = innermost ? `: <${innermost.tagName.toLowerCase()}> is too wide` : '';
  const message = `The page scrolls ${extra} px sideways in a window of ${innerWidth} px${what}`;
  return [{ message, line: innermost && lineInSource(innermost) }];
}

/** What is wider than the window. */
export const findOverflow = (page: Page): Promise<TextProblem[]> => runInPage(page, overflow, []);
