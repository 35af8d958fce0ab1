import type { Locator, Request } from '@playwright/test';
import { promptArea, register } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

const generatorFiles = '**/mfe/generator/**';

test.describe('with a remote that fails to load', () => {
  // A file that cannot be fetched is an error in the browser's console, and wanted here.
  test.use({ consoleErrors: async ({ page: _page }, use) => use([]) });

  test('the rest of the shell lives, the message is clear, and a retry works when it is back', async ({
    page,
  }) => {
    await register(page);
    await page.route(generatorFiles, (route) => route.abort());
    await page.goto('/app');
    await expect(page.getByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();

    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Plain words in.');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();

    await page.unroute(generatorFiles);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(promptArea(page)).toBeVisible();
  });

  test('it comes by itself when the network is back', async ({ page, context }) => {
    await register(page);
    await page.goto('/dashboard/profile');
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'App', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await context.setOffline(false);
    await expect(promptArea(page)).toBeVisible();
    await expect(page.getByText('Your network is back', { exact: true })).toBeVisible();
  });

  test('another remote works all the same', async ({ page }) => {
    await register(page);
    await page.route(generatorFiles, (route) => route.abort());
    await page.goto('/dashboard');
    await expect(page.getByText('No projects yet')).toBeVisible();
  });

  test('a remote that this server does not have is said so politely', async ({ page }) => {
    await register(page);
    await page.route('**/mfe-registry.json', (route) => route.fulfill({ json: { remotes: [] } }));
    await page.goto('/app');
    await expect(
      page.getByRole('heading', { name: 'This part is not available on this server' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
});

for (const script of ['main', 'application']) {
  test.describe(`without ${script}.js`, () => {
    test.use({ consoleErrors: async ({ page: _page }, use) => use([]) });

    test('the page says that it did not come, and how to go on', async ({ page }) => {
      await page.route(`**/assets/${script}.*.js`, (route) => route.abort());
      await page.goto('/');
      await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
      await expect(page.getByText('Loading')).toHaveCount(0);
      await page.unroute(`**/assets/${script}.*.js`);
      await page.getByRole('button', { name: 'Reload page' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Plain words in.');
    });
  });
}

test('the shell finds its remotes at run time, through their manifests', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  expect(asked.filter((path) => path.startsWith('/mfe'))).toEqual([]);
  await register(page);
  await expect(promptArea(page)).toBeVisible();
  expect(asked).toContain('/mfe-registry.json');
  expect(asked).toContain('/mfe/generator/mf-manifest.json');
});

const isOfGenerator = (request: Request) => new URL(request.url()).pathname.startsWith('/mfe/generator/');

for (const [way, intend] of [
  ['pointer', (link: Locator) => link.hover()],
  ['keyboard', (link: Locator) => link.focus()],
] as const) {
  test(`a remote is fetched when the ${way} reaches its link, before anybody follows it`, async ({
    page,
  }) => {
    await register(page);
    await page.goto('/dashboard');
    await expect(page.getByText('No projects yet')).toBeVisible();
    const fetched = page.waitForRequest(
      (request) => isOfGenerator(request) && /remoteEntry/.test(request.url()),
    );
    await intend(page.getByRole('link', { name: 'App', exact: true }).first());
    await fetched;
    await expect(page).toHaveURL(/\/dashboard$/);
  });
}
