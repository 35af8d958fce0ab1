import type { Locator, Page } from '@playwright/test';
import { routes, type SiteDetails } from '@sitewright/contracts';
import { newAccount, openSignedIn, request, signIn } from '../support/account.ts';
import { generate, preview, promptArea, register } from '../support/journey.ts';
import { expectAccessible, expectAccessibleInBothThemes, expectToFitEveryWidth } from '../support/judge.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const bakery = 'A bakery called Rye & Ember in Leeds, with a menu and opening hours';
const frame = (page: Page) => page.getByTitle('Preview of your website');
const code = (page: Page, path: string) => page.getByRole('region', { name: `Text of ${path}` });
const report = (page: Page) => page.getByRole('region', { name: 'Quality report' });

/** The address of another site: what is being made has one of its own in between. */
const anotherThan = (before: string) => (address: URL) =>
  address.searchParams.has('site') && address.href !== before;

/** The look of the site that is open. */
const stylesOf = (page: Page) =>
  page.evaluate(async () => {
    const id = new URL(location.href).searchParams.get('site');
    const styles = await fetch(`/preview/${id}/styles.css`);
    return styles.text();
  });

test('a reload, a link and the recent sites open the same site again', async ({ page }) => {
  await register(page);
  const heading = await generate(page, bakery);
  await expect(page).toHaveURL(/\/app\?site=[0-9a-f]{32}$/);
  const address = page.url();

  await promptArea(page).fill(`${bakery}, by the sea`);
  await page.reload();
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(promptArea(page)).toHaveValue(`${bakery}, by the sea`);
  await expect(page.getByRole('link', { name: 'Download ZIP' })).toBeVisible();
  // Where something was written no empty box is drawn in advance.
  expect(await page.evaluate(() => sessionStorage.getItem('generator'))).toContain('by the sea');

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'App', exact: true }).first().click();
  await expect(page.getByText('Please generate a site to preview it here.')).toBeVisible();
  await page.getByRole('region', { name: 'Recent sites' }).getByRole('link').click();
  await expect(page).toHaveURL(address);
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['email', 'role', 'token']);
});

for (const size of [phone, desk]) {
  test(`${size.width} px wide, the news of a new site covers neither it nor what steers it`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await register(page);
    // The news of the registration has gone.
    await page.reload();
    await promptArea(page).fill(bakery);
    await page.getByRole('button', { name: 'Generate Website' }).click();
    const news = page.locator('[data-slot="toast"]').filter({ hasText: 'Website generated!' });
    await expect(news).toBeVisible();
    // What is pointed at stays: on a busy machine it would be gone before it is measured.
    await news.hover();
    await expect(frame(page)).toBeVisible();
    const needed = page
      .getByRole('region', { name: 'Your website' })
      .or(page.getByRole('navigation', { name: 'Views' }))
      .or(page.locator('footer'));
    const box = (part: Locator) =>
      part.boundingBox().then((found) => found ?? { x: 0, y: 0, width: 0, height: 0 });
    await expect(async () => {
      const { x, y, width, height } = await box(news);
      for (const part of await needed.all()) {
        const other = await box(part);
        const isApart =
          other.x + other.width <= x ||
          x + width <= other.x ||
          other.y + other.height <= y ||
          y + height <= other.y;
        expect(isApart || other.width === 0).toBe(true);
      }
    }).toPass();
  });
}

test('a site of somebody else, a deleted one and an unknown one cannot be opened', async ({
  page,
  platform,
}) => {
  await register(page);
  await generate(page, bakery);
  const ownAddress = page.url();
  const id = new URL(ownAddress).searchParams.get('site') ?? '';
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');

  await openSignedIn(page, await newAccount(platform), ownAddress);
  await expect(page.getByRole('heading', { name: 'This site cannot be opened' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download ZIP' })).toBeDisabled();
  await expect(frame(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start with an empty desk' }).click();
  await expect(page.getByText('Please generate a site to preview it here.')).toBeVisible();
  await expect(page).toHaveURL(/\/app$/);

  const path = routes.deleteSite.path.replace(':id', id);
  expect((await request(platform, { ...routes.deleteSite, path }, undefined, token)).ok).toBe(true);
  for (const unknown of [id, '0'.repeat(32), '..%2F..%2Fapi']) {
    await page.goto(`/app?site=${unknown}`);
    await expect(page.getByRole('heading', { name: 'This site cannot be opened' })).toBeVisible();
  }
});

test('preview, code and report are accessible in both themes and fit every width', async ({ page }) => {
  await register(page);
  await generate(page, bakery);
  await expectAccessibleInBothThemes(page);
  await expectToFitEveryWidth(page);
  await page.getByRole('tab', { name: 'Code' }).click();
  await expect(code(page, 'index.html')).toContainText('<!doctype html>');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Open report' }).click();
  await expect(report(page).getByRole('heading', { name: /^\d+ placeholders? to fill in$/ })).toBeVisible();
  await report(page)
    .getByText(/checks passed$/)
    .first()
    .click();
  await expectAccessibleInBothThemes(page);
  await expectToFitEveryWidth(page);
});

test('a page that leaves its colours to the browser can be read in both themes', async ({ page }) => {
  await register(page);
  await generate(page, bakery);
  await page.getByRole('combobox', { name: 'Page' }).selectOption('404.html');
  const heading = preview(page).getByRole('heading', { name: 'Page not found' });
  for (const [colorScheme, ink] of [
    ['dark', 'rgb(255, 255, 255)'],
    ['light', 'rgb(0, 0, 0)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(heading).toHaveCSS('color', ink);
    // The page has nothing of its own behind its words: what the frame stands on must not have their colour.
    await expect(frame(page).locator('..')).not.toHaveCSS('background-color', ink);
  }
});

test('on a phone the views are tabs, accessible in both themes', async ({ page }) => {
  await page.setViewportSize(phone);
  await register(page);
  await generate(page, bakery);
  await expectAccessibleInBothThemes(page);
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('button', { name: 'Report' }).click();
  await expectAccessibleInBothThemes(page);
  await views.getByRole('button', { name: 'Code' }).click();
  await page.getByRole('combobox', { name: 'File' }).selectOption('styles.css');
  await expect(code(page, 'styles.css')).toContainText('tailwindcss');
  await expectAccessibleInBothThemes(page);
  await views.getByRole('button', { name: 'Prompt' }).click();
  await expect(promptArea(page)).toBeVisible();
});

test('the code is read and copied with the keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await register(page);
  await generate(page, bakery);
  await page.getByRole('tab', { name: 'Preview' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(code(page, 'index.html')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Files' })
    .getByRole('button', { name: /^index.html/ })
    .focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(code(page, '404.html')).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('404.html is in the clipboard.', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^<!doctype html>[\s\S]*<\/html>\s*$/i,
  );
});

test('full screen shows the preview alone; Escape returns with the focus', async ({ page }) => {
  await register(page);
  await generate(page, bakery);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(promptArea(page)).toBeHidden();
  await expect(frame(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(promptArea(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
});

test('a browser without full screen fills its window', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'requestFullscreen'));
  await register(page);
  await generate(page, bakery);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(promptArea(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(promptArea(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeFocused();
});

test('a session that dies while a site is made: sign in again, the prompt is still there', async ({
  page,
  platform,
}) => {
  const account = await newAccount(platform);
  await openSignedIn(page, account, '/app');
  await promptArea(page).fill(bakery);
  await page.route('**/api/generate', (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer a.b.c' } }),
  );
  await page.getByRole('button', { name: 'Generate Website' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.unroute('**/api/generate');
  await signIn(page, account.user.email);
  await expect(page).toHaveURL(/\/app$/);
  await expect(promptArea(page)).toHaveValue(bakery);
  await generate(page, bakery);
});

test('a network that fails and comes back loses neither prompt nor site', async ({ page, context }) => {
  await register(page);
  await promptArea(page).fill(bakery);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Generate Website' }).click();
  const refused = page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' });
  await expect(refused).toBeVisible();
  await expect(page.getByText('Your recent sites could not be loaded.')).toBeVisible();
  await expect(promptArea(page)).toHaveValue(bakery);
  await context.setOffline(false);
  await refused.getByRole('button', { name: 'Try again' }).click();
  await expect(frame(page)).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Code' }).click();
  const failed = page.getByRole('tabpanel', { name: 'Code' }).getByRole('alert');
  await expect(failed).toContainText('This part of the page could not be loaded.');
  await context.setOffline(false);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(code(page, 'index.html')).toContainText('<!doctype html>');
});

test('the report counts what is open, leads to it, and groups what was checked', async ({ page }) => {
  await register(page);
  await generate(page, bakery);
  await page.getByRole('tab', { name: 'Report' }).click();
  const headings = report(page).getByRole('heading');
  await expect(headings.nth(0)).toHaveText(/^\s*\d+ placeholders? to fill in$/);
  await expect(headings.nth(1)).toHaveText('To do by you');
  const open = report(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^“Examples: / }) })
    .first();
  await expect(open).toContainText(/\d places?/);
  for (const area of ['Works', 'Looks right', 'Found by search', 'Accessible', 'Private']) {
    await expect(report(page).getByRole('heading', { level: 3, name: area })).toBeVisible();
  }
  await expect(report(page).getByText('Styles', { exact: true })).toBeVisible();

  await open.getByRole('button').first().click();
  await expect(code(page, 'index.html').locator('[data-marked]')).toContainText('data-example');
});

test('the same words again: the page asks, and another design is another website', async ({ page }) => {
  await register(page);
  await generate(page, bakery);
  const first = page.url();
  await page.getByRole('button', { name: 'Generate Website' }).click();
  const question = page.getByRole('dialog', { name: 'The same words again?' });
  await expect(question).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectToFitEveryWidth(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Generate Website' })).toBeFocused();
  await expect(page).toHaveURL(first);

  const firstStyles = await stylesOf(page);
  await page.getByRole('button', { name: 'Generate Website' }).click();
  await question.getByRole('button', { name: 'Another design' }).click();
  await expect(page).toHaveURL(anotherThan(first));
  const second = page.url();
  const secondStyles = await stylesOf(page);
  expect(secondStyles).not.toBe(firstStyles);

  await page.getByRole('button', { name: 'Generate Website' }).click();
  await question.getByRole('button', { name: 'Make the same again' }).click();
  await expect(page).toHaveURL(anotherThan(second));
  expect(await stylesOf(page)).toBe(secondStyles);
});

test('20,000 characters are sent as they are', async ({ page }) => {
  await register(page);
  const prompt = `${bakery}. `.padEnd(19_999, 'We bake bread through the night. ').concat('!');
  await generate(page, prompt);
  await page.reload();
  await expect(promptArea(page)).toHaveValue(prompt);
  await expect(page.getByText('20,000 / 20,000')).toBeVisible();
});

test('two hundred files with long names are listed and read, and nothing spills over', async ({ page }) => {
  await register(page);
  await generate(page, bakery);
  const long = 'a-very-long-name-that-no-column-holds'.repeat(4);
  const files = Array.from({ length: 200 }, (_, index) => ({
    path: index === 0 ? 'index.html' : `pages/${long}-${String(index).padStart(3, '0')}.html`,
    bytes: 1000 + index,
    isText: true,
  }));
  await page.route('**/api/sites/*', async (route) => {
    const site: SiteDetails = await (await route.fetch()).json();
    await route.fulfill({ json: { ...site, files } });
  });
  await page.route('**/api/sites/*/files/pages/**', (route) =>
    route.fulfill({ json: { path: files[199]?.path, content: `<p>${'x'.repeat(5000)}</p>\n`.repeat(500) } }),
  );
  await page.reload();
  await page.getByRole('tab', { name: 'Code' }).click();
  const list = page.getByRole('navigation', { name: 'Files' });
  await expect(list.getByRole('button', { name: /B$/ })).toHaveCount(200);
  await list.getByRole('button', { name: /^index.html/ }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(code(page, files[199]?.path ?? '')).toBeVisible();
  await expect(list.getByRole('button', { name: /-199.html/ })).toBeInViewport();
  await expectAccessible(page);
  await expectToFitEveryWidth(page);
});

for (const size of [phone, desk]) {
  test(`${size.width} px wide, an outline is rendered before the page’s own JavaScript, and the page takes its places`, async ({
    page,
    platform,
  }) => {
    await page.setViewportSize(size);
    const script = Promise.withResolvers<void>();
    await page.route('**/assets/main.*.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto('/terms', { waitUntil: 'commit' });
    const { token, user } = await newAccount(platform);
    await page.evaluate((kept) => Object.assign(localStorage, kept), { token, ...user });
    await page.goto('/app', { waitUntil: 'commit' });

    const title = page.getByText('What should it be?');
    const placeholder = page.getByText('Describe your website');
    await expect(placeholder).toBeVisible();
    const outlined = [await title.boundingBox(), await placeholder.boundingBox()];
    script.resolve();
    await expect(promptArea(page)).toBeVisible();
    expect([await title.boundingBox(), await promptArea(page).boundingBox()]).toEqual(outlined);
    // A screen reader, which was told of nothing but loading, hears where it is.
    await expect(page.locator('[aria-live=polite]', { hasText: 'Generator' })).toHaveCount(1);
  });
}
