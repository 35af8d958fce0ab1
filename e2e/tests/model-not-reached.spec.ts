import { test } from '@playwright/test';
import { type FakeProvider, startFakeProvider } from '@sitewright/site-engine/testing';
import { newAccount, openSignedIn } from '../support/account.ts';
import { preview, promptArea } from '../support/journey.ts';
import { startTestPlatform } from '../support/platform.ts';
import { expect, listen } from '../support/test.ts';

async function closed(provider: FakeProvider): Promise<string> {
  await provider.close();
  return provider.baseURL;
}

/** A label of a name has 63 characters at most, so no server of names is asked. */
const noName = async () => `http://${'x'.repeat(64)}.invalid/v1`;

/** The provider of the tests speaks no TLS. */
const withTls = async ({ baseURL }: FakeProvider) => baseURL.replace('http:', 'https:');

type AddressOf = (provider: FakeProvider) => Promise<string>;

const failures: [failure: string, addressOf: AddressOf, sentence: string][] = [
  ['a refused connection', closed, 'cannot be reached. Try again in a minute'],
  ['a name that nobody knows', noName, 'is not known. Ask the administrator to check OPENAI_BASE_URL'],
  ['a connection that is not secure', withTls, 'is not secure'],
];

for (const [failure, addressOf, sentence] of failures) {
  test(`${failure} has its own sentence and ways on`, async ({ page }) => {
    const consoleErrors = listen(page);
    const provider = await startFakeProvider();
    const settings = { OPENAI_BASE_URL: await addressOf(provider), OPENAI_MODEL: 'small-model' };
    const platform = await startTestPlatform(settings);
    try {
      await openSignedIn(page, await newAccount(platform), `${platform.url}/app`);
      await promptArea(page).fill('A bakery called Rye & Co');
      await page.getByRole('button', { name: 'Generate Website' }).click();
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      for (const name of ['Write the rest', 'Change the description'])
        await expect(page.getByRole('button', { name })).toHaveCount(0);
      await page.getByRole('button', { name: 'Use the offline composer' }).click();
      await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible();
      expect(provider.requests).toEqual([]);
      expect(consoleErrors).toEqual([]);
    } finally {
      await page.goto('about:blank');
      await platform.close();
      await provider.close();
    }
  });
}
