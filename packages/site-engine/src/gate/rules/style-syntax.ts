import type { CssProblem } from '../../css/transform-css.ts';
import { type Element, rawTextOf } from '../dom.ts';
import { type Edit, replaceContent } from '../edits.ts';
import type { Problem, Rule } from '../rule.ts';
import type { Page, Site } from '../site.ts';
import { readStyle, safeInStyleTag, styleFilesOf } from '../styles.ts';

/** What a browser would drop is dropped, so that the file is what it looks like. */
const toProblems = (
  path: string,
  firstLine: number,
  found: readonly CssProblem[],
  edits: readonly Edit[],
): Problem[] =>
  found.map(({ line, message }) => ({
    path,
    line: firstLine + line - 1,
    message: `Browsers ignore a part of the styles: ${message}.`,
    fix: { edits },
  }));

function checkFile(site: Site, path: string, source: string): Problem[] {
  const { css, problems } = readStyle(site, source);
  return toProblems(path, 1, problems, [{ start: 0, end: source.length, text: css }]);
}

function checkStyleTag(site: Site, page: Page, element: Element): Problem[] {
  const { css, problems } = readStyle(site, rawTextOf(element));
  const firstLine = element.sourceCodeLocation?.startTag?.endLine ?? 1;
  return toProblems(page.path, firstLine, problems, replaceContent(element, safeInStyleTag(css)));
}

export const styleSyntax: Rule = {
  id: 'style-syntax',
  title: 'Styles are complete and correct',
  check: (site) => [
    ...styleFilesOf(site).flatMap(([path, source]) => checkFile(site, path, source)),
    ...site.pages.flatMap((page) =>
      page.elements
        .filter(({ tagName }) => tagName === 'style')
        .flatMap((element) => checkStyleTag(site, page, element)),
    ),
  ],
};
