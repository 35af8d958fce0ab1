import type { Browser, Page } from '@playwright/test';
import { newAccount } from './account.ts';
import { download, generate, preview, register } from './journey.ts';
import { openFromDisk } from './offline-site.ts';
import type { Reachable } from './platform.ts';
import { expect } from './test.ts';

const prompt = 'A website for Halden Cycles, a repair workshop. Safety check £18, full service £75.';

/** A person registers, describes a website, sees it in a frame of another origin, downloads it and opens it offline. */
export async function goThroughMainJourney(page: Page, browser: Browser, platform: Reachable) {
  await register(page);
  const heading = await generate(page, prompt);
  await expect(preview(page).getByText('£18').first()).toBeVisible();
  const frame = await page.getByTitle('Preview of your website').elementHandle();
  const address = new URL((await frame?.contentFrame())?.url() ?? '');
  expect(address.host).toBe(`preview.${new URL(platform.url).host}`);

  const { name, files } = await download(page);
  expect(name).toBe('generated-site.zip');
  const offline = await openFromDisk(browser, files);
  await expect(offline.page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(offline.leaving).toEqual([]);
  await offline.close();

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Projects');
  await expect(page.getByText('Halden Cycles').first()).toBeVisible();
}

/** An administrator signs in, sees the totals, makes somebody an administrator, and finds the site of the main journey. */
export async function goThroughAdminJourney(page: Page, platform: Reachable) {
  const { user } = await newAccount(platform);
  await page.goto('/admin-panel');
  await page.getByLabel('Email').fill(platform.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(platform.admin.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Total Users')).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'Users' }).click();
  const row = page.getByRole('row').filter({ hasText: user.email });
  await row.getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toContainText('admin');

  await page.getByRole('navigation').getByRole('link', { name: 'Sites' }).click();
  await expect(page.getByText('Halden Cycles').first()).toBeVisible();
}
