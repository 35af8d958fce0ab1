import { attribute, attributeLine, type Element, lineOf, rawTextOf } from '../dom.ts';
import { replaceContent, setAttribute } from '../edits.ts';
import type { Problem, Rule } from '../rule.ts';
import type { Page, Site } from '../site.ts';
import { readStyle, safeInStyleTag, styleFilesOf } from '../styles.ts';

const message = 'The styles load from another host.';
/** Nothing is loaded without one of these; a backslash may hide them. */
const mayLoad = /url|image|src|import|\\/i;

function localDeclarations(site: Site, declarations: string): string | undefined {
  const { css, removedUrls } = readStyle(site, `a{${declarations}}`);
  return removedUrls.length > 0 ? css.slice(css.indexOf('{') + 1, css.lastIndexOf('}')) : undefined;
}

function checkAttribute(site: Site, page: Page, element: Element): Problem[] {
  const style = attribute(element, 'style');
  if (!style || !mayLoad.test(style)) return [];
  const local = localDeclarations(site, style);
  if (local === undefined) return [];
  const fix = { edits: setAttribute(element, 'style', local) };
  return [{ path: page.path, line: attributeLine(element, 'style'), message, fix }];
}

function checkStyleTag(site: Site, page: Page, element: Element): Problem[] {
  const { css, removedUrls } = readStyle(site, rawTextOf(element));
  if (removedUrls.length === 0) return [];
  return [
    {
      path: page.path,
      line: lineOf(element),
      message,
      fix: { edits: replaceContent(element, safeInStyleTag(css)) },
    },
  ];
}

function checkFile(site: Site, path: string, source: string): Problem[] {
  const { css, removedUrls } = readStyle(site, source);
  if (removedUrls.length === 0) return [];
  return [{ path, line: 1, message, fix: { edits: [{ start: 0, end: source.length, text: css }] } }];
}

const isStyle = ({ tagName }: Element): boolean => tagName === 'style';

export const externalStyles: Rule = {
  id: 'external-styles',
  title: 'Styles load nothing from other hosts',
  check: (site: Site) => [
    ...styleFilesOf(site).flatMap(([path, source]) => checkFile(site, path, source)),
    ...site.pages.flatMap((page) => [
      ...page.elements.flatMap((element) => checkAttribute(site, page, element)),
      ...page.elements.filter(isStyle).flatMap((element) => checkStyleTag(site, page, element)),
    ]),
  ],
};
