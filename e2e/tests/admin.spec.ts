import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { routes } from '@sitewright/contracts';
import { unzipSync } from 'fflate';
import { administrator, newAccount, openSignedIn, request } from '../support/account.ts';
import { siteInTab } from '../support/journey.ts';
import { expectAccessibleInBothThemes } from '../support/judge.ts';
import type { Platform } from '../support/platform.ts';
import { expect, listen, test } from '../support/test.ts';

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm Role Change' });
const cards = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Somebody other than the administrator has a site made. */
async function siteOfSomebody(platform: Platform, name: string) {
  const { token, user } = await newAccount(platform);
  const made = await request(
    platform,
    routes.generate,
    { prompt: `A website for ${name}, a bakery.` },
    token,
  );
  expect(made.ok, await made.clone().text()).toBe(true);
  return { email: user.email, ...routes.generate.response.parse(await made.json()) };
}

const openAsAdmin = async (page: Page, platform: Platform, path: string) =>
  openSignedIn(page, await administrator(platform), path);

test('the first admin signs in and finds the totals', async ({ page, platform }) => {
  await siteOfSomebody(platform, 'Marrow & Rye');
  await page.goto('/admin-panel');
  await page.getByLabel('Email').fill(platform.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(platform.admin.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  const answer = await request(platform, routes.stats, undefined);
  const { totalUsers, totalGeneratedSites } = routes.stats.response.parse(await answer.json());
  const main = page.getByRole('main');
  await expect(main.getByRole('definition').first()).toHaveText(String(totalUsers));
  await expect(main.getByRole('definition').nth(1)).toHaveText(String(totalGeneratedSites));
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Usage Statistics',
    'Distribution',
    'Last 30 days',
  ]);
  await expect(main.getByText('Count', { exact: true }).first()).toBeVisible();

  const percent = Math.round((100 * totalUsers) / (totalUsers + totalGeneratedSites));
  await expect(page.locator('svg').getByText(`Users: ${percent}%`)).toBeVisible();
  await expect(
    main.getByRole('region', { name: 'Usage Statistics' }).locator('.recharts-bar-rectangle path'),
  ).toHaveCount(2);
  expect(await page.locator('style').count()).toBe(0);
});

test('the charts are loaded with the totals, and not with the other pages', async ({ page, platform }) => {
  let bytes = 0;
  page.on('response', async (response) => {
    if (response.url().includes('/mfe/admin/')) bytes = Math.max(bytes, (await response.body()).length);
  });
  await openAsAdmin(page, platform, '/admin-panel/users');
  await expect(page.getByRole('table')).toBeVisible();
  expect(bytes).toBeLessThan(250_000);
});

test('totals that cannot be had say why and come back', async ({ page, platform }) => {
  const body = { code: 'UNAVAILABLE', message: 'The database is restarting.', requestId: 'r' };
  await page.route('**/api/stats', (route) => route.fulfill({ status: 503, json: body }));
  await openAsAdmin(page, platform, '/admin-panel');
  await expect(page.getByText('Error: The database is restarting.')).toBeVisible();
  await page.unroute('**/api/stats');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Total Users')).toBeVisible();
});

const lastDays = (page: Page) => page.getByRole('region', { name: 'Last 30 days' });

test('what came today is drawn, said in a table and shown to arrow keys and the pointer', async ({
  page,
  platform,
}) => {
  await siteOfSomebody(platform, 'Tallow & Wick');
  await openAsAdmin(page, platform, '/admin-panel');
  const rows = lastDays(page).getByRole('row');
  await expect(rows).toHaveCount(31);
  const [sites = '', signUps = ''] = await rows.last().getByRole('cell').allTextContents();
  expect(Number(sites)).toBeGreaterThan(0);
  expect(Number(signUps)).toBeGreaterThan(0);

  const chart = lastDays(page).getByRole('application');
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  const day = lastDays(page).getByRole('status');
  await expect(day).toContainText(await rows.nth(2).getByRole('rowheader').innerText());
  await expect(day).toContainText('Sites');
  await page.keyboard.press('Tab');
  await chart.hover({ position: { x: 400, y: 100 } });
  await expect(day).toContainText('Sign-ups');
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap shows the figures of a day', async ({ page, platform }) => {
    await openAsAdmin(page, platform, '/admin-panel');
    const chart = lastDays(page).getByRole('application');
    await chart.tap({ position: { x: 200, y: 100 } });
    await expect(lastDays(page).getByRole('status')).toContainText(/day \d+ \w+Sites/);
  });
});

test('days that cannot be had say why and come back; the totals stay', async ({ page, platform }) => {
  const body = { code: 'UNAVAILABLE', message: 'The database is restarting.', requestId: 'r' };
  await page.route('**/api/stats/daily', (route) => route.fulfill({ status: 503, json: body }));
  await openAsAdmin(page, platform, '/admin-panel');
  await expect(lastDays(page).getByText('Error: The database is restarting.')).toBeVisible();
  await expect(page.getByText('Total Users')).toBeVisible();
  await page.unroute('**/api/stats/daily');
  await lastDays(page).getByRole('button', { name: 'Try again' }).click();
  await expect(lastDays(page).getByRole('row')).toHaveCount(31);
});

test('a person is promoted and demoted again; each message goes away', async ({ page, platform }) => {
  const { user } = await newAccount(platform);
  await openAsAdmin(page, platform, '/admin-panel/users');
  await page.getByRole('searchbox').fill(user.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  const row = rowOf(page, user.email);

  for (const [action, from, to] of [
    ['Promote', 'user', 'admin'],
    ['Demote', 'admin', 'user'],
  ] as const) {
    await row.getByRole('button', { name: action }).click();
    await expect(dialog(page).getByRole('definition')).toHaveText([user.email, from, to]);
    await dialog(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(row.getByRole('cell').first()).toHaveText(to);
    const message = page.getByRole('status').filter({ hasText: user.email });
    await expect(message).toBeVisible();
    await expect(message).toBeHidden();
  }
});

test('a cancelled change changes nothing and gives the focus back', async ({ page, platform }) => {
  const { user } = await newAccount(platform);
  await openAsAdmin(page, platform, '/admin-panel/users');
  await page.getByRole('searchbox').fill(user.email);
  const action = rowOf(page, user.email).getByRole('button', { name: 'Promote' });
  await action.click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(action).toBeFocused();
});

test('a session that ended meanwhile leads from the question to sign-in and back', async ({
  page,
  platform,
}) => {
  const { user } = await newAccount(platform);
  const session = await administrator(platform);
  await openSignedIn(page, session, '/admin-panel/users');
  await page.getByRole('searchbox').fill(user.email);
  await rowOf(page, user.email).getByRole('button', { name: 'Promote' }).click();
  await page.route(`**${routes.changeRole.path}`, async (route) => {
    const ended = await request(platform, routes.logoutAll, {}, session.token);
    expect(ended.ok).toBe(true);
    await route.continue();
  });
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(platform.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(platform.admin.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin-panel\/users$/);
  await expect(page.getByRole('table')).toBeVisible();
});

test('sites are sorted, and found by their owner', async ({ page, platform }) => {
  const first = await siteOfSomebody(platform, 'Aldgate Oven');
  const second = await siteOfSomebody(platform, 'Zennor Mill');
  await openAsAdmin(page, platform, '/admin-panel/sites');
  await expect(cards(page).first()).toContainText(second.id);
  await expect(cards(page).first()).toContainText(`Owner: ${second.email}`);
  await page.getByLabel('Sort by').selectOption('Oldest first');
  await expect(cards(page).first()).not.toContainText(second.id);
  await page.getByRole('searchbox').fill(first.email);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(`ID: ${first.id}`);
});

test('the last admin stays one, and the dialog says why', async ({ page, platform }) => {
  await openAsAdmin(page, platform, '/admin-panel/users');
  await page.getByRole('searchbox').fill(platform.admin.email);
  const row = rowOf(page, platform.admin.email);
  await row.getByRole('button', { name: 'Demote' }).click();
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('last admin');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(row.getByRole('cell').first()).toHaveText('admin');
});

test('somebody else’s site is listed, seen, previewed and downloaded', async ({ page, platform }) => {
  const { id } = await siteOfSomebody(platform, 'Halden Loaf');
  await openAsAdmin(page, platform, '/admin-panel/sites');
  await expect(page.getByText('Manage and preview generated websites')).toBeVisible();
  const card = cards(page).filter({ hasText: `ID: ${id}` });
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
  await expect(card.getByText(`Created: ${today}`)).toBeVisible();

  const thumbnail = card.frameLocator('iframe[title="Thumbnail"]');
  await expect(thumbnail.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();

  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    card.getByRole('link', { name: /^Preview / }).click(),
  ]);
  const consoleErrors = listen(preview);
  await expect(siteInTab(preview).getByRole('heading', { level: 1 })).toBeVisible();
  expect(await preview.evaluate(() => window.opener)).toBeNull();
  expect(consoleErrors).toEqual([]);
  await preview.close();

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('link', { name: /^Download / }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('generated-site.zip');
  expect(Object.keys(unzipSync(await readFile(await saved.path())))).toContain('index.html');

  const menu = card.getByRole('button', { name: /^More for / });
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Download' })).toBeVisible();
  await menu.click();
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('a user is sent away, from every page of the panel', async ({ page, platform }) => {
  const account = await newAccount(platform);
  for (const below of ['', '/users', '/sites', '/engine', '/health', '/messages']) {
    await openSignedIn(page, account, `/admin-panel${below}`);
    await expect(page).toHaveURL(/\/unauthorized$/);
  }
});

test('on a phone the menu is a drawer, and three columns fit', async ({ page, platform }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsAdmin(page, platform, '/admin-panel');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link')).toHaveText([
    'Sitewright',
    'Dashboard',
    'Users',
    'Sites',
    'Engine',
    'Health',
    'Messages',
    'App',
    'Home',
  ]);
  await drawer.getByRole('link', { name: 'Users' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('columnheader')).toHaveText(['Email', 'Role', 'Actions']);
  await expect(page.getByRole('button', { name: /^(Promote|Demote)/ }).first()).toBeInViewport({ ratio: 1 });
});

test('the words of the pie are whole on the smallest phone', async ({ page, platform }) => {
  await page.setViewportSize({ width: 320, height: 1400 });
  await openAsAdmin(page, platform, '/admin-panel');
  const chart = page.getByRole('region', { name: 'Distribution' });
  const frame = await chart.boundingBox();
  for (const words of [/^Users: \d+%$/, /^Sites: \d+%$/]) {
    const label = chart.locator('svg').getByText(words);
    await expect(label).toBeVisible();
    const box = await label.boundingBox();
    expect(box?.x).toBeGreaterThan(frame?.x ?? Number.NaN);
    expect((box?.x ?? Number.NaN) + (box?.width ?? 0)).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
  }
});

test('the dialog is accessible in both themes', async ({ page, platform }) => {
  await openAsAdmin(page, platform, '/admin-panel/users');
  await page.getByRole('button', { name: 'Demote' }).first().click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('every part of the platform tells its version on the Health page', async ({ page, platform }) => {
  await openAsAdmin(page, platform, '/admin-panel/health');
  const parts = page
    .getByRole('table', { name: 'Parts' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  await expect(parts).toHaveCount(9);
  for (const part of await parts.all())
    await expect(part.getByRole('cell').first()).toHaveText(/^\d+\.\d+\.\d+/);
  await expectAccessibleInBothThemes(page);
});
