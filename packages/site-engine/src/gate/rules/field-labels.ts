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

/** The ids of all fields that a label is for. */
const labelledIds = (page: Page): Set<string> =>
  new Set(page.elements.filter(isLabel).flatMap((label) => attribute(label, 'for') ?? []));

const hasOwnName = (page: Page, element: Element): boolean =>
  givenName(page, element) !== '' || closest(element, isLabel) !== undefined;

/** The words that the field has for itself. */
const ownWords = (element: Element): string =>
  (attribute(element, 'placeholder') ?? attribute(element, 'name') ?? '').replace(/[-_]/g, ' ').trim();

export const fieldLabels = pageRule('field-labels', 'Every field has a label', (page) => {
  const labelled = labelledIds(page);
  return page.elements
    .filter((element) => needsLabel(element) && !labelled.has(attribute(element, 'id') ?? ''))
    .filter((element) => !hasOwnName(page, element))
    .map((element) => {
      const words = ownWords(element);
      const fix = words ? { edits: setAttribute(element, 'aria-label', words) } : undefined;
      return { path: page.path, line: lineOf(element), message: `The ${element.tagName} has no label.`, fix };
    });
});
