import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browser as executablePath, needsBrowser } from './testing/test-browser.ts';
import { visitSite } from './visit-site.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: executablePath ?? '', args: ['--no-sandbox'] });
});
afterAll(() => browser.close());

it.skipIf(!executablePath)('accuses no page for which a busy machine had no time', needsBrowser, async () => {
  const content =
    '<!doctype html><html lang="en"><head><title>Rye</title></head><body><h1>Rye</h1></body></html>';

  expect(await visitSite(browser, [{ path: 'index.html', content }], 1)).toEqual({
    findings: [],
    unopened: ['index.html'],
  });
});
