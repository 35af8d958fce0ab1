import type { Frame, Page } from '@playwright/test';
import { previewPath, stillPath } from '@sitewright/contracts';
import { openSignedIn } from '../support/account.ts';
import { test, writing } from '../support/hostile-sites.ts';
import { preview } from '../support/journey.ts';
import { expect } from '../support/test.ts';
import { tryWaysOut } from '../support/try-ways-out.ts';
import { waysByPage, waysOut } from '../support/ways-out.ts';

/** The frame that shows a site, in the application or in a tab of its own; its address may be anything by now. */
async function siteFrame(page: Page): Promise<Frame> {
  const element = await page.locator('iframe').first().elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('The preview frame is missing.');
  return frame;
}

for (const ways of waysByPage(Object.keys(waysOut))) {
  test(`nothing leaves by ${ways.join(', ')}, neither from the frame nor from its own tab`, async ({
    page,
    context,
    world,
  }) => {
    const tried = await tryWaysOut({ page, context, world }, ways);
    expect(tried.filter(({ heard }) => heard.length > 0)).toEqual([]);
  });
}

test('nothing leaves by any way from a thumbnail, which runs no script', async ({ page, world, sealed }) => {
  const person = await world.newPerson();
  const all = Object.values(waysOut).map((writeOut) => writeOut(sealed));
  const id = await world.makeSite(person, `document.body.dataset.ran = 'yes';${writing(all.join(''))}`);
  await openSignedIn(page, person, '/dashboard');
  const thumbnail = page.frameLocator('iframe[title="Thumbnail"]');
  await expect(thumbnail.getByRole('heading', { includeHidden: true })).toHaveText('Hostile');
  await expect(thumbnail.locator('body')).not.toHaveAttribute('data-ran');
  expect(sealed.heard).toEqual([]);
  expect((await page.request.get(stillPath(id))).headers()['content-security-policy']).toContain(
    "script-src 'none'",
  );
});

/** What a hostile site tries; each attempt writes what came of it where the test can read it. */
const attempts: [what: string, attempt: string, outcome: RegExp][] = [
  ['the token in its own storage', "localStorage.getItem('token')", /^got: null$/],
  ['the token of the page around it', "parent.localStorage.getItem('token')", /^refused/],
  ['a cookie', 'document.cookie', /^got: $/],
  ['the title of the page around it', "top.document.title = 'taken'", /^refused/],
  ['the document of the page around it', 'parent.document.body.innerHTML', /^refused/],
  ['a service worker', "navigator.serviceWorker.register('script.js')", /^(refused|got: \[object Promise)/],
  ['a database', "indexedDB.open('x')", /^refused/],
  ['a wider origin', "document.domain = 'localhost'", /^refused/],
  ['the element that frames it', 'String(frameElement)', /^(got: null|refused)/],
  ['a window', "String(open('/app'))", /^got: null$/],
  ['a dialog', "String(confirm('Sure?'))", /^got: false$/],
];

test('a hostile site gets nothing of the application, from the frame or from its own tab', async ({
  page,
  context,
  world,
}) => {
  const person = await world.newPerson();
  const script = attempts.map(
    ([, attempt], index) =>
      `try { document.body.dataset.n${index} = 'got: ' + (${attempt}); } catch { document.body.dataset.n${index} = 'refused'; }`,
  );
  const asks =
    "fetch('/api/my-sites').then(() => 'got', () => 'refused').then((it) => { document.body.dataset.fetch = it; });";
  const id = await world.makeSite(person, `${script.join('\n')}\n${asks}`);
  await openSignedIn(page, person, `/app?site=${id}`);
  await expect(preview(page).getByRole('heading')).toHaveText('Hostile');
  const title = await page.title();
  const tab = await context.newPage();
  await tab.goto(previewPath(id));
  for (const frame of [await siteFrame(page), await siteFrame(tab)]) {
    const body = frame.locator('body');
    await expect(body).toHaveAttribute('data-fetch', 'refused');
    for (const [index, [, , outcome]] of attempts.entries()) {
      await expect(body).toHaveAttribute(`data-n${index}`, outcome);
    }
    expect(await frame.evaluate(() => origin)).toBe('null');
  }
  expect(await page.title()).toBe(title);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(person.token);
});

test('messages of a hostile site neither move the page around it nor hold it up', async ({ page, world }) => {
  const person = await world.newPerson();
  const script = `
    const say = (message) => parent.postMessage(message, '*');
    for (const path of ['/app', 'https://evil.example/', 'javascript:alert(1)', '/preview/0/index.html']) {
      say({ type: 'sitewright:page', path, title: 'taken' });
    }
    for (let n = 0; n < 50000; n += 1) say({ type: 'sitewright:page', path: location.pathname + '/' + n, title: '' });
    say({ token: 'give' });`;
  const id = await world.makeSite(person, script);
  await openSignedIn(page, person, `/app?site=${id}`);
  await expect(preview(page).getByRole('heading')).toHaveText('Hostile');
  await page.getByRole('combobox', { name: 'Page' }).selectOption('about.html');
  await expect(preview(page).getByRole('heading')).toHaveText('About');
  await expect(page).toHaveURL(/\/app\?site=/);
});

for (const [what, script] of [
  ['an endless script', 'while (true);'],
  ['an endless alert loop', "for (;;) alert('Again');"],
]) {
  test(`${what} leaves the application usable and is stopped`, async ({ page, world }) => {
    const person = await world.newPerson();
    const id = await world.makeSite(person, `setTimeout(() => { ${script} });`);
    await openSignedIn(page, person, `/app?site=${id}`);
    await expect(page.getByRole('alert')).toContainText('A script on index.html does not end');
    await page.getByRole('button', { name: 'Open without scripts' }).click();
    await expect(preview(page).getByRole('heading')).toHaveText('Hostile');
    await page.getByRole('combobox', { name: 'Page' }).selectOption('about.html');
    await expect(preview(page).getByRole('heading')).toHaveText('About');
  });
}

test('an alert is shown in the page, and a link to another site is said to work elsewhere', async ({
  page,
  world,
}) => {
  const person = await world.newPerson();
  const link = '<a href="https://other.example/">Other</a> <a href="about.html" target="_blank">About</a>';
  const id = await world.makeSite(person, `${writing(link)} alert('Thank you!');`);
  await openSignedIn(page, person, `/app?site=${id}`);
  const site = preview(page);
  await expect(site.getByRole('status')).toHaveText('Thank you!');
  // The page is drawn smaller than it is, where a pointer of Playwright misses.
  await site.getByRole('link', { name: 'Other' }).press('Enter');
  await expect(site.getByRole('status')).toHaveText('Links to other sites open only in the downloaded site.');
  // Where it leads is awaited below, in a frame of another process.
  await site.getByRole('link', { name: 'About' }).press('Enter', { noWaitAfter: true });
  await expect(site.getByRole('heading')).toHaveText('About');
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('about.html');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(site.getByRole('heading')).toHaveText('Hostile');
});

test('a preview in its own tab has pages, anchors, titles, back and reload', async ({ page, world }) => {
  const id = await world.makeSite(
    await world.newPerson(),
    writing('<a href="about.html#contact">Contact</a>'),
  );
  await page.goto(previewPath(id));
  const site = page.frameLocator('iframe');
  await expect(page).toHaveTitle('Hostile');
  await site.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(new RegExp(`/preview/${id}/about.html#contact$`));
  await expect(page).toHaveTitle('About');
  await page.reload();
  await expect(site.getByRole('heading')).toHaveText('About');
  await expect(page).toHaveURL(/about.html#contact$/);
  await page.goto(previewPath(id));
  await site.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveTitle('About');
  await page.goBack();
  await expect(site.getByRole('heading')).toHaveText('Hostile');
  await expect(page).toHaveURL(/index.html$/);
  const missing = await page.goto(`/preview/${id}/nowhere.html`);
  expect(missing?.status()).toBe(404);
});

test('a script of a preview cannot become a script of the app', async ({ page, world }) => {
  const person = await world.newPerson();
  const id = await world.makeSite(person, 'document.title = 1;');
  await openSignedIn(page, person, '/dashboard');
  const loaded = await page.evaluate(
    (src) =>
      new Promise((done) => {
        const script = document.createElement('script');
        script.src = src;
        script.onload = () => done(true);
        script.onerror = () => done(false);
        document.head.append(script);
      }),
    `/preview/${id}/script.js`,
  );
  expect(loaded).toBe(false);
});
