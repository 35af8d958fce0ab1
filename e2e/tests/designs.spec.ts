import type { Page } from '@playwright/test';
import { strFromU8 } from 'fflate';
import { download, generate, preview, register } from '../support/journey.ts';
import { expectAccessibleInBothThemes, expectToFitEveryWidth } from '../support/judge.ts';
import { expect, test } from '../support/test.ts';

const prompt =
  'A website for Halden Cycles, a bicycle repair workshop behind the canal. Open Tuesday to Friday 8 to 18, Saturday 9 to 16. ' +
  'Safety check £18, full service £75.';

const designs = (page: Page) => page.getByRole('group', { name: 'Designs' });
const frame = (page: Page, at: number) => designs(page).locator('iframe').nth(at).contentFrame();

async function openDesigns(page: Page) {
  await page.getByRole('button', { name: 'Another design' }).click();
  for (const at of [0, 1, 2]) await expect(frame(page, at).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(designs(page).getByRole('radio', { disabled: false })).toHaveCount(3);
}

/** What the page's text is set in: each design has typefaces of its own. */
const lookOf = (heading: ReturnType<typeof preview>) =>
  heading.getByRole('heading', { level: 1 }).evaluate((element) => {
    const { fontFamily, color } = getComputedStyle(element);
    return `${fontFamily} ${color}`;
  });

const wordsIn = async (within: ReturnType<typeof preview>) =>
  (await within.getByRole('heading', { level: 1 }).textContent())?.replaceAll(/\s+/g, '');

/** The preview's frame is another one as soon as the version is stored: what was asked of the old one has no answer. */
const expectPreviewIn = (page: Page, look: string) =>
  expect(async () => expect(await lookOf(preview(page))).toBe(look)).toPass();

test('another design is chosen among three: it is stored, stays, and the download has it', async ({
  page,
}) => {
  await register(page);
  await generate(page, prompt);
  const address = page.url();
  await openDesigns(page);

  await expect(designs(page).getByRole('radio', { name: /now$/ })).toBeChecked();
  const words = await wordsIn(frame(page, 0));
  // A heading that is drawn as a picture has its words a second time.
  expect(await wordsIn(frame(page, 1))).toContain(words);
  expect(await wordsIn(frame(page, 2))).toContain(words);
  const chosen = await lookOf(frame(page, 1));
  expect(chosen).not.toBe(await lookOf(frame(page, 0)));

  await designs(page).getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(designs(page).getByRole('radio').nth(1)).toBeChecked();
  await page.getByRole('button', { name: 'Use this design' }).click();

  await expect(page.getByText('Saved as version 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Another design' })).toBeFocused();
  await expectPreviewIn(page, chosen);
  await page.reload();
  expect(page.url()).toBe(address);
  await expectPreviewIn(page, chosen);

  const { files } = await download(page);
  const [family = ''] = chosen.split(',');
  expect(strFromU8(files['styles.css'] ?? new Uint8Array())).toContain(family.replaceAll('"', ''));
});

/** A headline that is a picture is set in another element than the heading. */
const expectHeadingsIn = (within: ReturnType<typeof preview>, typeface: RegExp) =>
  expect(within.locator('.font-display').first()).toHaveCSS('font-family', typeface);

const look = (page: Page, row: string, name: RegExp) =>
  page.getByRole('group', { name: row }).getByRole('radio', { name });

test('colours and typefaces are tried on all three, by keyboard, and stored with the one that is used', async ({
  page,
}) => {
  await register(page);
  await generate(page, prompt);
  await openDesigns(page);

  await look(page, 'Colours', /^As it is/).focus();
  await page.keyboard.press('ArrowRight');
  const paper = look(page, 'Colours', /^Paper/);
  await expect(paper).toBeChecked();
  const [, text = ''] = /Text (#[0-9a-f]{6})/.exec((await paper.getAttribute('aria-label')) ?? '') ?? [];
  await look(page, 'Typefaces', /^As it is/).focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
  await expect(look(page, 'Typefaces', /^Cormorant/)).toBeChecked();
  for (const at of [0, 1, 2]) await expectHeadingsIn(frame(page, at), /Cormorant/);
  const body = await frame(page, 0)
    .locator('[data-ground="paper"]')
    .first()
    .evaluate((element) => getComputedStyle(element).color);
  expect(body).toBe(`rgb(${[1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16)).join(', ')})`);

  await page.getByRole('button', { name: 'Use this design' }).click();
  await expect(page.getByText('Saved as version 2')).toBeVisible();
  await expectHeadingsIn(preview(page), /Cormorant/);
  const { files } = await download(page);
  expect(strFromU8(files['styles.css'] ?? new Uint8Array())).toContain('Cormorant Garamond');
});

test('the designs are accessible in both themes and fit every width; Escape leads back', async ({ page }) => {
  await register(page);
  await generate(page, prompt);
  await openDesigns(page);
  await expectAccessibleInBothThemes(page);
  await expectToFitEveryWidth(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('heading', { name: 'Another design' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Another design' })).toBeFocused();
});
