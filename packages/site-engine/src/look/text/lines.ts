/** A line of text as it stands in the window; its height is that of the small letters, so that tight lines do not touch. */
export interface TextLine {
  element: Element;
  words: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function isForScreenReaders(element: Element): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { position, clipPath, width, height } = getComputedStyle(at);
    if ((position === 'absolute' && clipPath !== 'none') || width === '1px' || height === '1px') return true;
  }
  return false;
}

/** Whether a visitor reads what an element says; letters in a drawing are part of it. */
function isRead(element: Element): boolean {
  return (
    !element.closest('script, style, title, noscript, option, datalist, svg[aria-hidden="true"]') &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !isForScreenReaders(element)
  );
}

/** The texts of the page with the elements that say them, in the order of the page. */
function readTexts(): { node: Node; element: Element; words: string }[] {
  const texts: { node: Node; element: Element; words: string }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = (node.textContent ?? '').trim().slice(0, 40);
    const element = node.parentElement;
    if (words && element && isRead(element)) texts.push({ node, element, words });
  }
  return texts;
}

function boxesOf(node: Node): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
}

function readLines(): TextLine[] {
  return readTexts().flatMap(({ node, element, words }) =>
    boxesOf(node).map(({ left, right, top, bottom, height }) => ({
      element,
      words,
      left: left + 1,
      right: right - 1,
      top: top + height * 0.3,
      bottom: bottom - height * 0.28,
    })),
  );
}

/** What is wrong with a text, and on which line of its file it stands, where the page says so. */
export interface TextProblem {
  message: string;
  line: number | undefined;
}

function lineInSource(element: Element): number | undefined {
  const told = element.closest('[data-source-line]')?.getAttribute('data-source-line');
  return told ? Number(told) : undefined;
}

/** What any function of the page that looks at texts is given. */
export const lineReaders = { isForScreenReaders, isRead, readTexts, boxesOf, readLines, lineInSource };
export type LineReaders = typeof lineReaders;
