import type { Page } from '@playwright/test';
import { desktop } from './open-page.ts';
import { findBrokenWords } from './words.ts';

const widths = [320, 390, 768, 1440];

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What does not fit the window, from a small phone to a desktop; leaves the page at the widest. */
export async function findOverflows(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ ...desktop, width });
    const extra = await sidewaysScroll(page);
    const problems = [
      ...(extra > 0 ? [`scrolls ${extra} px sideways`] : []),
      ...(await findBrokenWords(page)),
    ];
    found.push(...problems.map((problem) => `${path} at ${width} px: ${problem}`));
  }
  return found;
}
