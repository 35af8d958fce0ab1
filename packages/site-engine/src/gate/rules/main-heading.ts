import { lineOf } from '../dom.ts';
import { renameElement } from '../edits.ts';
import { pageRule } from '../rule.ts';

export const mainHeading = pageRule('main-heading', 'Every page has one main heading', (page) => {
  const { path } = page;
  const [first, ...others] = page.elements.filter(({ tagName }) => tagName === 'h1');
  if (first) {
    return others.map((element) => ({
      path,
      line: lineOf(element),
      message: 'The page has a second <h1>.',
      fix: { edits: renameElement(element, 'h2') },
    }));
  }
  const heading = page.elements.find(({ tagName }) => tagName === 'h2' || tagName === 'h3');
  const fix = heading && { edits: renameElement(heading, 'h1') };
  return [{ path, line: heading ? lineOf(heading) : 1, message: 'The page has no <h1>.', fix }];
});
