import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { Request } from '@playwright/test';
import { checkSite, styleSite } from '../../src/pipeline/build-site.ts';
import { launchBrowser } from './launch.ts';

/** The files of a site, by their paths. */
export type Files = Record<string, string>;

export interface Drawer {
  /**
   * What the picture of a page is, as a browser draws it that has the files of the site and no network; what is embedded, or stands
   * in its place, is a coloured box, and icons of a library are left out. Equal pages have equal pictures.
   *
   * @param width of the window
   */
  draw(files: Files, path: string, width?: number): Promise<string>;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};
const typeOf = (url: string): string => `${types[extname(url)] ?? 'text/html'}; charset=utf-8`;
const embedded =
  'iframe, video, embed, object, canvas, #map, img[src*="images/placeholder-"], img[src^="https:"]';
/** Icons are drawn where the page as it was written has none without its library. */
const withoutIcons = '[class*=" fa-"] > * { display: none !important }';
const anyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>';
const home = 'http://site.invalid/';

/** Of another host: there it is a picture of some size. */
const isPicture = (request: Request): boolean =>
  request.resourceType() === 'image' && !request.url().startsWith(home);

const smallWindow = { width: 480, height: 360 };

/** One browser and one window for all pictures; a page is drawn once, however many sites are the same. */
export async function createDrawer(): Promise<Drawer> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: smallWindow });
  let shown: Files = {};
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    if (isPicture(route.request())) return route.fulfill({ body: anyPicture, contentType: 'image/svg+xml' });
    const body = url.startsWith(home) ? shown[decodeURI(url.slice(home.length))] : undefined;
    if (body === undefined) return route.abort();
    return route.fulfill({ body, contentType: typeOf(url) });
  });
  const take = async (files: Files, path: string, width: number): Promise<string> => {
    shown = files;
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ ...smallWindow, width });
    await page.goto(home + encodeURI(path));
    await page.addStyleTag({ content: withoutIcons });
    const picture = await page.screenshot({
      fullPage: true,
      mask: [page.locator(embedded)],
      animations: 'disabled',
    });
    return createHash('sha256').update(picture).digest('hex');
  };
  const drawn = new Map<string, Promise<string>>();
  return {
    draw(files, path, width = smallWindow.width) {
      const key = JSON.stringify([files, path, width]);
      const picture = drawn.get(key) ?? take(files, path, width);
      drawn.set(key, picture);
      return picture;
    },
    close: () => browser.close(),
  };
}

/** The files of a site after build, checks and repairs. */
export async function buildFiles(files: Files): Promise<Files> {
  const given = Object.entries(files).map(([path, content]) => ({ path, content }));
  const built = checkSite(await styleSite({ name: 'Ferry', files: given, notes: [] }));
  return Object.fromEntries(built.files.map(({ path, content }) => [path, String(content)]));
}
