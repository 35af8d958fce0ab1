import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordedAnswer, recordedHeading, restOf } from '@sitewright/site-engine/testing';
import { newAccount, openSignedIn } from '../support/account.ts';
import { preview } from '../support/journey.ts';
import { test } from '../support/model-platform.ts';
import { killPart } from '../support/processes.ts';
import { expect } from '../support/test.ts';
import { livePage, pieces, seenIn, startWriting } from '../support/writing.ts';

test('svc-sites is killed while it writes: the page pauses, and ends with the one website', async ({
  page,
  platform,
  provider,
}) => {
  await openSignedIn(page, await newAccount(platform), '/app');
  const { asked, answer } = await startWriting(page, provider);
  answer.write(pieces.toHeading);
  await expect(seenIn(livePage(page)).heading).toBeVisible();

  const uri = readFileSync(join(platform.dataDir, 'mongodb-uri'), 'utf8').trim();
  killPart('svc-sites/src/main.ts', `MONGODB_URI=${uri}`);
  const second = await asked.next();
  expect(recordedAnswer.startsWith(second.writtenSoFar)).toBe(true);
  await expect(page.getByRole('button', { name: 'Generating Website...' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(seenIn(livePage(page)).heading).toBeVisible();
  second.write(restOf(recordedAnswer, second.writtenSoFar));
  second.end();

  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(recordedHeading);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Hearth & Rye' })).toHaveCount(1);
});
