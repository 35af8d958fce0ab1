import type { Page } from '@playwright/test';
import { administrator, openSignedIn } from '../support/account.ts';
import { openImageWorkshop } from '../support/image-workshop.ts';
import type { Stack } from '../support/stack.ts';
import { test as base, expect } from '../support/stack-test.ts';

const routes = '<AdminRoutes />';
const notice = 'Deployed a moment ago';
const here = '/mfe/admin/';
const next = '/mfe/admin-next/';

const test = base.extend<{ workshop: ReturnType<typeof openImageWorkshop> }>({
  workshop: async ({ stack }, use) => {
    const workshop = openImageWorkshop(stack);
    await use(workshop);
    workshop.close();
  },
});

const openAsAdmin = async (page: Page, stack: Stack, path: string) =>
  openSignedIn(page, await administrator(stack), path);

/** Every other container by its id, start and image: what has not been touched has not changed. */
async function others(stack: Stack) {
  const ids = (await stack.compose('ps', '--quiet')).split('\n').filter(Boolean);
  const lines = await stack.docker(
    'inspect',
    '--format',
    '{{.Name}} {{.Id}} {{.State.StartedAt}} {{.Image}}',
    ...ids,
  );
  return lines
    .split('\n')
    .filter((line) => line && !line.includes('admin-next'))
    .sort();
}

async function deployNext(stack: Stack) {
  const quick = ['--detach', '--no-deps', '--no-build', '--pull', 'never', '--force-recreate', '--wait'];
  await stack.compose('--profile', 'next', 'up', ...quick, 'mfe-admin-next');
  await expect.poll(async () => (await fetch(`${stack.url}${next}mf-manifest.json`)).status).toBe(200);
}

test('mfe-admin changed, built and deployed alone: a reload shows it, one line takes it back', async ({
  page,
  stack,
  workshop,
}) => {
  await openAsAdmin(page, stack, '/admin-panel/users');
  await expect(page.getByRole('table')).toBeVisible();
  const before = await others(stack);

  stack.log('mfe-admin changed: image');
  await workshop.build('stack-test-next', routes, `<><p>${notice}</p>${routes}</>`);
  stack.log('mfe-admin changed: deployed alone');
  await deployNext(stack);
  stack.editRegistry(here, next);
  await page.reload();
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  expect(await others(stack)).toEqual(before);

  stack.log('mfe-admin rolled back by one line of the registry');
  stack.editRegistry(next, here);
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText(notice)).toBeHidden();
  expect(await others(stack)).toEqual(before);
});

test.describe('with a failure that the browser reports', () => {
  test.use({ consoleErrors: async ({ page: _page }, use) => use([]) });

  test('a module of a newer contract than the shell knows is refused politely, and the rest works', async ({
    page,
    stack,
    workshop,
  }) => {
    stack.log('mfe-admin of a newer contract');
    await workshop.build('stack-test-next', '= remoteContractVersion', '= remoteContractVersion + 1');
    await deployNext(stack);
    stack.editRegistry(here, next);
    await openAsAdmin(page, stack, '/admin-panel');
    await expect(page.getByRole('heading', { name: 'This part is newer than the page' })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'My Projects' })).toBeVisible();

    stack.editRegistry(next, here);
    await page.goto('/admin-panel');
    await expect(page.getByText('Total Users')).toBeVisible();
  });
});
