import { hasAttribute, lineOf } from '../dom.ts';
import { setAttribute } from '../edits.ts';
import { textByFile } from '../placeholder-picture.ts';
import { pageRule } from '../rule.ts';

export const pictureText = pageRule(
  'picture-text',
  'Every picture has a text for those who cannot see it',
  (page) =>
    page.elements
      .filter((element) => element.tagName === 'img' && !hasAttribute(element, 'alt'))
      .map((element) => ({
        path: page.path,
        line: lineOf(element),
        message: 'The picture has no alt text.',
        fix: { edits: setAttribute(element, 'alt', textByFile(element)) },
      })),
);
