import { download, generate, preview, register } from '../support/journey.ts';
import { openFromDisk } from '../support/offline-site.ts';
import { expect, test } from '../support/test.ts';

const prompt =
  'A website for Halden Cycles, a two-person repair workshop behind the canal. Warm and bold. Show prices: safety check £18, full service £75. Opening hours, and a booking form.';

test('a person registers, describes a website, sees it, hides it, downloads it and opens it offline', async ({
  page,
  browser,
}) => {
  await register(page);
  await expect(page.getByText('Please generate a site to preview it here.')).toBeVisible();

  const heading = await generate(page, prompt);
  await expect(preview(page).getByText('£18').first()).toBeVisible();

  await page.getByRole('button', { name: 'Hide Preview' }).click();
  await expect(page.getByTitle('Preview of your website')).toBeHidden();
  await page.getByRole('button', { name: 'Show Preview' }).click();
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(heading);

  const { name, files } = await download(page);
  expect(name).toBe('generated-site.zip');

  const offline = await openFromDisk(browser, files);
  await expect(offline.page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(offline.consoleErrors).toEqual([]);
  expect(offline.leaving).toEqual([]);
  await offline.close();
});

test('a blank prompt is refused with the specified words and nothing is sent', async ({ page }) => {
  await register(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate')) sent.push(request.url());
  });
  await page.getByRole('textbox', { name: 'Your prompt' }).fill('   ');
  await page.getByRole('button', { name: 'Generate Website' }).click();
  await expect(page.getByText('Please enter a prompt', { exact: true })).toBeVisible();
  await expect(
    page.getByText("Describe what kind of website you'd like to create.", { exact: true }),
  ).toBeVisible();
  expect(sent).toEqual([]);
});
