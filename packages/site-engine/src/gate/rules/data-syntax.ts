import { isJson } from '../../files/read-json.ts';
import { attribute, type Element, lineOf, rawTextOf } from '../dom.ts';
import { removeElement } from '../edits.ts';
import { pageRule } from '../rule.ts';

const isData = (element: Element): boolean =>
  element.tagName === 'script' && /^application\/(?:ld\+)?json$/i.test(attribute(element, 'type') ?? '');

export const dataSyntax = pageRule('data-syntax', 'Data for search engines is correct', (page) =>
  page.elements
    .filter((element) => isData(element) && !isJson(rawTextOf(element)))
    .map((element) => ({
      path: page.path,
      line: lineOf(element),
      message: 'The data is not JSON, so nobody can read it.',
      fix: { edits: removeElement(element) },
    })),
);
