import { readPage } from '../../comparison/compared-page.ts';
import type { PagePart } from '../../comparison/page-parts.ts';
import {
  attributeOf,
  type Element,
  elementsBelow,
  elementsIn,
  hasOwnWords,
  isDrawing,
  isShown,
  wordsOf,
} from '../../comparison/page-tree.ts';
import { rangeOf } from '../../comparison/source-range.ts';

/** A page in which a place is looked for. */
export interface Page {
  path: string;
  source: string;
}

/** A place of a page: what stands there, or nothing where something is to be put between two elements. */
export interface Place {
  path: string;
  start: number;
  end: number;
}

const pictureTags = new Set(['img', 'svg', 'picture']);
const isPicture = ({ tagName }: Element): boolean => pictureTags.has(tagName);

/** Signs beside words, such as ticks and arrows: no picture that anybody means. */
function isSign(element: Element): boolean {
  if (element.tagName !== 'svg') return false;
  const [, , width = 0] = (attributeOf(element, 'viewbox') ?? attributeOf(element, 'viewBox') ?? '')
    .split(/[\s,]+/u)
    .map(Number);
  const isSmall = /(?:^|[\s:])(?:size|w|h)-(?:\d|1[0-2])(?:\s|$)/u.test(attributeOf(element, 'class') ?? '');
  return isSmall || (width > 0 && width <= 48);
}

export function picturesIn(root: Element): Element[] {
  const all = [...elementsBelow(root, (element) => isShown(element) && !isPicture(element))];
  return all.filter((element) => isPicture(element) && isShown(element) && !isSign(element));
}

const placeOf = (path: string, element: Element): Place | undefined => {
  const range = rangeOf(element);
  return range && { path, ...range };
};

/** Behind everything else in a part, within the boxes that hold it all. */
function endOf(path: string, part: Element): Place | undefined {
  let inner = part;
  for (let [only, another] = elementsIn(inner); only && !another; [only, another] = elementsIn(inner)) {
    if (only.tagName !== 'div' || wordsOf(only) === '') break;
    inner = only;
  }
  const end = inner.sourceCodeLocation?.endTag?.startOffset;
  return end === undefined ? undefined : { path, start: end, end };
}

/** The first picture of a part, or else its end. */
const pictureOrEnd = (path: string, { element }: PagePart): Place | undefined => {
  const [picture] = picturesIn(element);
  return picture ? placeOf(path, picture) : endOf(path, element);
};

/** The top of the page. */
export function findHero({ path, source }: Page): Place | undefined {
  const part = readPage(path, source).parts.find(({ name }) => name === 'Top of the page');
  return part && pictureOrEnd(path, part);
}

/** The part that has a heading. */
export function findPart({ path, source }: Page, heading: string): Place | undefined {
  const part = readPage(path, source).parts.find((one) => one.heading === heading);
  return part && pictureOrEnd(path, part);
}

/** The picture that is pointed at, or the one in the part that it stands in. */
export function findPointed({ path, source }: Page, at: { start: number; end: number }): Place | undefined {
  const part = readPage(path, source).parts.find(({ element }) => {
    const range = rangeOf(element);
    return range !== undefined && range.start <= at.start && range.end >= at.end;
  });
  if (!part) return undefined;
  const within = picturesIn(part.element).flatMap((picture) => placeOf(path, picture) ?? []);
  const own = within.find(({ start, end }) => start >= at.start && end <= at.end);
  const around = within.find(({ start, end }) => start <= at.start && end >= at.end);
  return own ?? around ?? pictureOrEnd(path, part);
}

/** The sign that leads home in the header, with whether words stand beside it. */
export function findLogo({ path, source }: Page): { place: Place; hasWords: boolean } | undefined {
  const header = readPage(path, source).parts.find(({ name }) => name === 'Header');
  const links = header
    ? [...elementsBelow(header.element, isShown)].filter(({ tagName }) => tagName === 'a')
    : [];
  const [home] = links;
  if (!home) return undefined;
  const pictures = [...elementsBelow(home, (element) => !isPicture(element))].filter(isPicture);
  const [picture] = pictures;
  const start = home.sourceCodeLocation?.startTag?.endOffset;
  const place = picture
    ? placeOf(path, picture)
    : start === undefined
      ? undefined
      : { path, start, end: start };
  return place && { place, hasWords: wordsOf(home) !== '' };
}

/** The list that a gallery's pictures stand in, with its items. */
export interface Gallery {
  path: string;
  items: { place: Place; picture: Place }[];
}

/** The gallery is the part that is called so; where none is, the one with the most pictures in a row. */
export function findGallery({ path, source }: Page, name: string | undefined): Gallery | undefined {
  const { parts } = readPage(path, source);
  const named = parts.filter(({ heading }) => name === undefined || heading === name);
  const lists = named.flatMap(({ element }) => listIn(path, element) ?? []);
  const [longest] = lists.toSorted((one, other) => other.items.length - one.items.length);
  return longest;
}

const fewest = 2;

function listIn(path: string, part: Element): Gallery | undefined {
  for (const box of [part, ...elementsBelow(part, (element) => isShown(element) && !isDrawing(element))]) {
    const children = elementsIn(box).filter(isShown);
    const items = children.flatMap((child) => itemOf(path, child) ?? []);
    if (items.length >= fewest && items.length === children.length) return { path, items };
  }
  return undefined;
}

function itemOf(path: string, item: Element): Gallery['items'][number] | undefined {
  const [picture, another] = isPicture(item) ? [item] : picturesIn(item);
  const place = placeOf(path, item);
  const inner = picture && placeOf(path, picture);
  // What has more to say than a caption is a card, which another picture makes none of.
  const isCard = [...elementsBelow(item, isShown)].filter(hasOwnWords).length > 1;
  return place && inner && !another && !isCard ? { place, picture: inner } : undefined;
}
