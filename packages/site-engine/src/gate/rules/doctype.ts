import { insertAt } from '../edits.ts';
import { pageRule } from '../rule.ts';

export const doctype = pageRule('doctype', 'Every page begins with <!doctype html>', (page) => {
  if (page.document.mode !== 'quirks') return [];
  const written = page.document.childNodes.find(
    (node) => node.nodeName === '#documentType',
  )?.sourceCodeLocation;
  const edit = written
    ? { start: written.startOffset, end: written.endOffset, text: '<!doctype html>' }
    : insertAt(0, '<!doctype html>\n');
  const message = 'The page lacks <!doctype html>, so browsers draw it as in the 1990s.';
  return [{ path: page.path, line: 1, message, fix: { edits: [edit] } }];
});
