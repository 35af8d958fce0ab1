import { answers, recordedAnswer, recordedHeading, repairRequest } from '@sitewright/site-engine/testing';
import { download, generate, preview, promptArea, register } from '../support/journey.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/judge.ts';
import { test } from '../support/model-platform.ts';
import { openFromDisk } from '../support/offline-site.ts';
import { expect } from '../support/test.ts';

test('a model writes the site: streamed in pieces, previewed, downloaded, opened offline', async ({
  page,
  browser,
  provider,
}) => {
  await register(page);
  const heading = await generate(page, 'A bakery');
  expect(heading).toBe(recordedHeading);
  expect(provider.requests.at(-1)?.body).toMatchObject({ model: 'small-model', stream: true });

  const { name, files } = await download(page);
  expect(name).toBe('generated-site.zip');
  const offline = await openFromDisk(browser, files);
  await expect(offline.page.getByRole('heading', { level: 1 })).toHaveText(recordedHeading);
  expect(offline.consoleErrors).toEqual([]);
  expect(offline.leaving).toEqual([]);
  await offline.close();
});

test('a connection that is cut while a model writes: the page says so and finds the one website', async ({
  page,
  provider,
}) => {
  provider.behave(answers(recordedAnswer));
  await register(page);
  const before = provider.requests.length;
  let hasArrived = false;
  let isAway = true;
  await page.route('**/api/generate', async (route) => {
    if (!isAway) return route.continue();
    if (!hasArrived) {
      hasArrived = true;
      await route.fetch();
    }
    await route.abort('connectionreset');
  });
  await promptArea(page).fill('A bakery');
  await page.getByRole('button', { name: 'Generate Website' }).click();
  await expect(page.getByText('The connection was lost.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  isAway = false;
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(recordedHeading);
  expect(provider.requests.length).toBe(before + 1);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Hearth & Rye' })).toHaveCount(1);
});

test('what is wrong with a site goes back to the model once, is seen as a step, and its cost is told', async ({
  page,
  provider,
}) => {
  const repair = provider.direct(repairRequest);
  await register(page);
  await promptArea(page).fill('A bakery called Hearth & Rye. Phone 0113 496 0000.');
  await page.getByRole('button', { name: 'Generate Website' }).click();
  const asked = await repair.next();
  await expect(page.getByText('Writing the change')).toBeVisible();
  asked.write(
    `<edit path="index.html">\n<<<<<<< SEARCH\n${recordedHeading}</h1>\n=======\n${recordedHeading}</h1><p>0113 496 0000</p>\n>>>>>>> REPLACE\n</edit>`,
  );
  asked.end();

  await expect(preview(page).getByText('0113 496 0000')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Open report' }).click();
  await expect(page.getByText('The model was asked once to put 1 finding right. It did.')).toBeVisible();
  await expect(page.getByText('3,000 tokens: 900 read, 2,100 written')).toBeVisible();
  await expect(page.getByText(/not made/).first()).toBeVisible();
  await expectAccessible(page);
  expect(repair.requests).toBe(1);
});

test('the look of a site that a model wrote is read, and changed so that its words stay readable', async ({
  page,
}) => {
  await register(page);
  await generate(page, 'A bakery');
  await page.getByRole('tab', { name: 'Edit', exact: true }).click();
  const body = page.frameLocator('iframe[title="Your website, to be edited"]').locator('body');
  await expect(body).toBeVisible();
  await page.getByRole('radio', { name: 'Look' }).click();
  const crust = page.getByRole('textbox', { name: 'Crust, as hex' });
  await expect(crust).toHaveValue(/^#[0-9a-f]{6}$/);
  await expect(page.getByRole('textbox', { name: 'Crumb, as hex' })).toBeVisible();

  await crust.fill('#999999');
  await expect(page.getByText('Not saved: words would be hard to read.')).toBeVisible();
  await expect(body).toHaveCSS('color', 'rgb(153, 153, 153)');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  const nearest = (await page.locator(':focus').textContent())?.replace('Use ', '') ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved as version')).toBeVisible();
  await expect(crust).toHaveValue(nearest);
  await expect(body).not.toHaveCSS('color', 'rgb(153, 153, 153)');
});
