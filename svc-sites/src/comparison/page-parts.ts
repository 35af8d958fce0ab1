import {
  attributeOf,
  type Element,
  elementsBelow,
  elementsIn,
  isDrawing,
  isShown,
  wordsOf,
} from './page-tree.ts';

/** A section of a page as a visitor sees it: its header, a stripe of its content, its footer. */
export interface PagePart {
  element: Element;
  /** As a person would call it. */
  name: string;
  /** Its `id`, by which it is known again whatever it is called. */
  id: string | undefined;
  /** Or else its heading, wherever it stands. */
  heading: string | undefined;
}

const partTags = new Set(['header', 'nav', 'section', 'article', 'aside', 'footer', 'form']);
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const maxNameLength = 60;

/** The sections of a page, in their order. `main`, and boxes around several sections, are entered. */
export function partsOf(body: Element): PagePart[] {
  const elements = elementsIn(body)
    .filter((element) => isShown(element) && !isSkipLink(element))
    .flatMap((element) => partElementsOf(element, 0));
  let isTopNamed = false;
  return elements.map((element, index) => {
    const isTop = !isTopNamed && !isFrame(element);
    if (isTop) isTopNamed = true;
    const heading = headingOf(element);
    const name = isTop ? 'Top of the page' : nameOf(element, heading, index);
    return { element, name, heading, id: attributeOf(element, 'id') };
  });
}

const isSkipLink = ({ tagName }: Element): boolean => tagName === 'a';

const isFrame = ({ tagName }: Element): boolean => ['header', 'nav', 'footer'].includes(tagName);

const isBox = ({ tagName }: Element): boolean => tagName === 'main' || tagName === 'div';

/** Pages of people nest boxes a few times around their sections. */
const maxDepth = 6;

function partElementsOf(element: Element, depth: number): Element[] {
  const inside = elementsIn(element).filter(isShown);
  const holdsParts = inside.some(({ tagName }) => partTags.has(tagName) || tagName === 'main');
  if (!isBox(element) || !holdsParts || depth === maxDepth) return [element];
  return inside.flatMap((each) => partElementsOf(each, depth + 1));
}

function nameOf(element: Element, heading: string | undefined, index: number): string {
  if (element.tagName === 'header' || element.tagName === 'nav') return 'Header';
  if (element.tagName === 'footer') return 'Footer';
  return heading ? shorten(heading) : `Part ${index + 1}`;
}

/** Its first. */
function headingOf(part: Element): string | undefined {
  for (const element of elementsBelow(part, (entered) => isShown(entered) && !isDrawing(entered)))
    if (headings.has(element.tagName) && isShown(element)) return wordsOf(element);
  return undefined;
}

const shorten = (words: string): string =>
  words.length > maxNameLength ? `${words.slice(0, maxNameLength - 1).trimEnd()}…` : words;
