import type { Kind } from './kinds.ts';
import type { Places } from './places.ts';

/*
 * The pictures of the page: the shape is that of `pagePictureSchema` in the contracts. Sent to the browser as source text: see
 * edit-script.ts.
 */

interface PictureOptions {
  places: Places;
  kindOf: (element: Element) => Kind | undefined;
  labelOf: (element: Element, kind: Kind) => string;
  partOf: (element: Element) => Element | undefined;
  hasBox: (element: Element) => boolean;
  post: (message: object) => void;
}

/** The words of a picture; undefined where it has none and does not say that it needs none. */
function wordsOfPicture(element: Element): string | undefined {
  if (element.localName === 'img') return element.getAttribute('alt') ?? undefined;
  const title = element.querySelector(':scope > title')?.textContent?.trim();
  return element.getAttribute('aria-label') ?? title ?? undefined;
}

/** Whether it says that there is nothing to read in it. */
function isDecoration(element: Element): boolean {
  const isQuiet = element.closest('[aria-hidden="true"]') !== null || element.matches('[role=presentation]');
  return isQuiet || (element.localName === 'img' && element.getAttribute('alt') === '');
}

/** The colour behind an element. */
function groundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor !== 'transparent' && backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
  }
  return 'Canvas';
}

/** A drawing as it looks here, for where the styles of the page are not. */
function drawingOf(svg: Element): string | undefined {
  const [most, longest] = [800, 200_000];
  const elements = [svg, ...svg.querySelectorAll('*')];
  if (elements.length > most) return undefined;
  const clone = svg.cloneNode(true);
  if (!(clone instanceof SVGElement)) return undefined;
  const clones = [clone, ...clone.querySelectorAll('*')];
  const looks = [
    'fill',
    'stroke',
    'stroke-width',
    'stroke-linecap',
    'stroke-linejoin',
    'opacity',
    'stop-color',
  ];
  elements.forEach((element, index) => {
    const style = getComputedStyle(element);
    const copy = clones[index];
    for (const name of ['class', 'style', 'data-sitewright']) copy?.removeAttribute(name);
    for (const name of looks) copy?.setAttribute(name, style.getPropertyValue(name));
  });
  const { width, height } = svg.getBoundingClientRect();
  clone.style.setProperty('background', groundOf(svg));
  clone.setAttribute('width', String(Math.round(width)));
  clone.setAttribute('height', String(Math.round(height)));
  const text = new XMLSerializer().serializeToString(clone);
  return text.length > longest ? undefined : text;
}

function createPictures({ places, kindOf, labelOf, partOf, hasBox, post }: PictureOptions) {
  let told = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const all = () =>
    places
      .all()
      .filter((element) => kindOf(element) === 'picture' && (hasBox(element) || element.localName === 'img'))
      .filter((element) => element.localName === 'img' || !element.closest('button,summary,label'));

  const describe = (element: Element) => {
    const [range, startTag] = [places.element(element), places.startTag(element)];
    const src = element.getAttribute(`${places.attribute}-src`) ?? element.getAttribute('src');
    const alt = wordsOfPicture(element);
    const drawing = element.localName === 'svg' ? drawingOf(element) : undefined;
    const around = element.closest('picture');
    const holder = around ? places.element(around) : undefined;
    const part = partOf(element);
    const { width, height } = element.getBoundingClientRect();
    return {
      tag: element.localName,
      element: range,
      startTag,
      ...(src !== null && { src }),
      ...(alt !== undefined && { alt }),
      isDecoration: isDecoration(element),
      ...(holder && { holder }),
      part: part ? labelOf(part, 'part') : '',
      ...(drawing !== undefined && { drawing }),
      width: Math.round(width),
      height: Math.round(height),
    };
  };

  const tell = () => {
    const pictures = all().slice(0, 200).map(describe);
    const message = { type: 'sitewright:pictures', ...places.shown(), pictures };
    if (JSON.stringify(message) === told) return;
    told = JSON.stringify(message);
    post(message);
  };

  /** Once the page is drawn: reading looks takes longer than a key may. */
  const tellSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(tell, 60);
  };
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tellSoon);

  return {
    tellSoon,
    has: (element: Element): boolean => kindOf(element) === 'picture',
    /** The smallest one there: what lies behind words is hit as well. */
    at(x: number, y: number): Element | undefined {
      const areaOf = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width * height;
      };
      return all()
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return left <= x && x <= right && top <= y && y <= bottom;
        })
        .sort((one, other) => areaOf(one) - areaOf(other))[0];
    },
  };
}

export type Pictures = ReturnType<typeof createPictures>;

export const pictureParts = [wordsOfPicture, isDecoration, groundOf, drawingOf, createPictures];
