import { attribute, type Element, hasAttribute, parentOf } from './dom.ts';
import type { Page } from './site.ts';

export const isLink = (element: Element): boolean =>
  (element.tagName === 'a' || element.tagName === 'area') && hasAttribute(element, 'href');

export const typeOf = (element: Element): string => (attribute(element, 'type') ?? '').trim().toLowerCase();

const buttonTypes = new Set(['button', 'submit', 'reset', 'image']);

export const isButton = (element: Element): boolean =>
  element.tagName === 'button' || (element.tagName === 'input' && buttonTypes.has(typeOf(element)));

/** What is around an element. */
export interface Around {
  form: Element | undefined;
  label: Element | undefined;
  /** The link or button that it is in. */
  container: Element | undefined;
}

const nothing: Around = { form: undefined, label: undefined, container: undefined };

/** What is around what an element holds, with itself. */
const inside = (element: Element, outer: Around, open: Element | undefined): Around => ({
  form: element.tagName === 'form' ? element : (outer.form ?? open),
  label: element.tagName === 'label' ? element : outer.label,
  container: isLink(element) || isButton(element) ? element : outer.container,
});

/** A form that is never closed has the fields behind it, too, until another one begins. */
const openForm = (element: Element, before: Element | undefined): Element | undefined => {
  if (element.tagName !== 'form') return before;
  return element.sourceCodeLocation?.endTag ? undefined : element;
};

/** What each element is in, itself among it; each is looked at once. */
export function surroundings({ elements }: Page): ReadonlyMap<Element, Around> {
  const found = new Map<Element, Around>();
  let open: Element | undefined;
  for (const element of elements) {
    const parent = parentOf(element);
    open = openForm(element, open);
    found.set(element, inside(element, (parent && found.get(parent)) ?? nothing, open));
  }
  return found;
}
