import { parseFragment } from 'parse5';
import { deadLink } from './dead-links.ts';
import { attribute, closest, descendants, type Element, isElement, type Node, rawTextOf } from './dom.ts';
import { escapeText } from './edits.ts';
import type { Page, Site } from './site.ts';

/** Whatever is longer is no word for a browser that shows nothing, but something that was not closed. */
const longest = 4000;

const inline = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'mark', 'small', 'span', 'strong', 'time', 'u']);
const unread = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'textarea', 'option']);

/** Says only that a browser is too old. */
const blamesBrowser = /browser|navigateur|navegador|navigatore|nettleser|webbläsare|przeglądark/i;

const isLink = ({ tagName }: Element): boolean => tagName === 'a';
const isBlock = ({ tagName }: Element): boolean => !inline.has(tagName);

interface Piece {
  text: string;
  link: Element | undefined;
}

/** What a node adds to the text; the border of a block and the end of a line are blanks in it. */
function piecesOfNode(node: Node, root: Node): Piece[] {
  if (isElement(node)) return isBlock(node) ? [{ text: ' ', link: undefined }] : [];
  const parent = 'parentNode' in node ? node.parentNode : null;
  if (!('value' in node) || !parent) return [];
  if (parent === root || !isElement(parent)) return [{ text: node.value, link: undefined }];
  if (unread.has(parent.tagName)) return [];
  const isLast = parent.childNodes.at(-1) === node && isBlock(parent);
  const link = isLink(parent) ? parent : closest(parent, isLink);
  return [{ text: isLast ? `${node.value} ` : node.value, link }];
}

/** The text of one link in one piece. */
function piecesOf(root: Node): Piece[] {
  const pieces: Piece[] = [];
  for (const piece of descendants(root).flatMap((node) => piecesOfNode(node, root))) {
    const last = pieces.at(-1);
    if (last && last.link === piece.link) last.text += piece.text;
    else pieces.push(piece);
  }
  return pieces.map(({ text, link }) => ({ text: text.replace(/\s+/g, ' '), link }));
}

function asMarkup(site: Site, page: Page, { text, link }: Piece): string {
  const words = escapeText(text);
  if (!link || text.trim() === '') return words;
  const dead = deadLink(site, page, link);
  const href = dead ? dead.place : attribute(link, 'href');
  if (href === undefined) return words;
  const relation = /^https?:/i.test(href) ? ' rel="noopener"' : '';
  return `<a href="${escapeText(href)}"${relation}>${words}</a>`;
}

/**
 * What an embedded element holds for whoever does not see it, as text with its links, which may stand anywhere; '' where it tells nothing.
 */
export function fallbackOf(site: Site, page: Page, element: Element): string {
  const { startTag, endTag } = element.sourceCodeLocation ?? {};
  if (!startTag || !endTag || endTag.startOffset - startTag.endOffset > longest) return '';
  // Of a frame it is read as mere text.
  const root = element.tagName === 'iframe' ? parseFragment(rawTextOf(element)) : element;
  const pieces = piecesOf(root);
  const text = pieces.map((piece) => piece.text).join('');
  const leads = pieces.some(({ link }) => link !== undefined);
  if (text.trim() === '' || (!leads && !/\d/.test(text) && blamesBrowser.test(text))) return '';
  const isInLink = closest(element, ({ tagName }) => tagName === 'a' || tagName === 'button') !== undefined;
  const markup = pieces.map((piece) =>
    asMarkup(site, page, isInLink ? { ...piece, link: undefined } : piece),
  );
  return markup.join('').trim();
}
