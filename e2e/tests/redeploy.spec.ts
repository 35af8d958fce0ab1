import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inRoot } from '../../scripts/lib/paths.js';
import { administrator, openSignedIn } from '../support/account.ts';
import { type Platform, startTestPlatform } from '../support/platform.ts';
import { test as base, expect } from '../support/test.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

const routes = '<AdminRoutes />';
const notice = 'Deployed a moment ago';
const withNotice = `<><p>${notice}</p>${routes}</>`;

/** A platform of its own, whose administrators' module is deployed by the test. */
const test = base.extend<object, { workshop: Workshop }>({
  workshop: [
    async ({}, use) => {
      const workshop = openWorkshop();
      await use(workshop);
      workshop.close();
    },
    { scope: 'worker' },
  ],
  platform: [
    async ({ workshop }, use) => {
      const others = ['generator', 'dashboard'].map((name) => `${name}=${inRoot(`mfe-${name}`, 'dist')}`);
      const platform = await startTestPlatform({
        STATIC_MFE: [...others, `admin=${workshop.deployed}`].join(','),
      });
      await use(platform);
      await platform.close();
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(({ workshop }) => workshop.rollBack());

const openAsAdmin = async (page: Page, platform: Platform, path: string) =>
  openSignedIn(page, await administrator(platform), path);

function digestsOfBuiltFiles(): Record<string, string> {
  const files = globSync('{shell,mfe-*}/dist/**/*.*', { cwd: inRoot() }).sort();
  const digest = (file: string) =>
    createHash('sha256')
      .update(readFileSync(inRoot(file)))
      .digest('hex');
  return Object.fromEntries(files.map((file) => [file, digest(file)]));
}

test('mfe-admin changed, built and deployed alone: a reload shows it, and no other file is touched', async ({
  page,
  platform,
  workshop,
}) => {
  await openAsAdmin(page, platform, '/admin-panel/users');
  await expect(page.getByRole('table')).toBeVisible();
  const before = digestsOfBuiltFiles();
  expect(Object.keys(before).length).toBeGreaterThan(20);

  await workshop.deploy(routes, withNotice);
  await page.reload();
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  expect(digestsOfBuiltFiles()).toEqual(before);
});

test.describe('with a failure that the browser reports', () => {
  test.use({ consoleErrors: async ({ page: _page }, use) => use([]) });

  test('a module that was replaced while a page is open recovers on a retry', async ({
    page,
    platform,
    workshop,
  }) => {
    await openAsAdmin(page, platform, '/admin-panel/users');
    await expect(page.getByRole('table')).toBeVisible();
    await workshop.deploy(routes, withNotice);

    // The charts come with the dashboard: a file the server does not have any more.
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Usage Statistics' })).toBeVisible();
    await expect(page.locator('.recharts-bar-rectangle path').first()).toBeVisible();
  });

  test('a module that throws while it renders leaves the rest of the shell alive', async ({
    page,
    platform,
    workshop,
  }) => {
    const component = 'export default function AdminPanel() {';
    await workshop.deploy(component, `${component} if (window.name !== 'well') throw new Error('broken');`);
    await openAsAdmin(page, platform, '/admin-panel');
    await expect(page.getByRole('heading', { name: 'This part stopped working' })).toBeVisible();

    await page.evaluate(() => {
      window.name = 'well';
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Total Users')).toBeVisible();
  });

  test('a module of a newer contract than the shell knows is refused politely', async ({
    page,
    platform,
    workshop,
  }) => {
    await workshop.deploy('= remoteContractVersion', '= remoteContractVersion + 1');
    await openAsAdmin(page, platform, '/admin-panel');
    await expect(page.getByRole('heading', { name: 'This part is newer than the page' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();

    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Plain words in.');
  });

  test('a module that hangs is given up, and comes on a retry', async ({ page, platform }) => {
    await page.clock.install();
    const entry = '**/mfe/admin/assets/remoteEntry*';
    await page.route(entry, () => undefined);
    const asked = page.waitForRequest(entry);
    await openAsAdmin(page, platform, '/admin-panel/users');
    await asked;
    await page.clock.fastForward(15_000);
    await expect(page.getByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();

    await page.unroute(entry);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  });
});
