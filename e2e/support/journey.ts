import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect } from './test.ts';

let people = 0;

/** An address nobody has registered yet. */
export const newEmail = () => `person-${process.pid}-${++people}@example.com`;

export const password = 'correct horse battery staple';

/** Registers somebody new on the screen; ends on the generator. */
export async function register(page: Page, email = newEmail()) {
  await page.goto('/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/app$/);
  return email;
}

export const promptArea = (page: Page) => page.getByRole('textbox', { name: 'Your prompt' });
export const preview = (page: Page) => page.frameLocator('iframe[title="Preview of your website"]');

/** The site in a tab of its own, which holds it in a frame. */
export const siteInTab = (tab: Page) => tab.frameLocator('iframe[title="Preview"]');

/** Describes a site and waits until its preview shows a first heading. */
export async function generate(page: Page, prompt: string) {
  await promptArea(page).fill(prompt);
  await page.getByRole('button', { name: 'Generate Website' }).click();
  await expect(page.getByText('Website generated!', { exact: true })).toBeVisible({ timeout: 30_000 });
  const heading = preview(page).getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  return (await heading.textContent())?.replace(/\s+/g, ' ').trim() ?? '';
}

/** Presses Download ZIP. @returns the saved name and the files by path */
export async function download(page: Page) {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: 'Download ZIP' })
      .or(page.getByRole('button', { name: 'Download ZIP' }))
      .click(),
  ]);
  const bytes = await readFile(await saved.path());
  return { name: saved.suggestedFilename(), files: unzipSync(bytes) };
}
