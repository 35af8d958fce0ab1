import type { Page } from '@playwright/test';
import { answers, recordedAnswer } from '@sitewright/site-engine/testing';
import { newAccount, openSignedIn } from '../support/account.ts';
import { preview, promptArea } from '../support/journey.ts';
import { test } from '../support/model-platform.ts';
import { expect } from '../support/test.ts';
import { finish, livePage, pieces, seenIn, startWriting } from '../support/writing.ts';

const stop = (page: Page) => page.getByRole('button', { name: 'Stop' });
const interrupted = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /interrupted/i });

test.beforeEach(async ({ page, platform }) => openSignedIn(page, await newAccount(platform), '/app'));

/** A page of which the heading is written, and no more. */
async function writeHeading(page: Page, provider: Parameters<typeof startWriting>[1]) {
  const writing = await startWriting(page, provider);
  writing.answer.write(pieces.toHeading);
  await expect(seenIn(livePage(page)).heading).toBeVisible();
  return writing;
}

test('Stop ends the model’s answer, and what was written can be opened', async ({ page, provider }) => {
  const writing = await writeHeading(page, provider);
  await stop(page).click();
  await writing.answer.closed;
  await page
    .getByRole('button', { name: 'Open it' })
    .or(page.getByRole('link', { name: 'Open it' }))
    .click();
  await expect(seenIn(preview(page)).heading).toBeVisible();
  await expect(page).toHaveURL(/\/app\?site=[0-9a-f]{32}$/);
  await expect(promptArea(page)).toHaveValue(writing.prompt);

  await page.goto('/dashboard');
  await expect(interrupted(page)).toHaveCount(1);
});

test('what was written before a Stop can be thrown away', async ({ page, provider }) => {
  const writing = await writeHeading(page, provider);
  await stop(page).click();
  await writing.answer.closed;
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await expect(page.getByRole('button', { name: 'Throw it away' })).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
});

test('Stop before anything was written leaves nothing behind', async ({ page, provider }) => {
  const writing = await startWriting(page, provider);
  await stop(page).click();
  await writing.answer.closed;
  await expect(page.getByRole('button', { name: 'Generate Website' })).toBeEnabled();
  await expect(promptArea(page)).toHaveValue(writing.prompt);
  await expect(page.getByText('Stopped. Nothing was written yet.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
});

test('a model that breaks off: what was written is kept, every way on has its button, and the rest is written', async ({
  page,
  provider,
}) => {
  const writing = await writeHeading(page, provider);
  writing.answer.behave((response) => void response.destroy());
  const failure = page.getByRole('alert').filter({ hasText: 'broke off' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Use the offline composer' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Write the rest' })).toBeEnabled();
  await page.getByRole('link', { name: 'Open what was written so far' }).click();
  await expect(seenIn(preview(page)).heading).toBeVisible();
  await page.getByRole('button', { name: 'Write the rest' }).click();
  const rest = await writing.asked.next();
  expect(rest.writtenSoFar).toBe(pieces.toHeading);
  finish({ answer: rest }, pieces.toBreads, pieces.toEndOfPage, pieces.theRest);
  await expect(page.getByText('Website generated!', { exact: true })).toBeVisible();
  await expect(seenIn(preview(page)).footer).toBeVisible();
  await expect(page.getByText('This site was interrupted.')).toHaveCount(0);
});

test('a page that stays empty is named above the preview, and written with the rest', async ({
  page,
  provider,
}) => {
  const start = recordedAnswer.indexOf('<file path="about.html">');
  const [written, rest] = [recordedAnswer.slice(start), recordedAnswer.indexOf('<file', start + 1)];
  const empty = '<file path="about.html">\n<!doctype html><title>About</title><body></body>\n</file>\n';
  const writing = await startWriting(page, provider);
  // Asked to put it right, the model does not.
  provider.behave(answers('I see.'));
  finish(writing, recordedAnswer.slice(0, start), empty, recordedAnswer.slice(rest));
  await expect(page.getByText('Website generated!', { exact: true })).toBeVisible();
  const banner = page.getByText('the page “about.html” stayed empty. Have the rest written');
  await expect(banner).toBeVisible();

  await page.getByRole('button', { name: 'Write the rest' }).click();
  const asked = await writing.asked.next();
  expect(asked.writtenSoFar).not.toContain('<file path="about.html">');
  finish({ answer: asked }, written.slice(0, rest - start));
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Write the rest' })).toHaveCount(0);
});
