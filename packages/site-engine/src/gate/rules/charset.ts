import { attribute } from '../dom.ts';
import { insertIntoHead } from '../edits.ts';
import { pageRule } from '../rule.ts';

export const charset = pageRule('charset', 'Every page says that it is UTF-8', (page) => {
  const isDeclared = page.elements.some(
    (element) => element.tagName === 'meta' && /^utf-?8$/i.test(attribute(element, 'charset') ?? ''),
  );
  if (isDeclared) return [];
  const fix = { edits: insertIntoHead(page, '<meta charset="utf-8">') };
  return [
    { path: page.path, line: 1, message: 'Without its encoding, the page may show broken letters.', fix },
  ];
});
