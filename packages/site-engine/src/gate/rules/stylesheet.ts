import { classesOfStyles } from '../../files/used-classes.ts';
import { attribute, classNamesOf, rawTextOf } from '../dom.ts';
import { insertIntoHead } from '../edits.ts';
import { hasRelation } from '../head.ts';
import { addressFrom, resolveLocal } from '../local-url.ts';
import { pageRule } from '../rule.ts';
import type { Page, Site } from '../site.ts';

const builtStyles = 'styles.css';

const readSheets = new WeakMap<Site, ReadonlySet<string>>();

/** The classes of the built sheet, where it also takes the looks of the browser away. */
function classesOfReset(site: Site): ReadonlySet<string> | undefined {
  const known = readSheets.get(site);
  if (known) return known;
  const css = site.files.get(builtStyles);
  if (typeof css !== 'string' || !css.startsWith('/*! tailwindcss') || !css.includes('@layer base{'))
    return undefined;
  const classes = classesOfStyles([css]);
  readSheets.set(site, classes);
  return classes;
}

/** Whether a page has its own styles, and nothing of the built ones but the reset, which would spoil them. */
function isApart(page: Page, site: Site): boolean {
  const isStyled = page.elements.some(
    (element) => element.tagName === 'style' && rawTextOf(element).includes('{'),
  );
  const classes = isStyled ? classesOfReset(site) : undefined;
  return (
    classes !== undefined &&
    !page.elements.some((element) => classNamesOf(element).some((name) => classes.has(name)))
  );
}

export const stylesheet = pageRule('stylesheet', 'Every page links the style sheet', (page, site) => {
  const isLinked = page.elements.some(
    (element) =>
      hasRelation(element, 'stylesheet') &&
      resolveLocal(page.path, attribute(element, 'href') ?? '')?.path === builtStyles,
  );
  if (isLinked || isApart(page, site)) return [];
  const href = addressFrom(page.path, builtStyles);
  const fix = { edits: insertIntoHead(page, `<link rel="stylesheet" href="${href}">`) };
  return [{ path: page.path, line: 1, message: 'The page would be shown without its styles.', fix }];
});
