import { attribute, type Element, hasAttribute, lineOf, rawTextOf } from '../dom.ts';
import { type Edit, insertAt, removeAttribute } from '../edits.ts';
import { resolveLocal } from '../local-url.ts';
import { pageRule } from '../rule.ts';
import { isModuleCode } from '../scripts.ts';
import type { Page, Site } from '../site.ts';

const isModule = (element: Element): boolean =>
  element.tagName === 'script' && attribute(element, 'type')?.trim().toLowerCase() === 'module';

function codeOf(site: Site, page: Page, element: Element): string | undefined {
  const src = attribute(element, 'src');
  if (src === undefined) return rawTextOf(element);
  const code = site.files.get(resolveLocal(page.path, src)?.path ?? '');
  return typeof code === 'string' ? code : undefined;
}

/** A module waits for the page and keeps its names to itself; a plain script must be told to. */
function asPlainScript(element: Element): Edit[] {
  const type = removeAttribute(element, 'type');
  if (hasAttribute(element, 'src')) {
    return hasAttribute(element, 'defer') ? type : type.map((edit) => ({ ...edit, text: 'defer' }));
  }
  const location = element.sourceCodeLocation;
  if (!location?.startTag || !location.endTag) return [];
  return [
    ...type,
    insertAt(location.startTag.endOffset, "\ndocument.addEventListener('DOMContentLoaded', () => {\n"),
    insertAt(location.endTag.startOffset, '\n});\n'),
  ];
}

export const plainScripts = pageRule(
  'plain-scripts',
  'Scripts run when the page is opened from a folder',
  (page, site) =>
    page.elements.filter(isModule).map((element) => {
      const code = codeOf(site, page, element);
      const canBePlain = code !== undefined && !isModuleCode(code) && !/\bawait\b/.test(code);
      const fix = canBePlain ? { edits: asPlainScript(element), mends: true as const } : undefined;
      const message = 'Browsers refuse a script of type "module" in a page that is opened from a folder.';
      return { path: page.path, line: lineOf(element), message, fix };
    }),
);
