import type { Page } from '@playwright/test';
import { googleReturnPath, googleSignInPath, routes } from '@sitewright/contracts';
import { type Google, startGoogle } from '../../svc-auth/test/google-server.ts';
import { newAccount } from '../support/account.ts';
import { freePort } from '../support/command.ts';
import { newEmail } from '../support/journey.ts';
import { startTestPlatform } from '../support/platform.ts';
import { test as base, expect } from '../support/test.ts';

/** The same platform with credentials for a real OpenID server on loopback, in Google's place. */
const test = base.extend<object, { google: Google }>({
  google: [
    async ({}, use) => {
      const google = await startGoogle();
      await use(google);
      await google.stop();
    },
    { scope: 'worker' },
  ],
  platform: [
    async ({ google: { settings } }, use) => {
      const port = await freePort();
      const platform = await startTestPlatform(
        {
          PUBLIC_URL: `http://localhost:${port}`,
          GOOGLE_CLIENT_ID: settings.clientId,
          GOOGLE_CLIENT_SECRET: settings.clientSecret,
          GOOGLE_AUTHORIZATION_URL: settings.authorizationUrl ?? '',
          GOOGLE_TOKEN_URL: settings.tokenUrl ?? '',
          GOOGLE_USERINFO_URL: settings.userinfoUrl ?? '',
        },
        port,
      );
      await use(platform);
      await platform.close();
    },
    { scope: 'worker' },
  ],
});

let accountsAtGoogle = 0;
const somebodyAtGoogle = (email = newEmail()) => ({
  sub: String(++accountsAtGoogle),
  email,
  email_verified: true,
});

const continueWithGoogle = (page: Page) => page.getByRole('link', { name: 'Continue with Google' }).click();
const keptEmail = (page: Page) => page.evaluate(() => localStorage.getItem('email'));

test('a new person comes through Google, and the token stays in no address', async ({ page, google }) => {
  const somebody = somebodyAtGoogle();
  google.says(somebody);
  await page.goto('/register');
  await continueWithGoogle(page);
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByText('User Is Logged in successfully.', { exact: true })).toBeVisible();
  expect(await keptEmail(page)).toBe(somebody.email);

  await page.goBack();
  expect(page.url()).not.toContain('token');
  await page.goForward();
  await expect(page).toHaveURL(/\/app$/);
});

test('a description from the landing page comes through Google and back', async ({ page, google }) => {
  google.says(somebodyAtGoogle());
  await page.goto('/register');
  await page.evaluate(() => sessionStorage.setItem('sitewright.landing-prompt', 'A pottery course'));
  await page.reload();
  await expect(page.getByText('Your description is kept.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Your description is kept.')).toBeVisible();

  // Whoever takes it up there is the generator; what matters here is that it has arrived.
  await page.route('**/mfe/generator/**', (route) => route.abort());
  await continueWithGoogle(page);
  await expect(page).toHaveURL(/\/app$/);
  expect(await page.evaluate(() => sessionStorage.getItem('sitewright.landing-prompt'))).toBe(
    'A pottery course',
  );
});

test('the link may be opened in a tab of its own; the first tab goes on as well', async ({
  page,
  context,
  google,
}) => {
  google.says(somebodyAtGoogle());
  await page.goto('/dashboard/profile');
  await expect(page).toHaveURL(/\/login$/);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Continue with Google' }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/app$/);
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
});

test('where Google is set up, nothing is said of it', async ({ page }) => {
  const options = page.waitForResponse((answer) => answer.url().endsWith(routes.signInOptions.path));
  await page.goto('/login');
  expect((await (await options).json()).google).toBe(true);
  await expect(page.getByText('Not set up on this server.')).toHaveCount(0);
});

test('a person with a password signs in to the same account, and is back where they were', async ({
  page,
  google,
  platform,
}) => {
  const { user } = await newAccount(platform);
  google.says(somebodyAtGoogle(user.email));
  await page.goto('/dashboard/profile');
  await expect(page).toHaveURL(/\/login$/);
  await continueWithGoogle(page);
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await expect(page.getByText(user.email).first()).toBeVisible();
});

test.describe('what went wrong is explained once, with what to do', () => {
  test.afterEach(async ({ page }) => {
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('Google has not verified the address', async ({ page, google, platform }) => {
    const { user } = await newAccount(platform);
    google.says({ ...somebodyAtGoogle(user.email), email_verified: false });
    await page.goto('/login');
    await continueWithGoogle(page);
    await expect(page.getByRole('alert')).toContainText('Verify it in your Google account');
  });

  test('the address is linked to another Google account', async ({ page, google }) => {
    const somebody = somebodyAtGoogle();
    google.says(somebody);
    await page.goto('/login');
    await continueWithGoogle(page);
    await expect(page).toHaveURL(/\/app$/);
    await page.evaluate(() => localStorage.clear());

    google.says(somebodyAtGoogle(somebody.email));
    await page.goto('/login');
    await continueWithGoogle(page);
    await expect(page.getByRole('alert')).toContainText('Choose that one at Google');
  });

  test('Google does not answer', async ({ page, google }) => {
    google.answersNonsense();
    await page.goto('/login');
    await continueWithGoogle(page);
    await expect(page.getByRole('alert')).toContainText('Try again in a few minutes');
  });

  test('the person stopped at Google', async ({ page }) => {
    const began = await page.request.get(googleSignInPath, { maxRedirects: 0 });
    const state = new URL(began.headers().location ?? '').searchParams.get('state') ?? '';
    await page.goto(`${googleReturnPath}?${new URLSearchParams({ error: 'access_denied', state })}`);
    await expect(page.getByRole('alert')).toContainText('You stopped before Google could say who you are.');
  });

  test('the return belongs to another browser', async ({ page, request }) => {
    const began = await request.get(googleSignInPath, { maxRedirects: 0 });
    const state = new URL(began.headers().location ?? '').searchParams.get('state') ?? '';
    await page.goto(`${googleReturnPath}?${new URLSearchParams({ code: 'stolen', state })}`);
    await expect(page.getByRole('alert')).toContainText('go through it once more');
  });
});
