import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { generate, preview, register } from '../support/journey.ts';
import { expectAccessible, expectToFitEveryWidth } from '../support/judge.ts';
import { expect, test } from '../support/test.ts';

const html = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
const zip = (files: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))),
  );
const skein = {
  'skein/home.html': html('Skein', '<p>Hand-dyed merino from Leeds</p><a href="about.html">About</a>'),
  'skein/about.html': html('About', '<a href="home.html">Home</a>'),
  'skein/.DS_Store': 'x',
  'skein/shop.php': '<?php',
};

const dialog = (page: Page) => page.getByRole('dialog');
const give = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('ZIP file', { exact: true }).setInputFiles({ name, mimeType: 'application/zip', buffer });

async function openImport(page: Page) {
  await register(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Import a site' }).click();
  await expect(dialog(page)).toBeVisible();
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`${size.width} px wide, a ZIP file becomes a site, says what became of it and opens to be edited`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openImport(page);
    await expectAccessible(page);
    await expectToFitEveryWidth(page);
    await give(page, 'skein.zip', zip(skein));
    await expect(
      dialog(page).getByText('“home.html” is the page the site starts with', { exact: false }),
    ).toBeVisible();
    await expect(dialog(page).getByText('“shop.php”', { exact: false })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Open it' }).click();
    await expect(page).toHaveURL(/\/app\?site=[0-9a-f]{32}$/);
    if (size.width < 700) await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(preview(page).getByRole('heading', { name: 'Skein' })).toBeVisible();
    await page.getByRole('tab', { name: 'Code' }).click();
    await expect(page.getByRole('region', { name: 'Text of index.html' })).toContainText('about.html');
  });
}

test('what makes no site is refused in words, and the next try goes on', async ({ page }) => {
  await openImport(page);
  await give(page, 'a.zip', Buffer.from('no zip file'));
  await expect(dialog(page).getByRole('alert')).toContainText('no ZIP file');
  await give(page, 'b.zip', zip({ 'a.css': 'p {}' }));
  await expect(dialog(page).getByRole('alert')).toContainText('no page');
  await give(page, 'c.zip', zip({ 'index.html': html('Third time', '') }));
  await expect(dialog(page).getByRole('heading', { name: /Third time.*is imported/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Third time', exact: true })).toBeVisible();
});

test('files of a folder are packed in the browser, chosen or dropped', async ({ page }) => {
  await register(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Import a site' })).toBeVisible();
  const dropped = await page.evaluateHandle(
    (page) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([page], 'index.html', { type: 'text/html' }));
      transfer.items.add(new File(['h1 { color: teal }'], 'style.css', { type: 'text/css' }));
      return transfer;
    },
    html('Dropped', '<link rel="stylesheet" href="style.css">'),
  );
  await page.dispatchEvent('body', 'dragover', { dataTransfer: dropped });
  await expect(page.getByText('Drop it to import a site')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
  await expect(dialog(page).getByRole('heading', { name: /Dropped.*is imported/ })).toBeVisible();
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(preview(page).getByRole('heading', { name: 'Dropped' })).toHaveCSS(
    'color',
    'rgb(0, 128, 128)',
  );
});

test('an imported site is found by what its pages say, with the words marked', async ({ page }) => {
  await openImport(page);
  await give(page, 'skein.zip', zip(skein));
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page).toHaveURL(/site=/);
  await page.goto('/dashboard');
  await page.getByRole('searchbox', { name: 'Search your projects' }).fill('MÉRINO leeds');
  const card = page.getByRole('listitem').filter({ hasText: 'Hand-dyed merino from Leeds' });
  await expect(card.locator('mark')).toHaveText(['merino', 'Leeds']);
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search your projects' }).fill('zorple');
  await expect(page.getByText('No project is called “zorple”, and none says it on its pages.')).toBeVisible();
});

test('a site is the template of another, which has none of its facts', async ({ page }) => {
  await register(page);
  await generate(page, 'A yarn shop called Skein in Leeds. Call 0113 496 0018. Merino £9.50, alpaca £12.');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'More for Skein' }).click();
  await page.getByRole('menuitem', { name: 'Use as template' }).click();
  await dialog(page).getByRole('button', { name: 'Make the site' }).click();
  await expect(dialog(page).getByText('Give the site a name.')).toBeVisible();
  await dialog(page).getByRole('textbox').fill('Knot & Purl');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('It has no facts yet', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(/site=/);
  await expect(preview(page).getByText('Knot & Purl').first()).toBeVisible();
  await expect(preview(page).getByText('0113')).toHaveCount(0);
});
