import type { SiteFileEntry } from '@sitewright/contracts';

const depth = ({ path }: SiteFileEntry) => path.split('/').length;

const rank = ({ path }: SiteFileEntry) => (path === 'index.html' ? 0 : path.endsWith('.html') ? 1 : 2);

/** The page one comes to first, then the other pages, then what they need; folders last. */
export function sortFiles(files: SiteFileEntry[]): SiteFileEntry[] {
  return files.toSorted(
    (one, other) =>
      depth(one) - depth(other) || rank(one) - rank(other) || one.path.localeCompare(other.path, 'en'),
  );
}
