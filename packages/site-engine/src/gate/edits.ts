import type { Element } from './dom.ts';
import type { Page } from './site.ts';

/** Replaces `source.slice(start, end)` by `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
  /** The attribute that it sets or takes away, where it changes nothing else of its tag. */
  attribute?: string;
}

/** The edits in the order of their places, without those that overlap an earlier one. */
export function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  let position = 0;
  return edits
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .filter(({ start, end }) => {
      const isApart = start >= position;
      if (isApart) position = end;
      return isApart;
    });
}

/** Makes the edits in one go; an edit that overlaps an earlier one waits for the next round. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let position = 0;
  for (const { start, end, text } of withoutOverlaps(edits)) {
    pieces.push(source.slice(position, start), text);
    position = end;
  }
  return pieces.join('') + source.slice(position);
}

export const escapeText = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

export const insertAt = (offset: number, text: string): Edit => ({ start: offset, end: offset, text });

/** Where the start tag's attributes begin; `undefined` for an element that the parser made up. */
const afterTagName = (element: Element): number | undefined => {
  const startTag = element.sourceCodeLocation?.startTag ?? element.sourceCodeLocation;
  return startTag ? startTag.startOffset + 1 + element.tagName.length : undefined;
};

export function setAttribute(element: Element, name: string, value: string): Edit[] {
  const text = `${name}="${escapeText(value)}"`;
  const location = element.sourceCodeLocation?.attrs?.[name];
  if (location) return [{ start: location.startOffset, end: location.endOffset, text, attribute: name }];
  const offset = afterTagName(element);
  return offset === undefined ? [] : [{ ...insertAt(offset, ` ${text}`), attribute: name }];
}

export function removeAttribute(element: Element, name: string): Edit[] {
  const location = element.sourceCodeLocation?.attrs?.[name];
  return location
    ? [{ start: location.startOffset, end: location.endOffset, text: '', attribute: name }]
    : [];
}

export function replaceElement(element: Element, text: string): Edit[] {
  const location = element.sourceCodeLocation;
  return location ? [{ start: location.startOffset, end: location.endOffset, text }] : [];
}

export const removeElement = (element: Element): Edit[] => replaceElement(element, '');

export function replaceContent(element: Element, text: string): Edit[] {
  const location = element.sourceCodeLocation;
  if (!location?.startTag || !location.endTag) return [];
  return [{ start: location.startTag.endOffset, end: location.endTag.startOffset, text }];
}

/** Gives an element another tag name; its attributes and content stay. */
export function renameElement(element: Element, name: string): Edit[] {
  const location = element.sourceCodeLocation;
  if (!location?.startTag || !location.endTag) return [];
  const nameStart = location.startTag.startOffset + 1;
  const { startOffset, endOffset } = location.endTag;
  return [
    { start: nameStart, end: nameStart + element.tagName.length, text: name },
    { start: startOffset, end: endOffset, text: `</${name}>` },
  ];
}

/** Adds to the head, right after its encoding, or to where the head would begin when it has no tag of its own. */
export function insertIntoHead(page: Page, text: string): Edit[] {
  const startTagEnd = (name: string) =>
    page.elements.find((element) => element.tagName === name)?.sourceCodeLocation?.startTag?.endOffset;
  const encoding = page.elements.find(
    ({ tagName, attrs }) => tagName === 'meta' && attrs[0]?.name === 'charset',
  );
  const doctype = page.document.childNodes.find((node) => node.nodeName === '#documentType');
  const offset =
    encoding?.sourceCodeLocation?.endOffset ??
    startTagEnd('head') ??
    startTagEnd('html') ??
    doctype?.sourceCodeLocation?.endOffset ??
    0;
  return [insertAt(offset, `\n${text}`)];
}
