import type { SiteFile } from '../engine.ts';
import { createFavicon } from './favicon.ts';
import { createNotFoundPage } from './not-found-page.ts';

const robots = 'User-agent: *\nAllow: /\n';
const defaultLanguage = 'en';

/** One attribute of a start tag, read without parsing the page: only the look of the extra page depends on it. */
function readAttribute(page: string, tagName: string, name: string): string | undefined {
  const startTag = new RegExp(`<${tagName}\\b[^<>]{0,2000}>`, 'i').exec(page)?.[0] ?? '';
  return new RegExp(`\\s${name}=["']([\\w:/.\\s-]*)["']`, 'i').exec(startTag)?.[1];
}

function notFoundPage(name: string, files: readonly SiteFile[]): string {
  const content = files.find(({ path }) => path === 'index.html')?.content;
  const home = typeof content === 'string' ? content : '';
  const language = readAttribute(home, 'html', 'lang') ?? defaultLanguage;
  return createNotFoundPage({ name, language, bodyClasses: readAttribute(home, 'body', 'class') ?? '' });
}

/**
 * Adds what a site needs on the day it goes online and the engine did not write. No sitemap: it needs absolute
 * addresses, and nobody knows yet where the site will live.
 */
export function addLaunchPack(name: string, files: readonly SiteFile[]): SiteFile[] {
  const pack: SiteFile[] = [
    { path: 'favicon.svg', content: createFavicon(name) },
    { path: 'robots.txt', content: robots },
    { path: '404.html', content: notFoundPage(name, files) },
  ];
  const present = new Set(files.map(({ path }) => path.toLowerCase()));
  return [...files, ...pack.filter(({ path }) => !present.has(path))];
}
