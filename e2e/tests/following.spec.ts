import type { Page } from '@playwright/test';
import { recordedAnswer, recordedHeading } from '@sitewright/site-engine/testing';
import { newAccount, openSignedIn } from '../support/account.ts';
import { preview } from '../support/journey.ts';
import { test } from '../support/model-platform.ts';
import { expect, listen } from '../support/test.ts';
import { finish, livePage, pieces, seenIn, startWriting, type Writing } from '../support/writing.ts';

const words = (text: string | null) => text?.replace(/\s+/g, ' ').trim() ?? '';

/** The words of the recorded page between its header and its end. */
const wordsOfPage = (page: Page) =>
  page.evaluate(
    (html) => {
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      return body.querySelector('main')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    },
    recordedAnswer.slice(0, recordedAnswer.indexOf('</file>')),
  );

/** Nothing is missing, and nothing is there twice. */
async function expectWholePage(page: Page) {
  await expect(seenIn(livePage(page)).footer).toBeVisible();
  expect(words(await livePage(page).locator('main').textContent())).toBe(await wordsOfPage(page));
}

/** The beginning of a page is written and seen. */
async function expectBeginning(page: Page, { answer }: Writing) {
  answer.write(pieces.toHeading);
  await expect(seenIn(livePage(page)).heading).toBeVisible();
}

test.beforeEach(async ({ page, platform }) => openSignedIn(page, await newAccount(platform), '/app'));

test('a reload in mid-generation shows the same, and goes on', async ({ page, provider }) => {
  const writing = await startWriting(page, provider);
  await expectBeginning(page, writing);
  await expect(page).toHaveURL(/\/app\?generation=[0-9a-f]{24}$/);
  await page.reload();
  await expect(seenIn(livePage(page)).heading).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generating Website...' })).toBeDisabled();

  writing.answer.write(pieces.toBreads + pieces.toEndOfPage);
  await expectWholePage(page);
  finish(writing, pieces.theRest);
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(recordedHeading);
  expect(writing.asked.requests).toBe(1);
});

/** What the page says it has taken, in seconds. */
async function secondsTaken(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = ((await page.getByRole('timer').textContent()) ?? '')
    .split(':')
    .map(Number);
  return minutes * 60 + seconds;
}

test('a network that is away for ten seconds costs nothing but a pause', async ({
  page,
  context,
  provider,
}) => {
  const writing = await startWriting(page, provider);
  await expectBeginning(page, writing);
  await context.setOffline(true);
  await expect(page.getByText('The connection was lost.')).toBeVisible();
  writing.answer.write(pieces.toBreads);
  await expect(page.getByRole('button', { name: 'Generating Website...' })).toBeDisabled();
  const lostAt = await secondsTaken(page);
  await expect.poll(() => secondsTaken(page), { timeout: 30_000 }).toBeGreaterThanOrEqual(lostAt + 10);
  await context.setOffline(false);
  await expect(page.getByText('The connection was lost.')).toHaveCount(0);
  await expect(seenIn(livePage(page)).breads).toBeVisible();

  writing.answer.write(pieces.toEndOfPage);
  await expectWholePage(page);
  finish(writing, pieces.theRest);
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(recordedHeading);
  expect(writing.asked.requests).toBe(1);
});

test('a second tab and another device show the same', async ({
  page,
  browser,
  context,
  platform,
  provider,
}) => {
  const account = await page.evaluate(() => ({ ...localStorage }));
  const writing = await startWriting(page, provider);
  await expectBeginning(page, writing);
  await expect(page).toHaveURL(/generation=/);

  const tab = await context.newPage();
  const device = await browser.newContext({ baseURL: platform.url, viewport: { width: 390, height: 844 } });
  const phone = await device.newPage();
  const others = [tab, phone];
  const consoleErrors = others.map(listen);
  await tab.goto(page.url());
  await phone.goto('/');
  await phone.evaluate((kept) => Object.assign(localStorage, kept), account);
  await phone.goto(page.url());
  await phone.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Preview' }).click();
  for (const other of others) await expect(seenIn(livePage(other)).heading).toBeVisible();

  writing.answer.write(pieces.toBreads + pieces.toEndOfPage);
  for (const one of [page, ...others]) await expectWholePage(one);
  finish(writing, pieces.theRest);
  for (const one of [page, ...others])
    await expect(preview(one).getByRole('heading', { level: 1 })).toHaveText(recordedHeading);
  expect(consoleErrors.flat()).toEqual([]);
  expect(writing.asked.requests).toBe(1);
  await device.close();
});
