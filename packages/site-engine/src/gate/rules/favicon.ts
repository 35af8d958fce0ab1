import { insertIntoHead } from '../edits.ts';
import { hasRelation } from '../head.ts';
import { addressFrom } from '../local-url.ts';
import { pageRule } from '../rule.ts';

export const favicon = pageRule('favicon', 'Every page has an icon for its tab', (page, site) => {
  if (page.elements.some((element) => hasRelation(element, 'icon'))) return [];
  const href = addressFrom(page.path, 'favicon.svg');
  const edits = insertIntoHead(page, `<link rel="icon" href="${href}" type="image/svg+xml">`);
  const fix = site.files.has('favicon.svg') ? { edits } : undefined;
  return [{ path: page.path, line: 1, message: 'The page links no icon.', fix }];
});
