import type { SharedSite } from '@sitewright/contracts';
import type { VersionSummary } from '../sites/site.ts';
import type { Shared } from './find-shared.ts';

/** Neither the site's id nor its owner is told. */
export const presentSharedSite = (
  { link, site, version }: Shared,
  { ticket, files }: { ticket: string; files: VersionSummary['files'] },
): SharedSite => ({
  ticket,
  name: site.name,
  version,
  isNewest: link.version === undefined,
  endsAt: link.endsAt.toISOString(),
  pages: pagesOf(files),
});

/** The first page stands first; the one that says that there is none is no page to look at. */
function pagesOf(files: VersionSummary['files']): string[] {
  const pages = files.map(({ path }) => path).filter((path) => path.endsWith('.html') && path !== '404.html');
  const isLater = (page: string) => Number(page !== 'index.html');
  return pages.sort((one, other) => isLater(one) - isLater(other) || (one < other ? -1 : 1));
}
