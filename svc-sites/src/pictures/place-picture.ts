import { AppError } from '@sitewright/service-kit';
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { type Attribute, type Frame, type PlacedPicture, pictureMarkup } from './picture-markup.ts';

export interface Placement {
  /** What stands at the place. */
  old: string;
  /** The path of the page. */
  page: string;
  /** What stands before it on the page. */
  before: string;
  /** The style sheets of the site. */
  styles: string;
}

export interface PlacedMarkup {
  /** What takes the place of `old`. */
  text: string;
  /** Where in it the `<img>` stands. */
  start: number;
  end: number;
}

/**
 * Writes the source in which a picture takes the place of what stands there: of a picture or drawing, or of the one inside of
 * another element. Nothing else of it changes.
 *
 * @throws AppError `VALIDATION_FAILED` where there is none, or more than one.
 */
export function placePicture(picture: PlacedPicture, placement: Placement): PlacedMarkup {
  const { old, page } = placement;
  if (old.trim() === '') {
    const markup = pictureMarkup(picture, { ...inserted, attributes: loading(placement) }, page);
    return { text: old + markup, start: old.length, end: old.length + markup.length };
  }
  const { element, start, end } = findPicture(old);
  const markup = pictureMarkup(picture, frameOf(element, placement), page);
  return { text: old.slice(0, start) + markup + old.slice(end), start, end: start + markup.length };
}

/** Where nothing was, a picture is as large as it is, and no wider than its place. */
const inserted = {
  ratio: undefined,
  size: [
    ['max-width', '100%'],
    ['height', 'auto'],
  ],
} as const;

interface FoundPicture {
  element: Tree.Element;
  start: number;
  end: number;
}

const pictureTags = new Set(['img', 'svg', 'picture']);

function findPicture(source: string): FoundPicture {
  const fragment = parseFragment(source, { sourceCodeLocationInfo: true });
  const [found, another] = [...picturesIn(fragment)];
  if (another) throw refused('There are several pictures here. Select the one to replace.');
  const place = found?.sourceCodeLocation;
  if (found && place) return { element: shownBy(found), start: place.startOffset, end: place.endOffset };
  throw refused('There is no picture or drawing here. Select one, or a place between two elements.');
}

/** Of a `<picture>` the image, which its sources stand in for: they go with it. */
const shownBy = (element: Tree.Element): Tree.Element =>
  element.childNodes.filter(defaultTreeAdapter.isElementNode).find(({ tagName }) => tagName === 'img') ??
  element;

/** In document order; what a drawing is made of is not looked into. */
function* picturesIn(node: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of node.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    if (pictureTags.has(child.tagName)) yield child;
    else yield* picturesIn(child);
  }
}

const attributesOf = ({ attrs }: Tree.Element): Attribute[] =>
  attrs.map(({ name, prefix, value }) => [prefix ? `${prefix}:${name}` : name, value]);

const numberOf = (text: string | undefined): number =>
  Number(/^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(text ?? '')?.[1] ?? 0);

function frameOf(element: Tree.Element, placement: Placement): Frame {
  const attributes = attributesOf(element);
  const textOf = (name: string) => attributes.find(([each]) => each === name)?.[1];
  const [width, height] = [numberOf(textOf('width')), numberOf(textOf('height'))];
  const sized = width > 0 && height > 0 ? { width, height } : undefined;
  if (element.tagName === 'img') return { attributes, ratio: sized, size: [] };
  const kept = attributes.filter(([name]) => /^(?:class|id|style|data-.+)$/.test(name));
  return {
    attributes: [...kept, ...loading(placement)],
    ratio: sized ?? shapeOf(textOf('viewBox')),
    size: setsWidth(textOf('class') ?? '', placement.styles)
      ? []
      : [['width', width > 0 ? `${width}px` : '100%']],
  };
}

function shapeOf(viewBox: string | undefined): Frame['ratio'] {
  const [, , width = 0, height = 0] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** A drawing is as wide as its place where nothing else is said; a picture is as wide as its pixels. */
function setsWidth(classes: string, styles: string): boolean {
  const names = classes.split(/\s+/).filter(Boolean);
  if (names.some((name) => /(?:^|:)(?:w|size)-/.test(name))) return true;
  const plain = names.filter((name) => /^[\w-]+$/.test(name));
  return plain.some((name) =>
    new RegExp(`\\.${name}(?![\\w-])[^{}]{0,200}\\{[^{}]{0,2000}?\\bwidth\\s*:`).test(styles),
  );
}

/** What a visitor sees first is loaded at once, everything else when it is near. */
const loading = ({ before }: Placement): Attribute[] =>
  /<\/(?:section|article|main)>/i.test(before)
    ? [
        ['loading', 'lazy'],
        ['decoding', 'async'],
      ]
    : [['decoding', 'async']];

const refused = (message: string) => new AppError('VALIDATION_FAILED', message, { fields: { old: message } });
