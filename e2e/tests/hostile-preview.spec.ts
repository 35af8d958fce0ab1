import type { Frame, Page } from '@playwright/test';
import { answers, startFakeProvider } from '@sitewright/site-engine/testing';
import { generate, register } from '../support/journey.ts';
import { startTestPlatform } from '../support/platform.ts';
import { test as base, expect } from '../support/test.ts';

/** What a hostile site tries; each attempt writes what came of it where the test can read it. */
const attack = `
const report = (name, text) => { document.body.dataset[name] = text; };
const attempt = (name, act) => { try { report(name, 'got: ' + act()); } catch (error) { report(name, 'refused'); } };
attempt('own', () => localStorage.getItem('token'));
attempt('parent', () => parent.localStorage.getItem('token'));
attempt('cookie', () => document.cookie);
attempt('top', () => { top.document.title = 'taken'; return 'title'; });
fetch('/api/my-sites').then(() => report('fetch', 'got'), () => report('fetch', 'refused'));
`;

const answer = `<file path="index.html">
<!doctype html>
<html lang="en"><head><title>Hostile</title></head><body><main><h1>Hostile</h1></main><script src="script.js"></script></body></html>
</file>
<file path="script.js">
${attack}
</file>
`;

const test = base.extend<object, { platform: Awaited<ReturnType<typeof startTestPlatform>> }>({
  platform: [
    async ({}, use) => {
      const provider = await startFakeProvider();
      provider.behave(answers(answer));
      const platform = await startTestPlatform({
        OPENAI_BASE_URL: provider.baseURL,
        OPENAI_MODEL: 'hostile-model',
      });
      await use(platform);
      await platform.close();
      await provider.close();
    },
    { scope: 'worker' },
  ],
  // The policy's refusals are errors in the console, and wanted here.
  complaints: async ({ page: _page }, use) => use([]),
});

async function expectRefusals(frame: Frame | Page) {
  const body = frame.locator('body');
  await expect(body).toHaveAttribute('data-fetch', 'refused');
  await expect(body).toHaveAttribute('data-own', 'got: null');
  await expect(body).toHaveAttribute('data-cookie', 'got: ');
}

test('a hostile site gets nothing from the page around it, nor from its own tab', async ({ page }) => {
  await register(page);
  await generate(page, 'anything');
  const title = await page.title();
  const frame = page.frames().find((one) => one.url().includes('/preview/'));
  if (!frame) throw new Error('The preview frame is missing.');
  await expectRefusals(frame);
  await expect(frame.locator('body')).toHaveAttribute('data-parent', 'refused');
  await expect(frame.locator('body')).toHaveAttribute('data-top', 'refused');
  expect(await page.title()).toBe(title);

  const tab = await page.context().newPage();
  await tab.goto(frame.url());
  await expectRefusals(tab);
  expect(await tab.evaluate(() => origin)).toBe('null');
});

test('a script of a preview cannot become a script of the app', async ({ page }) => {
  await register(page);
  await generate(page, 'anything');
  const frame = page.frames().find((one) => one.url().includes('/preview/'));
  const url = frame?.url().replace('index.html', 'script.js') ?? '';
  const loaded = await page.evaluate(
    (src) =>
      new Promise((done) => {
        const script = document.createElement('script');
        script.src = src;
        script.onload = () => done(true);
        script.onerror = () => done(false);
        document.head.append(script);
      }),
    url,
  );
  expect(loaded).toBe(false);
});
