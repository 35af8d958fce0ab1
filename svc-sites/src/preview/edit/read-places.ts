import { defaultTreeAdapter, html, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/**
 * One text of an element: which of the element's text nodes it is, where its words stand in the source without the blanks around
 * them, and how long the node is, by which the browser makes sure that it has found the same.
 */
export interface TextPlace {
  child: number;
  start: number;
  end: number;
  length: number;
}

/** Where an element stands in the source of its page, in UTF-16 code units. */
export interface ElementPlace {
  start: number;
  end: number;
  startTagEnd: number;
  texts: TextPlace[];
  isScript: boolean;
  /** Where attributes begin that run something, or speak for the server. */
  active: number[];
}

/** Browsers draw 512 levels. A parser looks through all open elements again and again, so depth costs dearly. */
const maxDepth = 2000;

/** What these hold is not drawn as words of the page, or cannot be typed over where it is drawn. */
const untyped = new Set([
  ...['script', 'style', 'title', 'template', 'noscript', 'textarea', 'option', 'optgroup'],
  ...['iframe', 'object', 'video', 'audio', 'canvas', 'noembed', 'noframes', 'xmp', 'plaintext'],
]);

/** Elements that may be empty and still wait for words. */
const worded = new Set(
  'a blockquote button dd dt figcaption h1 h2 h3 h4 h5 h6 label li p summary td th'.split(' '),
);

const activeAttribute = /^(?:on|http-equiv$)/;

/** Blanks of HTML: a no-break space belongs to the words. */
const blanks = ' \t\n\f\r';

/** A tag, a comment or the like in the midst of what became one text: its words cannot be told from it. */
const markup = /<[a-z/!?]/i;

/**
 * The elements of a page that stand in its source once and whole, in document order, with the texts that can be typed over.
 *
 * @throws RangeError when elements are nested too deeply.
 */
export function readPlaces(source: string): ElementPlace[] {
  const places: ElementPlace[] = [];
  const starts = new Map<number, number>();
  for (const element of elementsOf(parsePage(source))) {
    const location = element.sourceCodeLocation;
    if (!location?.startTag) continue;
    const { startOffset: start, endOffset: end } = location;
    starts.set(start, (starts.get(start) ?? 0) + 1);
    places.push({
      start,
      end,
      startTagEnd: location.startTag.endOffset,
      texts: textsOf(element, source),
      isScript: element.tagName === 'script',
      active: Object.entries(location.attrs ?? {}).flatMap(([name, { startOffset }]) =>
        activeAttribute.test(name) ? startOffset : [],
      ),
    });
  }
  // A parser that mends a page makes several elements of one tag.
  return places.filter(({ start }) => starts.get(start) === 1);
}

function parsePage(source: string): Tree.Document {
  let depth = 0;
  const treeAdapter = {
    ...defaultTreeAdapter,
    onItemPush: () => {
      depth += 1;
      if (depth > maxDepth) throw new RangeError(`The page nests elements more than ${maxDepth} deep`);
    },
    onItemPop: () => {
      depth -= 1;
    },
  };
  return parse(source, { sourceCodeLocationInfo: true, treeAdapter });
}

/** In document order; what templates hold is not part of the page. */
function* elementsOf(document: Tree.Document): Generator<Tree.Element> {
  const stack = document.childNodes.toReversed();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!('tagName' in node)) continue;
    yield node;
    for (const child of node.childNodes.toReversed()) stack.push(child);
  }
}

function textsOf(element: Tree.Element, source: string): TextPlace[] {
  if (element.namespaceURI !== html.NS.HTML || untyped.has(element.tagName)) return [];
  if (element.childNodes.length === 0) return emptyText(element);
  const texts = element.childNodes.filter((node) => defaultTreeAdapter.isTextNode(node));
  return texts.flatMap((text, child) => {
    const words = wordsOf(text, source);
    return words ? [{ child, ...words, length: text.value.length }] : [];
  });
}

/** Where words can be put that is whole in the source, such as a cell without any. */
function emptyText({ tagName, sourceCodeLocation }: Tree.Element): TextPlace[] {
  const { startTag, endTag } = sourceCodeLocation ?? {};
  if (!startTag || !endTag || !worded.has(tagName)) return [];
  return [{ child: 0, start: startTag.endOffset, end: endTag.startOffset, length: 0 }];
}

function wordsOf(text: Tree.TextNode, source: string): { start: number; end: number } | undefined {
  if (!text.sourceCodeLocation) return undefined;
  let { startOffset: start, endOffset: end } = text.sourceCodeLocation;
  while (start < end && blanks.includes(source.charAt(start))) start += 1;
  while (end > start && blanks.includes(source.charAt(end - 1))) end -= 1;
  return start === end || markup.test(source.slice(start, end)) ? undefined : { start, end };
}
