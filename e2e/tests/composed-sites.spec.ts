import { createSiteEngine, type SiteEngine } from '@sitewright/site-engine';
import { expectAccessibleInBothThemes, expectToFitEveryWidth } from '../support/judge.ts';
import { openFromDisk } from '../support/offline-site.ts';
import { expect, test } from '../support/test.ts';

/** A shop with pictures and a form, a price switch, a countdown, and nothing at all; `npm run eval` opens a hundred. */
const prompts = [
  'A bakery called Rye & Co in Leeds. Sourdough £4.50, rye loaf £5. Menu, gallery, FAQ, booking form. Blue and cream.',
  'A log search tool called Logrook: features, pricing monthly and yearly, questions. Technical.',
  'Festival NOISE FLOOR, 20 to 22 June 2027 in Rotterdam, red and black, line-up, countdown and tickets.',
  'asdf',
];

let engine: SiteEngine;
test.beforeAll(() => {
  engine = createSiteEngine({ workers: 1 });
});
test.afterAll(() => engine.close());

async function compose(prompt: string) {
  const site = await engine.generate(
    { prompt, seed: 7 },
    { signal: AbortSignal.timeout(30_000), onEvent: () => {} },
  );
  return Object.fromEntries(site.files.map(({ path, content }) => [path, Buffer.from(content)]));
}

for (const prompt of prompts) {
  test(`composed and opened from disk: ${prompt}`, async ({ browser }) => {
    const { page, consoleErrors, leaving, close } = await openFromDisk(browser, await compose(prompt));
    await expectToFitEveryWidth(page);
    await expectAccessibleInBothThemes(page);
    // axe asks for the stylesheets by itself, which no page on disk may do.
    expect(consoleErrors.filter((error) => !error.includes('XMLHttpRequest'))).toEqual([]);
    expect(leaving).toEqual([]);
    await close();
  });
}

test('what a composed site offers works with a keyboard', async ({ browser }) => {
  const { page, close } = await openFromDisk(
    browser,
    await compose(`${prompts[0]} With a dark mode switch.`),
  );

  await page.setViewportSize({ width: 390, height: 800 });
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(menu).toBeFocused();

  const themeSwitch = page.locator('[data-theme-switch]').first();
  const wasPressed = await themeSwitch.getAttribute('aria-pressed');
  await themeSwitch.focus();
  await page.keyboard.press('Space');
  await expect(themeSwitch).not.toHaveAttribute('aria-pressed', wasPressed ?? '');

  const form = page.locator('form[data-form]');
  await form.getByRole('button').last().click();
  const unfilled = form.locator('[aria-invalid="true"]').first();
  await expect(unfilled).toBeFocused();
  await expect(form.locator(`#${await unfilled.getAttribute('aria-describedby')}`)).not.toBeEmpty();

  await page.locator('[data-lightbox]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await close();
});
