import { createHash } from 'node:crypto';
import { previewShim } from './shim/preview-shim.ts';

const element = Buffer.from(`<script>${previewShim}</script>`);

/** Changes when the shim does, so that browsers fetch pages again that they have with an older one. */
export const shimRevision = createHash('sha256').update(element).digest('hex').slice(0, 8);

/** A page whose first comments are longer begins with the shim, and is drawn in quirks mode. */
const searchedBytes = 16_384;

/** What may stand before the first element and is left there; "<!-->" and "<!--->" are whole comments. */
const prologue = /(?:\s+|<!--(?:-?>|[\s\S]*?--!?>)|<!doctype[^>]*>)*/iy;

/**
 * Where the first element of a page may stand: after its doctype, before everything that runs or loads. A doctype after
 * the shim would not count. Only the beginning is looked at, so that this costs the same for every page.
 */
export function placeOfShim(page: Buffer): number {
  const text = page.subarray(0, searchedBytes).toString('latin1');
  prologue.lastIndex = text.startsWith('\xEF\xBB\xBF') ? 3 : 0;
  prologue.test(text);
  return prologue.lastIndex;
}

/** Needs nothing that was stored with the page: what is stored, and what is downloaded, is the site without the shim. */
export function insertShim(page: Buffer): Buffer {
  const place = placeOfShim(page);
  return Buffer.concat([page.subarray(0, place), element, page.subarray(place)]);
}
