import type { Page } from '@playwright/test';
import { inRoot } from '../../scripts/lib/paths.js';
import { openScreen, screens } from '../support/screens.ts';
import { test } from '../support/test.ts';

/** What is drawn only near the window is drawn, and the page is back at its beginning. */
async function seeAll(page: Page) {
  const pages = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight));
  for (let seen = 0; seen < pages; seen++) {
    await page.mouse.wheel(0, await page.evaluate(() => innerHeight));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.evaluate(() => scrollTo(0, 0));
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
          await page.setViewportSize({ width: Number(width), height });
          await seeAll(page);
          await page.screenshot({
            path: inRoot('docs/screens', `${screen.name}-${width}-${colorScheme}.jpg`),
            type: 'jpeg',
            quality: 72,
            fullPage: true,
          });
        });
      }
    });
  }
}
