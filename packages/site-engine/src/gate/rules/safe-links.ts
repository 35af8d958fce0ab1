import { isExternalUrl } from '../../files/external-url.ts';
import { attribute, type Element, lineOf } from '../dom.ts';
import { setAttribute } from '../edits.ts';
import { pageRule } from '../rule.ts';

const relations = (element: Element): string[] =>
  (attribute(element, 'rel') ?? '').split(/\s+/).filter(Boolean);

const opensOtherHost = (element: Element): boolean =>
  element.tagName === 'a' &&
  /^https?:/i.test(attribute(element, 'href') ?? '') &&
  isExternalUrl(attribute(element, 'href') ?? '');

export const safeLinks = pageRule(
  'safe-links',
  'Links to other hosts give them no access to the page',
  (page) =>
    page.elements
      .filter(
        (element) =>
          opensOtherHost(element) && !relations(element).some((rel) => /^no(?:opener|referrer)$/i.test(rel)),
      )
      .map((element) => ({
        path: page.path,
        line: lineOf(element),
        message: 'The link to another host lacks rel="noopener".',
        fix: { edits: setAttribute(element, 'rel', [...relations(element), 'noopener'].join(' ')) },
      })),
);
