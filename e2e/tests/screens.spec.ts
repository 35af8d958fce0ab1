import { expectAccessibleInBothThemes, expectToFitEveryWidth } from '../support/judge.ts';
import { openScreen, screens, word } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

for (const screen of screens) {
  test(`${screen.name} has the words of the specification, is accessible in both themes and fits every width`, async ({
    page,
    platform,
  }) => {
    await openScreen(page, platform, screen);
    for (const text of screen.words) await expect(word(page, text), text).toBeVisible();
    await expect(page).toHaveTitle(/^.+ · Sitewright$|^Sitewright/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessibleInBothThemes(page);
    await expectToFitEveryWidth(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessibleInBothThemes(page);
  });
}
