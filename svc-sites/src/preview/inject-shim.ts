import { createHash } from 'node:crypto';
import { storageShim } from './storage-shim.ts';

const element = `<script>${storageShim}</script>`;

/** Changes when the shim does, so that browsers fetch pages again that they have with an older one. */
export const shimRevision = createHash('sha256').update(element).digest('hex').slice(0, 8);

/** After which the shim stands first: the head if there is one, never before the doctype. */
const places = [/<head(?:\s[^>]*)?>/i, /<html(?:\s[^>]*)?>/i, /<!doctype[^>]*>/i];

export function injectShim(html: string): string {
  for (const place of places) {
    const match = place.exec(html);
    if (match) return insert(html, match.index + match[0].length);
  }
  return insert(html, 0);
}

const insert = (html: string, at: number) => `${html.slice(0, at)}${element}${html.slice(at)}`;
