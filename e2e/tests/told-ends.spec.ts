import type { Page } from '@playwright/test';
import { failsWith } from '@sitewright/site-engine/testing';
import { newAccount, openSignedIn } from '../support/account.ts';
import { promptArea } from '../support/journey.ts';
import { test } from '../support/model-platform.ts';
import { expect, listen } from '../support/test.ts';
import { finish, newPrompt, pieces, startWriting } from '../support/writing.ts';

test.beforeEach(async ({ page, platform }) => openSignedIn(page, await newAccount(platform), '/app'));

/** Puts the tab into the background, or brings it back, as far as its page can tell. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    const visibilityState = hidden ? 'hidden' : 'visible';
    Object.defineProperties(document, {
      hidden: { value: hidden, configurable: true },
      visibilityState: { value: visibilityState, configurable: true },
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** A browser that has notifications and lets the page have them; what it shows is written down. */
const allowNotifications = (page: Page) =>
  page.addInitScript(() => {
    const told: string[] = [];
    class Told {
      static permission = 'granted';
      constructor(title: string) {
        told.push(title);
      }
    }
    Object.assign(window, { told, Notification: Told });
  });

const toldIn = (page: Page) => page.evaluate(() => ('told' in window ? window.told : undefined));

test('a generation that ends while two other pages are open and nobody looks is told in their titles, and once', async ({
  page,
  context,
  provider,
}) => {
  const writing = await startWriting(page, provider);
  await expect(page).toHaveURL(/generation=/);
  const other = await context.newPage();
  const consoleErrors = listen(other);
  for (const tab of [page, other]) await allowNotifications(tab);
  await page.goto('/dashboard');
  await expect(page.getByText(/^being written/)).toBeVisible();
  await other.goto('/dashboard/profile');
  await expect(other).toHaveTitle('Profile · Sitewright');
  for (const tab of [page, other]) await setHidden(tab, true);

  finish(writing, pieces.toHeading, pieces.toBreads, pieces.toEndOfPage, pieces.theRest);
  const news = /^✓ .+ is done – /;
  await expect(page).toHaveTitle(news);
  await expect(other).toHaveTitle(news);
  const all = async () => [await toldIn(page), await toldIn(other)].flat();
  await expect.poll(all).toEqual([expect.stringMatching(/ is done$/)]);

  await setHidden(other, false);
  await expect(other.getByText(/ is done$/)).toBeVisible();
  await expect(other).toHaveTitle('Profile · Sitewright');
  await expect(page).toHaveTitle('My Projects · Sitewright');
  expect(await all()).toHaveLength(1);
  expect(consoleErrors).toEqual([]);
});

test('what failed while nobody watched stands in My Projects after a reload, until it is dismissed', async ({
  page,
  provider,
}) => {
  const prompt = newPrompt();
  provider.behave(failsWith(401));
  await promptArea(page).fill(prompt);
  await page.getByRole('button', { name: 'Generate Website' }).click();
  await expect(page.getByRole('alert')).toContainText('refused the key');

  await page.goto('/dashboard');
  const card = page.getByRole('listitem').filter({ hasText: 'refused the key' });
  await expect(card).toBeVisible();
  await expect(card.getByRole('button', { name: /^Use the offline composer/ })).toBeVisible();
  await page.reload();
  await card.getByRole('button', { name: /^Dismiss/ }).click();
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
});
