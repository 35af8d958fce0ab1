import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createSiteEngine, type GeneratedSite, type SiteEngine } from '@sitewright/site-engine';
import { ensureBrowser } from '../../scripts/lib/browser.js';
import { openFromDisk } from '../support/offline-site.ts';
import { startTestPlatform } from '../support/platform.ts';

// Takes the landing page's pictures of sites: what the offline composer writes today, opened from disk with the network
// off, and nothing done to it. Then the picture that other sites show with a link to this one: the landing page itself.

const target = resolve(import.meta.dirname, '../../shell/src/features/landing/made');

const sharedTarget = resolve(import.meta.dirname, '../../shell/src/public');

const prompts = {
  festival:
    'A site for the Low Road Festival, two days of folk music in a field near Hexham, 12 and 13 June. Loud colours and big letters. Line-up, tickets from £45, how to get there, questions.',
  restaurant:
    'A website for Marram, a small restaurant on the harbour wall in Whitby. Seven tables, a menu that changes every day. Calm, a little salty. Show the menu, opening hours and how to book a table.',
  tool: 'A landing page for Halyard, a command line tool that moves a database without stopping it. Precise, for developers. How it works in three steps, free for one database, $29 a month for ten.',
} as const;

const size = { width: 1280, height: 960 };

/** Two thirds of the size: as wide as the largest place for it, on a screen of the usual density. */
const scale = 2 / 3;

async function capture(page: Page, file: string) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    clip: { x: 0, y: 0, ...size, scale },
  });
  await writeFile(file, data, 'base64');
}

const bytesOf = (content: string | Uint8Array) => Buffer.byteLength(content);

const summary = (prompt: string, { name, files }: GeneratedSite) => ({
  name,
  prompt,
  files: files.length,
  kilobytes: Math.ceil(files.reduce((total, { content }) => total + bytesOf(content), 0) / 1024),
});

async function picture(engine: SiteEngine, browser: Browser, id: string, prompt: string) {
  const site = await engine.generate({ prompt }, { signal: AbortSignal.timeout(60_000), onEvent: () => {} });
  const files = Object.fromEntries(site.files.map(({ path, content }) => [path, Buffer.from(content)]));
  const { page, close } = await openFromDisk(browser, files);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(size);
  await page.reload();
  await page.evaluate(() => document.fonts.ready);
  await capture(page, join(target, `${id}.webp`));
  await close();
  return [id, summary(prompt, site)] as const;
}

/** As large as readers of Open Graph want it. */
const sharedSize = { width: 1200, height: 630 };

async function pictureForOtherSites(browser: Browser) {
  const platform = await startTestPlatform();
  const page = await browser.newPage({ viewport: sharedSize, reducedMotion: 'reduce' });
  await page.goto(platform.url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(sharedTarget, 'open-graph.jpg'), type: 'jpeg', quality: 88 });
  await platform.close();
}

const executablePath = await ensureBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const engine = createSiteEngine();
const made = [];
for (const [id, prompt] of Object.entries(prompts)) made.push(await picture(engine, browser, id, prompt));
await writeFile(join(target, 'made.json'), `${JSON.stringify(Object.fromEntries(made), undefined, 2)}\n`);
await engine.close();
await pictureForOtherSites(browser);
await browser.close();
