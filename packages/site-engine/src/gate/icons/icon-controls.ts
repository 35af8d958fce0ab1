import { givenName } from '../accessible-name.ts';
import { attribute, classNamesOf, closest, descendants, type Element, isElement, textOf } from '../dom.ts';
import type { Page } from '../site.ts';
import { isButton, isLink } from '../surroundings.ts';
import { type IconPlace, iconWords } from './icon-places.ts';

const isControl = (element: Element): boolean => isButton(element) || isLink(element);

const isUnseen = (element: Element): boolean =>
  classNamesOf(element).some((name) => /^(?:sr-only|visually-hidden|screen-reader-text)$/.test(name));

const pictures = new Set(['img', 'svg', 'picture', 'input', 'canvas', 'video']);

const inner = new WeakMap<Element, string | undefined>();

/** Words that only screen readers are told; undefined where a control shows something beside this icon. */
function hiddenWords(control: Element, icon: Element): string | undefined {
  if (inner.has(control)) return inner.get(control);
  const parts = descendants(control).filter(isElement);
  const hidden = parts.filter(isUnseen).map(textOf).join(' ').trim();
  const read = [...parts.filter(isUnseen), icon].map(textOf).join('');
  const shows =
    parts.some(({ tagName }) => pictures.has(tagName)) ||
    textOf(control).replace(/\s+/g, '').length > read.replace(/\s+/g, '').length;
  inner.set(control, shows ? undefined : hidden);
  return inner.get(control);
}

/** A link or button that shows nothing but an icon. */
export interface IconControl {
  control: Element;
  /** What is to be read there. */
  words: string;
  /** It has these words without its icon. */
  isNamed: boolean;
}

/** The control of which an icon is all that is seen; undefined for any other icon. */
export function controlOf(page: Page, place: IconPlace): IconControl | undefined {
  const control = isControl(place.element) ? place.element : closest(place.element, isControl);
  const hidden = control && hiddenWords(control, place.element);
  if (!control || hidden === undefined) return undefined;
  const name = givenName(page, control) || hidden;
  const words = name || attribute(place.element, 'title') || iconWords(place);
  return { control, words, isNamed: name !== '' };
}
