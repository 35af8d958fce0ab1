import type { Page } from '@playwright/test';
import { nameReturn, newAccount, signIn } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

/** Every address that the back and forward buttons of this tab could lead to. */
async function addressesOfHistory(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const { entries } = await devtools.send('Page.getNavigationHistory');
  return entries.map(({ url }) => url);
}

const googleLink = (page: Page) => page.getByRole('link', { name: 'Continue with Google' });

test('a token that comes back signs in, and stays neither in the address, nor in history, nor in a request', async ({
  page,
  platform,
}) => {
  const { token, user } = await newAccount(platform);
  const referrers: (string | undefined)[] = [];
  page.on('request', (request) => referrers.push(request.headers().referer));

  await page.goto('/login');
  await nameReturn(page, platform, token);
  await page.goto(`/oauth-success?token=${token}`);
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByText('Login Successful!', { exact: true })).toBeVisible();
  await expect(page.getByText('User Is Logged in successfully.', { exact: true })).toBeVisible();

  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ token, ...user });
  expect((await addressesOfHistory(page)).filter((address) => address.includes('token'))).toEqual([]);
  expect(referrers.filter((referrer) => referrer?.includes('token'))).toEqual([]);
});

test('V10.2.1: somebody else’s token signs nobody in, and the way to sign in is there', async ({
  page,
  platform,
}) => {
  const [mine, theirs] = [await newAccount(platform), await newAccount(platform)];
  await page.goto(`/oauth-success?token=${theirs.token}`);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toContainText('This sign-in was not begun in this browser');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await nameReturn(page, platform, mine.token);
  await page.goto(`/oauth-success?token=${theirs.token}`);
  await expect(page.getByRole('alert')).toContainText('This sign-in was not begun in this browser');
  await signIn(page, mine.user.email);
  await expect(page).toHaveURL(/\/app$/);

  await page.goto(`/oauth-success?token=${theirs.token}`);
  await expect(page).toHaveURL(/\/app$/);
  expect(await page.evaluate(() => localStorage.getItem('email'))).toBe(mine.user.email);
});

test('V14.2.1: the token is out of the address before anything else is loaded', async ({
  page,
  platform,
}) => {
  const { token } = await newAccount(platform);
  const failed = page.waitForEvent('requestfailed');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`/oauth-success?token=${token}`);
  await failed;
  await expect(page).toHaveURL(/\/oauth-success$/);
  expect((await addressesOfHistory(page)).filter((address) => address.includes('token'))).toEqual([]);
});

for (const query of ['', '?token=', '?token=a.b.c']) {
  test(`/oauth-success${query} leads to sign-in and says what to do`, async ({ page }) => {
    await page.goto(`/oauth-success${query}`);
    await expect(page).toHaveURL(/\/login$/);
    // Among the messages: beside them stands a copy that is only read aloud.
    await expect(
      page.getByRole('region', { name: /^Notifications/ }).getByText(/Try Google again, or sign in/),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
}

test('without Google credentials the button explains itself, once, and nothing is forgotten by it', async ({
  page,
  platform,
}) => {
  const { user } = await newAccount(platform);
  await page.goto('/dashboard/profile');
  await expect(page).toHaveURL(/\/login$/);
  await expect(googleLink(page)).toHaveAccessibleDescription(/^Not set up on this server\./);
  await googleLink(page).click();
  await expect(page.getByRole('alert')).toContainText('Signing in with Google is not set up on this server.');
  await expect(page).toHaveURL(/\/login$/);

  await page.reload();
  await expect(googleLink(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await signIn(page, user.email);
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
});
