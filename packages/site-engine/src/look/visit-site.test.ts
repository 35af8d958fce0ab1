import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureBrowser } from '../../../../scripts/lib/browser.js';
import { visitSite } from './visit-site.ts';

let browser: Browser;
beforeAll(async () => {
  const executablePath = (await ensureBrowser()) ?? '';
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
});
afterAll(() => browser.close());

it('accuses no page for which a busy machine had no time', async () => {
  const content =
    '<!doctype html><html lang="en"><head><title>Rye</title></head><body><h1>Rye</h1></body></html>';

  expect(await visitSite(browser, [{ path: 'index.html', content }], 1)).toEqual({
    findings: [],
    unopened: ['index.html'],
  });
});
