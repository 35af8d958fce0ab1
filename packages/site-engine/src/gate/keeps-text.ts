import { textOf } from './dom.ts';
import type { Page, Site } from './site.ts';

/** What a visitor reads on a page; spaces between tags are nothing to read. */
function readOn({ elements }: Page): string {
  const body = elements.find(({ tagName }) => tagName === 'body');
  return body ? textOf(body).replace(/\s+/g, '') : '';
}

/** Whether every page still says what it said. */
export const keepsText = (before: Site, after: Site): boolean =>
  before.pages.every((page) => {
    const next = after.pages.find(({ path }) => path === page.path);
    return next !== undefined && (next === page || readOn(next) === readOn(page));
  });
