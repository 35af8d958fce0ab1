import { attribute } from '../dom.ts';
import { insertAt, setAttribute } from '../edits.ts';
import { pageRule } from '../rule.ts';

const defaultLanguage = 'en';

export const language = pageRule('language', 'Every page names its language', (page) => {
  const root = page.elements.find((element) => element.tagName === 'html');
  if (!root || attribute(root, 'lang')?.trim()) return [];
  const doctype = page.document.childNodes.find((node) => node.nodeName === '#documentType');
  const edits = root.sourceCodeLocation
    ? setAttribute(root, 'lang', defaultLanguage)
    : [insertAt(doctype?.sourceCodeLocation?.endOffset ?? 0, `\n<html lang="${defaultLanguage}">`)];
  return [{ path: page.path, line: 1, message: 'The page does not name its language.', fix: { edits } }];
});
