import type { Page } from '@playwright/test';
import type { LineReaders, TextLine } from '../../../src/look/text/lines.ts';
import { runInPage } from '../../../src/look/text/run-in-page.ts';

function hides(flow: string): boolean {
  return flow === 'hidden' || flow === 'clip';
}

/** What scrolls shows all of a text; what hides shows what is within its box. */
function isCutBy(element: Element, line: TextLine, isFree: { across: boolean; down: boolean }): boolean {
  const most = 3;
  const { overflowX, overflowY } = getComputedStyle(element);
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const across = hides(overflowX) && (line.left < left - most || line.right > right + most);
  const down = hides(overflowY) && (line.top < top - most || line.bottom > bottom + most);
  return (across && !isFree.across) || (down && !isFree.down);
}

function isCutOff(line: TextLine): boolean {
  const isFree = { across: false, down: false };
  for (let at: Element | null = line.element; at && at !== document.body; at = at.parentElement) {
    if (isCutBy(at, line, isFree)) return true;
    const { overflowX, overflowY } = getComputedStyle(at);
    isFree.across ||= /auto|scroll/.test(overflowX);
    isFree.down ||= /auto|scroll/.test(overflowY);
  }
  return false;
}

function cutOff({ readLines }: LineReaders): string[] {
  const cut = readLines().filter(isCutOff);
  return [...new Set(cut.map(({ words }) => `“${words}” is cut off by its box`))];
}

/** Texts that their own box, or one around it, does not show whole. */
export const findCutOff = (page: Page): Promise<string[]> =>
  runInPage(page, cutOff, [hides, isCutBy, isCutOff]);
