import type { Page } from '@playwright/test';
import { desktop } from './open-page.ts';

const widths = [320, 390, 768, 1440];

/** How far the page can be scrolled sideways, and the first words that reach beyond the window. */
function measure(): { extra: number; words: string } {
  const { clientWidth, scrollWidth } = document.documentElement;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const scrolls = (element: Element | null): boolean => {
    if (!element || element === document.body) return false;
    const { overflowX, position, clipPath } = getComputedStyle(element);
    const isHidden = position === 'absolute' && clipPath !== 'none';
    return ['auto', 'scroll'].includes(overflowX) || isHidden || scrolls(element.parentElement);
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      !node.textContent?.trim() ||
      !parent?.checkVisibility() ||
      parent.closest('[aria-hidden="true"], svg')
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    if (width > 0 && (right > clientWidth + 1 || left < -1) && !scrolls(parent))
      return { extra: scrollWidth - clientWidth, words: node.textContent.trim().slice(0, 40) };
  }
  return { extra: scrollWidth - clientWidth, words: '' };
}

/** What is wider than the window, from a small phone to a desktop; leaves the page at the widest. */
export async function findOverflows(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ ...desktop, width });
    const { extra, words } = await page.evaluate(measure);
    if (extra > 0) found.push(`${path} at ${width} px scrolls ${extra} px sideways`);
    if (words) found.push(`${path} at ${width} px: “${words}” reaches beyond the window`);
  }
  return found;
}
