import {
  attributeOf,
  type Element,
  elementsBelow,
  hasOwnWords,
  isDrawing,
  isShown,
  wordsOf,
} from './page-tree.ts';

/** The least that is told as one: a line, a row of a list, a picture, a field of a form. */
export interface Unit {
  kind: 'line' | 'row' | 'picture' | 'field';
  element: Element;
  words: string;
}

const rowTags = new Set(['li', 'tr', 'dt', 'dd', 'blockquote', 'figcaption', 'option', 'summary']);
const fieldTags = new Set(['input', 'select', 'textarea']);
const maxRowLength = 240;
/** Rows in rows, which hostile pages nest deep, are not read again and again. */
const maxRowNodes = 200;

/** What a visitor sees in a part, and the boxes around it. */
export interface PartContent {
  units: Unit[];
  /** The elements that only hold others, in document order. */
  boxes: Element[];
}

function contentOf(part: Element): PartContent {
  const content: PartContent = { units: [], boxes: [part] };
  const take = (element: Element): boolean => {
    if (!isShown(element)) return false;
    const unit = unitOf(element);
    if (unit) content.units.push(unit);
    else content.boxes.push(element);
    return !unit;
  };
  // Walks; what it finds is taken on the way.
  Array.from(elementsBelow(part, take));
  return content;
}

const asOneLine = (part: Element): PartContent => ({
  units: [{ kind: 'line', element: part, words: wordsOf(part) }],
  boxes: [],
});

/** What is in a part before and after. One with words of its own beside what it holds, such as a footer of one line, is told as one. */
export function contentsOf(before: Element, after: Element): Record<'before' | 'after', PartContent> {
  const read = hasOwnWords(before) || hasOwnWords(after) ? asOneLine : contentOf;
  return { before: read(before), after: read(after) };
}

function unitOf(element: Element): Unit | undefined {
  if (isDrawing(element) || element.tagName === 'img')
    return {
      kind: 'picture',
      element,
      words: attributeOf(element, 'alt') ?? attributeOf(element, 'aria-label') ?? '',
    };
  if (fieldTags.has(element.tagName)) return { kind: 'field', element, words: fieldWords(element) };
  if (rowTags.has(element.tagName)) {
    const words = wordsOf(element, maxRowNodes);
    if (words !== '' && words.length <= maxRowLength) return { kind: 'row', element, words };
  }
  return hasOwnWords(element) ? { kind: 'line', element, words: wordsOf(element) } : undefined;
}

const fieldWords = (field: Element): string =>
  attributeOf(field, 'placeholder') ??
  attributeOf(field, 'aria-label') ??
  attributeOf(field, 'name') ??
  wordsOf(field);
