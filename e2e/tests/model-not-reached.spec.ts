import { newAccount, openSignedIn } from '../support/account.ts';
import { preview, promptArea } from '../support/journey.ts';
import { test } from '../support/model-platform.ts';
import { expect } from '../support/test.ts';

// The provider of the tests speaks no TLS.
test.use({
  settings: [
    ({ provider }, use) => use({ OPENAI_BASE_URL: provider.baseURL.replace('http:', 'https:') }),
    { scope: 'worker' },
  ],
});

test('a connection to the model that is not secure has its own sentence and ways on', async ({
  page,
  platform,
  provider,
}) => {
  await openSignedIn(page, await newAccount(platform), '/app');
  await promptArea(page).fill('A bakery called Rye & Co');
  await page.getByRole('button', { name: 'Generate Website' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'is not secure' })).toBeVisible();
  expect(provider.requests).toEqual([]);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write the rest' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Use the offline composer' }).click();
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible();
});
