import { descendants, textOf } from '../dom.ts';
import { pageRule } from '../rule.ts';
import type { Page } from '../site.ts';

const fillers =
  /lorem ipsum|dolor sit amet|\byour (?:text|content|company name) here\b|\[(?:your|insert) [^\]]{1,60}\]/i;

function lineOfText(page: Page, text: string): number | undefined {
  for (const node of descendants(page.document)) {
    if ('value' in node && node.value.includes(text)) return node.sourceCodeLocation?.startLine;
  }
  return undefined;
}

export const finishedText = pageRule('finished-text', 'No page holds filler text', (page) => {
  const filler = fillers.exec(textOf(page.document))?.[0];
  if (!filler) return [];
  const message = `The page still holds filler text: “${filler}”.`;
  return [{ path: page.path, line: lineOfText(page, filler), message }];
});
