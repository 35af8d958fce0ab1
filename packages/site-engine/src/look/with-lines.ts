import { lineOf } from '../gate/dom.ts';
import { applyEdits, setAttribute } from '../gate/edits.ts';
import { readSite } from '../gate/site.ts';

const undrawn = new Set(['html', 'head', 'script', 'style', 'meta', 'link', 'title']);

/** A page whose elements say on which line of its source they begin. */
export function withLines(path: string, source: string): string {
  const elements = readSite(new Map([[path, source]])).pages.flatMap((page) => page.elements);
  const edits = elements
    .filter(({ tagName }) => !undrawn.has(tagName))
    .flatMap((element) => setAttribute(element, 'data-source-line', String(lineOf(element) ?? '')));
  return applyEdits(source, edits);
}
