import type { Page } from '@playwright/test';
import {
  type BrandKitRequest,
  generateResponseSchema,
  previewPath,
  routes,
  type SessionResponse,
} from '@sitewright/contracts';
import { newAccount, openSignedIn, request } from '../support/account.ts';
import { promptArea } from '../support/journey.ts';
import { expectAccessibleInBothThemes, expectToFitEveryWidth } from '../support/judge.ts';
import { dropOn, type PictureFile, photo } from '../support/picture-files.ts';
import type { Platform } from '../support/platform.ts';
import { expect, test } from '../support/test.ts';

const logo: PictureFile = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#0b6e4f"/></svg>',
  ),
};

const prompt = 'A website for a bicycle repair workshop. Safety check £18, full service £75.';

async function madeFrom(platform: Platform, { token }: SessionResponse, body: object) {
  const answer = await request(platform, routes.generate, { prompt, engine: 'composer', ...body }, token);
  const { id } = generateResponseSchema.parse(await answer.json());
  const read = async (path: string) => (await fetch(platform.url + previewPath(id, path))).text();
  return { id, html: await read('index.html'), css: await read('styles.css') };
}

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

test('a brand kit is set on its page, and a new site wears it unless it is left out', async ({
  page,
  platform,
}) => {
  const person = await newAccount(platform);
  await openSignedIn(page, person, '/dashboard/profile');
  await page.getByRole('link', { name: 'Brand kit' }).click();
  await expect(page).toHaveURL(/\/dashboard\/brand-kit$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Brand kit' })).toBeVisible();

  await dropOn(page.getByText('Drop your logo here, or choose it.'), logo);
  await expect(page.getByAltText('Your logo on light')).toBeVisible();
  await expect(page.getByAltText('Your logo on dark')).toBeVisible();
  await page.getByRole('button', { name: 'Choose the colour Primary' }).click();
  await page.getByRole('textbox', { name: 'Primary, as hex' }).fill('#0b6e4f');
  await page
    .locator('label')
    .filter({ hasText: /^Fraunces$/ })
    .click();
  await expect(page.getByRole('radio', { name: 'Fraunces' })).toBeChecked();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Halden Cycles');
  await page.getByRole('button', { name: 'Add a contact' }).click();
  await page.getByRole('textbox', { name: 'Phone, contact 1' }).fill('+44 20 7946 0123');
  await page.keyboard.press('Tab');
  await saved(page);
  await expectAccessibleInBothThemes(page);
  await expectToFitEveryWidth(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Halden Cycles');
  await expect(page.getByAltText('Your logo on light')).toBeVisible();

  const worn = await madeFrom(platform, person, {});
  expect(worn.html).toContain('Halden Cycles');
  expect(worn.html).toContain('7946');
  expect(worn.css.toLowerCase()).toContain('#0b6e4f');
  expect(worn.css).toContain('Fraunces');
  expect(worn.html).toMatch(/<header[\s\S]*?<(?:img|svg)[^>]*(?:logo|role="img")/i);
  const bare = await madeFrom(platform, person, { brandKit: false });
  expect(bare.html).not.toContain('Halden Cycles');
  expect(bare.css.toLowerCase()).not.toContain('#0b6e4f');
});

test('the generator says that it uses the kit, once there is one, and leaves it out when told to', async ({
  page,
  platform,
}) => {
  const person = await newAccount(platform);
  await openSignedIn(page, person, '/app');
  await expect(promptArea(page)).toBeVisible();
  const line = page.getByRole('switch', { name: 'Uses your brand kit' });
  await expect(line).toHaveCount(0);
  const kit: BrandKitRequest = { name: 'Halden Cycles', contacts: [], hours: [], colours: {} };
  expect((await request(platform, routes.changeBrandKit, kit, person.token)).ok).toBe(true);
  await page.reload();
  await expect(line).toBeChecked();
  await expectAccessibleInBothThemes(page);
  await line.click();
  await expect(page.getByRole('switch', { name: 'Your brand kit is left out' })).not.toBeChecked();

  await promptArea(page).fill(prompt);
  const [asked] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/generate')),
    page.getByRole('button', { name: 'Generate Website' }).click(),
  ]);
  expect(asked.postDataJSON()).toMatchObject({ brandKit: false });
  await expect(page.getByText('Website generated!', { exact: true })).toBeVisible({ timeout: 30_000 });
});

test('what is wrong is said beside its field, what is not stored stays, and a logo that is none is refused', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, await newAccount(platform), '/dashboard/brand-kit');
  await page.getByRole('button', { name: 'Add opening hours' }).click();
  await page.getByRole('textbox', { name: /^Days/ }).fill('Monday');
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus();
  await expect(page.getByRole('textbox', { name: /^Times/ })).toHaveAccessibleDescription(/remove the line/);
  await expect(page.getByRole('alert')).toContainText('Not saved');
  await expectAccessibleInBothThemes(page);

  // It stays while its person looks elsewhere.
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await page.getByRole('link', { name: 'Brand kit' }).click();
  await page.getByRole('textbox', { name: /^Times/ }).fill('9 to 17');
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus();
  await saved(page);

  const drop = page.getByText('Drop your logo here, or choose it.');
  await dropOn(drop, { name: 'offer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByRole('alert')).toContainText('is no picture that a website can show');
  await dropOn(drop, photo('logo.png', 600, 200));
  await expect(page.getByAltText('Your logo on light')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the logo' }).click();
  await expect(drop).toBeVisible();
});
