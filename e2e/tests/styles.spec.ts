import type { Page } from '@playwright/test';
import { administrator, openSignedIn } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

/** What makes the look of an element, as the browser computed it. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const properties = [
      ...['display', 'position', 'color', 'background-color', 'font-family', 'font-size', 'font-weight'],
      ...[
        'line-height',
        'margin',
        'padding',
        'border-width',
        'border-radius',
        'gap',
        'width',
        'grid-template-columns',
      ],
    ];
    const look = (element: Element) => {
      const style = getComputedStyle(element);
      return properties.map((property) => style.getPropertyValue(property)).join(' | ');
    };
    return [...document.querySelectorAll('#root *')].map(
      (element, index) => `${index} ${element.tagName} ${look(element)}`,
    );
  });

const stops = [
  { link: 'App', path: '/app', shown: 'Offline composer' },
  { link: 'Dashboard', path: '/dashboard', shown: 'No projects yet' },
];

/** Goes there as a link does: without loading the page anew, so that every style sheet stays. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

test('modules opened one after the other leave each other’s looks alone', async ({ page, platform }) => {
  const admin = await administrator(platform);
  const alone = new Map<string, string[]>();
  for (const { path, shown } of stops) {
    await openSignedIn(page, admin, path);
    await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
    await page.mouse.move(0, 0);
    await page.waitForLoadState('networkidle');
    alone.set(path, await looks(page));
  }

  await openSignedIn(page, admin, '/admin-panel');
  await expect(page.getByText('Total Users')).toBeVisible();
  for (const { path, shown } of [...stops, ...stops]) {
    await go(page, path);
    await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
    await expect.poll(() => looks(page)).toEqual(alone.get(path));
  }
});
