import { drawingsOf, drawnParts } from './drawn.ts';
import type { Places } from './places.ts';

/*
 * What a thing on the page is to a person. Sent to the browser as source text: see edit-script.ts.
 */

export type Kind = 'text' | 'link' | 'button' | 'picture' | 'item' | 'part';

/** Whether there is something of it to see. */
function hasBox(element: Element): boolean {
  const [line] = drawingsOf(element);
  if (line) return hasBox(line);
  const { width, height } = element.getBoundingClientRect();
  return width >= 2 && height >= 2 && getComputedStyle(element).visibility !== 'hidden';
}

/** What holds the parts of a page: the body, the main element, and what is around that. */
function isContainer(element: Element): boolean {
  if (element.localName === 'body' || element.localName === 'main') return true;
  if (element.querySelector('main')) return true;
  const isPlain = element.localName === 'div' || element.localName === 'article';
  return isPlain && element.querySelectorAll(':scope > section').length > 1;
}

/** The part of the page that an element stands in, or is. */
function partOf(element: Element): Element | undefined {
  let part: Element | undefined;
  for (let at: Element | null = element; at && at.localName !== 'html'; at = at.parentElement) {
    if (at.parentElement && isContainer(at.parentElement) && !isContainer(at)) part = at;
  }
  return part;
}

/** Whether two elements next to each other are of the same sort, such as the cards of a list. */
function isAlike(one: Element, other: Element | null): other is Element {
  return (
    other?.localName === one.localName &&
    (other.getAttribute('class') ?? '') === (one.getAttribute('class') ?? '')
  );
}

function isRepeated(element: Element): boolean {
  return isAlike(element, element.nextElementSibling) || isAlike(element, element.previousElementSibling);
}

function isPicture(element: Element): boolean {
  if (element.localName === 'img') return true;
  // Words that are drawn, such as a name in large letters, are words.
  if (element.localName !== 'svg' || element.closest('h1,h2,h3,h4,h5,h6')) return false;
  const { width, height } = element.getBoundingClientRect();
  return element.getAttribute('role') === 'img' || Math.min(width, height) >= 64;
}

/** What stands within a line, such as a link or a word in bold. */
function isInline({ localName }: Element): boolean {
  return /^(a|abbr|b|bdi|bdo|cite|code|data|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var)$/.test(
    localName,
  );
}

/** The elements within a line that words stand in, innermost first, and the one around those. */
function lineOfWords(element: Element): { inline: Element[]; block: Element } {
  const inline: Element[] = [];
  let block = element;
  while (isInline(block) && block.parentElement) {
    inline.push(block);
    block = block.parentElement;
  }
  return { inline: inline.slice(0, 20), block };
}

/** Of what is no text of its own, undefined where it only holds others. */
function kindOf(element: Element): Kind | undefined {
  if (partOf(element) === element) return 'part';
  if (isPicture(element)) return 'picture';
  const { localName } = element;
  if (localName === 'a') return element.hasAttribute('href') ? 'link' : undefined;
  if (localName === 'button' || element.matches('input:is([type=submit],[type=button],[type=reset])'))
    return 'button';
  if (localName === 'li' || localName === 'tr') return 'item';
  return /^(article|div|dl|details|figure|blockquote)$/.test(localName) && isRepeated(element)
    ? 'item'
    : undefined;
}

function inShort(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line;
}

/** Of words in a line of a heading, such as its first half, that of the heading. */
function lineTag({ localName, parentElement }: Element): string {
  const heading = parentElement?.localName ?? '';
  return localName === 'span' && /^h[1-6]$/.test(heading) ? heading : localName;
}

function tagLabel(name: string): string {
  const labels: Record<string, string> = {
    p: 'Paragraph',
    li: 'List item',
    tr: 'Row',
    td: 'Cell',
    th: 'Cell',
    blockquote: 'Quotation',
    figcaption: 'Caption',
    label: 'Label',
    summary: 'Question',
    dt: 'Term',
    dd: 'Description',
    address: 'Address',
    time: 'Time',
    caption: 'Caption',
    legend: 'Label',
    article: 'Card',
    figure: 'Picture',
    details: 'Question',
  };
  return /^h[1-6]$/.test(name) ? `Heading ${name.slice(1)}` : (labels[name] ?? '');
}

/** By its place, then by its heading, which is how a person would call it. */
function partLabel(part: Element): string {
  const names: Record<string, string> = { header: 'Header', footer: 'Footer', nav: 'Menu', aside: 'Aside' };
  const isInMain = part.parentElement?.closest('main') !== null;
  const ofPage = isInMain ? undefined : names[part.localName];
  if (ofPage) return ofPage;
  if (part.querySelector('h1')) return 'Top of the page';
  const heading = inShort(part.querySelector('h2,h3,h4,h5,h6')?.textContent ?? '');
  const siblings = [...(part.parentElement?.children ?? [])];
  return heading || part.getAttribute('aria-label') || `Part ${siblings.indexOf(part) + 1}`;
}

function labelOf(element: Element, kind: Kind): string {
  if (kind === 'part') return partLabel(element).slice(0, 200);
  if (kind === 'picture') return 'Picture';
  if (kind === 'link') return 'Link';
  if (kind === 'button') return 'Button';
  return tagLabel(lineTag(element)) || (kind === 'item' ? 'Card' : 'Text');
}

/** The nearest sibling that this one can change places with. */
function partnerOf(
  element: Element,
  kind: Kind,
  step: 'previousElementSibling' | 'nextElementSibling',
  places: Places,
): Element | undefined {
  const sibling = element[step];
  if (!sibling || !places.has(sibling)) return undefined;
  if (kind !== 'part') {
    const isSame = sibling.localName === element.localName && /^(li|tr|p)$/.test(element.localName);
    return isSame || isAlike(element, sibling) ? sibling : undefined;
  }
  const isFixed = ({ localName, parentElement }: Element) =>
    /^(main|script|style|template|noscript)$/.test(localName) ||
    (/^(header|footer|nav)$/.test(localName) && parentElement?.localName !== 'main');
  return isFixed(element) || isFixed(sibling) ? undefined : sibling;
}

export const kindParts = [
  ...drawnParts,
  hasBox,
  isContainer,
  partOf,
  isAlike,
  isRepeated,
  isPicture,
  isInline,
  lineOfWords,
  kindOf,
  inShort,
  lineTag,
  tagLabel,
  partLabel,
  labelOf,
  partnerOf,
];
