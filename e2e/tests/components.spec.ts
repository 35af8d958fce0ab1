import { test as base, expect } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFitEveryWidth, faultsOf } from '../support/judge.ts';
import { buildSheet, openSheet } from '../support/sheet.ts';
import { listen } from '../support/test.ts';

const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors = listen(page);
      await use(consoleErrors);
      expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
});

// Chromium is told to hide scrollbars in tests; here one of them is what is looked at.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test.beforeAll(buildSheet);

test('every component is accessible in both themes and fits every width', async ({ page }) => {
  await openSheet(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectToFitEveryWidth(page);
});

test('what opens is accessible in both themes too', async ({ page }) => {
  await openSheet(page);
  await page.getByRole('button', { name: 'Say that it went well' }).click();
  await page.getByRole('button', { name: 'Say that it did not' }).click();
  await page.getByRole('button', { name: 'Say how to undo it' }).click();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Download' })).toBeVisible();
  // A menu belongs to its button, wherever in the document it stands: no landmark has to hold it.
  const outsideLandmarks = { rules: { region: { enabled: false } } };
  expect(await faultsOf(page, { include: ['[role=menu]'] }, outsideLandmarks)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Open the dialog' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm Role Change' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Open the drawer' }).click();
  await expect(page.getByRole('dialog', { name: 'A drawer' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

for (const [what, height] of [
  ['scrolls', 800],
  ['fits its window', 20_000],
] as const) {
  test(`a page that ${what} does not move when a dialog opens`, async ({ page }) => {
    await page.setViewportSize({ width: 1200, height });
    await openSheet(page);
    const heading = page.getByRole('heading', { name: 'Components' });
    const before = await heading.boundingBox();
    await page.getByRole('button', { name: 'Open the dialog' }).dispatchEvent('click');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
  });
}
