import { attribute, closest, type Element, hasAttribute, lineOf } from '../dom.ts';
import { renameElement } from '../edits.ts';
import { pageRule } from '../rule.ts';

const isContainer = (element: Element): boolean =>
  element.tagName === 'button' || (element.tagName === 'a' && hasAttribute(element, 'href'));

const isControl = (element: Element): boolean =>
  isContainer(element) ||
  ['select', 'textarea', 'iframe'].includes(element.tagName) ||
  (element.tagName === 'input' && attribute(element, 'type') !== 'hidden');

export const nestedControls = pageRule('nested-controls', 'No link or button is inside another', (page) =>
  page.elements.filter(isControl).flatMap((element) => {
    const outer = closest(element, isContainer);
    if (!outer) return [];
    const looksOnly = element.tagName === 'button' ? element : outer.tagName === 'button' ? outer : undefined;
    const fix = looksOnly && { edits: renameElement(looksOnly, 'span') };
    const message = `<${element.tagName}> is inside <${outer.tagName}>: only one of them can be used.`;
    return [{ path: page.path, line: lineOf(element), message, fix }];
  }),
);
