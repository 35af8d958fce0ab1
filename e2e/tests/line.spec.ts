import type { Page } from '@playwright/test';
import { routes } from '@sitewright/contracts';
import { type FakeProvider, recordedHeading } from '@sitewright/site-engine/testing';
import { newAccount, openSignedIn, request } from '../support/account.ts';
import { preview, promptArea } from '../support/journey.ts';
import { test } from '../support/model-platform.ts';
import type { Platform } from '../support/platform.ts';
import { expect } from '../support/test.ts';
import { finish, livePage, newPrompt, pieces, seenIn } from '../support/writing.ts';

test.use({ settings: { GENERATIONS_AT_ONCE: '1' } });

const everything = Object.values(pieces);

/** Somebody else's website, which takes the one place there is until the test ends it. */
async function occupy(platform: Platform, provider: FakeProvider) {
  const { token } = await newAccount(platform);
  const prompt = newPrompt();
  const asked = provider.direct(prompt);
  const answered = request(platform, routes.generate, { prompt }, token);
  const answer = await asked.next();
  return async () => {
    finish({ answer }, ...everything);
    expect((await answered).ok).toBe(true);
  };
}

async function askFor(page: Page, provider: FakeProvider) {
  const prompt = newPrompt();
  const asked = provider.direct(prompt);
  await promptArea(page).fill(prompt);
  await page.getByRole('button', { name: 'Generate Website' }).click();
  return asked;
}

test.beforeEach(async ({ page, platform }) => openSignedIn(page, await newAccount(platform), '/app'));

test('what finds no place waits in a line that says its place, and goes on by itself', async ({
  page,
  platform,
  provider,
}) => {
  const endOther = await occupy(platform, provider);
  const asked = await askFor(page, provider);
  await expect(page.getByText('in line', { exact: true })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Progress' })).toHaveText('Number 1 in line');
  await expect(page.getByRole('button', { name: 'Generating Website...' })).toBeDisabled();
  await expect(page).toHaveTitle(/line/);
  expect(asked.requests).toBe(0);

  await endOther();
  const answer = await asked.next();
  await expect(page.getByText('in line', { exact: true })).toHaveCount(0);
  answer.write(pieces.toHeading);
  await expect(seenIn(livePage(page)).heading).toBeVisible();
  finish({ answer }, pieces.toBreads, pieces.toEndOfPage, pieces.theRest);
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(recordedHeading);
});

test('whoever stops while waiting leaves the line, and the model is never asked', async ({
  page,
  platform,
  provider,
}) => {
  const endOther = await occupy(platform, provider);
  const asked = await askFor(page, provider);
  await expect(page.getByText('in line', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Generate Website' })).toBeEnabled();
  await endOther();
  expect(asked.requests).toBe(0);
});

test('My Projects shows what is being written and what waits, and leads to watching it', async ({
  page,
  provider,
}) => {
  const asked = await askFor(page, provider);
  const answer = await asked.next();
  answer.write(pieces.toHeading);
  await expect(seenIn(livePage(page)).heading).toBeVisible();
  await page.getByRole('link', { name: 'New site' }).click();
  const waiting = await askFor(page, provider);
  await expect(page.getByText('in line', { exact: true })).toBeVisible();

  await page.goto('/dashboard');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.filter({ hasText: 'being written' })).toContainText('Write, 2 of 5');
  await expect(cards.filter({ hasText: 'in line' })).toHaveCount(1);
  await page
    .getByRole('link', { name: /^Watch/ })
    .first()
    .click();
  await expect(seenIn(livePage(page)).heading).toBeVisible();

  await page.goto('/dashboard');
  finish({ answer }, pieces.toBreads, pieces.toEndOfPage, pieces.theRest);
  await expect(page.getByRole('heading', { name: 'Hearth & Rye' })).toBeVisible();
  finish({ answer: await waiting.next() }, ...everything);
  await expect(page.getByRole('heading', { name: 'Hearth & Rye' })).toHaveCount(2);
});
