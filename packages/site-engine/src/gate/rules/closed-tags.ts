import { type Element, isHtml } from '../dom.ts';
import { insertAt } from '../edits.ts';
import { pageRule } from '../rule.ts';
import type { Page } from '../site.ts';

/** Void elements, and those whose end tag HTML lets one leave out. */
const needsNoEndTag = new Set(
  (
    'area base br col embed hr img input link meta param source track wbr ' +
    'html head body p li dt dd option optgroup tr td th thead tbody tfoot colgroup caption rt rp'
  ).split(' '),
);

/** The parser closes an open element late, at the end of the page at worst; its end belongs inside the body. */
function endOf(page: Page, element: Element): number {
  const end = element.sourceCodeLocation?.endOffset ?? page.source.length;
  const body = page.elements.find(({ tagName }) => tagName === 'body')?.sourceCodeLocation?.endTag;
  return body ? Math.min(end, body.startOffset) : end;
}

/** A formatting element that leaks is copied into what follows it: the copies have the original's location. */
function isFirstOfItsTag(element: Element, seen: Set<number>): boolean {
  const start = element.sourceCodeLocation?.startTag?.startOffset;
  if (start === undefined || seen.has(start)) return false;
  seen.add(start);
  return true;
}

/** Inner elements come first, because of two that end in the same place the inner one is closed first. */
export const closedTags = pageRule('closed-tags', 'Every element is closed', (page) => {
  const seen = new Set<number>();
  return page.elements
    .filter((element) => isHtml(element) && !needsNoEndTag.has(element.tagName))
    .filter((element) => isFirstOfItsTag(element, seen) && !element.sourceCodeLocation?.endTag)
    .toReversed()
    .map((element) => ({
      path: page.path,
      line: element.sourceCodeLocation?.startLine,
      message: `<${element.tagName}> is not closed.`,
      fix: { edits: [insertAt(endOf(page, element), `</${element.tagName}>`)] },
    }));
});
