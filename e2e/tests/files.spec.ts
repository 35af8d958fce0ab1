import type { Page } from '@playwright/test';
import { routes } from '@sitewright/contracts';
import { generate, preview, register } from '../support/journey.ts';
import { expectAccessible, expectToFitEveryWidth } from '../support/judge.ts';
import { expect, test } from '../support/test.ts';

const shop = 'A yarn shop called Skein in Leeds. Pages: home, prices. Merino £9.50, alpaca £12.';
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const files = (page: Page) => page.getByRole('navigation', { name: 'Files' });
const file = (page: Page, name: RegExp) => files(page).getByRole('button', { name });
const text = (page: Page, path: string) => page.getByRole('region', { name: `Text of ${path}` });
const dialog = (page: Page) => page.getByRole('dialog');

async function openCode(page: Page) {
  await register(page);
  await generate(page, shop);
  await page.getByRole('tab', { name: 'Code' }).click();
  await expect(text(page, 'index.html')).toBeVisible();
}

async function choose(page: Page, path: string, action: string) {
  await page.getByRole('button', { name: `More for ${path}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).click();

test('a file is made, found wanting by its name, renamed with its links, and removed, all of it undone', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await openCode(page);
  await choose(page, 'index.html', 'New file');
  const name = dialog(page).getByRole('textbox');
  for (const [bad, words] of [
    ['../x.html', 'leaves the site'],
    ['index.html', 'already'],
    ['page', 'ending'],
  ] as const) {
    await name.fill(bad);
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText(words, { exact: false })).toBeVisible();
  }
  await name.fill('shop/new-wool.html');
  await page.keyboard.press('Enter');
  await expect(text(page, 'shop/new-wool.html')).toContainText('<h1>New wool</h1>');
  await expectAccessible(page);

  // A link to it, written in Code.
  await file(page, /^index.html/).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).last().click();
  const editor = page.getByRole('textbox', { name: 'Code of index.html' });
  await editor.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('<!-- --><a href="shop/new-wool.html">Wool</a>');
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(text(page, 'index.html')).toContainText('href="shop/new-wool.html"');

  await file(page, /^new-wool.html/).focus();
  await page.keyboard.press('F2');
  await expect(dialog(page).getByText('One place in one file lead to it.')).toBeVisible();
  await dialog(page).getByRole('textbox').fill('wool.html');
  await page.keyboard.press('Enter');
  await expect(text(page, 'wool.html')).toContainText('href="styles.css"');
  await file(page, /^index.html/).click();
  await expect(text(page, 'index.html')).toContainText('href="wool.html"');

  await file(page, /^wool.html/).click();
  await page.keyboard.press('Delete');
  await expect(dialog(page).getByText('would lead nowhere', { exact: false })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await expect(file(page, /^wool.html/)).toHaveCount(0);
  await undo(page);
  await expect(file(page, /^wool.html/)).toBeVisible();
  await undo(page);
  await expect(file(page, /^new-wool.html/)).toBeVisible();

  await file(page, /^index.html/).click();
  await choose(page, 'index.html', 'Remove');
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await expect(
    dialog(page).getByText('it is the page that a site opens with', { exact: false }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

for (const size of [desk, phone]) {
  test(`${size.width} px wide, a search leads through all files, and replaces in all of them`, async ({
    page,
  }) => {
    await page.setViewportSize(desk);
    await openCode(page);
    await page.setViewportSize(size);
    await page.keyboard.press('ControlOrMeta+Shift+f');
    const search = page.getByRole('textbox', { name: 'Search in all files' });
    await expect(search).toBeFocused();
    await search.fill('merino');
    await expect(page.getByText(/^Found in \d+ places, in \d+ files?\.$/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-marked]')).toContainText('Merino');
    await expectToFitEveryWidth(page);
    await page.getByRole('textbox', { name: 'Replace by' }).fill('Shetland');
    await page.getByRole('button', { name: 'Replace all' }).click();
    await expect(page.getByText(/places were replaced$/)).toBeVisible();
    await expect(page.getByText('Nothing was found.')).toBeVisible();
    await search.fill('sh.t(land)');
    await page.getByRole('button', { name: 'Regular expression' }).click();
    await expect(page.getByText(/^Found in/)).toBeVisible();
    await search.fill('(');
    await expect(page.getByText('no regular expression', { exact: false })).toBeVisible();
    await search.focus();
    await page.keyboard.press('Escape');
    await expect(search).toHaveCount(0);
  });
}

test('what the checks would change after a save is shown, and taken only where a person takes it', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await openCode(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).last().click();
  const editor = page.getByRole('textbox', { name: 'Code of index.html' });
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(
    '<!DOCTYPE html><html lang="en"><head><title>Bare</title></head><body><main><h1>Bare</h1></main></body></html>',
  );
  await page.keyboard.press('ControlOrMeta+s');
  const bar = page.getByText(/^The checks would change .* in this file, and have not\.$/);
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Show what' }).click();
  await expect(dialog(page).getByRole('region', { name: 'Difference of index.html' })).toContainText(
    'viewport',
  );
  await dialog(page).getByRole('button', { name: 'Change it' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  await undo(page);
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect(bar).toHaveCount(0);
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(preview(page).getByRole('heading', { name: 'Bare' })).toBeVisible();
});

test('a file that was changed in another window meanwhile is not renamed blindly', async ({
  page,
  platform,
}) => {
  await page.setViewportSize(desk);
  await openCode(page);
  const id = new URL(page.url()).searchParams.get('site') ?? '';
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await choose(page, 'index.html', 'New file');
  const other = await fetch(
    `${platform.url}${routes.writeFile.path.replace(':id', id).replace('*path', 'other.txt')}`,
    {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ version: 1, sitting: 'other-window', content: 'x', isNew: true }),
    },
  );
  expect(other.status).toBe(200);
  await dialog(page).getByRole('textbox').fill('mine.txt');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('changed elsewhere', { exact: false })).toBeVisible();
  await expect(files(page).getByText('other.txt')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(files(page).getByText('mine.txt')).toBeVisible();
});
