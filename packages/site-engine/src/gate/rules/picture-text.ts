import { posix } from 'node:path';
import { attribute, type Element, hasAttribute, lineOf } from '../dom.ts';
import { setAttribute } from '../edits.ts';
import { pageRule } from '../rule.ts';

/** A file's name says more than nothing: “team-photo.svg” becomes “team photo”. */
function describe(element: Element): string {
  const stem = posix.parse(attribute(element, 'src') ?? '').name;
  return /^[a-z]+(?:[-_ ][a-z]+)*$/i.test(stem) ? stem.replace(/[-_]/g, ' ') : '';
}

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
        fix: { edits: setAttribute(element, 'alt', describe(element)) },
      })),
);
