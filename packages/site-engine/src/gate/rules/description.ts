import { escapeText, insertIntoHead } from '../edits.ts';
import { descriptionOf, metaContent } from '../head.ts';
import { pageRule } from '../rule.ts';

export const description = pageRule(
  'description',
  'Every page has a description for search results',
  (page) => {
    if (metaContent(page, 'description')) return [];
    const text = `<meta name="description" content="${escapeText(descriptionOf(page))}">`;
    const fix = { edits: insertIntoHead(page, text) };
    return [{ path: page.path, line: 1, message: 'The page has no description.', fix }];
  },
);
