import type { Browser, Page } from '@playwright/test';
import { generate, preview, register } from '../support/journey.ts';
import { expectAccessibleInBothThemes, expectToFitEveryWidth } from '../support/judge.ts';
import { expect, test } from '../support/test.ts';

const prompt =
  'A website for Halden Cycles, a bicycle repair workshop behind the canal. Open Tuesday to Friday 8 to 18, Saturday 9 to 16. ' +
  'Safety check £18, full service £75.';
const password = 'open sesame';

/** Somebody without an account, in a browser of their own. */
async function visit(browser: Browser, address: string, width = 1440): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Makes a link on the screen. @returns its address */
async function share(page: Page, chosen: { password?: string; days?: string } = {}): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this website' });
  if (chosen.days) await dialog.getByRole('radio', { name: chosen.days }).click();
  if (chosen.password) await dialog.getByLabel('Password (optional)').fill(chosen.password);
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const address = await dialog.getByLabel('Your link').inputValue();
  expect(address).toMatch(/\/shared#[\w-]{32}$/);
  return address;
}

const siteOf = (visitor: Page) => visitor.frameLocator('iframe[title="“Halden Cycles”"]');
const pinsOf = (visitor: Page) => visitor.frameLocator('iframe[title*="to comment on"]');
const pins = (page: Page) => page.frameLocator('iframe[title="Your website, with comments"]');

async function comment(visitor: Page, words: { name?: string; text: string }) {
  const form = visitor.getByRole('form', { name: 'New comment' });
  if (words.name) await form.getByLabel('Your name').fill(words.name);
  await form.getByLabel('Comment').fill(words.text);
  await form.getByRole('button', { name: 'Pin comment' }).click();
  await expect(form).toBeHidden();
}

test('a link with a password is opened, commented on by two people, answered, and revoked', async ({
  page,
  browser,
}) => {
  await register(page);
  const heading = await generate(page, prompt);
  const address = await share(page, { password });
  await expectAccessibleInBothThemes(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  // Without an account, but not without the password.
  const visitor = await visit(browser, address);
  await visitor.getByLabel('Password', { exact: true }).fill('open sesam');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText('This is not the password of this link.')).toBeVisible();
  await expectAccessibleInBothThemes(visitor);
  await visitor.getByLabel('Password', { exact: true }).fill(password);
  await visitor.getByRole('button', { name: 'See the website' }).click();
  await expect(siteOf(visitor).getByRole('heading', { level: 1 })).toContainText(heading.slice(0, 8));
  await expect(visitor.getByText(/^Can be seen until/)).toBeVisible();
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await visitor.getByRole('radio', { name: 'Mobile' }).click();
  await expect(visitor.getByText('390 px')).toBeVisible();
  await visitor.getByRole('radio', { name: 'Desktop' }).click();
  // A reload goes on without the password.
  await visitor.reload();
  await expect(siteOf(visitor).getByRole('heading', { level: 1 })).toBeVisible();

  // What is said is plain text, whatever it looks like.
  await visitor.getByRole('radio', { name: 'Comment' }).click();
  await pinsOf(visitor).getByRole('heading', { level: 1 }).click();
  await comment(visitor, { name: '<b>Ana</b>', text: 'Make the colours warmer' });
  await expect(pinsOf(visitor).locator('[data-pin]')).toHaveText('1');
  await expect(visitor.getByText('<b>Ana</b>')).toBeVisible();
  await expectAccessibleInBothThemes(visitor);
  await expectToFitEveryWidth(visitor);

  // On a phone, by somebody else, and by the keyboard alone.
  const phone = await visit(browser, address, 390);
  await phone.getByLabel('Password', { exact: true }).fill(password);
  await phone.keyboard.press('Enter');
  await phone.getByRole('radio', { name: /^Comment/ }).click();
  await expect(phone.getByText('Make the colours warmer')).toBeVisible();
  const keys = pinsOf(phone).getByRole('application');
  await keys.focus();
  await phone.keyboard.press('ArrowDown');
  await phone.keyboard.press('ArrowDown');
  await expect(keys).toHaveAttribute('aria-label', /Press Enter to comment\.$/);
  await phone.keyboard.press('Enter');
  await comment(phone, { name: 'Ben', text: '<img src=x onerror=alert(1)>' });
  await expect(phone.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  // One’s own can be taken away again, nobody else’s.
  await expect(phone.getByRole('button', { name: 'Delete comment 2' })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Delete comment 1' })).toBeHidden();
  await expectAccessibleInBothThemes(phone);

  // The owner finds both, marked in My Projects.
  await page.goto('/dashboard');
  await expect(page.getByText('2 new comments')).toBeVisible();
  await page.getByRole('link', { name: 'Halden Cycles', exact: true }).click();
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('tab', { name: 'Comments 2 open, 2 new' }).click();
  await expect(pins(page).locator('[data-pin]')).toHaveText(['1', '2']);
  await page.getByRole('button', { name: /^Show comment 1/ }).click();
  await expect(pins(page).locator('.chosen')).toHaveText('1');
  await expectAccessibleInBothThemes(page);

  // Their words become a change, and that is offered as the answer.
  await page.getByRole('button', { name: 'Make this change, of comment 1' }).click();
  const box = page.getByRole('textbox', { name: 'What is to change' });
  await expect(box).toHaveValue('Make the colours warmer');
  await expect(page.getByText(/^this: Heading 1/)).toBeVisible();
  await page.getByRole('button', { name: /^Do not point at/ }).click();
  await page.getByRole('button', { name: 'Refine' }).click();
  await expect(page.getByText('Comment 1 became version 2', { exact: true })).toBeVisible({
    timeout: 20_000,
  });
  await page.getByRole('button', { name: 'Resolve', exact: true }).click();
  await page.getByRole('tab', { name: /^Comments 1 open/ }).click();
  await expect(page.getByRole('button', { name: /^Show comment 1/ })).toBeHidden();
  await page.getByRole('button', { name: 'Reply to comment 2' }).click();
  await page.getByRole('textbox', { name: 'Reply to comment 2' }).fill('Thank you');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await page.getByRole('button', { name: 'Show what is resolved (1)' }).click();
  await expect(pins(page).locator('[data-pin]')).toHaveText(['1', '2']);

  // Whoever looks through the link sees what came of it.
  await visitor.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(visitor.getByText('Thank you')).toBeVisible();
  await expect(visitor.getByText('Resolved', { exact: true })).toBeVisible();

  // Revoked, it shows nothing any more, also to who has it open.
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText(/Opened \w+ times?, last/)).toBeVisible();
  await page.getByRole('button', { name: /^Revoke the link/ }).click();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  await visitor.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(visitor.getByRole('heading', { name: 'This link was revoked' })).toBeVisible();
  await expectAccessibleInBothThemes(visitor);
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'This link was revoked' })).toBeVisible();
  await visitor.context().close();
  await phone.context().close();
});

test('a link leads to one site and nowhere else, and its token goes to no server', async ({
  page,
  browser,
}) => {
  await register(page);
  await generate(page, prompt);
  const id = new URL(page.url()).searchParams.get('site') ?? '';
  const address = await share(page);
  const token = address.split('#')[1] ?? '';
  const visitor = await visit(browser, 'about:blank');
  const requests: string[] = [];
  visitor.on('request', (request) => requests.push(`${request.url()} ${JSON.stringify(request.headers())}`));
  await visitor.goto(address);
  await expect(siteOf(visitor).getByRole('heading', { level: 1 })).toBeVisible();
  await visitor.getByRole('radio', { name: 'Comment' }).click();
  await expect(pinsOf(visitor).getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests.filter((each) => each.includes(token))).toEqual([]);
  expect(requests.filter((each) => each.includes(id))).toEqual([]);
  await visitor.goto(`${address.slice(0, -4)}AAAA`);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
  await visitor.context().close();
});

test('versions are named and pinned where they are listed, and compared by their names', async ({ page }) => {
  await register(page);
  await generate(page, prompt);
  await page.getByRole('tab', { name: 'Ask for a change' }).click();
  await page.getByRole('textbox', { name: 'What is to change' }).fill('Make the colours warmer');
  await page.keyboard.press('Enter');
  const film = page.getByRole('navigation', { name: 'Versions' });
  await expect(film.getByRole('button', { name: /^2 ?: / })).toBeVisible({ timeout: 20_000 });

  // By the keyboard: Enter keeps a name, Escape the one before.
  await film.getByRole('button', { name: 'Rename version 1' }).press('Enter');
  await page.keyboard.type('As Ana liked it');
  await page.keyboard.press('Enter');
  await expect(film.getByText('As Ana liked it').last()).toBeVisible();
  await expect(film.getByRole('button', { name: 'Rename version 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Something else');
  await page.keyboard.press('Escape');
  await expect(film.getByText('As Ana liked it').last()).toBeVisible();
  await film.getByRole('button', { name: 'Pin version 1' }).click();
  await expect(film.getByRole('button', { name: 'Pin version 1', pressed: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Version 2', exact: true }).click();
  const earlier = page.getByRole('combobox', { name: 'Earlier version' });
  await expect(earlier.locator('optgroup[label="Pinned"] option')).toHaveText('Version 1: As Ana liked it');
  await page.getByRole('button', { name: 'Rename version 2' }).click();
  await page.getByLabel('Name of version 2').fill('Warmer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Version 1 beside version 2' })).toBeVisible();
  await expect(page.getByText('Warmer', { exact: true }).first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Version 2', exact: true }).click();
  await expect(earlier.locator('optgroup[label="Pinned"] option')).toHaveText('Version 1: As Ana liked it');
  await expectToFitEveryWidth(page);
});
