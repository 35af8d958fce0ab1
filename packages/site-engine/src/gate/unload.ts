import { attribute } from './dom.ts';
import { escapeText, removeAttribute, removeElement, replaceElement, setAttribute } from './edits.ts';
import { hasRelation } from './head.ts';
import type { Load } from './loads.ts';
import { addressFrom } from './local-url.ts';
import { usePlaceholder } from './placeholder-picture.ts';
import type { Fix } from './rule.ts';

const attributesThatMayGo = new Set(['srcset', 'imagesrcset', 'poster', 'background']);
/** Every site has it: the launch pack sees to that. */
const ownIcon = 'favicon.svg';
const pictures = new Set(['img', 'image', 'input']);

/** A frame becomes a link that the person may follow. */
function frameAsLink({ element, url }: Load): Fix {
  const label = attribute(element, 'title') ?? 'Open the embedded page';
  const link = `<a href="${escapeText(url)}" rel="noopener">${escapeText(label)}</a>`;
  return { edits: replaceElement(element, link) };
}

/** A page keeps an icon: losing one would only be the next fault. */
const asOwnIcon = (pagePath: string, { element }: Load): Fix => ({
  edits: [
    ...setAttribute(element, 'href', addressFrom(pagePath, ownIcon)),
    ...removeAttribute(element, 'type'),
  ],
});

/** Takes something that cannot be loaded out of a page, with the least loss. */
export function unload(pagePath: string, load: Load): Fix {
  const { element, attributeName, url } = load;
  if (attributesThatMayGo.has(attributeName)) return { edits: removeAttribute(element, attributeName) };
  if (pictures.has(element.tagName)) return usePlaceholder(pagePath, element, attributeName);
  if (hasRelation(element, 'icon') && url !== ownIcon) return asOwnIcon(pagePath, load);
  if (element.tagName === 'iframe' && /^https:/i.test(url)) return frameAsLink(load);
  return { edits: removeElement(element) };
}
