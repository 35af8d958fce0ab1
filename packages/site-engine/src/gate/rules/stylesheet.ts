import { attribute } from '../dom.ts';
import { insertIntoHead } from '../edits.ts';
import { hasRelation } from '../head.ts';
import { addressFrom, resolveLocal } from '../local-url.ts';
import { pageRule } from '../rule.ts';

const builtStyles = 'styles.css';

export const stylesheet = pageRule('stylesheet', 'Every page links the style sheet', (page) => {
  const isLinked = page.elements.some(
    (element) =>
      hasRelation(element, 'stylesheet') &&
      resolveLocal(page.path, attribute(element, 'href') ?? '')?.path === builtStyles,
  );
  if (isLinked) return [];
  const href = addressFrom(page.path, builtStyles);
  const fix = { edits: insertIntoHead(page, `<link rel="stylesheet" href="${href}">`) };
  return [{ path: page.path, line: 1, message: 'The page would be shown without its styles.', fix }];
});
