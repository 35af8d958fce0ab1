import type { Page } from 'playwright-core';
import type { LineReaders, TextProblem } from '../text/lines.ts';
import { runInPage } from '../text/run-in-page.ts';

function blank({ readTexts, boxesOf }: LineReaders): boolean {
  const least = 16;
  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width >= least && height >= least && element.checkVisibility({ opacityProperty: true });
  };
  return (
    !readTexts().some(({ node }) => boxesOf(node).length > 0) &&
    ![...document.querySelectorAll('img, svg, canvas, video, input, hr')].some(isDrawn)
  );
}

/** Whether there is nothing to see on a page as it is drawn. */
export const isBlank = (page: Page): Promise<boolean> => runInPage(page, blank, []);

/** What is meant to come into sight when a visitor does something: a slide, a menu, words over a picture. */
function waitsForVisitor(element: Element): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (/hover|focus|peer-|group-|open/.test(at.getAttribute('class') ?? '')) return true;
    if (/absolute|fixed/.test(getComputedStyle(at).position) || at.matches('[aria-hidden="true"], [inert]'))
      return true;
  }
  return false;
}

function transparent({ isForScreenReaders, boxesOf, lineInSource }: LineReaders): TextProblem[] {
  const least = 0.1;
  const shown = (element: Element): number => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  };
  const found: TextProblem[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = (node.textContent ?? '').trim().slice(0, 40);
    const element = node.parentElement;
    if (!words || !element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('script, style, noscript, svg, option') || isForScreenReaders(element)) continue;
    if (boxesOf(node).length === 0 || shown(element) >= least || waitsForVisitor(element)) continue;
    found.push({ message: `“${words}” cannot be seen: it stays transparent`, line: lineInSource(element) });
  }
  return found;
}

/** Texts that have a place on the page and never appear there. */
export const findTransparent = (page: Page): Promise<TextProblem[]> =>
  runInPage(page, transparent, [waitsForVisitor]);
