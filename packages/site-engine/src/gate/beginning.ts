import type { Element, Node } from './dom.ts';

const longest = 80;
/** Of markup without words, as much as one looks at. */
const mostNodes = 60;

const beginnings = new WeakMap<Element, string>();

const isUnread = (node: Node): boolean => ['script', 'style', 'template', 'noscript'].includes(node.nodeName);

function read(element: Element): string {
  const stack: Node[] = [element];
  let text = '';
  for (let looked = 0; looked < mostNodes && text.length < longest; looked += 1) {
    const node = stack.pop();
    if (!node) break;
    if ('value' in node) text += node.value.slice(0, longest).replace(/\s+/g, '');
    else if ('childNodes' in node && !isUnread(node))
      for (let index = node.childNodes.length - 1; index >= 0; index -= 1)
        stack.push(node.childNodes[index] as Node);
  }
  return text.slice(0, longest);
}

/** The first words of an element without blanks: enough to tell it from others, however much is in it. */
export function beginningOf(element: Element): string {
  const text = beginnings.get(element) ?? read(element);
  beginnings.set(element, text);
  return text;
}
