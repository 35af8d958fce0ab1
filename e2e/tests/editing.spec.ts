import type { Page } from '@playwright/test';
import { strFromU8 } from 'fflate';
import { download, generate, register } from '../support/journey.ts';
import { expectAccessibleInBothThemes } from '../support/judge.ts';
import { expect, test } from '../support/test.ts';

const prompt =
  'A website for Halden Cycles, a bicycle repair workshop behind the canal. Open Tuesday to Friday 8 to 18, Saturday 9 to 16. ' +
  'Safety check £18, full service £75.';

const edited = (page: Page) => page.frameLocator('iframe[title="Your website, to be edited"]');
const heads = (page: Page) => edited(page).locator('main section h2');

/** Opens the page that is edited; on a phone it is a view of its own. */
async function openEdit(page: Page, isNarrow: boolean) {
  if (isNarrow) await page.getByRole('button', { name: 'Prompt', exact: true }).click();
  await page.getByRole('tab', { name: 'Edit', exact: true }).click();
  await expect(edited(page).getByRole('heading', { level: 1 })).toBeVisible();
}

/** Goes on with the arrow keys until something of a kind is selected. */
async function selectByKeys(page: Page, label: string) {
  const toolbar = page.getByRole('toolbar', { name: /^Selected: / });
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(toolbar).toHaveAccessibleName(`Selected: ${label}`, { timeout: 200 });
  }).toPass({ intervals: [0] });
}

for (const width of [1440, 390]) {
  test(`a person types over a heading, moves a part by keys, and takes it back, at ${width} pixels`, async ({
    page,
  }) => {
    const isNarrow = width < 700;
    await register(page);
    await generate(page, prompt);
    await page.setViewportSize({ width, height: isNarrow ? 844 : 900 });
    await openEdit(page, isNarrow);

    await edited(page).getByRole('application').focus();
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
