import type { Frame, Page } from '@playwright/test';
import {
  type Edit,
  type EditCommand,
  type EditFrameMessage,
  editFrameMessageSchema,
  editPath,
  generateResponseSchema,
  routes,
  type SessionResponse,
  siteHeadSchema,
  versionStillPath,
} from '@sitewright/contracts';
import { newAccount, request } from '../support/account.ts';
import { test } from '../support/model-platform.ts';
import type { Platform } from '../support/platform.ts';
import { expect } from '../support/test.ts';

declare global {
  interface Window {
    heard: unknown[];
  }
}

const composed = [
  'A website for Halden Cycles, a bicycle repair workshop. Open Tuesday to Friday 8 to 18. Safety check £18, full service £75.',
  'Trattoria Luna, an Italian restaurant in Graz with a menu, opening hours and questions.',
  'Portfolio of Mia Berg, photographer of weddings in Oslo.',
];

async function makeSite(platform: Platform, { token }: SessionResponse, body: object): Promise<string> {
  const answer = await request(platform, routes.generate, body, token);
  return generateResponseSchema.parse(await answer.json()).id;
}

/** A page of a site in a frame of the application's page, which keeps what the frame says. */
async function openFrame(page: Page, address: string): Promise<Frame> {
  await page.goto('/login');
  const frame = await page.evaluateHandle(async (src) => {
    window.heard = [];
    addEventListener('message', ({ data }) => window.heard.push(data));
    const element = document.createElement('iframe');
    element.src = src;
    element.setAttribute('sandbox', 'allow-scripts');
    element.style.cssText =
      'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:99;background:#fff';
    const loaded = new Promise((resolve) => element.addEventListener('load', resolve));
    document.body.append(element);
    await loaded;
    return element;
  }, address);
  const content = await frame.contentFrame();
  if (!content) throw new Error('The frame is missing.');
  return content;
}

/** A composed site of a new person, opened to be edited. */
async function openComposed(page: Page, platform: Platform) {
  const person = await newAccount(platform);
  const id = await makeSite(platform, person, { prompt: composed[0], engine: 'composer' });
  return { person, id, frame: await openFrame(page, editPath(id, 1)) };
}

const picture = (page: Page) => page.screenshot({ animations: 'disabled', caret: 'hide' });

/** The page as it looks once nothing of it changes any more: pictures and typefaces are drawn when they are decoded. */
const pictureOf = async (page: Page, frame: Frame): Promise<Buffer> => {
  await frame.locator('body').evaluate(() => document.fonts.ready);
  let last = await picture(page);
  await expect
    .poll(async () => {
      const before = last;
      last = await picture(page);
      return last.equals(before);
    })
    .toBe(true);
  return last;
};

/** What the person has opened stays open. */
const sourceIn = (frame: Frame) =>
  frame.evaluate(() => document.documentElement.outerHTML.replaceAll(' open=""', ''));

const heard = async (page: Page): Promise<EditFrameMessage[]> =>
  (await page.evaluate(() => window.heard)).flatMap(
    (data) => editFrameMessageSchema.safeParse(data).data ?? [],
  );
const lastOf = async <Type extends EditFrameMessage['type']>(page: Page, type: Type) =>
  (await heard(page)).findLast(
    (message): message is Extract<EditFrameMessage, { type: Type }> => message.type === type,
  );
const command = (page: Page, message: EditCommand) =>
  page.evaluate((data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'), message);

test('a page that can be edited looks as it does otherwise, and words that are taken back leave no trace', async ({
  page,
  platform,
}) => {
  const person = await newAccount(platform);
  await page.setViewportSize({ width: 1280, height: 1600 });
  const requests = [...composed.map((prompt) => ({ prompt, engine: 'composer' })), { prompt: 'A bakery' }];
  for (const body of requests) {
    const id = await makeSite(platform, person, body);
    const still = await pictureOf(page, await openFrame(page, versionStillPath(id, 1)));
    const frame = await openFrame(page, editPath(id, 1));
    expect((await pictureOf(page, frame)).equals(still), body.prompt).toBe(true);

    const source = await sourceIn(frame);
    await page.locator('iframe').focus();
    for (let count = 0; count < 12; count += 1) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.keyboard.type('x ');
      await page.keyboard.press('Escape');
    }
    const words = (await heard(page)).filter(
      (message) => message.type === 'sitewright:typed' && message.words === 'x',
    );
    expect(words.length, body.prompt).toBeGreaterThan(3);
    expect(await sourceIn(frame)).toBe(source);
  }
});

test('words are typed over, and typed on while the saved page takes the place of the one before', async ({
  page,
  platform,
}) => {
  const { person, id, frame } = await openComposed(page, platform);
  const paragraph = frame.locator('main p:visible').last();
  await paragraph.scrollIntoViewIfNeeded();
  const old = (await paragraph.textContent())?.replace(/\s+/g, ' ').trim() ?? '';
  const top = await frame.evaluate(() => scrollY);

  await paragraph.click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.type(' And <more>');
  await expect.poll(async () => (await lastOf(page, 'sitewright:typed'))?.words).toBe(`${old} And <more>`);
  await expect(paragraph).toHaveText(`${old} And <more>`);
  expect((await lastOf(page, 'sitewright:selected'))?.editables.at(-1)?.kind).toBe('part');

  const answer = await request(
    platform,
    { method: 'GET', path: `/api/sites/${id}/files/index.html` },
    undefined,
    person.token,
  );
  const { content }: { content: string } = await answer.json();
  const edit: Edit = {
    path: 'index.html',
    start: content.indexOf('<h1'),
    end: content.indexOf('<h1'),
    old: '',
    new: '<p>New</p>',
  };
  const saved = await request(
    platform,
    { method: 'POST', path: `/api/sites/${id}/edits` },
    { version: 1, sitting: 'sitting-1', instruction: 'Added a line', edits: [edit] },
    person.token,
  );
  expect(siteHeadSchema.parse(await saved.json()).version).toBe(2);
  const before = await lastOf(page, 'sitewright:typed');
  const html = await (await fetch(platform.url + editPath(id, 2))).text();
  await command(page, { type: 'sitewright:edit-page', html });
  await expect(frame.getByText('New', { exact: true })).toHaveCount(1);

  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await lastOf(page, 'sitewright:typed'))?.isDone).toBe(true);
  const typed = await lastOf(page, 'sitewright:typed');
  expect(typed).toMatchObject({ version: 2, words: `${old} And <more>!` });
  expect(typed?.text.start).toBe((before?.text.start ?? 0) + edit.new.length);
  expect(await frame.evaluate(() => scrollY)).toBe(top);
});

test('nothing of the page leads elsewhere or takes the keys, and everything is reached by them', async ({
  page,
  platform,
}) => {
  const { frame } = await openComposed(page, platform);
  const address = frame.url();
  await frame.locator('header a:visible').last().click();
  await expect.poll(async () => (await lastOf(page, 'sitewright:selected'))?.editables[0]?.kind).toBe('link');
  expect(frame.url()).toBe(address);

  const said = frame.getByRole('status').filter({ hasText: /\S/ });
  await page.keyboard.press('Home');
  await expect(said).toContainText(/, 1 of \d+\./);
  await page.keyboard.press('Tab');
  await expect(said).toContainText(/, 2 of \d+\./);
  await page.keyboard.press('Shift+Tab');
  await expect(said).toContainText(/, 1 of \d+\./);
  for (const [key, name] of [
    ['Alt+ArrowUp', 'MoveUp'],
    ['ControlOrMeta+d', 'Duplicate'],
    ['Delete', 'Delete'],
    ['ControlOrMeta+Shift+z', 'Redo'],
    ['Alt+h', 'Hide'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(async () => (await lastOf(page, 'sitewright:edit-key'))?.key).toBe(name);
  }
  for (let count = 0; count < 8; count += 1) await page.keyboard.press('Escape');
  await expect.poll(async () => (await lastOf(page, 'sitewright:edit-key'))?.key).toBe('Leave');
});

test('behind the last of several entries, selected as wholes, the arrow keys go on with the page', async ({
  page,
  platform,
}) => {
  const { frame } = await openComposed(page, platform);
  const said = frame.getByRole('status').filter({ hasText: /\S/ });
  const pressed = async (key: string) => {
    const before = (await said.textContent()) ?? '';
    await page.keyboard.press(key);
    await expect(said).not.toHaveText(before);
    return (await lastOf(page, 'sitewright:selected'))?.editables.map(({ kind }) => kind) ?? [];
  };
  await page.locator('iframe').focus();
  await page.keyboard.press('Home');
  await expect(said).toContainText(/, 1 of \d+\./);
  let kinds = await pressed('ArrowDown');
  while (kinds[1] !== 'item') kinds = await pressed('ArrowDown');
  expect((await pressed('Escape'))[0]).toBe('item');
  await expect(said).toContainText(/, 1 of \d+\./);
  const [, count] = /of (\d+)/.exec((await said.textContent()) ?? '') ?? [];
  for (let entry = 2; entry <= Number(count); entry += 1) {
    expect((await pressed('ArrowDown'))[0]).toBe('item');
    await expect(said).toContainText(`, ${entry} of ${count}.`);
  }
  expect((await pressed('ArrowDown'))[0]).not.toBe('item');
});
