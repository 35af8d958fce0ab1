import { givenName } from '../accessible-name.ts';
import { attribute, closest, type Element, lineOf } from '../dom.ts';
import { setAttribute } from '../edits.ts';
import { pageRule } from '../rule.ts';
import type { Page } from '../site.ts';

const fields = new Set(['input', 'select', 'textarea']);
const typesWithoutLabel = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

const needsLabel = (element: Element): boolean =>
  fields.has(element.tagName) && !typesWithoutLabel.has((attribute(element, 'type') ?? '').toLowerCase());

const isLabel = ({ tagName }: Element): boolean => tagName === 'label';

function hasLabel(page: Page, element: Element): boolean {
  const id = attribute(element, 'id');
  return (
    givenName(page, element) !== '' ||
    closest(element, isLabel) !== undefined ||
    (id !== undefined && page.elements.some((label) => isLabel(label) && attribute(label, 'for') === id))
  );
}

/** The words that the field has for itself. */
const ownWords = (element: Element): string =>
  (attribute(element, 'placeholder') ?? attribute(element, 'name') ?? '').replace(/[-_]/g, ' ').trim();

export const fieldLabels = pageRule('field-labels', 'Every field has a label', (page) =>
  page.elements
    .filter((element) => needsLabel(element) && !hasLabel(page, element))
    .map((element) => {
      const words = ownWords(element);
      const fix = words ? { edits: setAttribute(element, 'aria-label', words) } : undefined;
      return { path: page.path, line: lineOf(element), message: `The ${element.tagName} has no label.`, fix };
    }),
);
