import { html, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;
export type Node = Tree.Node;

export const isElement = (node: Node): node is Element => 'tagName' in node;

const isText = (node: Node): node is Tree.TextNode => node.nodeName === '#text';

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

export const elementsIn = (element: Node): Element[] =>
  'childNodes' in element ? element.childNodes.filter(isElement) : [];

/** What no visitor reads. */
const unreadTags = new Set(['script', 'style', 'template', 'noscript', 'link', 'meta', 'title', 'head']);

export const isShown = (element: Element): boolean =>
  !unreadTags.has(element.tagName) && attributeOf(element, 'hidden') === undefined;

/** All elements below one, in document order; without recursion, as hostile pages nest deeper than calls may. */
export function* elementsBelow(root: Node, enter: (element: Element) => boolean): Generator<Element> {
  const stack = elementsIn(root).toReversed();
  for (let element = stack.pop(); element; element = stack.pop()) {
    yield element;
    if (enter(element)) stack.push(...elementsIn(element).toReversed());
  }
}

export const isDrawing = (element: Element): boolean => element.namespaceURI === html.NS.SVG;

export const hasOwnWords = (element: Element): boolean =>
  element.childNodes.some((node) => isText(node) && node.value.trim() !== '');

/** What a visitor reads inside, with single spaces. Of more nodes than `maxNodes` only the first are read. */
export function wordsOf(root: Element, maxNodes = Number.POSITIVE_INFINITY): string {
  const words: string[] = [];
  let nodes = 0;
  const stack: Tree.ChildNode[] = root.childNodes.toReversed();
  for (let node = stack.pop(); node && nodes < maxNodes; node = stack.pop()) {
    nodes += 1;
    if (isText(node)) words.push(node.value);
    else if (isElement(node) && isShown(node) && !isDrawing(node)) {
      // Neighbouring blocks are no single word.
      words.push(' ');
      stack.push(...node.childNodes.toReversed());
    }
  }
  return words.join('').replace(/\s+/g, ' ').trim();
}
