import type { SiteFile } from '../engine.ts';
import { isPage, isStylesheet } from '../files/site-files.ts';
import { startTags } from '../files/start-tags.ts';
import { withoutReferences } from '../files/used-classes.ts';
import { resolveLocal } from '../gate/local-url.ts';

const href = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** A link as it stands in a page, and where it leads to, be there a file or not. */
export interface SheetLink {
  start: number;
  end: number;
  path: string;
}

/** The links of a page to sheets of its site. */
export const sheetLinks = (pagePath: string, page: string): SheetLink[] =>
  [...startTags(page, 'link')].flatMap(({ start, end, text }) => {
    const [, double, single, bare] = href.exec(text) ?? [];
    const path = resolveLocal(pagePath, withoutReferences(double ?? single ?? bare ?? ''))?.path;
    return path !== undefined && isStylesheet(path) ? [{ start, end, path }] : [];
  });

/** The sheets that the pages of a site link. */
export const linkedSheets = (files: readonly SiteFile[]): Set<string> =>
  new Set(
    files.flatMap(({ path, content }) =>
      isPage(path) && typeof content === 'string' ? sheetLinks(path, content).map((link) => link.path) : [],
    ),
  );
