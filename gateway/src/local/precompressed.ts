import { extname } from 'node:path';
import { isFile } from './is-file.ts';

/** Best first: the builds write these beside the files they compress. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** What the builds compress, and the type to announce: it cannot be told from the ".br" of the copy. */
const compressedTypes = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.map', 'application/json; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain; charset=utf-8'],
]);

export interface Variant {
  readonly encoding: string;
  readonly extension: string;
  readonly contentType: string;
}

function acceptedEncodings(header: string): Set<string> {
  const offers = header.split(',').map((offer) => offer.trim().toLowerCase());
  const wanted = offers.filter((offer) => !/;\s*q=0(\.0*)?$/.test(offer));
  return new Set(wanted.map((offer) => offer.replace(/;.*/, '').trim()));
}

/** The compressed copy of a file that a browser takes, where one lies beside it. */
export async function findVariant(file: string, acceptEncoding: string): Promise<Variant | undefined> {
  const contentType = compressedTypes.get(extname(file));
  if (!contentType) return undefined;
  const accepted = acceptedEncodings(acceptEncoding);
  for (const { name, extension } of encodings) {
    if (accepted.has(name) && (await isFile(file + extension))) {
      return { encoding: name, extension, contentType };
    }
  }
  return undefined;
}
