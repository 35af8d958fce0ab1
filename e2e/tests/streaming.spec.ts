import type { Page } from '@playwright/test';
import { recordedHeading } from '@sitewright/site-engine/testing';
import { newAccount, openSignedIn } from '../support/account.ts';
import { preview } from '../support/journey.ts';
import { test } from '../support/model-platform.ts';
import { expect } from '../support/test.ts';
import { finish, livePage, pieces, seenIn, startWriting } from '../support/writing.ts';

const currentStep = (page: Page) => page.locator('[aria-current="step"]');
const file = (page: Page, path: string) =>
  page.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: path });

test.beforeEach(async ({ page, platform }) => openSignedIn(page, await newAccount(platform), '/app'));

test('the page is drawn while it is written, without being loaded again, and becomes the real one', async ({
  page,
  provider,
}) => {
  const writing = await startWriting(page, provider);
  const live = livePage(page);
  const seen = seenIn(live);
  await expect(page.getByRole('button', { name: 'Generating Website...' })).toBeDisabled();

  writing.answer.write(pieces.toHeading);
  await expect(seen.heading).toBeVisible();
  await expect(seen.breads).toHaveCount(0);
  await live.locator('body').evaluate(() => Object.assign(window, { isTheSame: true }));

  writing.answer.write(pieces.toBreads);
  await expect(seen.breads).toBeVisible();
  await expect(seen.footer).toHaveCount(0);
  // Of a class, and of nothing else.
  await expect(live.locator('#breads')).toHaveCSS('padding-top', '64px');
  await live.locator('body').evaluate(() => window.scrollTo(0, 40));

  writing.answer.write(pieces.toEndOfPage);
  await expect(seen.footer).toBeVisible();
  await expect(seen.heading).toHaveCount(1);
  expect(await live.locator('body').evaluate(() => [Reflect.get(window, 'isTheSame'), scrollY])).toEqual([
    true,
    40,
  ]);

  finish(writing, pieces.theRest);
  await expect(page.getByText('Website generated!', { exact: true })).toBeVisible();
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(recordedHeading);
  await expect(page).toHaveURL(/\/app\?site=[0-9a-f]{32}$/);
});

test('files appear with their sizes, and the steps go on with what really happens', async ({
  page,
  provider,
}) => {
  const writing = await startWriting(page, provider);
  writing.answer.write(pieces.toHeading);
  await expect(page.getByText('Step 2 of 5', { exact: true })).toBeVisible();
  await expect(currentStep(page)).toContainText('Write');
  await expect(file(page, 'index.html')).toContainText(/being written.*\d\.\d KB/);
  await expect(file(page, 'about.html')).toHaveCount(0);
  await expect(page).toHaveTitle(/Writing/);

  const opening = pieces.theRest.slice(0, pieces.theRest.indexOf('<head>'));
  writing.answer.write(pieces.toBreads + pieces.toEndOfPage + opening);
  await expect(file(page, 'about.html')).toContainText(/being written.*\d+ B/);
  await expect(file(page, 'index.html')).not.toContainText('being written');
  await expect(currentStep(page)).toContainText('Write');

  finish(writing, pieces.theRest.slice(opening.length));
  await expect(page.getByText('Website generated!', { exact: true })).toBeVisible();
  await expect(page).not.toHaveTitle(/Writing/);
});

test('closing the tab does not stop it', async ({ page, context, provider }) => {
  const writing = await startWriting(page, provider);
  writing.answer.write(pieces.toHeading);
  await expect(seenIn(livePage(page)).heading).toBeVisible();
  await page.close();

  finish(writing, pieces.toBreads, pieces.toEndOfPage, pieces.theRest);
  const later = await context.newPage();
  await later.goto('/dashboard');
  await expect(later.getByRole('heading', { name: 'Hearth & Rye' })).toBeVisible();
});
