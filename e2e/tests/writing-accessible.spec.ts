import type { Page } from '@playwright/test';
import { routes } from '@sitewright/contracts';
import { newAccount, openSignedIn, request } from '../support/account.ts';
import { promptArea } from '../support/journey.ts';
import { expectAccessibleInBothThemes, expectToFitEveryWidth } from '../support/judge.ts';
import { test } from '../support/model-platform.ts';
import { expect } from '../support/test.ts';
import { finish, livePage, newPrompt, pieces, seenIn, startWriting } from '../support/writing.ts';

test.use({ settings: { GENERATIONS_AT_ONCE: '1' } });

async function expectWellMade(page: Page) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessibleInBothThemes(page);
  }
  await expectToFitEveryWidth(page);
}

test('being written, waiting in line and stopped are accessible in both themes and fit every width', async ({
  page,
  platform,
  provider,
}) => {
  const { token } = await newAccount(platform);
  const other = newPrompt();
  const otherAsked = provider.direct(other);
  const otherAnswered = request(platform, routes.generate, { prompt: other }, token);
  const answer = await otherAsked.next();

  await openSignedIn(page, await newAccount(platform), '/app');
  await promptArea(page).fill(newPrompt());
  await page.getByRole('button', { name: 'Generate Website' }).click();
  await expect(page.getByText('in line', { exact: true })).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Generate Website' })).toBeEnabled();
  finish({ answer }, ...Object.values(pieces));
  await otherAnswered;

  const writing = await startWriting(page, provider);
  writing.answer.write(pieces.toHeading);
  await expect(seenIn(livePage(page)).heading).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await writing.answer.closed;
  await expect(page.getByRole('button', { name: 'Throw it away' })).toBeVisible();
  await expectWellMade(page);
});
