function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * The file of the site that a path under /preview shows, of whatever version, or with a change that is
 * offered; nothing when the path is no page of this site.
 * @param folderId of the site, or the ticket of an opened link
 */
export function pageOf(folderId: string, path: string): string | undefined {
  const [address = ''] = path.split('#');
  const root = `/preview/${folderId}/`;
  if (!address.startsWith(root)) return undefined;
  const page = decoded(address.slice(root.length).replace(/^(?:v\/[1-9]\d*|offered\/[0-9a-f]{24})\//, ''));
  return page === '' || page?.endsWith('/') ? `${page}index.html` : page;
}
