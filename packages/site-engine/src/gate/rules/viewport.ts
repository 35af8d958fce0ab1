import { insertIntoHead } from '../edits.ts';
import { metaContent } from '../head.ts';
import { pageRule } from '../rule.ts';

export const viewport = pageRule('viewport', 'Every page fits the width of a phone', (page) => {
  if (metaContent(page, 'viewport')) return [];
  const fix = {
    edits: insertIntoHead(page, '<meta name="viewport" content="width=device-width, initial-scale=1">'),
  };
  return [{ path: page.path, line: 1, message: 'Phones would show the page shrunk.', fix }];
});
