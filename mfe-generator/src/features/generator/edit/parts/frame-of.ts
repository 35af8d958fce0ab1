/*
 * What parts of this site are made of: the ground, margins and heading of one of them, without what it holds.
 */

/** A part without its content: what is new goes into `body`. */
export interface PartFrame {
  part: Element;
  heading: Element;
  body: Element;
}

const works =
  'form, script, dialog, canvas, iframe, [role="tablist"], [data-tabs], [data-hours], [data-list]';

/** Whether a part is one that others can be made like: with a heading of its own, and without what only works once. */
export const isLikely = (part: Element): boolean =>
  part.querySelector('h2') !== null && part.querySelector(`h1, ${works}`) === null;

const hasContent = (element: Element): boolean =>
  (element.textContent ?? '').trim() !== '' || element.querySelector('img, svg, details') !== null;

/** From the heading outwards, the first element behind which something follows that is to be seen. */
function contentBeside(heading: Element, part: Element): { holder: Element; content: Element } | undefined {
  for (let at = heading; at !== part && at.parentElement; at = at.parentElement) {
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling)
      if (/^(?:div|ul|ol|dl|p|table|figure|article)$/.test(next.localName) && hasContent(next))
        return { holder: at, content: next };
  }
  return undefined;
}

const isPlain = ({ localName }: Element) => localName === 'div';

/** A drawing beside everything else, which may have a column of its own. */
const isDrawing = (element: Element): boolean =>
  element.matches('svg, [aria-hidden="true"]') && (element.textContent ?? '').trim() === '';

/** Takes away what stands beside the way from a part to some of its elements. */
function keepOnly(part: Element, ways: readonly Element[]): void {
  const kept = [...ways, ...[...part.children].filter(isDrawing)];
  for (const element of [...part.querySelectorAll('*')])
    if (!kept.some((way) => way === element || element.contains(way) || way.contains(element)))
      element.remove();
}

/** @param original a part that is likely, in a document of its own that is not shown */
export function frameOf(original: Element): PartFrame | undefined {
  const part = original.cloneNode(true);
  if (!(part instanceof Element)) return undefined;
  const heading = part.querySelector('h2');
  if (!heading) return undefined;
  const beside = contentBeside(heading, part);
  if (!beside) {
    const body = part.ownerDocument.createElement('div');
    heading.after(body);
    keepOnly(part, [heading, body]);
    return { part, heading, body };
  }
  const { content } = beside;
  const body =
    isPlain(content) && !/(?:^|\s)(?:grid|flex)/.test(content.className) ? content : wrapped(content);
  keepOnly(part, [heading, body]);
  body.replaceChildren();
  return { part, heading, body };
}

/** A list or a grid of its own has a look that is not the new part's. */
function wrapped(content: Element): Element {
  const body = content.ownerDocument.createElement('div');
  const margins = [...content.classList].filter((name) => /^(?:[\w-]+:)?m[tby]?-/.test(name));
  if (margins.length > 0) body.className = margins.join(' ');
  content.replaceWith(body);
  return body;
}

/** Where no part is like one: a section with nothing but space above it, as far as the stylesheet has a class for that. */
export function plainFrame(page: Document, space: string): PartFrame {
  const [part, heading, body] = [
    page.createElement('section'),
    page.createElement('h2'),
    page.createElement('div'),
  ];
  if (space) part.className = space;
  part.append(heading, body);
  return { part, heading, body };
}
