import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './test.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Phones, a window of 1280 pixels at 200 % zoom, a tablet and a desktop. */
const widths = [320, 390, 640, 768, 1440];

/** Which part of a page, by selectors. */
type Part = { include: string[] } | { exclude: string[] };

/** What fades in is there: a colour on its way has a contrast that nobody will read by. */
async function arrive() {
  // What moves with the scrolling arrives when the person does.
  const entrances = document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.all(entrances.map(({ finished }) => finished.catch(() => undefined)));
}

/**
 * What axe finds. It is put into a document once and asked for nothing but faults: a list of what is right, too, and a run in
 * every frame take ten times as long.
 */
export async function faultsOf(page: Page, context: Part, options: RunOptions = {}) {
  await page.evaluate(arrive);
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([context, options]) => {
      const results = await window.axe?.run(context, { ...options, resultTypes: ['violations'] });
      return results?.violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target) }));
    },
    [context, options] as const,
  );
}

/** axe finds nothing. What is in a frame is another page, judged by itself. */
export async function expectAccessible(page: Page) {
  expect(await faultsOf(page, { exclude: ['iframe'] })).toEqual([]);
}

/**
 * Shows a changed theme without transitions. What is taken out of the page and put back has no colour to come from, also where
 * the browser draws it only once it is near the window.
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
