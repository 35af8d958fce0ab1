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

/** What comes and goes by itself, such as a cursor, is seen now and then. */
function comesAndGoes(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (
      at
        .getAnimations()
        .some(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
    )
      return true;
  return false;
}

/** A part with a heading is no message that waits to be told. */
function isHiddenPart(element: Element): boolean {
  let part = element;
  while (part.parentElement && getComputedStyle(part.parentElement).visibility !== 'visible')
    part = part.parentElement;
  return part.matches('h1, h2, h3') || part.querySelector('h1, h2, h3') !== null;
}

function opacityOf(element: Element): number {
  let opacity = 1;
  for (let at: Element | null = element; at; at = at.parentElement)
    opacity *= Number(getComputedStyle(at).opacity);
  return opacity;
}

/** Why a text that has a place is not seen there; undefined where it is, or waits for something. */
function whyUnseen(element: Element): string | undefined {
  const least = 0.1;
  if (!element.checkVisibility({ visibilityProperty: true }))
    return isHiddenPart(element) ? 'hidden' : undefined;
  return opacityOf(element) < least && !comesAndGoes(element) ? 'transparent' : undefined;
}

function unseen({ isForScreenReaders, boxesOf, lineInSource }: LineReaders): TextProblem[] {
  const found: TextProblem[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = (node.textContent ?? '').trim().slice(0, 40);
    const element = node.parentElement;
    if (!words || !element?.checkVisibility() || isForScreenReaders(element)) continue;
    if (element.closest('script, style, noscript, svg, option') || boxesOf(node).length === 0) continue;
    const how = whyUnseen(element);
    if (how === undefined || waitsForVisitor(element)) continue;
    found.push({ message: `“${words}” cannot be seen: it stays ${how}`, line: lineInSource(element) });
  }
  return found;
}

/** Texts that have a place on the page and never appear there. */
export const findUnseen = (page: Page): Promise<TextProblem[]> =>
  runInPage(page, unseen, [waitsForVisitor, comesAndGoes, isHiddenPart, opacityOf, whyUnseen]);
