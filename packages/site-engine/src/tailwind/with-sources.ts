import { rawElements } from '../files/raw-elements.ts';
import { applyEdits } from '../gate/edits.ts';
import type { StyleElement } from './style-source.ts';

/** A page with the sources of its style elements in the place of what is built from them. */
export function withSources(page: string, elements: readonly StyleElement[]): string {
  if (elements.length === 0) return page;
  const sources = new Map(elements.map(({ built, source }) => [built, source]));
  const edits = [...rawElements(page, 'style')].flatMap(({ from, content }) => {
    const source = sources.get(content);
    return source === undefined ? [] : [{ start: from, end: from + content.length, text: source }];
  });
  return applyEdits(page, edits);
}
