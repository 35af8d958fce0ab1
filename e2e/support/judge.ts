import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Phones, a window of 1280 pixels at 200 % zoom, a tablet and a desktop. */
const widths = [320, 390, 640, 768, 1440];

/** A colour on its way to another has a contrast that nobody will read by. */
const untilTransitionsEnd = () =>
  Promise.all(
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .map(({ finished }) => finished.catch(() => undefined)),
  );

/** axe finds nothing. What is in a frame is another page, judged by itself. */
export async function expectAccessible(page: Page) {
  await page.evaluate(untilTransitionsEnd);
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target) }))).toEqual([]);
}

/** axe finds nothing in either theme, of which the system's setting chooses one; leaves the page in the light one. */
export async function expectAccessibleInBothThemes(page: Page) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
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
