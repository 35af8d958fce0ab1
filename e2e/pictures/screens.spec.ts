import type { Page } from '@playwright/test';
import { inRoot } from '../../scripts/lib/paths.js';
import { openScreen, screens } from '../support/screens.ts';
import { test } from '../support/test.ts';

/** A window as tall as the page: everything is near it, and what sticks to its bottom is at the page's. */
async function showAll(page: Page, width: number, leastHeight: number) {
  await page.setViewportSize({ width, height: leastHeight });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

const heights = { 390: 844, 1440: 900 };

for (const [width, height] of Object.entries(heights)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, reducedMotion: 'reduce' });

      for (const screen of screens) {
        test(`picture of ${screen.name}`, async ({ page, platform }) => {
          await openScreen(page, platform, screen);
          await showAll(page, Number(width), height);
          await page.screenshot({
            path: inRoot('docs/screens', `${screen.name}-${width}-${colorScheme}.jpg`),
            type: 'jpeg',
            quality: 72,
          });
        });
      }
    });
  }
}
