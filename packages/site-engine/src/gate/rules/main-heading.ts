import { lineOf } from '../dom.ts';
import { isEyebrow, levelOf, withLevel } from '../heading-level.ts';
import { pageRule } from '../rule.ts';

export const mainHeading = pageRule('main-heading', 'Every page has one main heading', (page, site) => {
  const { path } = page;
  const [first, ...others] = page.elements.filter((element) => levelOf(element) === 1);
  if (first) {
    return others.map((element) => ({
      path,
      line: lineOf(element),
      message: 'The page has a second <h1>.',
      fix: withLevel(site, element, 2),
    }));
  }
  const heading = page.elements.find((element) => [2, 3].includes(levelOf(element)) && !isEyebrow(element));
  const fix = heading && withLevel(site, heading, 1);
  return [{ path, line: heading ? lineOf(heading) : 1, message: 'The page has no <h1>.', fix }];
});
