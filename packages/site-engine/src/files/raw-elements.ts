import { startTags } from './start-tags.ts';

/** An element whose content is no markup, as it stands in a page. */
export interface RawElement {
  start: number;
  end: number;
  /** The start tag. */
  tag: string;
  /** Where the content begins. */
  from: number;
  content: string;
}

/** The elements of one name. Without an end, the rest of the page would be inside: nothing follows. */
export function* rawElements(page: string, name: 'script' | 'style'): Generator<RawElement> {
  const closer = new RegExp(`</${name}\\s*>`, 'gi');
  let next = 0;
  for (const { start, end: from, text: tag } of startTags(page, name)) {
    if (start < next) continue;
    closer.lastIndex = from;
    const closed = closer.exec(page);
    if (!closed) return;
    next = closed.index + closed[0].length;
    yield { start, end: next, tag, from, content: page.slice(from, closed.index) };
  }
}
