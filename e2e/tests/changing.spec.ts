import { generate, preview, register } from '../support/journey.ts';
import { expectAccessibleInBothThemes, expectToFitEveryWidth } from '../support/judge.ts';
import { expect, test } from '../support/test.ts';

const prompt =
  'A website for Halden Cycles, a bicycle repair workshop behind the canal. Open Tuesday to Friday 8 to 18, Saturday 9 to 16. ' +
  'Safety check £18, full service £75.';

test('a site is changed by words: what changed is listed, compared, taken back and restored', async ({
  page,
}) => {
  await register(page);
  await generate(page, prompt);
  await page.getByRole('tab', { name: 'Ask for a change' }).click();

  // What can be asked for is made from what the site has.
  await page.getByRole('button', { name: /^Safety check is £/ }).click();
  const box = page.getByRole('textbox', { name: 'What is to change' });
  await expect(box).toHaveValue(/^Safety check is £/);
  await box.fill('Safety check is £20 now.');
  await page.keyboard.press('Enter');
  const proof = page.getByRole('region', { name: 'What changed in version 2' });
  await expect(proof.getByText('“Safety check £20”').first()).toBeVisible();
  await expect(preview(page).getByText('£20').first()).toBeVisible();
  await expect(proof.getByText(/unchanged\.$/)).toBeVisible();

  // What nobody understands changes nothing, and is said.
  await box.fill('Zorple the frondwise membership gently.');
  await page.getByRole('button', { name: 'Refine' }).click();
  await expect(page.getByText(/Not understood/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Version 2', exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Version 2', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Version 1 beside version 2' })).toBeFocused();
  const differences = page.getByRole('complementary', { name: 'What differs' });
  await expect(differences.getByText(/^\d+ differences?\./)).toBeVisible();
  await page.keyboard.press('j');
  await expect(differences.getByRole('button', { pressed: true })).toContainText('£20');
  const earlier = page.frameLocator('iframe[title="Version 1 of your website"]');
  const later = page.frameLocator('iframe[title="Version 2 of your website"]');
  await expect(earlier.getByText('£18').first()).toBeVisible();
  await expect(later.getByText('£20').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('radio', { name: 'Slider' }).click();
  const slider = page.getByRole('slider');
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuenow', '100');
  await page.getByRole('radio', { name: 'Code' }).click();
  await expect(page.locator('.cm-content').getByText('£20').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Restore version 1 as version 3' }).click();
  await expect(preview(page).getByText('£18').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Version 3', exact: true })).toBeVisible();
  await page.reload();
  await expect(preview(page).getByText('£18').first()).toBeVisible();
});

test('asking and comparing fit every width', async ({ page }) => {
  await register(page);
  await generate(page, prompt);
  await page.getByRole('tab', { name: 'Ask for a change' }).click();
  await page.getByRole('textbox', { name: 'What is to change' }).fill('Make the colours warmer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Version 2', exact: true })).toBeVisible();
  // Colours are those of every part: what nobody asked to touch is said to be drawn otherwise.
  await expect(
    page.getByText(/drawn differently on index\.html, though nothing in them changed/),
  ).toBeVisible();
  await expectToFitEveryWidth(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Version 2', exact: true }).click();
  await expect(page.getByText(/differences?\./)).toBeVisible();
  await expectToFitEveryWidth(page);
});
