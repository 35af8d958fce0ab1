const scheme = /^[a-z][a-z0-9+.-]*:/i;
/** What a browser skips or rewrites before it reads an address (WHATWG URL, section 4.4). */
const ignoredByBrowsers = /[\t\n\r]/g;

/** The address as a browser reads it: outer blanks and line breaks gone, `\` taken for `/`. */
export const asBrowsersRead = (url: string): string =>
  url.trim().replace(ignoredByBrowsers, '').replaceAll('\\', '/');

/** Whether loading this address would leave the site. `data:`, `blob:` and local paths do not. */
export function isExternalUrl(url: string): boolean {
  const read = asBrowsersRead(url);
  if (read.startsWith('//')) return true;
  return scheme.test(read) && !/^(?:data|blob|about):/i.test(read);
}
