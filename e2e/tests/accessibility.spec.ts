import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { generate, register } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

const widths = [320, 390, 768, 1440];

/** axe judges the product; what is inside the preview's frame is judged by the engine's own tests. */
async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target) }))).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
}

const openPages: [path: string, heading: string][] = [
  ['/', 'Plain words in.'],
  ['/login', 'Welcome back'],
  ['/register', 'Make an account'],
  ['/unauthorized', 'Unauthorized Access'],
  ['/nowhere', 'Page Not Found'],
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const [path, heading] of openPages) {
      test(`${path} is accessible and fits every width`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });
    }

    test('the generator is accessible, empty and with a site', async ({ page }) => {
      await register(page);
      await expect(page.getByText('Please generate a site to preview it here.')).toBeVisible();
      await expectAccessible(page);
      await generate(page, 'A bakery called Rye & Co in Leeds, with a menu and opening hours');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page);
    });
  });
}
