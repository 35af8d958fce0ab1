import { escapeText, insertIntoHead } from '../edits.ts';
import { descriptionOf, metaContent, titleOf } from '../head.ts';
import { pageRule } from '../rule.ts';

export const openGraph = pageRule('open-graph', 'Every page can be shared with title and text', (page) => {
  const wanted = { 'og:title': titleOf(page), 'og:description': descriptionOf(page) };
  return Object.entries(wanted)
    .filter(([property]) => !metaContent(page, property))
    .map(([property, content]) => ({
      path: page.path,
      line: 1,
      message: `The page lacks ${property}.`,
      fix: { edits: insertIntoHead(page, `<meta property="${property}" content="${escapeText(content)}">`) },
    }));
});
