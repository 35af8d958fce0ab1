const nextLink = /<([^>]*)>\s*;\s*rel="?next"?/;

/**
 * The cursor of the page after this one, out of a `Link` header (RFC 8288) such as
 * `</api/my-sites?limit=24&cursor=abc>; rel="next"`.
 * @returns `undefined` on the last page, which has no such link
 */
export function readNextCursor(header: unknown): string | undefined {
  const address = typeof header === 'string' ? nextLink.exec(header)?.[1] : undefined;
  if (address === undefined) return undefined;
  const [, query = ''] = address.split('?', 2);
  return new URLSearchParams(query).get('cursor') ?? undefined;
}
