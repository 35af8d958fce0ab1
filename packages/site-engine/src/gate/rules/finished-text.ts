import { textOf } from '../dom.ts';
import { pageRule } from '../rule.ts';

const fillers =
  /lorem ipsum|dolor sit amet|\byour (?:text|content|company name) here\b|\[(?:your|insert) [^\]]{1,60}\]/i;

export const finishedText = pageRule('finished-text', 'No page holds filler text', (page) => {
  const filler = fillers.exec(textOf(page.document))?.[0];
  return filler ? [{ path: page.path, message: `The page still holds filler text: “${filler}”.` }] : [];
});
