import type { Page } from '@playwright/test';
import { generateResponseSchema, routes } from '@sitewright/contracts';
import { strFromU8 } from 'fflate';
import { newAccount, openSignedIn, request } from '../support/account.ts';
import { edited, openEdit, selectByKeys } from '../support/editing.ts';
import { download, generate, register, siteInTab } from '../support/journey.ts';
import { expectAccessibleInBothThemes } from '../support/judge.ts';
import { expect, test } from '../support/test.ts';

const prompt =
  'A website for Halden Cycles, a bicycle repair workshop behind the canal. Open Tuesday to Friday 8 to 18, Saturday 9 to 16. ' +
  'Safety check £18, full service £75.';

const heads = (page: Page) => edited(page).locator('main section h2');

for (const width of [1440, 390]) {
  test(`a person types over a heading, moves a part by keys, and takes it back, at ${width} pixels`, async ({
    page,
  }) => {
    const isNarrow = width < 700;
    await register(page);
    await generate(page, prompt);
    await page.setViewportSize({ width, height: isNarrow ? 844 : 900 });
    await openEdit(page, isNarrow);

    await selectByKeys(page, 'Heading 1');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Right by Friday & not a day later');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Saved as version 2')).toBeVisible();
    await expectAccessibleInBothThemes(page);

    await selectByKeys(page, 'Heading 2');
    const [first = '', second = ''] = await heads(page).allTextContents();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByText('Saved as version 3')).toBeVisible();
    await expect(heads(page).first()).toHaveText(second);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByText('Undone: saved as version 4')).toBeVisible();
    await expect(heads(page).first()).toHaveText(first);

    await page.reload();
    if (isNarrow) await page.getByRole('button', { name: 'Prompt', exact: true }).click();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled();
    await openEdit(page, isNarrow);
    await expect(heads(page).first()).toHaveText(second);

    const field = page.getByRole('textbox', { name: 'Heading 1: Right by Friday' });
    await field.fill('Your bike, right by Friday');
    await field.press('Enter');
    await expect(edited(page).getByRole('heading', { level: 1 })).toContainText('Your bike, right by Friday');

    await page.getByRole('button', { name: 'Done' }).click();
    if (isNarrow) return;
    const { files } = await download(page);
    expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain('Your bike, right by Friday');
  });
}

test('a headline that fills the page as a drawing is typed over where it is drawn, and fills it again', async ({
  page,
  platform,
}) => {
  const person = await newAccount(platform);
  const prompt =
    'A bold website for Noise Floor, a music festival in Rotterdam. Day ticket €39, all three days €95.';
  const answer = await request(platform, routes.generate, { prompt, seed: 2 }, person.token);
  const { id } = generateResponseSchema.parse(await answer.json());
  await openSignedIn(page, person, `/app?site=${id}`);
  await openEdit(page, false);
  const lines = edited(page).locator('h1 svg[aria-hidden]:visible');
  await expect(lines).not.toHaveCount(0);
  const before = await lines.first().boundingBox();

  await lines.first().click();
  await expect(page.getByRole('toolbar', { name: 'Selected: Heading 1' })).toBeVisible();
  // The outline ends where the drawing does, whatever room its letters would take as text.
  const outline = await edited(page).locator('.shown > .box').boundingBox();
  const last = await lines.last().boundingBox();
  expect(outline && last && outline.y + outline.height - last.y - last.height).toBeLessThan(8);
  await expect(page.getByRole('button', { name: 'Bold' })).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+b');
  await expect(page.getByText('These words have one look', { exact: true })).toBeVisible();
  await page.keyboard.type('Noise Floor & the Cellar');
  const words = edited(page).locator('h1 [contenteditable]');
  await expect(words).toHaveText('Noise Floor & the Cellar');
  expect((await words.boundingBox())?.height).toBeGreaterThan(60);
  await expect(lines).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved as version 2')).toBeVisible();
  await expect.poll(async () => (await lines.allTextContents()).join(' ')).toBe('Noise Floor & the Cellar');
  await expect(edited(page).getByRole('heading', { level: 1 })).toHaveAccessibleName(
    /Noise Floor & the Cellar/,
  );
  const after = await lines.first().boundingBox();
  expect(after?.width).toBeCloseTo(before?.width ?? 0, 0);

  await page.getByRole('textbox', { name: /^Heading 1: Noise/ }).fill('Noise');
  await expect(page.getByText('Saved as version 3')).toBeVisible();
  await expect(lines).toHaveText(['Noise']);
  await page.getByRole('textbox', { name: 'Heading 1: Noise' }).fill('Noise of the day');
  await expect.poll(async () => (await lines.allTextContents()).join(' ')).toBe('Noise of the day');
});

test('of two tabs at one version the second one looks at what the first has stored, and keeps either', async ({
  page,
}) => {
  await register(page);
  await generate(page, prompt);
  const second = await page.context().newPage();
  await second.goto(page.url());
  for (const tab of [page, second]) await openEdit(tab, false);
  const heading = (tab: Page) => edited(tab).getByRole('heading', { level: 1 });
  const write = async (tab: Page, words: string, label = 'Heading 1') => {
    await edited(tab).getByRole('application').focus();
    await selectByKeys(tab, label);
    await tab.keyboard.press('Enter');
    await tab.keyboard.press('ControlOrMeta+a');
    await tab.keyboard.type(words);
    await tab.keyboard.press('Enter');
  };
  await write(page, 'Of the first tab');
  await expect(page.getByText('Saved as version 2')).toBeVisible();
  await write(second, 'Of the second tab');
  const conflict = second.getByRole('alert').filter({ hasText: 'this site was changed elsewhere' });
  const [theirs] = await Promise.all([
    second.waitForEvent('popup'),
    conflict.getByRole('link', { name: 'Look at version 2' }).click(),
  ]);
  await expect(siteInTab(theirs).getByRole('heading', { level: 1 })).toContainText('Of the first tab');
  await theirs.close();
  await conflict.getByRole('button', { name: 'Keep only theirs' }).click();
  await expect(heading(second)).toContainText('Of the first tab');
  await write(second, 'Of the second tab');
  await expect(second.getByText('Saved as version 3')).toBeVisible();

  await write(page, 'Prices of the first', 'Heading 2');
  await page.getByRole('alert').getByRole('button', { name: 'Keep mine as well' }).click();
  await expect(page.getByText('Saved as version 4')).toBeVisible();
  await expect(heading(page)).toContainText('Of the second tab');
  await expect(heads(page).first()).toContainText('Prices of the first');
});

test('code is edited as text, and only what was changed is stored', async ({ page }) => {
  await register(page);
  await generate(page, prompt);
  await page.getByRole('tab', { name: 'Code' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const code = page.getByRole('textbox', { name: 'Code of index.html' });
  await expect(code).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('<!-- by hand -->');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Saved as version 2')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const { files } = await download(page);
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).toMatch(/^<!-- by hand --><!doctype html>/);
});
