import type { PageQuery } from '@sitewright/contracts';

/** The value of RFC 8288's `Link` header: the page of the list at `path` that begins at the cursor. */
export function linkToNextPage(path: string, { limit, search }: PageQuery, cursor: string): string {
  const query = new URLSearchParams({ limit: String(limit), cursor });
  if (search) query.set('search', search);
  return `<${path}?${query}>; rel="next"`;
}
