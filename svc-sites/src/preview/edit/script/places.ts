/*
 * Where what is on the page stands in its source. The service numbers the elements and sends a table with their places. Sent to the
 * browser as source text: see edit-script.ts.
 */

export interface SourceRange {
  start: number;
  end: number;
}

type TextRow = [
  child: number,
  start: number,
  end: number,
  length: number,
  elsewhere: number,
  inScript: number,
];
type ElementRow = [start: number, end: number, startTagEnd: number, texts: TextRow[]];

/** What `edit-page.ts` writes. */
export interface Table {
  version: number;
  path: string;
  elements: ElementRow[];
}

/** A text that can be typed over; an empty element has no node yet. */
export interface PlacedText {
  element: Element;
  child: number;
  node: Text | undefined;
  range: SourceRange;
  elsewhere: number;
  isInScript: boolean;
}

export type Places = ReturnType<typeof createPlaces>;

/** The text nodes among the children of an element. */
function textNodesOf(element: Element): Text[] {
  return [...element.childNodes].filter((node) => node instanceof Text);
}

function createPlaces() {
  const attribute = 'data-sitewright';
  let table: Table = { version: 0, path: '', elements: [] };
  let texts = new Map<Element, PlacedText[]>();
  const all = () => [...document.querySelectorAll(`[${attribute}]`)];
  const rowOf = (element: Element) => table.elements[Number(element.getAttribute(attribute) ?? Number.NaN)];

  const findTexts = (element: Element, kept: Text | undefined): PlacedText[] => {
    const nodes = textNodesOf(element);
    return (rowOf(element)?.[3] ?? []).flatMap(([child, start, end, length, elsewhere, inScript]) => {
      const node = nodes[child];
      // Whatever the parsers of the browser and the service do not agree on is left alone.
      if (node !== kept && (node?.data.length ?? 0) !== length) return [];
      return [{ element, child, node, range: { start, end }, elsewhere, isInScript: inScript === 1 }];
    });
  };

  return {
    attribute,
    /** @param kept a node that holds other words than its source by now */
    read(next: Table, kept?: Text): void {
      table = next;
      texts = new Map(all().map((element) => [element, findTexts(element, kept)]));
    },
    shown: () => ({ version: table.version, path: table.path }),
    /** In document order. */
    all,
    has: (element: Element): boolean => rowOf(element) !== undefined,
    element(element: Element): SourceRange | undefined {
      const row = rowOf(element);
      return row && { start: row[0], end: row[1] };
    },
    startTag(element: Element): SourceRange | undefined {
      const row = rowOf(element);
      return row && { start: row[0], end: row[2] };
    },
    texts: (element: Element): PlacedText[] => texts.get(element) ?? [],
    elementAt: ({ start, end }: SourceRange): Element | undefined =>
      all().find((element) => {
        const row = rowOf(element);
        return row?.[0] === start && row[1] === end;
      }),
    textAt: ({ start, end }: SourceRange): PlacedText | undefined =>
      [...texts.values()].flat().find(({ range }) => range.start === start && range.end === end),
  };
}

export const placeParts = [textNodesOf, createPlaces];
