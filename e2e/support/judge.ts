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

/**
 * Shows a changed theme without transitions: a colour on its way has a contrast that nobody will read by. What is taken out
 * of the page and put back has no colour to come from, also where the browser draws it only once it is near the window.
 */
async function arriveInTheme() {
  const nextFrame = () => new Promise(requestAnimationFrame);
  // In a frame the page learns what the system says.
  await nextFrame();
  await nextFrame();
  const root = document.documentElement;
  root.style.display = 'none';
  root.getBoundingClientRect();
  root.style.removeProperty('display');
  // What moves with the scrolling arrives when the person does.
  const entrances = document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.all(entrances.map(({ finished }) => finished.catch(() => undefined)));
}

/** axe finds nothing in either theme, of which the system's setting chooses one; leaves the page in the light one. */
export async function expectAccessibleInBothThemes(page: Page) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(arriveInTheme);
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
