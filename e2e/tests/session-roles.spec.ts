import type { Page } from '@playwright/test';
import { routes } from '@sitewright/contracts';
import { administrator, changeRole, newAccount, openSignedIn, request, signIn } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

const role = (page: Page) => page.evaluate(() => localStorage.getItem('role'));

/** The person turns to another window for a while and comes back. */
async function comeBackAfter(page: Page, time: string) {
  await page.clock.fastForward(time);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

test('an open tab of somebody who becomes an admin shows it on return', async ({ page, platform }) => {
  await page.clock.install();
  const account = await newAccount(platform);
  await openSignedIn(page, account, '/dashboard/profile');
  await expect(page.getByText('user Account')).toBeVisible();

  await changeRole(platform, account.user.email, 'admin');
  await comeBackAfter(page, '01:01');
  await expect(page.getByText('admin Account')).toBeVisible();
  expect(await role(page)).toBe('admin');
});

test('the guard asks before it sends somebody away who has just become an admin', async ({
  page,
  platform,
}) => {
  const account = await newAccount(platform);
  await openSignedIn(page, account, '/');
  await changeRole(platform, account.user.email, 'admin');
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin-panel$/);
  expect(await role(page)).toBe('admin');
});

test('the admin panel closes in the open tab of an admin who is one no more', async ({ page, platform }) => {
  await page.clock.install();
  const account = await newAccount(platform);
  await changeRole(platform, account.user.email, 'admin');
  await openSignedIn(page, account, '/admin-panel');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await changeRole(platform, account.user.email, 'user');
  await comeBackAfter(page, '01:01');
  await expect(page).toHaveURL(/\/unauthorized$/);
  expect(await role(page)).toBe('user');
});

test('the first refused call closes the panel, before the person has turned away from it', async ({
  page,
  platform,
}) => {
  const account = await newAccount(platform);
  await changeRole(platform, account.user.email, 'admin');
  await openSignedIn(page, account, '/admin-panel');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await changeRole(platform, account.user.email, 'user');
  await page.getByRole('link', { name: 'Users' }).click();
  await expect(page).toHaveURL(/\/unauthorized$/);
});

test('a person who ends all their sessions elsewhere signs in again here and is back', async ({
  page,
  platform,
}) => {
  await page.clock.install();
  const account = await newAccount(platform);
  // What a page asks for when it opens is answered while the session is there.
  const opened = page.waitForResponse((answer) => answer.url().includes(routes.generations.path));
  await openSignedIn(page, account, '/dashboard/profile');
  await expect(page.getByText('user Account')).toBeVisible();
  await opened;
  const answer = await request(platform, routes.logoutAll, undefined, account.token);
  expect(answer.ok).toBe(true);

  await comeBackAfter(page, '01:01');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your session has ended', { exact: true })).toBeVisible();
  await signIn(page, account.user.email);
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
});

test('a return within the minute asks nobody', async ({ page, platform }) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await openSignedIn(page, await administrator(platform), '/dashboard/profile');
  const questions = () => asked.filter((path) => path === routes.me.path).length;
  await expect(page.getByText('admin Account')).toBeVisible();
  await expect.poll(questions).toBe(1);
  await comeBackAfter(page, '00:30');
  await comeBackAfter(page, '00:20');
  expect(questions()).toBe(1);
});

test('too many attempts: the message says when, and the button is ready for then', async ({
  page,
  platform,
}) => {
  const { user } = await newAccount(platform);
  const guess = { email: user.email, password: 'a guess' };
  await expect
    .poll(async () => (await request(platform, routes.login, guess)).status, { intervals: [0] })
    .toBe(429);

  await page.goto('/login');
  await signIn(page, user.email);
  await expect(page.getByText(/Try again in \d+ (second|minute)s?\./).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
});
