import { routes } from '@sitewright/contracts';
import { generate, promptArea, register } from '../support/journey.ts';
import { startTestPlatform } from '../support/platform.ts';
import { killPart } from '../support/processes.ts';
import { test as base, expect } from '../support/test.ts';

/** A platform of its own: killing the database would disturb whoever shares one. */
const test = base.extend<{ own: Awaited<ReturnType<typeof startTestPlatform>> }>({
  own: async ({}, use) => {
    const platform = await startTestPlatform();
    await use(platform);
    await platform.close();
  },
  baseURL: ({ own }, use) => use(own.url),
});

const healthOf = async (url: string, part: string) =>
  (await (await fetch(`${url}/healthz`)).json()).parts[part].status;

test('a database that is killed in mid-work is back at once, with everything that was acknowledged', async ({
  page,
  own,
}) => {
  await register(page);
  await generate(page, 'A bakery in Leipzig called Morgenrot');

  await promptArea(page).fill('A bookshop in Porto called Folha');
  const accepted = page.waitForResponse(
    (response) => response.url().endsWith(routes.generate.path) && response.ok(),
  );
  await page.getByRole('button', { name: 'Generate Website' }).click();
  await accepted;
  killPart('embedded-mongo', `DATA_DIR=${own.dataDir}`);

  for (const part of ['auth', 'sites', 'mail'])
    await expect.poll(() => healthOf(own.url, part)).toBe('ready');
  await page.goto('/dashboard');
  const projects = page.getByRole('main').getByRole('listitem');
  await expect(projects.filter({ hasText: 'Morgenrot' })).toBeVisible();
  // What was accepted is made, though its database was gone in the middle, and once.
  const bookshop = projects.filter({ hasText: 'Folha' });
  await expect(bookshop.getByRole('link', { name: /^Preview / })).toBeVisible({ timeout: 30_000 });
  await expect(bookshop).toHaveCount(1);
  await expect(projects).toHaveCount(2);
  await page.goto('/app');
  await generate(page, 'A bicycle workshop in Ghent called Spaak');
});
