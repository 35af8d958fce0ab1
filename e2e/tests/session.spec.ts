import type { Page } from '@playwright/test';
import { limits, routes, sessionResponseSchema } from '@sitewright/contracts';
import { nameReturn, newAccount, openSignedIn, request, signIn } from '../support/account.ts';
import { password, register } from '../support/journey.ts';
import { expect, listen, test } from '../support/test.ts';

const ended = (page: Page) => page.getByText('Your session has ended', { exact: true });

/** A token that every service refuses, of the same person and the same age. */
const broken = (token: string) => token.replace(/[^.]+$/, 'x'.repeat(43));

test('signing out in one tab signs out the others', async ({ page, context }) => {
  await register(page);
  const other = await context.newPage();
  const consoleErrors = listen(other);
  await other.goto('/dashboard/profile');
  await expect(other.getByRole('heading', { name: 'Profile' })).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(other).toHaveURL(/:\d+\/$/);
  await other.goto('/dashboard');
  await expect(other).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(consoleErrors).toEqual([]);
});

test('a dead token leads to sign-in with a message, and back to where the person was', async ({
  page,
  platform,
}) => {
  const account = await newAccount(platform);
  await openSignedIn(page, { ...account, token: broken(account.token) }, '/dashboard?from=mail#top');
  await expect(page).toHaveURL(/\/login$/);
  await expect(ended(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await signIn(page, account.user.email);
  await expect(page).toHaveURL(/\/dashboard\?from=mail#top$/);
  await expect(page.getByText('Login Successful!', { exact: true })).toBeVisible();
  await expect(ended(page)).toHaveCount(0);
});

const services = [routes.me, routes.mySites, routes.messages];

for (const path of ['/app', '/dashboard']) {
  test(`V7.4.1: signing out at ${path} ends the session in every service, and no other`, async ({
    page,
    platform,
  }) => {
    const { token, user } = await newAccount(platform);
    const elsewhere = await request(platform, routes.login, { email: user.email, password });
    await openSignedIn(page, { token, user }, path);
    const loggedOut = page.waitForResponse((answer) => answer.url().endsWith(routes.logout.path));
    if (path === '/app') await page.getByRole('button', { name: 'Account' }).click();
    await page.getByText('Sign out', { exact: true }).click();
    expect((await loggedOut).status()).toBe(200);
    await expect(page).toHaveURL(/:\d+\/$/);
    for (const route of services) {
      expect((await request(platform, route, undefined, token)).status).toBe(401);
    }
    const other = sessionResponseSchema.parse(await elsewhere.json());
    expect((await request(platform, routes.me, undefined, other.token)).status).toBe(200);
  });
}

test('signing out works without the server, as far as this browser goes', async ({ page, platform }) => {
  await openSignedIn(page, await newAccount(platform), '/dashboard');
  await page.route(`**${routes.logout.path}`, (route) => route.abort());
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a session that runs out while its page is open leads to sign-in with a message', async ({
  page,
  platform,
}) => {
  await page.clock.install();
  await openSignedIn(page, await newAccount(platform), '/dashboard/profile');
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await page.clock.fastForward((limits.sessionSeconds + 60) * 1000);
  await expect(page).toHaveURL(/\/login$/);
  await expect(ended(page)).toBeVisible();
});

test('a server that cannot say who is signed in ends no session', async ({ page, platform }) => {
  const account = await newAccount(platform);
  await page.route('**/api/auth/me', (route) => route.abort());
  await openSignedIn(page, account, '/dashboard/profile');
  await expect(page.getByText(account.user.email).first()).toBeVisible();
  await page.goto('/admin-panel');
  await expect(page).toHaveURL(/\/unauthorized$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(account.token);
});

for (const from of ['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example']) {
  test(`sign-in does not lead to ${JSON.stringify(from)}`, async ({ page, platform }) => {
    const left: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('evil')) left.push(request.url());
    });
    const { token, user } = await newAccount(platform);
    await page.goto('/login');
    await page.evaluate((state) => history.replaceState({ usr: state, key: 'k', idx: 0 }, ''), { from });
    await page.evaluate((kept) => Object.assign(localStorage, kept), { token, ...user });
    await page.reload();
    await expect(page).toHaveURL(/\/app$/);

    await page.evaluate((address) => sessionStorage.setItem('return-to', address), from);
    await nameReturn(page, platform, token);
    await page.goto(`/oauth-success?token=${token}`);
    await expect(page).toHaveURL(/\/app$/);
    expect(left).toEqual([]);
  });
}
