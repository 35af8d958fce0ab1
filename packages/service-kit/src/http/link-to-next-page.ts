import type { PageQuery } from '@sitewright/contracts';

/**
 * The value of RFC 8288's `Link` header: the page of the list at `path` that begins at the cursor. Whatever else the query
 * says, such as the order, goes along.
 */
export function linkToNextPage(path: string, query: PageQuery, cursor: string): string {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, cursor })) {
    if (value !== undefined && value !== '') next.set(name, String(value));
  }
  return `<${path}?${next}>; rel="next"`;
}
