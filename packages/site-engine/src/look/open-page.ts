import type { Page } from 'playwright-core';
import type { LookFinding } from './look-checks.ts';
import { settlePage } from './page/settle.ts';

/** Most is looked at in a window of a desktop. */
export const widest = { width: 1280, height: 800 };
const openingMs = 6000;

/** Where a script failed, as the browser's stack tells it. */
function placeOf(error: Error, path: string, origin: string): Pick<LookFinding, 'path' | 'line'> {
  const [, file, line] = /\/\/[^/\s]{1,80}\/([^\s:)]{1,300}):(\d{1,9}):\d{1,9}/.exec(error.stack ?? '') ?? [];
  if (!error.stack?.includes(origin) || file === undefined) return { path };
  return { path: decodeURIComponent(file), line: Number(line) };
}

/** A page of a site, by its path, at the origin that answers for it. */
export interface PlaceOfPage {
  path: string;
  origin: string;
}

/** What fails in a page from now on, until nobody listens any more. */
export function hearErrors(page: Page, { path, origin }: PlaceOfPage) {
  const errors: LookFinding[] = [];
  const hear = (error: Error) => {
    const message = `A script stops with an error: ${error.message.slice(0, 200)}`;
    errors.push({ check: 'script-errors', ...placeOf(error, path, origin), message });
  };
  page.on('pageerror', hear);
  return { errors, stop: () => page.off('pageerror', hear) };
}

/** Opens a page in the widest window, as a visitor who has scrolled to its end and back. */
export async function openPage(page: Page, { path, origin }: PlaceOfPage): Promise<void> {
  await page.setViewportSize(widest);
  const address = path.split('/').map(encodeURIComponent).join('/');
  await page.goto(`${origin}/${address}`, { waitUntil: 'load', timeout: openingMs });
  await settlePage(page);
}
