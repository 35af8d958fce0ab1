import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** What a page says and asks for while it is open. */
export interface Overheard {
  complaints: string[];
  leaving: string[];
}

function listen(page: Page): Overheard {
  const overheard: Overheard = { complaints: [], leaving: [] };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) overheard.complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => overheard.complaints.push(message));
  page.on('request', (request) => {
    if (!/^(?:file|data|blob|mailto|tel):/.test(request.url())) overheard.leaving.push(request.url());
  });
  return overheard;
}

/** A page of a person who opens the unpacked site from disk, with the network off. */
export async function openPage(browser: Browser) {
  const context = await browser.newContext({ offline: true, viewport: desktop, reducedMotion: 'reduce' });
  const page = await context.newPage();
  return { page, overheard: listen(page), close: () => context.close() };
}

export async function show(page: Page, folder: string, path: string): Promise<void> {
  await page.goto(pathToFileURL(join(folder, path)).href, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
}

export type Scheme = 'light' | 'dark';

/** Colours on their way to others are neither the one nor the other. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return Promise.allSettled(changes.map(({ finished }) => finished));
  });

/** The theme a person prefers; a site that is dark whatever they prefer is switched as its own switch would. */
export async function prefer(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate((scheme) => {
    const { dataset } = document.documentElement;
    if (dataset.theme) dataset.theme = scheme;
  }, colorScheme);
  await settle(page);
}
