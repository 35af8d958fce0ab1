import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { generate, promptArea, register } from '../support/journey.ts';
import { expectAccessible, expectToFitEveryWidth } from '../support/judge.ts';
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

  const thumbnail = page.frameLocator('iframe[sandbox="allow-scripts"]');
  await expect(thumbnail.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(heading);

  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /^Preview / }).click(),
  ]);
  const complaints = listen(preview);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(await preview.evaluate(() => window.opener)).toBeNull();
  expect(complaints).toEqual([]);
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
    for (const path of ['/dashboard', '/dashboard/profile', `/dashboard/${'nowhere'.repeat(20)}`]) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expectToFitEveryWidth(page);
    }
  });
});

test('axe finds nothing, in either theme, with projects and without', async ({ page }) => {
  await register(page);
  await generate(page, prompt);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const path of ['/dashboard', '/dashboard/profile']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectAccessible(page);
    }
  }
});
