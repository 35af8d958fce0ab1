import { textOf } from '../dom.ts';
import { escapeText, insertIntoHead, replaceElement } from '../edits.ts';
import { findTitle, titleOf } from '../head.ts';
import { pageRule } from '../rule.ts';

export const title = pageRule('title', 'Every page has a title', (page) => {
  const element = findTitle(page);
  if (element && textOf(element)) return [];
  const text = `<title>${escapeText(titleOf(page))}</title>`;
  const edits = element ? replaceElement(element, text) : insertIntoHead(page, text);
  return [
    {
      path: page.path,
      line: 1,
      message: 'The page has no title for tabs and search results.',
      fix: { edits },
    },
  ];
});
