import { html, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;
export type Node = Tree.Node;

export const isElement = (node: Node): node is Element => 'tagName' in node;
export const isHtml = (element: Element): boolean => element.namespaceURI === html.NS.HTML;

const childrenOf = (node: Node): Tree.ChildNode[] => {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
};

/** All nodes below `root` in document order. Hostile pages nest deeper, and have more in one place, than calls may. */
export function descendants(root: Node): Node[] {
  const found: Node[] = [];
  const stack: Tree.ChildNode[] = [];
  const pushChildren = (node: Node) => {
    const children = childrenOf(node);
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      if (child) stack.push(child);
    }
  };
  pushChildren(root);
  for (let node = stack.pop(); node; node = stack.pop()) {
    found.push(node);
    pushChildren(node);
  }
  return found;
}

/** The value of an attribute, `undefined` when the element does not have it. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

/** The names in its `class`, once for each time that they stand there. */
export const classNamesOf = (element: Element): string[] =>
  (attribute(element, 'class') ?? '').split(/\s+/).filter(Boolean);

export const hasAttribute = (element: Element, name: string): boolean =>
  attribute(element, name) !== undefined;

export const parentOf = (element: Element): Element | undefined =>
  element.parentNode && isElement(element.parentNode) ? element.parentNode : undefined;

/** The nearest element around this one that fits. */
export function closest(element: Element, fits: (candidate: Element) => boolean): Element | undefined {
  for (let parent = parentOf(element); parent; parent = parentOf(parent)) {
    if (fits(parent)) return parent;
  }
  return undefined;
}

const unreadTags = new Set(['script', 'style', 'template', 'noscript']);

/** What a person reads inside this node, with single spaces, as far as its pieces are asked for. */
export function readText(root: Node, isRead: (piece: Node) => boolean = () => true): string {
  let text = '';
  for (const node of descendants(root)) {
    if (!('value' in node) || !isRead(node)) continue;
    const parent = node.parentNode;
    if (parent && isElement(parent) && unreadTags.has(parent.tagName)) continue;
    text += node.value;
  }
  return text.replace(/\s+/g, ' ').trim();
}

const readTexts = new WeakMap<Node, string>();

/** All that a person reads inside this node; read once, since any number of elements may point to one. */
export function textOf(root: Node): string {
  const text = readTexts.get(root) ?? readText(root);
  readTexts.set(root, text);
  return text;
}

/** The source of an inline script or style. */
export const rawTextOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

export const lineOf = (element: Element): number | undefined => element.sourceCodeLocation?.startLine;

/** The line of one attribute, the element's own when it is not known. */
export const attributeLine = (element: Element, name: string): number | undefined =>
  element.sourceCodeLocation?.attrs?.[name]?.startLine ?? lineOf(element);
