import type { Page } from '@playwright/test';
import { versionStillPath } from '@sitewright/contracts';
import type { FakeProvider } from '@sitewright/site-engine/testing';
import { generate, preview, register, siteInTab } from '../support/journey.ts';
import { expectAccessibleInBothThemes } from '../support/judge.ts';
import { test } from '../support/model-platform.ts';
import { expect } from '../support/test.ts';

const changed = (from: string, to: string) =>
  `<edit path="index.html">\n<<<<<<< SEARCH\n${from}\n=======\n${to}\n>>>>>>> REPLACE\n</edit>`;

const box = (page: Page) => page.getByRole('textbox', { name: 'What is to change' });

async function openChange(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Ask for a change' }).click();
}

/** Asks for a change, and for the answer that the model is to write. */
async function ask(page: Page, provider: FakeProvider, words: string) {
  const model = provider.direct(words);
  await box(page).fill(words);
  await page.keyboard.press('Enter');
  return { model, writing: await model.next() };
}

const thread = (page: Page) => page.getByRole('list', { name: 'Changes asked for' });

test('a change that a model writes is told as it is made, outlives a reload, and is proved', async ({
  page,
  provider,
}) => {
  await register(page);
  const heading = await generate(page, 'A bakery in Leith');
  // It takes a line more, which moves everything below it.
  const warmer = `Warm ${heading}, baked long before you wake`;
  await openChange(page);
  const words = 'Say the first line with more warmth';
  const { writing } = await ask(page, provider, words);
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

  writing.write(changed(heading, warmer).split('SEARCH\n')[1] ?? '');
  writing.end();
  for (const tab of [page, second]) {
    await expect(preview(tab).getByRole('heading', { level: 1 })).toContainText('Warm');
    const proof = tab.getByRole('region', { name: 'What changed in version 2' });
    await expect(proof.getByText(`“${warmer}”`)).toBeVisible();
    await expect(tab.getByText(/tokens$/)).toBeVisible();
    await expect(proof.getByText('Everything else on index.html looks the same, too.')).toBeVisible();
  }
  await expectAccessibleInBothThemes(page);
});

/** A page of a version as it is stored. */
const stored = async (page: Page, version: number) => {
  const id = new URL(page.url()).searchParams.get('site') ?? '';
  return (await page.request.get(versionStillPath(id, version))).text();
};

test('what a model changes besides is marked as outside, and taken back alone', async ({
  page,
  provider,
}) => {
  await register(page);
  await generate(page, 'A bakery in Leith');
  await openChange(page);
  const words = 'What comes out of the oven: call the rye darker';
  const { writing } = await ask(page, provider, words);
  writing.write(changed('Whole rye', 'Darkest rye'));
  writing.write(`\n${changed('daily except Mondays', 'every day')}`);
  writing.end();
  const proof = page.getByRole('region', { name: 'What changed in version 2' });
  const told = (hasText: string) => proof.getByRole('listitem').filter({ hasText });
  await expect(told('every day')).toContainText('outside what you asked');
  await expect(told('Darkest rye')).toBeVisible();
  await expect(told('Darkest rye')).not.toContainText('outside what you asked');
  await expectAccessibleInBothThemes(page);
  await proof.getByRole('button', { name: /^Take back: Footer/ }).click();
  await expect(preview(page).getByText('daily except Mondays')).toBeVisible();
  await expect(preview(page).getByText('Darkest rye')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Version 3', exact: true })).toBeVisible();
  expect(await stored(page, 3)).toBe((await stored(page, 1)).replace('Whole rye', 'Darkest rye'));
});

test('a change that makes the report worse is seen before it is taken', async ({ page, provider }) => {
  await register(page);
  const heading = await generate(page, 'A bakery in Leith');
  await openChange(page);
  const words = 'Say something about the flour';
  const { writing } = await ask(page, provider, words);
  writing.write(changed(heading, 'Lorem ipsum'));
  writing.end();
  const offer = page.getByRole('region', { name: 'What this change would change' });
  await expect(offer.getByText('“Lorem ipsum”')).toBeVisible();
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(heading);
  await expectAccessibleInBothThemes(page);
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    offer.getByRole('link', { name: 'Look at the page with it' }).click(),
  ]);
  await expect(siteInTab(tab).getByRole('heading', { level: 1 })).toHaveText('Lorem ipsum');
  await siteInTab(tab).getByRole('link', { name: 'About' }).first().click();
  await expect(siteInTab(tab).getByRole('heading', { level: 1 })).toHaveText('A night in the making');
  await tab.close();
  await offer.getByRole('button', { name: 'Use it all the same' }).click();
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Lorem ipsum');
  await expect(page.getByRole('region', { name: 'What changed in version 2' })).toBeVisible();
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
  const { model, writing } = await ask(page, provider, words);
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

test('what was whole of a stopped change is opened and taken; of one that breaks off it is thrown away', async ({
  page,
  provider,
}) => {
  await register(page);
  const heading = await generate(page, 'A bakery in Leith');
  await openChange(page);
  const first = preview(page).getByRole('heading', { level: 1 });
  const begin = async (words: string, whole: string, written: string) => {
    const { writing } = await ask(page, provider, words);
    writing.write(`${changed(whole, written)}\n`);
    writing.write(changed('Whole rye', 'Darkest rye').split('>>>>>>>')[0] ?? '');
    await expect(thread(page).getByText('Writing into index.html, change 2')).toBeVisible();
    return writing;
  };

  const untilThen = 'What was written until then changes one of the files.';
  const warmer = `Warm ${heading}`;
  const writing = await begin('Warmer everywhere', heading, warmer);
  await page.getByRole('button', { name: 'Stop' }).click();
  await writing.closed;
  await expect(thread(page).getByText(untilThen)).toBeVisible();
  await expect(first).toHaveText(heading);
  await page.reload();
  await openChange(page);
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(first).toHaveText(warmer);
  await expect(preview(page).getByText('Whole rye').first()).toBeVisible();
  const offer = page.getByRole('region', { name: 'What this change would change' });
  await expect(offer.getByText(`“${warmer}”`)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Back to version 1' }).click();
  await expect(first).toHaveText(heading);
  await page.getByRole('button', { name: 'Open it' }).click();
  await offer.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByRole('region', { name: 'What changed in version 2' })).toBeVisible();
  await expect(first).toHaveText(warmer);
  await expect(page.getByText('Warmer everywhere (interrupted)').first()).toBeVisible();

  const broken = await begin('Colder everywhere', warmer, `Cold ${heading}`);
  broken.behave((response) => void response.destroy());
  await expect(thread(page).getByText(untilThen)).toBeVisible();
  await page.getByRole('button', { name: 'Open what was written so far' }).click();
  await expect(first).toHaveText(`Cold ${heading}`);
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await expect(page.getByRole('button', { name: 'Throw it away' })).toHaveCount(0);
  await expect(first).toHaveText(warmer);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
