import { attribute } from './dom.ts';
import { escapeText, removeAttribute, removeElement, replaceElement } from './edits.ts';
import type { Load } from './loads.ts';
import { usePlaceholder } from './placeholder-picture.ts';
import type { Fix } from './rule.ts';

const attributesThatMayGo = new Set(['srcset', 'poster']);
const pictures = new Set(['img', 'image', 'input']);

/** A frame becomes a link that the person may follow. */
function frameAsLink({ element, url }: Load): Fix {
  const label = attribute(element, 'title') ?? 'Open the embedded page';
  const link = `<a href="${escapeText(url)}" rel="noopener">${escapeText(label)}</a>`;
  return { edits: replaceElement(element, link) };
}

/** Takes something that cannot be loaded out of a page, with the least loss. */
export function unload(pagePath: string, load: Load): Fix {
  const { element, attributeName, url } = load;
  if (attributesThatMayGo.has(attributeName)) return { edits: removeAttribute(element, attributeName) };
  if (pictures.has(element.tagName)) return usePlaceholder(pagePath, element, attributeName);
  if (element.tagName === 'iframe' && /^https:/i.test(url)) return frameAsLink(load);
  return { edits: removeElement(element) };
}
