import type { Locator, Page } from '@playwright/test';
import { generateResponseSchema, routes } from '@sitewright/contracts';
import { strFromU8 } from 'fflate';
import { newAccount, openSignedIn, request } from '../support/account.ts';
import { download, preview, promptArea } from '../support/journey.ts';
import { expectAccessibleInBothThemes } from '../support/judge.ts';
import { bomb, dropOn, type PictureFile, pasteInto, photo } from '../support/picture-files.ts';
import type { Platform } from '../support/platform.ts';
import { expect, test } from '../support/test.ts';

const prompt =
  'A website for Halden Cycles, a bicycle repair workshop behind the canal. Open Tuesday to Friday 8 to 18, Saturday 9 to 16. ' +
  'Safety check £18, full service £75. Photos of our work.';

const edited = (page: Page) => page.frameLocator('iframe[title="Your website, to be edited"]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'How it is shown' });
const words = (page: Page) => dialog(page).getByRole('textbox', { name: 'Words for who cannot see it' });
const replaceButton = (page: Page, number: number) =>
  page.getByRole('button', { name: `Replace picture ${number}`, exact: true });
const row = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ has: replaceButton(page, number) });
const use = (page: Page) => dialog(page).getByRole('button', { name: 'Use picture' });

/** What is far down the page is loaded when it comes into sight. */
const isDrawn = (picture: Locator) =>
  expect
    .poll(async () => {
      await picture.scrollIntoViewIfNeeded();
      return picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);
    })
    .toBe(true);

/** The pictures of the page beside it; on a phone under it. */
async function openPictures(page: Page, isNarrow = false) {
  if (isNarrow) await page.getByRole('button', { name: 'Prompt', exact: true }).click();
  await page.getByRole('tab', { name: 'Edit', exact: true }).click();
  await page.getByRole('radio', { name: 'Pictures' }).click();
  await expect(row(page, 1)).toBeVisible();
}

async function openSite(page: Page, platform: Platform, width = 1440) {
  const person = await newAccount(platform);
  const answer = await request(platform, routes.generate, { prompt, engine: 'composer' }, person.token);
  const { id } = generateResponseSchema.parse(await answer.json());
  await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
  await openSignedIn(page, person, `/app?site=${id}`);
  await openPictures(page, width < 700);
}

async function choose(page: Page, button: Locator, file: PictureFile) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(file);
}

for (const width of [1440, 390]) {
  test(`a picture that is dropped on the page is cropped, described, shown, taken back, made again and downloaded, at ${width} pixels`, async ({
    page,
    platform,
  }) => {
    const isNarrow = width < 700;
    await openSite(page, platform, width);
    await expectAccessibleInBothThemes(page);
    const gallery = edited(page).locator('main li img');
    await dropOn(gallery.first(), photo('Team.png'));

    await expect(dialog(page)).toBeVisible();
    await use(page).click();
    await expect(words(page)).toBeFocused();
    await expect(words(page)).toHaveAccessibleDescription(/Say in words what the picture shows/);
    await expectAccessibleInBothThemes(page);
    await dialog(page).getByRole('radio', { name: 'Square' }).click();
    await words(page).fill('The four of us in front of the workshop');
    await use(page).click();
    await expect(dialog(page)).toBeHidden();

    const shown = edited(page).getByAltText('The four of us in front of the workshop');
    await isDrawn(shown);
    expect(
      await shown.evaluate(
        (image) => image instanceof HTMLImageElement && image.naturalWidth / image.naturalHeight,
      ),
    ).toBeCloseTo(1, 2);
    await expect(page.getByText('Saved as version 2')).toBeVisible();
    // What was put there is selected, on the page and in the list.
    await expect(page.getByRole('toolbar', { name: 'Selected: Picture' })).toBeVisible();
    await expect(page.locator('li[aria-current]').getByRole('textbox')).toHaveValue(/The four of us/);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(shown).toHaveCount(0);
    await page.getByRole('button', { name: 'Redo' }).click();
    await isDrawn(shown);
    await page.reload();
    await openPictures(page, isNarrow);
    await isDrawn(shown);
    await expect(page.getByRole('button', { name: 'Use Team' })).toBeVisible();

    if (isNarrow) return;
    const { files } = await download(page);
    const html = strFromU8(files['index.html'] ?? new Uint8Array());
    const [, source = ''] =
      /<img [^>]*src="([^"]+)"[^>]*alt="The four of us/.exec(html) ??
      /alt="The four of us[^>]*src="([^"]+)"/.exec(html) ??
      [];
    expect(source).toMatch(/\.webp$/);
    expect(files[source]?.length).toBeGreaterThan(100);
  });
}

test('with the keyboard alone a picture is chosen, cropped, focused and described', async ({
  page,
  platform,
}) => {
  await openSite(page, platform);
  const replace = replaceButton(page, 2);
  // Waited for from here on: a key that comes first would open a dialog that nobody hears of.
  const choosing = page.waitForEvent('filechooser');
  await replace.focus();
  await expect(page.getByRole('toolbar', { name: 'Selected: Picture' })).toBeVisible();
  await expect(replace).toBeFocused();
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(photo('Bench.png'));
  await expect(dialog(page)).toBeVisible();

  await dialog(page).getByRole('button', { name: 'Right edge' }).focus();
  for (let count = 0; count < 5; count += 1) await page.keyboard.press('Shift+ArrowLeft');
  const part = dialog(page).locator('.ReactCrop__crop-selection');
  const narrower = await part.evaluate((element) => {
    const all = element.parentElement?.getBoundingClientRect().width ?? 0;
    return element.getBoundingClientRect().width / all;
  });
  expect(narrower).toBeLessThan(0.95);
  await dialog(page).getByRole('radio', { name: 'Crop' }).focus();
  await page.keyboard.press('ArrowRight', { delay: 100 });
  const point = dialog(page).getByRole('button', { name: /^Focal point/ });
  await point.focus();
  const before = await point.getAttribute('aria-label');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(point).not.toHaveAccessibleName(before ?? '');

  await words(page).focus();
  await page.keyboard.type('The bench with all tools on it');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(use(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(replace).toBeFocused();
  const shown = edited(page).getByAltText('The bench with all tools on it');
  await isDrawn(shown);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(shown).toHaveCount(0);
});

test('a picture is pasted while one is selected, used again elsewhere, and removed when no page shows it', async ({
  page,
  platform,
}) => {
  await openSite(page, platform);
  await edited(page).locator('main li img').nth(1).click();
  await expect(page.locator('li[aria-current]')).toHaveCount(1);
  await pasteInto(edited(page).getByRole('application'), photo('Pasted.png', 640, 800));
  await words(page).fill('A wheel');
  await use(page).click();
  await isDrawn(edited(page).getByAltText('A wheel'));

  // Beside the page, for the picture that is selected there.
  await page.getByRole('button', { name: 'Show picture 4 on the page' }).click();
  await page.getByRole('button', { name: 'Use Pasted' }).click();
  await expect(words(page)).toHaveValue('A wheel');
  await dialog(page)
    .getByRole('checkbox', { name: /Only decoration/ })
    .check();
  await use(page).click();
  await expect(page.getByText('Saved as version 3')).toBeVisible();
  await expect(edited(page).locator('img[alt=""]')).toHaveCount(1);
  await expect(row(page, 4).getByRole('checkbox')).toBeChecked();

  await expect(page.getByRole('button', { name: 'Remove Pasted' })).toHaveCount(0);
  for (const version of [4, 5]) {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`saved as version ${version}`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Remove Pasted' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Use Pasted' })).toHaveCount(0);
});

test('words are changed without another picture, of an image and of a drawing', async ({
  page,
  platform,
}) => {
  await openSite(page, platform);
  const image = row(page, 2).getByRole('textbox');
  await image.fill('Our stand, tidy');
  await image.press('Enter');
  await expect(edited(page).getByAltText('Our stand, tidy')).toHaveCount(1);
  await row(page, 1).getByRole('checkbox').uncheck();
  const drawing = row(page, 1).getByRole('textbox');
  await drawing.fill('Two crossed tools');
  await drawing.press('Enter');
  await expect(edited(page).getByRole('img', { name: 'Two crossed tools' })).toBeVisible();
  await row(page, 1).getByRole('checkbox').check();
  await expect(edited(page).getByRole('img', { name: 'Two crossed tools' })).toHaveCount(0);
});

test('a drawing of the page gives its place to a photograph', async ({ page, platform }) => {
  await openSite(page, platform);
  await dropOn(row(page, 1), photo('Front.png'));
  await words(page).fill('The shop front');
  await use(page).click();
  await isDrawn(edited(page).getByAltText('The shop front'));
});

test('each refusal is said beside its picture, nothing is lost, and what is too large is not even sent', async ({
  page,
  platform,
}) => {
  await openSite(page, platform);
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/pictures?')) uploads.push(request.url());
  });
  const replace = replaceButton(page, 2);
  const refusal = row(page, 2).getByRole('alert');

  const large = { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(16 * 1024 * 1024) };
  await choose(page, replace, large);
  await expect(refusal).toContainText('“huge.png” has 16 MB; a picture may have 15 MB.');
  await choose(page, replace, {
    name: 'offer.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await expect(refusal).toContainText('is no picture that a website can show');
  expect(uploads).toEqual([]);

  await choose(page, replace, { name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('Only words') });
  await expect(refusal).not.toContainText('offer.pdf');
  await expect(refusal).toContainText(/picture/i);
  await expectAccessibleInBothThemes(page);
  await choose(page, replace, bomb());
  await expect(refusal).toContainText(/pixels/i);
  await refusal.getByRole('button', { name: 'Close' }).click();
  await expect(refusal).toHaveCount(0);

  await page.route('**/pictures?**', (route) => route.abort('connectionfailed'));
  await choose(page, replace, photo('Later.png', 300, 200));
  await expect(refusal).toContainText('Check your connection');
  await page.unroute('**/pictures?**');
  await refusal.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page)).toBeVisible();
  // Left without an answer, it stays with the pictures of the site.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Use Later' })).toBeVisible();
});

test('an upload is cancelled', async ({ page, platform }) => {
  await openSite(page, platform);
  const held = Promise.withResolvers<void>();
  await page.route('**/pictures?**', async (route) => {
    await held.promise;
    await route.abort();
  });
  await choose(page, replaceButton(page, 2), photo('Never.png', 300, 200));
  await row(page, 2).getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, 2).getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  held.resolve();
  await expect(dialog(page)).toBeHidden();
});

for (const width of [1440, 390]) {
  test(`a new site shows the pictures that its prompt brings, at ${width} pixels`, async ({
    page,
    platform,
  }) => {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    await openSignedIn(page, await newAccount(platform), '/app');
    await promptArea(page).fill(prompt);
    await dropOn(promptArea(page), photo('workshop.png'));
    await pasteInto(promptArea(page), photo('team_on_monday.png', 900, 900));
    await choose(page, page.getByRole('button', { name: 'Add pictures' }), photo('logo.png', 64, 64));
    const list = page.getByRole('list', { name: 'Pictures of this prompt' });
    const wordsOf = (name: string) => list.getByRole('textbox', { name: `What ${name} shows` });
    await wordsOf('workshop.png').fill('The workshop behind the canal');
    await expect(wordsOf('team_on_monday.png')).toHaveValue('team on monday');
    const roleOf = (name: string) => list.getByRole('combobox', { name: `What ${name} is` });
    await expect(roleOf('logo.png')).toHaveValue('logo');
    await choose(page, page.getByRole('button', { name: 'Add pictures' }), photo('front.png', 300, 700));
    await roleOf('front.png').selectOption('Sketch of the layout');
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Generate Website' }).click();
    const shown = preview(page);
    await isDrawn(shown.getByAltText('The workshop behind the canal'));
    await isDrawn(shown.getByAltText('team on monday'));
    await isDrawn(shown.locator('header img'));
    await expect(shown.getByAltText('front')).toHaveCount(0);
  });
}
