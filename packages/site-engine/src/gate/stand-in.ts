import { createHash } from 'node:crypto';
import { isExternalUrl } from '../files/external-url.ts';
import { attribute, closest, descendants, type Element, hasAttribute, isElement } from './dom.ts';
import { type Edit, escapeText, removeAttribute, removeElement, replaceElement } from './edits.ts';
import { fallbackOf } from './fallback.ts';
import type { Load } from './loads.ts';
import { addressFrom, resolveLocal } from './local-url.ts';
import { isOutOfFlow } from './out-of-flow.ts';
import { drawBackdrop, drawPlaceholder } from './placeholder-picture.ts';
import type { Fix } from './rule.ts';
import type { Page, Site } from './site.ts';
import { looksOtherwise } from './tag-styles.ts';

const usualFrame = { width: 800, height: 450 };
const usualSound = { width: 480, height: 64 };

/** What is behind addresses that models embed. */
const kinds: readonly [address: RegExp, name: string][] = [
  [/\bmaps?\b|openstreetmap|mapbox/i, 'Map'],
  [/youtu\.?be|vimeo|dailymotion|wistia|loom\.com/i, 'Video'],
  [/spotify|soundcloud|bandcamp/i, 'Player'],
  [/calendly|cal\.com|booking/i, 'Booking'],
  [/typeform|\bforms?\b/i, 'Form'],
];

const named = ({ tagName }: Element, url: string): string => {
  if (tagName === 'video') return 'Video';
  if (tagName === 'audio') return 'Recording';
  return kinds.find(([address]) => address.test(url))?.[1] ?? 'Embedded page';
};

/** What belongs into the place of an element, as its page says or else by its address. */
const labelOf = (element: Element, url: string): string =>
  (attribute(element, 'title') ?? attribute(element, 'aria-label'))?.trim() || named(element, url);

const keptAttributes = ['id', 'class', 'width', 'height', 'aria-hidden'];

/** Says of a picture in the place of what element it stands, where the styles speak of that. */
export const standsFor = 'data-stands-for';

/** A picture in the place of an element, in its box and with its classes, that says what belongs there. */
export function pictureInPlaceOf(
  site: Site,
  page: Page,
  element: Element,
  label: string,
  draw = drawPlaceholder,
): { html: string; fix: Fix } {
  const usual = element.tagName === 'audio' ? usualSound : usualFrame;
  const picture = draw(element, label, usual);
  const kept = keptAttributes.flatMap((name) => {
    const value = attribute(element, name);
    return value === undefined || value.trim().endsWith('%') ? [] : ` ${name}="${escapeText(value)}"`;
  });
  const isWide = attribute(element, 'width')?.trim().endsWith('%');
  const style = [attribute(element, 'style'), isWide ? 'width:100%' : undefined].filter(Boolean).join(';');
  const styled = style ? ` style="${escapeText(style)}"` : '';
  const source = addressFrom(page.path, picture.path);
  const mark = looksOtherwise(site, element.tagName, 'img') ? ` ${standsFor}="${element.tagName}"` : '';
  const html = `<img src="${source}" alt="${escapeText(label)}"${kept.join('')}${styled}${mark}>`;
  return { html, fix: { edits: replaceElement(element, html), files: [picture] } };
}

const frames = new Set(['iframe', 'embed', 'object']);
const players = new Set(['video', 'audio']);

/** A link around the picture would be laid out in its place, with none of its classes; an image map has no box at all. */
function withLink(picture: string, label: string, url: string): string {
  const name = `to-${createHash('sha256').update(url).digest('hex').slice(0, 8)}`;
  const area = `<area shape="default" href="${escapeText(url)}" alt="${escapeText(label)}" rel="noopener">`;
  return `${picture.slice(0, -1)} usemap="#${name}"><map name="${name}" style="position:absolute">${area}</map>`;
}

/** The picture, and behind it what the element holds for whoever does not see it. */
function withFallback(site: Site, page: Page, element: Element, picture: string): string {
  const fallback = fallbackOf(site, page, element);
  return fallback === '' ? picture : `${picture}<span style="display:block">${fallback}</span>`;
}

const used = new Set(['button', 'input', 'select', 'textarea', 'form', 'details', 'video', 'audio']);

/** Whether there is something to use in what an object shows where it cannot be loaded. */
const holdsControls = (element: Element): boolean =>
  element.tagName === 'object' &&
  descendants(element).some((node) => isElement(node) && used.has(node.tagName));

/** The picture, and behind it all that the element holds, as it is. */
function withContent(element: Element, picture: string): Edit[] {
  const { startTag, endTag } = element.sourceCodeLocation ?? {};
  if (!startTag || !endTag) return replaceElement(element, picture);
  const opening = `${picture}<span style="display:block">`;
  return [
    { start: startTag.startOffset, end: startTag.endOffset, text: opening },
    { start: endTag.startOffset, end: endTag.endOffset, text: '</span>' },
  ];
}

function frameAsPicture(site: Site, page: Page, { element, url }: Load): Fix {
  const label = labelOf(element, url);
  const { html, fix } = pictureInPlaceOf(site, page, element, label);
  const leadsToIt = element.tagName === 'iframe' && /^https:/i.test(url);
  const picture = leadsToIt ? withLink(html, label, url) : html;
  return {
    ...fix,
    edits: holdsControls(element)
      ? withContent(element, picture)
      : replaceElement(element, withFallback(site, page, element, picture)),
    removes: `A placeholder says what belongs there${leadsToIt ? ' and leads to it' : ''}.`,
  };
}

/** A film behind words, which a picture like any other would make illegible. */
const isBackground = (site: Site, element: Element): boolean =>
  hasAttribute(element, 'autoplay') &&
  hasAttribute(element, 'muted') &&
  !hasAttribute(element, 'controls') &&
  isOutOfFlow(site, element);

/** Whether an address, if there is one, is that of a file of the site. */
function isOwn(site: Site, page: Page, url: string | undefined): boolean {
  const target = url === undefined || isExternalUrl(url) ? undefined : resolveLocal(page.path, url);
  return target !== undefined && site.files.has(target.path);
}

/** Whether a player has another source that is a file of the site. */
const hasOwnSource = (site: Site, page: Page, player: Element, without: Load): boolean =>
  [player, ...player.childNodes.filter(isElement)].some(
    (each) => each !== without.element && isOwn(site, page, attribute(each, 'src')),
  );

function playerAsPicture(site: Site, page: Page, player: Element, load: Load): Fix {
  const { element, attributeName, url } = load;
  const without = element === player ? removeAttribute(element, attributeName) : removeElement(element);
  if (hasOwnSource(site, page, player, load)) return { edits: without };
  if (isOwn(site, page, attribute(player, 'poster')))
    return { edits: without, removes: 'Its first picture stays.' };
  const draw = isBackground(site, player) ? drawBackdrop : drawPlaceholder;
  const { html, fix } = pictureInPlaceOf(site, page, player, labelOf(player, url), draw);
  const edits = replaceElement(player, withFallback(site, page, player, html));
  return { ...fix, edits, removes: 'A placeholder says what belongs there.' };
}

/** Puts a picture where something was embedded that cannot be loaded; undefined for anything else. */
export function standIn(site: Site, page: Page, load: Load): Fix | undefined {
  const { element } = load;
  if (frames.has(element.tagName)) return frameAsPicture(site, page, load);
  const player = players.has(element.tagName)
    ? element
    : closest(element, ({ tagName }) => players.has(tagName));
  return player && element.tagName !== 'track' ? playerAsPicture(site, page, player, load) : undefined;
}
