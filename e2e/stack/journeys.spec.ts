import { newAccount } from '../support/account.ts';
import { download, generate, preview, register } from '../support/journey.ts';
import { openFromDisk } from '../support/offline-site.ts';
import { expect, test } from '../support/stack-test.ts';

const prompt = 'A website for Halden Cycles, a repair workshop. Safety check £18, full service £75.';

test('a person registers, describes a website, sees it, downloads it and opens it offline', async ({
  page,
  browser,
  stack,
}) => {
  stack.log('main journey');
  await register(page);
  const heading = await generate(page, prompt);
  await expect(preview(page).getByText('£18').first()).toBeVisible();
  const frame = await page.getByTitle('Preview of your website').elementHandle();
  const address = new URL((await frame?.contentFrame())?.url() ?? '');
  expect(address.host).toBe(`preview.${new URL(stack.url).host}`);

  const { name, files } = await download(page);
  expect(name).toBe('generated-site.zip');
  const offline = await openFromDisk(browser, files);
  await expect(offline.page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(offline.leaving).toEqual([]);
  await offline.close();

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Projects');
  await expect(page.getByText('Halden Cycles').first()).toBeVisible();
});

test('an administrator signs in, sees the totals, and makes somebody an administrator', async ({
  page,
  stack,
}) => {
  stack.log('administrator’s journey');
  const { user } = await newAccount(stack);
  await page.goto('/admin-panel');
  await page.getByLabel('Email').fill(stack.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(stack.admin.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Total Users')).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'Users' }).click();
  const row = page.getByRole('row').filter({ hasText: user.email });
  await row.getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toContainText('admin');

  await page.getByRole('navigation').getByRole('link', { name: 'Sites' }).click();
  await expect(page.getByText('Halden Cycles').first()).toBeVisible();
});

test('a message of the contact form becomes a file where no mail server is set', async ({ page, stack }) => {
  stack.log('contact form');
  const message = 'Do you make sites for bakeries?';
  const answer = await page.request.post('/send-email', {
    data: { name: 'Ann', email: 'ann@example.com', subject: 'A question', message },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await expect
    .poll(() => stack.compose('exec', '-T', 'svc-mail', 'sh', '-c', 'cat /data/outbox/*.eml'))
    .toContain(message);
});
