import { previewPath } from '@sitewright/contracts';
import { test as base } from '../support/hostile-sites.ts';
import { expect } from '../support/test.ts';
import { tryWaysOut } from '../support/try-ways-out.ts';
import { waysByPage, waysOut } from '../support/ways-out.ts';

/** A browser that does not know `Connection-Allowlist`: what holds there is the policy, the frame and the shim. */
const test = base.extend<object, object>({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--disable-features=ConnectionAllowlists'],
      }),
    { scope: 'worker' },
  ],
});

/** Such browsers connect before they refuse a navigation: nothing is said there, and nothing sent. */
const said = (heard: string[]) => heard.filter((what) => what !== 'connection');

/** What no directive of a policy governs; the rest does not depend on allowlists. */
const ungoverned = /WebRTC|link|address|refresh|popup|speculative|preconnection/;

for (const ways of waysByPage(Object.keys(waysOut).filter((name) => ungoverned.test(name)))) {
  test(`nothing is sent by ${ways.join(', ')} from a browser without allowlists`, async ({
    page,
    context,
    world,
  }) => {
    const tried = await tryWaysOut({ page, context, world }, ways);
    expect(tried.filter(({ heard }) => said(heard).length > 0)).toEqual([]);
  });
}

test('a page that finds itself on top, because its browser did not say what it asks for, moves into a frame', async ({
  page,
  world,
  sealed,
}) => {
  const id = await world.makeSite(await world.newPerson(), `location = '${sealed.url}/?data';`);
  await page.route('http://localhost:*/**/index.html', async (route) => {
    const { 'sec-fetch-dest': _unsaid, ...headers } = await route.request().allHeaders();
    await route.fulfill({ response: await route.fetch({ headers, maxRedirects: 0 }) });
  });
  await page.goto(previewPath(id), { waitUntil: 'commit' });
  await expect(page).toHaveURL(/index\.html(\?window)?$/);
  await expect(page.locator('iframe[title="Preview"]')).toBeAttached();
  expect(said(sealed.heard)).toEqual([]);
});
