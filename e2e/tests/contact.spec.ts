import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parseMail } from '../../svc-mail/test/mail-server.ts';
import { administrator, openSignedIn } from '../support/account.ts';
import { expectAccessibleInBothThemes, expectToFitEveryWidth } from '../support/judge.ts';
import { expect, test } from '../support/mail.ts';
import { startTestPlatform } from '../support/platform.ts';

const letter = {
  Name: 'Zoë Ångström 山田',
  Email: 'zoe@example.com',
  Subject: 'Öffnungszeiten? 営業時間 & <b>prices</b>',
  Message: 'Dear team,\n\nwhat does a <script>second</script> site cost?\n\n– Zoë',
};

const fieldOf = (page: Page, label: string) =>
  page.getByRole('form', { name: 'Contact' }).getByLabel(label, { exact: true });
const press = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const toast = (page: Page, title: string) => page.locator('[data-slot="toast"]').filter({ hasText: title });

/** Fills the form in, as long as a person takes at the least. */
async function write(page: Page, over: Partial<typeof letter> = {}, url = '/') {
  await page.clock.install();
  await page.goto(`${url}#contacts`);
  for (const [label, text] of Object.entries({ ...letter, ...over })) await fieldOf(page, label).fill(text);
  await page.clock.fastForward(5000);
}

test.beforeEach(({ mail }) => {
  mail.received.length = 0;
});
test.afterEach(({ mail }) => mail.refuse(() => undefined));

test('what is written on the landing page arrives as a mail', async ({ page, mail }) => {
  await write(page);
  await press(page);
  // Whoever waits too long for the mail server hears that it will be sent, which is as true.
  await expect(toast(page, 'Success')).toContainText(
    /^SuccessThank you\. Your message (?:has been|is kept and will be) sent/,
  );
  for (const label of Object.keys(letter)) await expect(fieldOf(page, label)).toHaveValue('');

  await expect.poll(() => mail.received.length).toBeGreaterThan(0);
  const [message, ...more] = mail.received;
  expect(more).toEqual([]);
  expect(message?.subject).toBe(letter.Subject);
  expect(message?.text).toContain(letter.Message);
  expect(message?.html).toContain('&lt;script&gt;second&lt;/script&gt;');
  expect(message?.replyTo?.value).toEqual([{ name: letter.Name, address: letter.Email }]);
  expect(message?.envelope.to).toEqual(['team@sitewright.example']);
});

test('two quick presses send one mail', async ({ page, mail }) => {
  await write(page);
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(toast(page, 'Success')).toBeVisible();
  await expect(fieldOf(page, 'Message')).toHaveValue('');
  expect(mail.received).toHaveLength(1);
});

test('while the mail server does not take it, the person hears that it is kept', async ({ page, mail }) => {
  mail.refuse((step) => (step === 'recipient' ? { code: 451, text: '4.7.1 Come back later' } : undefined));
  await write(page);
  await press(page);
  await expect(toast(page, 'Success')).toContainText('is kept and will be sent');
  expect(mail.received).toEqual([]);
});

test('nothing is sent with a field missing, nor lost without a connection', async ({
  page,
  mail,
  context,
}) => {
  await write(page, { Subject: '' });
  await press(page);
  await expect(toast(page, 'Empty Input!')).toContainText('Fill all the input field');

  await fieldOf(page, 'Subject').fill('Offline');
  await context.setOffline(true);
  await press(page);
  await expect(toast(page, 'Error Found')).toContainText('Something wrong, Email not sent');
  await expect(fieldOf(page, 'Message')).toHaveValue(letter.Message);
  expect(mail.received).toEqual([]);

  await context.setOffline(false);
  await press(page);
  await expect(toast(page, 'Success')).toBeVisible();
  expect(mail.received.map(({ subject }) => subject)).toEqual(['Offline']);
});

test('without a mail server it becomes a file, and administrators read and delete it', async ({ page }) => {
  const platform = await startTestPlatform();
  await write(page, {}, platform.url);
  await press(page);
  await expect(toast(page, 'Success')).toContainText('Thank you. Your message has been received.');
  const outbox = join(platform.dataDir, 'outbox');
  const files = await readdir(outbox);
  expect(files).toHaveLength(1);
  const mail = await parseMail(await readFile(join(outbox, files[0] ?? '')));
  expect(mail.subject).toBe(letter.Subject);
  expect(mail.text).toContain(letter.Message);

  await openSignedIn(page, await administrator(platform), `${platform.url}/admin-panel/messages`);
  await expect(page.getByRole('heading', { name: 'This instance has no mail server' })).toBeVisible();
  const item = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(item).toHaveCount(1);
  await item.getByText('Message', { exact: true }).click();
  await expect(item.getByText('what does a <script>second</script> site cost?')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectToFitEveryWidth(page);
  await item.getByRole('button', { name: /^Delete/ }).click();
  await expect(item).toHaveCount(0);
  await expect.poll(() => readdir(outbox)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(item).toHaveCount(1);
  await expect.poll(() => readdir(outbox)).toEqual(files);
  await platform.close();
});
