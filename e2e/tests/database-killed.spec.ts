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
  const asked = page.waitForRequest((request) => request.url().endsWith(routes.generate.path));
  await page.getByRole('button', { name: 'Generate Website' }).click();
  await asked;
  killPart('embedded-mongo', `DATA_DIR=${own.dataDir}`);

  for (const part of ['auth', 'sites', 'mail'])
    await expect.poll(() => healthOf(own.url, part)).toBe('ready');
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Morgenrot' })).toBeVisible();
  await page.goto('/app');
  await generate(page, 'A bicycle workshop in Ghent called Spaak');
});
