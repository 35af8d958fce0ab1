import type { Page } from '@playwright/test';
import { generate, preview, register } from '../support/journey.ts';
import { expectAccessibleInBothThemes } from '../support/judge.ts';
import { test } from '../support/model-platform.ts';
import { expect } from '../support/test.ts';

const changed = (from: string, to: string) =>
  `<edit path="index.html">\n<<<<<<< SEARCH\n${from}\n=======\n${to}\n>>>>>>> REPLACE\n</edit>`;

const box = (page: Page) => page.getByRole('textbox', { name: 'What is to change' });

async function openChange(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Ask for a change' }).click();
}

const thread = (page: Page) => page.getByRole('list', { name: 'Changes asked for' });

test('a change that a model writes is told as it is made, outlives a reload, and is proved', async ({
  page,
  provider,
}) => {
  await register(page);
  const heading = await generate(page, 'A bakery in Leith');
  await openChange(page);
  const words = 'Say the first line with more warmth';
  const model = provider.direct(words);
  await box(page).fill(words);
  await page.keyboard.press('Enter');
  const writing = await model.next();
  await expect(thread(page).getByText('Writing the change')).toBeVisible();
  writing.write(`<edit path="index.html">\n<<<<<<< SEARCH\n`);
  await expect(thread(page).getByText('Writing into index.html')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  // The tab is loaded again, and a second one opened: both go on with the same change.
  await page.reload();
  await openChange(page);
  await expect(thread(page).getByText('Writing into index.html')).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(page.url());
  await openChange(second);
  await expect(thread(second).getByText('Writing into index.html')).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('The connection was lost. The server goes on')).toBeVisible();
  await page.context().setOffline(false);

  writing.write(changed(heading, `Warm ${heading}`).split('SEARCH\n')[1] ?? '');
  writing.end();
  for (const tab of [page, second]) {
    await expect(preview(tab).getByRole('heading', { level: 1 })).toContainText('Warm');
    const proof = tab.getByRole('region', { name: 'What changed in version 2' });
    await expect(proof.getByText(`“Warm ${heading}”`)).toBeVisible();
    await expect(tab.getByText(/tokens$/)).toBeVisible();
    await expect(proof.getByText('Everything else on index.html looks the same, too.')).toBeVisible();
  }
  await expectAccessibleInBothThemes(page);
});

test('a fact of a model’s site is changed everywhere at once, and what its pages do not say is told', async ({
  page,
}) => {
  await register(page);
  await generate(page, 'A website for Hearth & Rye, a bakery in Leith. Phone 0131 496 0182.');
  await page.getByRole('tab', { name: 'Brief' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Salt & Ember');
  await page.keyboard.press('Enter');
  await expect(preview(page).getByRole('link', { name: 'Salt & Ember' }).first()).toBeVisible();
  await expect(page.getByText('Saved as version 2')).toBeVisible();
  await page
    .getByRole('textbox', { name: /^Phone/ })
    .first()
    .fill('0131 555 0199');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'telephone number does not stand' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('Stop ends the writing for good: the page keeps its version, and the thread says so', async ({
  page,
  provider,
}) => {
  await register(page);
  const heading = await generate(page, 'A bakery in Leith');
  await openChange(page);
  const words = 'Say everything quite differently';
  const model = provider.direct(words);
  await box(page).fill(words);
  await page.keyboard.press('Enter');
  const writing = await model.next();
  await page.getByRole('button', { name: 'Stop' }).click();
  await writing.closed;
  await expect(thread(page).getByText('Stopped. The site is as it was.')).toBeVisible();
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('region', { name: 'What changed in version 2' })).toHaveCount(0);
  await expect(box(page)).toHaveValue(words);

  // What fails says what it was, and is tried again with one press.
  await page.getByRole('button', { name: 'Try again' }).click();
  const again = await model.next();
  again.write('I would rather not.');
  again.end();
  await expect(thread(page).getByText(/found nothing to change/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask the offline composer' })).toBeVisible();
});
