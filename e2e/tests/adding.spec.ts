import type { Page } from '@playwright/test';
import { edited, openEdit, pressUntil, selectByKeys, sourceOf, toolbar } from '../support/editing.ts';
import { generate, register } from '../support/journey.ts';
import { expectAccessibleInBothThemes } from '../support/judge.ts';
import { test } from '../support/model-platform.ts';
import { test as composedTest, expect } from '../support/test.ts';

const composed =
  'A website for Halden Cycles, a bicycle repair workshop behind the canal. Open Tuesday to Friday 8 to 18, Saturday 9 to 16. ' +
  'Safety check £18, full service £75.';

const typedOver = (page: Page) => edited(page).locator('[contenteditable]');

/** Types over the words that wait for it. */
async function fillIn(page: Page, prompt: string, words: string) {
  await expect(typedOver(page)).toHaveText(prompt);
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await expect(typedOver(page)).toHaveCount(0);
}

async function expectSource(page: Page, part: string | RegExp) {
  await expect.poll(() => sourceOf(page)).toMatch(part);
}

/** Takes all back, one change after the other. */
async function undoAll(page: Page) {
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).first();
  const undone = page.getByText(/^Undone: saved as version \d+$/);
  for (let last = ''; await undo.isEnabled(); last = await undone.innerText()) {
    await undo.click();
    await expect(undone).not.toHaveText(last);
  }
}

interface Entry {
  /** A heading in a list, and how the part is called in which that stands. */
  heading: string;
  part: string;
}

async function addAndFormat(page: Page, { heading, part }: Entry, isNarrow: boolean) {
  await openEdit(page, isNarrow);
  const first = await sourceOf(page);

  await selectByKeys(page, 'Heading 3', heading);
  await page.keyboard.press('Alt+Enter');
  await fillIn(page, 'New entry', 'Wheels & more');
  await expectSource(page, />Wheels &amp; more<\/h3>/);
  const ids = [...(await sourceOf(page)).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  await expectAccessibleInBothThemes(page);

  const before = await sourceOf(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('ControlOrMeta+b');
  await expectSource(page, />Wheels &amp; <strong>more<\/strong><\/h3>/);
  await expect(toolbar(page).getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await toolbar(page).getByRole('button', { name: 'Bold' }).click();
  await expect.poll(() => sourceOf(page)).toBe(before);

  await edited(page).getByRole('application').focus();
  await selectByKeys(page, 'Heading 3', 'Wheels & more');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('textbox', { name: 'Address of the link' }).fill('https://example.com/?a=1&b=2');
  await page.keyboard.press('Enter');
  await expectSource(page, /<a href="https:\/\/example\.com\/\?a=1&amp;b=2">Wheels &amp; more<\/a>/);
  const link = toolbar(page).getByRole('button', { name: 'Link', exact: true });
  await expect(link).toHaveAttribute('aria-pressed', 'true');
  await link.click();
  await page.getByRole('button', { name: 'No link' }).click();
  await expect.poll(() => sourceOf(page)).toBe(before);

  await edited(page).getByRole('application').focus();
  await selectByKeys(page, 'Heading 3', 'Wheels & more');
  await toolbar(page)
    .getByRole('button', { name: /Heading 3: / })
    .click();
  await page.getByRole('menuitem', { name: 'Heading 4' }).click();
  await expectSource(page, />Wheels &amp; more<\/h4>/);

  await edited(page).getByRole('application').focus();
  await pressUntil(page, 'Escape', part);
  await page.keyboard.press('Alt+Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  // A pointer that is moved while the menu opens, as the layout does below it, leaves the focus on the menu as a whole.
  await page.keyboard.press('Home');
  await expect(page.getByRole('menuitem', { name: 'Heading with text' })).toBeFocused();
  await page.keyboard.type('Quo');
  await expect(page.getByRole('menuitem', { name: 'Quotation' })).toBeFocused();
  await page.keyboard.press('Enter');
  await fillIn(page, 'New heading', 'What people say');
  await expectSource(page, />What people say<\/h2>[\s\S]*<blockquote/);
  await expect(edited(page).getByRole('heading', { name: 'What people say' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await undoAll(page);
  expect(await sourceOf(page)).toBe(first);
}

for (const width of [1440, 390]) {
  const isNarrow = width < 700;
  test(`entries and parts are added to a model’s page, words marked, and all of it is taken back, at ${width} pixels`, async ({
    page,
  }) => {
    await register(page);
    await generate(page, 'A bakery');
    await page.setViewportSize({ width, height: isNarrow ? 844 : 900 });
    await addAndFormat(page, { heading: 'Whole rye', part: 'What comes out of the oven' }, isNarrow);
  });

  composedTest(`the same on a composed page at ${width} pixels`, async ({ page }) => {
    await register(page);
    await generate(page, composed);
    await page.setViewportSize({ width, height: isNarrow ? 844 : 900 });
    await addAndFormat(page, { heading: 'Safety check', part: 'Prices' }, isNarrow);
  });
}
