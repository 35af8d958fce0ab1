import type { Page } from '@playwright/test';
import { strFromU8 } from 'fflate';
import { download, generate, preview, register } from '../support/journey.ts';
import { expectAccessibleInBothThemes, expectToFitEveryWidth } from '../support/judge.ts';
import { expect, test } from '../support/test.ts';

const prompt =
  'A website for Halden Cycles, a bicycle repair workshop behind the canal. Open Tuesday to Friday 8 to 18, Saturday 9 to 16. ' +
  'Safety check £18, full service £75.';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const drawn = (page: Page) => page.frameLocator('iframe[title="Your website, as you change it"]');
const openBrief = (page: Page) => page.getByRole('tab', { name: /^Brief/ }).click();

test('a person corrects what was understood: the page follows, the correction stays, and the download has it', async ({
  page,
}) => {
  await register(page);
  await generate(page, prompt);
  await openBrief(page);

  // What is drawn is there until it is stored: storing waits until it was seen.
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/sites/*/brief', async (route) => {
    if (route.request().method() === 'PATCH') await seen.promise;
    await route.continue();
  });
  await field(page, 'Name').fill('Harlow Cycles');
  await expect(drawn(page).getByText('Harlow Cycles').first()).toBeVisible();
  await field(page, 'Price of Safety check').fill('£21');
  await expect(drawn(page).getByText('£21').first()).toBeVisible();
  seen.resolve();
  await expect(page.getByText(/^Saved as version \d$/)).toBeVisible();
  await expect(preview(page).getByText('£21').first()).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Price of Safety check')).toHaveValue('£18');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByText('Changing as you type')).toBeHidden();
  await expect(preview(page).getByText('£21').first()).toBeVisible();

  await page.reload();
  await expect(preview(page).getByText('Harlow Cycles').first()).toBeVisible();
  await openBrief(page);
  await expect(field(page, 'Name')).toHaveValue('Harlow Cycles');
  await expect(field(page, 'Price of Safety check')).toHaveValue('£21');

  const { files } = await download(page);
  const home = strFromU8(files['index.html'] ?? new Uint8Array());
  expect(home).toContain('Harlow Cycles');
  expect(home).toContain('£21');
  expect(home).not.toContain('Halden Cycles');
});

/** Sentences that leave open what they are for: one of them at least is not used. */
const open =
  ' The tandem we restored for the museum. Whatever the weather brings us. Also the thing with the museum.';

test('words show where they stand; what is not used is put on the page', async ({ page }) => {
  await register(page);
  await generate(page, prompt + open);
  await openBrief(page);
  await page.getByRole('switch', { name: 'Show in my words' }).click();
  const words = page.getByRole('group', { name: 'Your words' });
  await words.getByRole('button', { name: /^full service £75/ }).click();
  await expect(page.getByText('On the page', { exact: true })).toBeVisible();

  const put = page.getByRole('button', { name: /^Put it / }).first();
  const unused = page.getByRole('listitem').filter({ has: put }).first();
  const said = (await unused.locator('p').first().textContent())?.replaceAll(/[“”]/g, '') ?? '';
  await put.click();
  await expect(page.getByText(/^Saved as version 2$/)).toBeVisible();
  await expect(page.getByText(`“${said}”`)).toBeHidden();
  await expect(preview(page).getByText(said).first()).toBeVisible();
});

test('is accessible in both themes and fits every width', async ({ page }) => {
  await register(page);
  await generate(page, prompt + open);
  await openBrief(page);
  await expect(field(page, 'Name')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('switch', { name: 'Show in my words' }).click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('switch', { name: 'Show in my words' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Prompt', exact: true }).click();
  await expect(field(page, 'Name')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectToFitEveryWidth(page);
});
