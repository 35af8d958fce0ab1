import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { listen } from './test.ts';

async function unpack(files: Record<string, Uint8Array>) {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-site-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

/** Unpacks a site and opens its index.html from disk with the network off, noting every request that wants to leave. */
export async function openFromDisk(browser: Browser, files: Record<string, Uint8Array>) {
  const folder = await unpack(files);
  const context = await browser.newContext({ offline: true });
  const page = await context.newPage();
  const consoleErrors = listen(page);
  const leaving: string[] = [];
  page.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url())) leaving.push(request.url());
  });
  await page.goto(pathToFileURL(join(folder, 'index.html')).href, { waitUntil: 'load' });
  return { page, consoleErrors, leaving, close: () => context.close() };
}
