import type { Page } from '@playwright/test';
import { routes } from '@sitewright/contracts';
import { sample } from '../../svc-mail/test/samples.ts';
import { administrator, newAccount, openSignedIn, request } from '../support/account.ts';
import { expectAccessibleInBothThemes, expectToFitEveryWidth } from '../support/judge.ts';
import { expect, type MailServer, test } from '../support/mail.ts';
import type { Platform } from '../support/platform.ts';

const openMessages = async (page: Page, platform: Platform) =>
  openSignedIn(page, await administrator(platform), '/admin-panel/messages');
const itemOf = (page: Page, subject: string) =>
  page
    .getByRole('list', { name: 'Messages' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: subject, exact: true }) });

/** Somebody writes while the mail server refuses. */
async function refused(platform: Platform, mail: MailServer, code: number, subject: string) {
  mail.refuse((step) => (step === 'recipient' ? { code, text: 'No such mailbox' } : undefined));
  const answer = await request(platform, routes.sendEmail, sample({ subject }));
  expect(answer.ok, await answer.clone().text()).toBe(true);
}

test.afterEach(({ mail }) => mail.refuse(() => undefined));

test('with nothing to send the page says so', async ({ page, platform }) => {
  await openMessages(page, platform);
  await expect(page.getByRole('heading', { name: 'Every message has been sent' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

test('a parked message is read, retried in vain, retried again and delivered', async ({
  page,
  platform,
  mail,
}) => {
  const subject = 'Prices for <b>two</b> sites';
  await refused(platform, mail, 550, subject);
  await openMessages(page, platform);
  const item = itemOf(page, subject);
  await expect(item.getByText('Parked')).toBeVisible();
  await expect(item.getByRole('link', { name: 'ada@example.com' })).toHaveAttribute('href', /^mailto:/);
  await expect(item.getByText(/^Tried once/)).toBeVisible();

  const letter = item.getByText('what does a second site cost?');
  await expect(letter).toBeHidden();
  await item.getByText('Message', { exact: true }).click();
  await expect(letter).toBeVisible();

  const toast = (title: string) => page.locator('[data-slot="toast"]').filter({ hasText: title });
  await item.getByRole('button', { name: /^Retry/ }).click();
  await expect(toast('Not sent yet')).toBeVisible();
  await expect(item.getByText('Tried 2 times')).toBeVisible();
  expect(mail.received).toEqual([]);

  mail.refuse(() => undefined);
  await item.getByRole('button', { name: /^Retry/ }).click();
  await expect(toast('Message sent')).toBeVisible();
  await expect(item).toHaveCount(0);
  expect(mail.received.map(({ text }) => text).join()).toContain('what does a second site cost?');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(item).toHaveCount(0);
});

test('waiting and parked messages are told apart and found', async ({ page, platform, mail }) => {
  await refused(platform, mail, 451, 'Come back later');
  await refused(platform, mail, 550, 'Never again');
  await openMessages(page, platform);
  const subjects = page.getByRole('list', { name: 'Messages' }).getByRole('heading');
  await expect(subjects).toHaveText(['Never again', 'Come back later']);
  await expect(itemOf(page, 'Come back later').getByText(/next try/)).toBeVisible();
  await page.getByRole('radio', { name: 'Parked' }).click();
  await expect(subjects).toHaveText(['Never again']);
  await page.getByRole('radio', { name: 'Waiting' }).click();
  await expect(subjects).toHaveText(['Come back later']);
  await page.getByRole('radio', { name: 'All' }).click();
  await page.getByRole('searchbox').fill('never');
  await expect(subjects).toHaveText(['Never again']);
  await page.getByRole('searchbox').fill('nobody wrote this');
  await expect(page.getByText('No message has “nobody wrote this” in it.')).toBeVisible();
});

test('only administrators see the page', async ({ page, platform }) => {
  await openSignedIn(page, await newAccount(platform), '/admin-panel/messages');
  await expect(page).toHaveURL(/\/unauthorized$/);
});

test('the messages are accessible in both themes and fit every width', async ({ page, platform, mail }) => {
  await refused(platform, mail, 451, 'x'.repeat(200));
  await openMessages(page, platform);
  await page.locator('summary').first().click();
  await expectAccessibleInBothThemes(page);
  await expectToFitEveryWidth(page);
});
