import { generate, register } from '../support/journey.ts';
import { expectAccessible, expectToFitEveryWidth } from '../support/judge.ts';
import { expect, test } from '../support/test.ts';

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
        await expectToFitEveryWidth(page);
        await expectAccessible(page);
      });
    }

    test('the generator is accessible, empty and with a site', async ({ page }) => {
      await register(page);
      await expect(page.getByText('Please generate a site to preview it here.')).toBeVisible();
      await expectAccessible(page);
      await generate(page, 'A bakery called Rye & Co in Leeds, with a menu and opening hours');
      await expectAccessible(page);
      await expectToFitEveryWidth(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page);
    });
  });
}
