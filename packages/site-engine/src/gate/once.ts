import type { Page, Site } from './site.ts';

/** What is read of a page with its site, once for each state of them: any number of links may ask. */
export function oncePerPage<Read>(read: (site: Site, page: Page) => Read): (site: Site, page: Page) => Read {
  const sites = new WeakMap<Site, Map<Page, Read>>();
  return (site, page) => {
    const pages = sites.get(site) ?? new Map<Page, Read>();
    sites.set(site, pages);
    if (!pages.has(page)) pages.set(page, read(site, page));
    return pages.get(page) as Read;
  };
}
