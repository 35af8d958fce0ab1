import { drawingsOf, drawnBox } from './drawn.ts';
import type { Kind } from './kinds.ts';
import type { PlacedText, Places, SourceRange } from './places.ts';

/*
 * What is told of a thing on the page: the shape is that of `editableSchema` in the contracts. Sent to the browser as source text:
 * see edit-script.ts.
 */

/** One thing that can be selected: an element, or one of its texts. */
export interface Choice {
  element: Element;
  text?: PlacedText | undefined;
}

export interface Kinds {
  kindOf: (element: Element) => Kind | undefined;
  labelOf: (element: Element, kind: Kind) => string;
  partOf: (element: Element) => Element | undefined;
  lineOfWords: (element: Element) => { inline: Element[]; block: Element };
  partnerOf: (
    element: Element,
    kind: Kind,
    step: 'previousElementSibling' | 'nextElementSibling',
    places: Places,
  ) => Element | undefined;
}

/** Blanks are shown as one, and none at the ends; a no-break space is a letter. */
function shownWords(text: string): string {
  return text.replace(/[ \t\n\f\r]+/g, ' ').replace(/^ | $/g, '');
}

/** Whether the blanks of a text are shown as they are written. */
function keepsBlanks(element: Element): boolean {
  const { whiteSpaceCollapse, whiteSpace } = getComputedStyle(element);
  return /preserve|break-spaces/.test(whiteSpaceCollapse ?? '') || /^(pre|break)/.test(whiteSpace);
}

/** What a text reads, without the blanks around it that the source has for its own sake. */
function wordsOf({ element, node }: PlacedText): string {
  const text = node?.data ?? '';
  return keepsBlanks(element)
    ? text.replace(/^[ \t\n\f\r]+|(?<![ \t\n\f\r])[ \t\n\f\r]+$/g, '')
    : shownWords(text);
}

function attributesOf(element: Element, kind: Kind): Record<string, string> | undefined {
  const names = kind === 'link' ? ['href'] : kind === 'picture' ? ['src', 'alt'] : [];
  const found = names.flatMap((name) => {
    const value = element.getAttribute(`data-sitewright-${name}`) ?? element.getAttribute(name);
    return value === null ? [] : [[name, value]];
  });
  return names.length > 0 ? Object.fromEntries(found) : undefined;
}

/** Of what is hidden: between what stands before and after it. */
function gapOf(element: Element) {
  const parent = element.parentElement?.getBoundingClientRect();
  const next = element.nextElementSibling?.getBoundingClientRect();
  const before = element.previousElementSibling?.getBoundingClientRect();
  const y = before?.height ? before.bottom : next?.height ? next.top : (parent?.top ?? 0);
  return { x: Math.max(0, parent?.x ?? 0), y, width: parent?.width ?? 0, height: 0 };
}

function boxOf({ element, text }: Choice) {
  if (element.hasAttribute('hidden')) return gapOf(element);
  const { x, y, width, height } = drawnBox(drawingsOf(element));
  if (height > 0) return { x, y, width, height };
  return boxOfWords({ element, text });
}

function boxOfWords({ element, text }: Choice) {
  const range = document.createRange();
  const node = text?.node;
  if (node?.isConnected) range.selectNodeContents(node);
  const own = element.getBoundingClientRect();
  const { x, y, width, height } =
    node?.isConnected && element.childNodes.length > 1 ? range.getBoundingClientRect() : own;
  return { x, y, width, height };
}

function createDescriptions(places: Places, { kindOf, labelOf, partOf, lineOfWords, partnerOf }: Kinds) {
  const tagged = (element: Element) => {
    const [range, startTag] = [places.element(element), places.startTag(element)];
    return range && startTag ? [{ tag: element.localName.slice(0, 40), element: range, startTag }] : [];
  };
  const lineOf = (element: Element) => {
    const { inline, block } = lineOfWords(element);
    const [around] = tagged(block);
    return { inline: inline.flatMap(tagged), ...(around && { block: around }) };
  };
  const lookOfWords = (element: Element) =>
    drawingsOf(element).length > 0 ? { isDrawn: true as const } : lineOf(element);
  const rangeOf = (element: Element | undefined): SourceRange | undefined =>
    element && places.element(element);

  const describe = (choice: Choice) => {
    const { element, text } = choice;
    const range = places.element(element);
    const startTag = places.startTag(element);
    if (!range || !startTag) return [];
    const kind = kindOf(element) ?? 'text';
    const attributes = attributesOf(element, kind);
    const previous = rangeOf(partnerOf(element, kind, 'previousElementSibling', places));
    const next = rangeOf(partnerOf(element, kind, 'nextElementSibling', places));
    return [
      {
        kind: text && kind !== 'link' && kind !== 'button' ? 'text' : kind,
        label: labelOf(element, kind),
        tag: element.localName.slice(0, 40),
        element: range,
        startTag,
        ...(text && { text: text.range, words: wordsOf(text), ...lookOfWords(element) }),
        ...(attributes && { attributes }),
        ...(previous && { previous }),
        ...(next && { next }),
        isHidden: element.hasAttribute('hidden'),
        ...(text && text.elsewhere > 0 && { sharedWith: text.elsewhere }),
        ...(text?.isInScript && { isInScript: true as const }),
        box: boxOf(choice),
      },
    ];
  };

  /** What is selected and what it stands in, up to its part. Words may be an entry's, or a part's, own. */
  const around = (choice: Choice): Choice[] => {
    const own = choice.text && kindOf(choice.element);
    const chain = own === 'item' || own === 'part' ? [choice, { element: choice.element }] : [choice];
    const part = partOf(choice.element);
    for (let at: Element | null = choice.element; at && at !== part; ) {
      at = at.parentElement;
      if (at && places.has(at) && kindOf(at)) chain.push({ element: at });
    }
    return chain;
  };

  return { describe, around, lineOf };
}

export const describeParts = [
  shownWords,
  keepsBlanks,
  wordsOf,
  attributesOf,
  gapOf,
  boxOf,
  boxOfWords,
  createDescriptions,
];

export type LineOfWords = ReturnType<typeof createDescriptions>['lineOf'];
