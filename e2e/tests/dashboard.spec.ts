import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { generateResponseSchema, routes, type SessionResponse } from '@sitewright/contracts';
import { unzipSync } from 'fflate';
import { newAccount, openSignedIn, request, signIn } from '../support/account.ts';
import { generate, password, preview, promptArea, register, siteInTab } from '../support/journey.ts';
import { expectAccessible, expectToFitEveryWidth } from '../support/judge.ts';
import type { Platform } from '../support/platform.ts';
import { expect, listen, test } from '../support/test.ts';

const prompt = 'A website for Halden Cycles, a two-person repair workshop behind the canal.';

const projects = (page: Page) => page.getByRole('main').getByRole('listitem');
const menuButton = (page: Page) => page.getByRole('button', { name: /^More for / });

async function openDashboard(page: Page) {
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible();
}

test('a new person is shown how to begin', async ({ page }) => {
  await register(page);
  await openDashboard(page);
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
  await expect(page.getByText('Generate your first website to see it appear here')).toBeVisible();
  await page.getByRole('link', { name: 'Generate Website' }).click();
  await expect(promptArea(page)).toBeVisible();
});

test('a generated site is in My Projects: seen, previewed and downloaded', async ({ page }) => {
  await register(page);
  const heading = await generate(page, prompt);
  await openDashboard(page);
  await expect(projects(page)).toHaveCount(1);
  await expect(page.getByText('Just now').or(page.getByText(/minutes? ago/))).toBeVisible();

  const thumbnail = page.frameLocator('iframe[title="Thumbnail"]');
  await expect(thumbnail.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(heading);

  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /^Preview / }).click(),
  ]);
  const consoleErrors = listen(preview);
  await expect(siteInTab(preview).getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(await preview.evaluate(() => window.opener)).toBeNull();
  expect(consoleErrors).toEqual([]);
  await preview.close();

  await menuButton(page).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('generated-site.zip');
  expect(Object.keys(unzipSync(await readFile(await saved.path())))).toContain('index.html');
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('has one menu open at a time, finds by name, and shows nobody else’s projects', async ({ page }) => {
  await register(page);
  await generate(page, prompt);
  await page.reload();
  await generate(page, 'A website for Marrow & Rye, a bakery.');
  await openDashboard(page);
  await expect(projects(page)).toHaveCount(2);

  await menuButton(page).first().click();
  await menuButton(page).last().click();
  await expect(page.getByRole('menu')).toHaveCount(1);
  await menuButton(page).last().click();
  await expect(page.getByRole('menu')).toHaveCount(0);

  await page.getByRole('searchbox').fill('halden');
  await expect(projects(page)).toHaveCount(1);
  await expect(projects(page)).toContainText('Halden Cycles');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await register(page);
  await openDashboard(page);
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
});

test('the list goes on while the person scrolls, and only sites near the window are drawn', async ({
  page,
}) => {
  await register(page);
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`;
  for (let number = 1; number <= 26; number++) {
    const made = await page.request.post('/api/generate', {
      headers: { authorization },
      data: { prompt: `A website for Bakery Number ${number}` },
    });
    expect(made.ok()).toBe(true);
  }
  await openDashboard(page);
  await expect(projects(page)).toHaveCount(24);
  await projects(page).last().scrollIntoViewIfNeeded();
  await expect(projects(page)).toHaveCount(26);
  await projects(page).last().scrollIntoViewIfNeeded();
  await expect(projects(page).last().locator('iframe')).toBeVisible();
  await expect(projects(page).first().locator('iframe')).toHaveCount(0);
});

test('a failing list says why and comes back', async ({ page }) => {
  await register(page);
  const body = { code: 'UNAVAILABLE', message: 'The database is restarting.', requestId: 'r' };
  await page.route('**/api/my-sites*', (route) => route.fulfill({ status: 503, json: body }));
  await openDashboard(page);
  await expect(page.getByText('Error: The database is restarting.')).toBeVisible();
  await page.unroute('**/api/my-sites*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
});

test('the profile, and the way out', async ({ page }) => {
  const email = await register(page);
  await page.goto('/dashboard/profile');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: email })).toBeVisible();
  await expect(main.getByText('user Account')).toBeVisible();
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
  await expect(main.getByText(today)).toBeVisible();

  await page.getByRole('complementary').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu is a drawer that holds the focus and gives it back', async ({ page }) => {
    await register(page);
    await page.goto('/dashboard');
    const toggle = page.getByRole('button', { name: 'Open menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });

    await toggle.click();
    await expect(drawer).toBeVisible();
    for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, header'))).toBeNull();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(toggle).toBeFocused();

    await toggle.click();
    await page.mouse.click(370, 400);
    await expect(drawer).toBeHidden();

    await toggle.click();
    await drawer.getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await expect(drawer).toBeHidden();
  });

  test('a drawer left open does not lock the page when it gets wide', async ({ page }) => {
    await register(page);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('complementary').getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  });

  test('nothing is wider than the window', async ({ page }) => {
    await register(page, `a-very-long-address-${'x'.repeat(30)}-${Date.now()}@example.com`);
    for (const path of ['', '/profile', '/profile/edit', `/${'nowhere'.repeat(20)}`]) {
      await page.goto(`/dashboard${path}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expectToFitEveryWidth(page);
    }
  });
});

const names = (page: Page) => projects(page).getByRole('heading', { level: 2 });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const toasts = (page: Page) => page.locator('[data-slot="toast"]');
const unavailable = { code: 'UNAVAILABLE', message: 'The database is restarting.', requestId: 'r' };

/** Somebody who has these sites, the last one newest. */
async function ownerOf(platform: Platform, siteNames: string[]) {
  const session = await newAccount(platform);
  for (const name of siteNames) await makeSite(platform, session, name);
  return session;
}

async function makeSite(platform: Platform, { token }: SessionResponse, name: string) {
  const made = await request(platform, routes.generate, { prompt: 'A website for a bakery' }, token);
  const { id } = generateResponseSchema.parse(await made.json());
  await renameSite(platform, token, { id, name });
}

async function renameSite(platform: Platform, token: string, { id, name }: { id: string; name: string }) {
  const renamed = await fetch(`${platform.url}/api/sites/${id}`, {
    method: routes.renameSite.method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ name }),
  });
  expect(renamed.ok).toBe(true);
}

async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a project is renamed, duplicated and put in order, and all of it is there after a reload', async ({
  page,
  platform,
}) => {
  await openSignedIn(page, await ownerOf(platform, ['Bakery', 'Atelier']), '/dashboard');
  await expect(names(page)).toHaveText(['Atelier', 'Bakery']);

  await choose(page, 'Bakery', 'Rename');
  await expect(nameField(page)).toHaveValue('Bakery');
  await nameField(page).fill('Marrow & Rye');
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Atelier', 'Marrow & Rye']);

  await choose(page, 'Marrow & Rye', 'Duplicate');
  await expect(toasts(page)).toContainText('was duplicated');
  await expect(names(page)).toHaveText(['Copy of Marrow & Rye', 'Atelier', 'Marrow & Rye']);

  await page.reload();
  await expect(names(page)).toHaveText(['Copy of Marrow & Rye', 'Atelier', 'Marrow & Rye']);
  await page.getByRole('combobox').selectOption('Oldest first');
  await expect(names(page)).toHaveText(['Marrow & Rye', 'Atelier', 'Copy of Marrow & Rye']);
  await page.getByRole('combobox').selectOption('By name');
  await expect(names(page)).toHaveText(['Atelier', 'Copy of Marrow & Rye', 'Marrow & Rye']);
  await page.getByRole('searchbox').fill('marrow');
  await expect(names(page)).toHaveText(['Copy of Marrow & Rye', 'Marrow & Rye']);
});

test('a project that was renamed elsewhere meanwhile: the dialog shows both names and keeps either', async ({
  page,
  platform,
}) => {
  const owner = await ownerOf(platform, ['Bakery']);
  await openSignedIn(page, owner, '/dashboard');
  await expect(names(page)).toHaveText(['Bakery']);
  const address = await projects(page).getByRole('link', { name: 'Preview Bakery' }).getAttribute('href');
  const id = address?.split('/')[2] ?? '';
  for (const [theirs, choice, kept] of [
    ['Atelier', 'Keep that name', 'Atelier'],
    ['Workshop', 'Use my name', 'Marrow & Rye'],
  ] as const) {
    await renameSite(platform, owner.token, { id, name: theirs });
    await choose(page, (await names(page).textContent()) ?? '', 'Rename');
    await nameField(page).fill('Marrow & Rye');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(theirs);
    await expectAccessible(page);
    await page.getByRole('button', { name: choice }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(names(page)).toHaveText([kept]);
  }
  await page.reload();
  await expect(names(page)).toHaveText(['Marrow & Rye']);
});

test('a deleted project comes back to its place with its picture, or is gone for good', async ({
  page,
  platform,
}) => {
  await openSignedIn(page, await ownerOf(platform, ['Third', 'Second', 'First']), '/dashboard');
  await choose(page, 'Second', 'Delete');
  await expect(names(page)).toHaveText(['First', 'Third']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names(page)).toHaveText(['First', 'Second', 'Third']);
  await expect(page.getByRole('button', { name: 'More for Second' })).toBeFocused();
  const picture = projects(page).nth(1).frameLocator('iframe');
  await expect(picture.getByRole('heading', { level: 1, includeHidden: true })).not.toBeEmpty();

  await choose(page, 'Second', 'Delete');
  await page.reload();
  await expect(names(page)).toHaveText(['First', 'Third']);
});

test('Undo waits eight seconds, and longer under the pointer', async ({ page, platform }) => {
  await page.clock.install();
  await openSignedIn(page, await ownerOf(platform, ['Second', 'First']), '/dashboard');
  await choose(page, 'Second', 'Delete');
  await toasts(page).hover();
  // From here on only the test lets time pass, however long a busy machine takes for its steps.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.clock.runFor(60_000);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.mouse.move(600, 20);
  await page.clock.runFor(7000);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.clock.runFor(2000);
  await expect(toasts(page)).toHaveCount(0);
});

test('everything can be done by keyboard', async ({ page, platform }) => {
  await openSignedIn(page, await ownerOf(platform, ['Second', 'First']), '/dashboard');
  await page.getByRole('button', { name: 'More for First' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(nameField(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Renamed');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'More for Renamed' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Second']);
  await expect(page.getByRole('button', { name: 'More for Second' })).toBeFocused();
});

test('a deletion is undone by keyboard, from wherever the person has gone on to', async ({
  page,
  platform,
}) => {
  const undo = page.getByRole('button', { name: 'Undo' });
  await openSignedIn(page, await ownerOf(platform, ['Second', 'First']), '/dashboard');
  await choose(page, 'Second', 'Delete');
  await expect(names(page)).toHaveText(['First']);
  await page.getByRole('searchbox').focus();
  await expect(undo).toBeVisible();
  await page.keyboard.press('F8');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toBeFocused();

  await choose(page, 'First', 'Delete');
  await expect(undo).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['First']);
  await expect(page.getByRole('button', { name: 'More for First' })).toBeFocused();
});

test('a menu that does not load says so, and comes when the network is back', async ({ page, platform }) => {
  await openSignedIn(page, await ownerOf(platform, ['First']), '/dashboard');
  await expect(menuButton(page)).toBeVisible();
  const lost = '**/mfe/dashboard/assets/*.js';
  await page.route(lost, (route) => route.abort());
  await menuButton(page).click();
  await expect(toasts(page)).toContainText('The menu did not load');
  await page.unroute(lost);
  await choose(page, 'First', 'Rename');
  await expect(nameField(page)).toBeFocused();
});

test('what fails puts everything back and says so', async ({ page, platform }) => {
  await openSignedIn(page, await ownerOf(platform, ['Second', 'First']), '/dashboard');
  await expect(names(page)).toHaveCount(2);
  await page.route('**/api/sites/**', (route) => route.fulfill({ status: 503, json: unavailable }));
  await choose(page, 'First', 'Delete');
  await expect(toasts(page)).toContainText('was not deleted');
  await choose(page, 'First', 'Duplicate');
  await expect(toasts(page).last()).toContainText('was not duplicated');
  await choose(page, 'First', 'Rename');
  await nameField(page).fill('Other');
  await page.keyboard.press('Enter');
  await expect(nameField(page)).toHaveAccessibleDescription('The database is restarting.');
  await page.keyboard.press('Escape');
  await expect(names(page)).toHaveText(['First', 'Second']);
});

test('the name of a project opens it in the generator', async ({ page, platform }) => {
  await openSignedIn(page, await ownerOf(platform, ['Bakery']), '/dashboard');
  await page.getByRole('link', { name: 'Bakery', exact: true }).click();
  await expect(page).toHaveURL(/\/app\?site=[0-9a-f]{32}$/);
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible();
});

test('a session that ends mid-action leads to sign in and back, and nothing has changed', async ({
  page,
  platform,
}) => {
  const session = await ownerOf(platform, ['Bakery']);
  await openSignedIn(page, session, '/dashboard');
  await choose(page, 'Bakery', 'Rename');
  await nameField(page).fill('Other');
  await request(platform, routes.logoutAll, undefined, session.token);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your session has ended', { exact: true })).toBeVisible();
  await signIn(page, session.user.email);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(names(page)).toHaveText(['Bakery']);
});

const difficultNames = [
  '<img src=x onerror=alert(1)><script>alert(2)</script>',
  'Donaudampfschifffahrtsgesellschaft'.repeat(3),
  'מאפיית הבוקר של רחוב הנמל',
  '\u202eright to left override',
  '👩🏽‍🍳🥐 ½ “quotes” & ＷＩＤＥ',
];

test('difficult names are text, stay in their card and do not disturb a sentence', async ({
  page,
  platform,
}) => {
  await openSignedIn(page, await ownerOf(platform, difficultNames), '/dashboard');
  await expect(names(page)).toHaveText(difficultNames.toReversed());
  await expectToFitEveryWidth(page);
  for (const name of difficultNames) {
    await choose(page, name, 'Delete');
    await expect(toasts(page).last()).toContainText(name);
  }
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
  await expectToFitEveryWidth(page);
});

test.describe('profile edit', () => {
  const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

  async function change(page: Page, from: string, to: string) {
    await field(page, 'Current password').fill(from);
    await field(page, 'New password').fill(to);
    await page.getByRole('button', { name: 'Change password' }).click();
  }

  test('a changed password ends every other session and not this one', async ({
    page,
    platform,
    browser,
  }) => {
    const session = await newAccount(platform);
    const elsewhere = await browser.newPage({ baseURL: platform.url });
    await openSignedIn(elsewhere, session, '/dashboard');
    await openSignedIn(page, session, '/dashboard/profile');
    await page.getByRole('link', { name: 'Edit profile' }).click();

    await change(page, 'not my password', 'x7Kp-2mQz4w!');
    await expect(field(page, 'Current password')).toHaveAccessibleDescription(/not your current password/);
    await change(page, password, 'x7Kp-2mQz4w!');
    await expect(page.getByText('Password changed', { exact: true })).toBeVisible();

    await page.reload();
    await expect(field(page, 'Current password')).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/login$/);
    await elsewhere.getByLabel('Email').fill(session.user.email);
    await elsewhere.getByLabel('Password', { exact: true }).fill('x7Kp-2mQz4w!');
    await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(elsewhere).toHaveURL(/\/dashboard$/);
    await elsewhere.close();
  });

  test('too many wrong passwords are refused for a while, in words', async ({ page, platform }) => {
    await openSignedIn(page, await newAccount(platform), '/dashboard/profile/edit');
    const body = { code: 'RATE_LIMITED', message: 'Too many tries. Wait a minute.', requestId: 'r' };
    await page.route('**/api/auth/password', (route) => route.fulfill({ status: 429, json: body }));
    await change(page, 'not my password', 'x7Kp-2mQz4w!');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Too many tries. Wait a minute.');
  });

  test('says so without a connection, and goes on with it', async ({ page, platform }) => {
    await openSignedIn(page, await newAccount(platform), '/dashboard/profile/edit');
    await expect(field(page, 'New password')).toBeVisible();
    await page.context().setOffline(true);
    await change(page, password, 'x7Kp-2mQz4w!');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Check your connection');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  });

  test('signing out everywhere ends both sessions and explains itself at sign in', async ({
    page,
    platform,
    browser,
  }) => {
    const session = await newAccount(platform);
    const elsewhere = await browser.newPage({ baseURL: platform.url });
    await openSignedIn(elsewhere, session, '/dashboard');
    await openSignedIn(page, session, '/dashboard/profile/edit');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('You are signed out on every device.', { exact: true })).toBeVisible();
    await expect(page.getByText('Your session has ended', { exact: true })).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/login$/);
    await elsewhere.close();
  });
});
