import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Phones, a window of 1280 pixels at 200 % zoom, a tablet and a desktop. */
const widths = [320, 390, 640, 768, 1440];

/** axe finds nothing. What is in a frame is another page, judged by itself. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target) }))).toEqual([]);
}

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Nothing is wider than the window, from a small phone to a desktop; leaves the page at the widest. */
export async function expectToFitEveryWidth(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // Asked again until it holds: charts measure themselves a moment after the window.
    await expect.poll(() => page.evaluate(overflow), { message: `at ${width} px` }).toBeLessThanOrEqual(0);
  }
}
