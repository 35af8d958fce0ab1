import { piecesOf } from '../css/css-tree.ts';
import { isStylesheet } from '../files/site-files.ts';
import { attribute, rawTextOf } from './dom.ts';
import { applyEdits, replaceContent } from './edits.ts';
import { type Page, readSite, type Site } from './site.ts';
import { standsFor } from './stand-in.ts';
import { selectorOf } from './tag-styles.ts';

const isTagName = (name: string): boolean => /^[a-z]{1,20}$/u.test(name);

const tagsStoodInFor = (site: Site): string[] =>
  [
    ...new Set(
      site.pages.flatMap(({ elements }) => elements.map((element) => attribute(element, standsFor) ?? '')),
    ),
  ].filter(isTagName);

const isPlain = (piece: string): boolean => !/^["'/\\]/u.test(piece);

/** A tag in the selectors of a rule also selects its stand-ins, and weighs what it did. */
function withStandIns(selectors: readonly string[], tag: string): string {
  const both = `:is(${tag},:where([${standsFor}=${tag}]))`;
  const pattern = new RegExp(selectorOf(tag), 'gu');
  return selectors.map((piece) => (isPlain(piece) ? piece.replace(pattern, both) : piece)).join('');
}

/** What a sheet says of a tag it says of the pictures in its place as well; all else stays byte for byte. */
function forStandIns(css: string, tag: string): string {
  if (!selectorOf(tag).test(css) || css.includes(`[${standsFor}=${tag}]`)) return css;
  let written = '';
  let open: string[] = [];
  for (const piece of piecesOf(css)) {
    const isRule = piece === '{' && !open.join('').trimStart().startsWith('@');
    if (piece === '{' || piece === '}' || piece === ';') {
      written += (isRule ? withStandIns(open, tag) : open.join('')) + piece;
      open = [];
    } else open.push(piece);
  }
  return written + open.join('');
}

const forAll = (css: string, tags: readonly string[]): string => tags.reduce(forStandIns, css);

function inPage(page: Page, tags: readonly string[]): string {
  const edits = page.elements
    .filter(({ tagName }) => tagName === 'style')
    .flatMap((element) => {
      const css = rawTextOf(element);
      const changed = forAll(css, tags);
      return changed === css ? [] : replaceContent(element, changed);
    });
  return applyEdits(page.source, edits);
}

/**
 * The site, its styles holding for the pictures that stand where something was taken out: a frame of `.map iframe` keeps its box.
 * Done again it changes nothing.
 */
export function withStandInStyles(site: Site): Site {
  const tags = tagsStoodInFor(site);
  if (tags.length === 0) return site;
  const pages = new Map(site.pages.map((page) => [page.path, inPage(page, tags)]));
  const files = new Map(
    [...site.files].map(([path, content]) => [
      path,
      pages.get(path) ??
        (typeof content === 'string' && isStylesheet(path) ? forAll(content, tags) : content),
    ]),
  );
  return readSite(files, site);
}
