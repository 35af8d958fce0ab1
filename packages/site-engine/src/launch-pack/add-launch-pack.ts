import type { SiteFile } from '../engine.ts';
import { createFavicon } from './favicon.ts';
import { createNotFoundPage } from './not-found-page.ts';

const robots = 'User-agent: *\nAllow: /\n';
const defaultLanguage = 'en';

function languageOf(files: readonly SiteFile[]): string {
  const home = files.find(({ path }) => path === 'index.html')?.content;
  const named =
    typeof home === 'string' ? /<html\b[^<>]{0,300}?\slang=["']?([a-z-]{2,12})/i.exec(home)?.[1] : undefined;
  return named ?? defaultLanguage;
}

/**
 * Adds what a site needs on the day it goes online and the engine did not write. No sitemap: it needs absolute
 * addresses, and nobody knows yet where the site will live.
 */
export function addLaunchPack(name: string, files: readonly SiteFile[]): SiteFile[] {
  const pack: SiteFile[] = [
    { path: 'favicon.svg', content: createFavicon(name) },
    { path: 'robots.txt', content: robots },
    { path: '404.html', content: createNotFoundPage(name, languageOf(files)) },
  ];
  const present = new Set(files.map(({ path }) => path.toLowerCase()));
  return [...files, ...pack.filter(({ path }) => !present.has(path))];
}
