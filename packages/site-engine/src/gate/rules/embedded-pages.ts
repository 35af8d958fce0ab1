import { attribute, attributeLine, type Element } from '../dom.ts';
import { pageRule } from '../rule.ts';

const addresses: Readonly<Record<string, string>> = {
  iframe: 'src',
  frame: 'src',
  embed: 'src',
  object: 'data',
};

/** The attribute that holds a page of its own, `undefined` when there is none. */
function embeddingAttribute(element: Element): string | undefined {
  if (element.tagName === 'iframe' && attribute(element, 'srcdoc') !== undefined) return 'srcdoc';
  const name = addresses[element.tagName];
  const url = name && attribute(element, name)?.trim();
  return url && /^(?:data:(?!image\/)|javascript:|blob:)/i.test(url) ? name : undefined;
}

export const embeddedPages = pageRule(
  'embedded-pages',
  'No page hides another page inside itself',
  ({ path, elements }) =>
    elements.flatMap((element) => {
      const name = embeddingAttribute(element);
      if (!name) return [];
      const message = `<${element.tagName}> holds a whole page in its ${name}, which no check has seen.`;
      return [{ path, line: attributeLine(element, name), message }];
    }),
);
