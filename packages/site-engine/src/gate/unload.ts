import { isExternalUrl } from '../files/external-url.ts';
import type { Element } from './dom.ts';
import { removeAttribute, replaceElement, setAttribute } from './edits.ts';
import { hasRelation } from './head.ts';
import { isOfIcons } from './icons/icon-libraries.ts';
import { standInFor } from './library-calls.ts';
import { placesOfLibrary } from './library-places.ts';
import type { Load } from './loads.ts';
import { addressFrom } from './local-url.ts';
import { lostNames, toldNames } from './lost-names.ts';
import { usePlaceholder } from './placeholder-picture.ts';
import type { Fix } from './rule.ts';
import type { Page, Site } from './site.ts';
import { pictureInPlaceOf, standIn } from './stand-in.ts';
import { selectorsThat } from './tag-styles.ts';

const attributesThatMayGo = new Set(['srcset', 'imagesrcset', 'poster', 'background']);
/** Every site has it: the launch pack sees to that. */
const ownIcon = 'favicon.svg';
const pictures = new Set(['img', 'image', 'input']);

/** A page keeps an icon: losing one would only be the next fault. */
const asOwnIcon = (pagePath: string, { element }: Load): Fix => ({
  edits: [
    ...setAttribute(element, 'href', addressFrom(pagePath, ownIcon)),
    ...removeAttribute(element, 'type'),
  ],
});

const isTailwind = (url: string): boolean => /\btailwind(?:css)?\b/i.test(url);

/** Icons that styles write as signs of a typeface, where no element says which. */
const writesIcons = (site: Site): boolean =>
  selectorsThat(site, /content\s*:\s*["']\\[ef][0-9a-f]{3}/i).length > 0;

/** What the build has made needless, or what the check of icons tells more of. */
const isNeedless = (site: Site, url: string): boolean =>
  isTailwind(url) || (isOfIcons(url) && !writesIcons(site));

/** What cannot be seen in itself, but what it did may be missed. */
const isSupport = (element: Element): boolean =>
  element.tagName === 'script' || hasRelation(element, 'stylesheet');

const missed = 'What needed it is missing or looks otherwise.';

/** Takes a script, a style sheet or a hint out. What a library would have drawn has a placeholder. */
function removeSupport(site: Site, page: Page, { element, url }: Load): Fix {
  const edits = replaceElement(element, element.tagName === 'script' ? standInFor(site, url) : '');
  if (isNeedless(site, url)) return { edits, mends: true };
  if (!isSupport(element)) return { edits };
  // A sheet of its own that is not there has often become part of the built one.
  if (!isExternalUrl(url)) return element.tagName === 'script' ? { edits, removes: missed } : { edits };
  const places = placesOfLibrary(site, page, url).map((place) =>
    pictureInPlaceOf(site, page, place.element, place.shows),
  );
  const misses = lostNames(site, page, url, hasRelation(element, 'stylesheet'));
  const names = toldNames(misses);
  if (places.length === 0) return { edits, removes: missed + names, misses };
  return {
    edits: [...edits, ...places.flatMap(({ fix }) => fix.edits)],
    files: places.flatMap(({ fix }) => fix.files ?? []),
    removes: `A placeholder says what it would have drawn.${names}`,
    misses,
  };
}

/** Takes something that cannot be loaded out of a page, with the least loss. */
export function unload(site: Site, page: Page, load: Load): Fix {
  const { element, attributeName, url } = load;
  if (attributesThatMayGo.has(attributeName)) return { edits: removeAttribute(element, attributeName) };
  if (pictures.has(element.tagName)) {
    const fix = usePlaceholder(page.path, element, attributeName);
    return isExternalUrl(url) ? { ...fix, removes: 'A placeholder says what belongs there.' } : fix;
  }
  if (hasRelation(element, 'icon') && url !== ownIcon) return asOwnIcon(page.path, load);
  return standIn(site, page, load) ?? removeSupport(site, page, load);
}
