import { inRoot } from '../../scripts/lib/paths.js';
import { openScreen, screens } from '../support/screens.ts';
import { test } from '../support/test.ts';

const heights = { 390: 844, 1440: 900 };

for (const [width, height] of Object.entries(heights)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width: Number(width), height }, reducedMotion: 'reduce' });

      for (const screen of screens) {
        test(`picture of ${screen.path}`, async ({ page, platform }) => {
          await openScreen(page, platform, screen);
          await page.evaluate(() => document.fonts.ready);
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
