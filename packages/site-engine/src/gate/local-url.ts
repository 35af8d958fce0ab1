import { posix } from 'node:path';
import { asBrowsersRead, isExternalUrl } from '../files/external-url.ts';

/** A place inside the site. */
export interface LocalTarget {
  path: string;
  /** Without `#`; empty when the whole file is meant. */
  fragment: string;
  /** Begins with `/`: right on a server of its own, wrong in a folder. */
  isRooted: boolean;
}

const anyOrigin = 'https://site.invalid/';

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parse(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Reads an address on a page as a place inside the site; `undefined` when it is none. */
export function resolveLocal(pagePath: string, address: string): LocalTarget | undefined {
  const read = asBrowsersRead(address);
  if (isExternalUrl(read) || /^[a-z][a-z0-9+.-]*:/i.test(read)) return undefined;
  const base = anyOrigin + pagePath.split('/').map(encodeURIComponent).join('/');
  const url = parse(read, base);
  if (!url) return undefined;
  const { pathname, hash } = url;
  const path = decode(pathname).slice(1);
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return { path: file, fragment: decode(hash.slice(1)), isRooted: read.startsWith('/') };
}

/** The address of a file as a page writes it. */
export const addressFrom = (pagePath: string, path: string): string =>
  posix.relative(posix.dirname(pagePath), path).split('/').map(encodeURIComponent).join('/');
