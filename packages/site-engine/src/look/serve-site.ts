import type { BrowserContext, Route } from 'playwright-core';
import type { SiteFile } from '../engine.ts';
import { isPage } from '../files/site-files.ts';
import { withLines } from './with-lines.ts';

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  htm: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

const typeOf = (path: string): string =>
  types[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';

const bodyOf = ({ path, content }: SiteFile): Buffer =>
  Buffer.from(isPage(path) && typeof content === 'string' ? withLines(path, content) : content);

/** A page may ask for any address; one that is not written as addresses are names no file. */
function pathOf({ pathname }: URL): string | undefined {
  try {
    return decodeURIComponent(pathname.slice(1));
  } catch {
    return undefined;
  }
}

/** Answers what the pages of a site ask for from its files, and nothing else: no request leaves the browser. */
export async function serveSite(
  context: BrowserContext,
  origin: string,
  files: readonly SiteFile[],
): Promise<void> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  await context.routeWebSocket(/./, (socket) => socket.close());
  await context.route(/./, (route: Route) => {
    const url = new URL(route.request().url());
    const path = url.origin === origin ? pathOf(url) : undefined;
    const file = path === undefined ? undefined : byPath.get(path);
    if (!file) return route.abort();
    return route.fulfill({ body: bodyOf(file), contentType: typeOf(file.path) });
  });
}
