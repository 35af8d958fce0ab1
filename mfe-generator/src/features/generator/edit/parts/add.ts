import type { SourceRange } from '@sitewright/contracts';
import { insertAfter, type Piece } from '@sitewright/web-kit/page-edits';
import type { Focus, Made } from '../edit-store.ts';
import { type BasicPart, basicPart } from './basic-parts.ts';
import { CannotAdd } from './cannot-add.ts';
import { emptyItem, emptyPart, renumber, siblingsOf } from './empty.ts';
import { isLikely } from './frame-of.ts';
import { readInert, readPage, toMarkup } from './inert-page.ts';
import { partsIn, readdress, stylesOf } from './other-page.ts';
import { type Prompts, promptsIn } from './prompts.ts';

/** A page of the site. */
export interface PageSource {
  path: string;
  source: string;
}

/** What a part can be: one of those that any page can have, or one like another, of this page or `of` another one, by its heading. */
export type NewPart = { basic: BasicPart } | { like: string; of?: PageSource };

/** Where something stands that is already there. */
interface Beside {
  element: SourceRange;
  startTag: SourceRange;
  /** Of the page. */
  path: string;
}

const gone = () =>
  new CannotAdd('The page is written in a way that nothing can be added to here. Change it in Code.');

function readBeside(source: string, { startTag, path }: Beside) {
  const found = readInert(source, startTag);
  if (!found) throw gone();
  const { page, element } = found;
  const prompts = promptsIn(page.documentElement.lang);
  const id = element.closest('[id]:not(body, main)')?.id;
  return { page, element, prompts, href: id ? `#${id}` : (path.split('/').at(-1) ?? path) };
}

/** Another one like an entry of a list, a card or a row, behind it. @throws {CannotAdd} */
export function addItem(source: string, beside: Beside): Piece[] {
  const { element, prompts, href } = readBeside(source, beside);
  if (element.closest('[role="tablist"], [data-tab-panel], [role="tabpanel"]'))
    throw new CannotAdd('A tab belongs to its panel: add both in Code.');
  const item = emptyItem(element, siblingsOf(element), { href, prompts });
  renumber(item, undefined);
  return insertAfter(source, beside.element, toMarkup(item));
}

const headingOf = (part: Element): string =>
  (part.querySelector('h2')?.textContent ?? '').replace(/\s+/g, ' ').trim();

const partsBeside = (element: Element): Element[] =>
  [...(element.parentElement?.children ?? [])].filter((part) =>
    /^(?:section|div|article)$/.test(part.localName),
  );

/** The likely part that is nearest to one, itself first. */
function nearestLikely(element: Element): Element | undefined {
  const parts = partsBeside(element);
  const at = parts.indexOf(element);
  const byDistance = parts.toSorted(
    (one, other) => Math.abs(parts.indexOf(one) - at) - Math.abs(parts.indexOf(other) - at),
  );
  return (
    byDistance.find(isLikely) ??
    byDistance.find((part) => part.querySelector('h2') && !part.querySelector('h1'))
  );
}

/** A new part behind another one, in the manner of the site. @throws {CannotAdd} */
export function addPart(source: string, beside: Beside, made: NewPart, css: string): Piece[] {
  const { page, element, prompts, href } = readBeside(source, beside);
  const main = element.closest('main') ?? page.body;
  const part =
    'like' in made
      ? copyOf(made.of ? partsOf(made.of, beside.path) : partsBeside(element), made.like, { href, prompts })
      : basicPart(made.basic, nearestLikely(element), { page, main, css, prompts, href });
  if (!part) throw gone();
  return insertAfter(source, beside.element, toMarkup(part));
}

function copyOf(parts: readonly Element[], heading: string, around: { href: string; prompts: Prompts }) {
  const part = parts.find((one) => isLikely(one) && headingOf(one) === heading);
  return part && emptyPart(part, around);
}

/** Those of another page, with addresses as they are written on this one. */
function partsOf({ path, source }: PageSource, onPage: string): Element[] {
  const page = readPage(source);
  const parts = partsIn(page);
  readdress(page, parts, { from: path, to: onPage });
  return parts;
}

const headingsOf = (parts: readonly Element[]): string[] =>
  [...new Set(parts.filter(isLikely).map(headingOf))].filter((heading) => heading !== '').slice(0, 6);

/** The parts of another page that others can be made like; none where it has styles of its own. */
export function likelyHeadingsOf({ path, source }: PageSource, onPage: PageSource): string[] {
  const page = readPage(source);
  const known = new Set(stylesOf(readPage(onPage.source), onPage.path));
  return stylesOf(page, path).every((style) => known.has(style)) ? headingsOf(partsIn(page)) : [];
}

/** The parts beside one that others can be made like, by their headings. */
export function likelyHeadings(source: string, startTag: SourceRange): string[] {
  const found = readInert(source, startTag);
  return found ? headingsOf(partsBeside(found.element)) : [];
}

/** The first words of what was added that wait to be written over. */
export function firstPrompt(source: string, { pieces, startOf }: Made): Focus | undefined {
  const [piece] = pieces;
  if (!piece) return undefined;
  const prompts = Object.values(promptsIn(/<html[^>]*\slang=["']?([\w-]+)/i.exec(source)?.[1] ?? ''));
  const words = prompts.map((prompt) => prompt.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
  const found = new RegExp(`>(\\s*)(${words})\\s*<`).exec(piece.new);
  if (!found) return undefined;
  const [, blanks = '', prompt = ''] = found;
  const start = startOf(piece) + found.index + 1 + blanks.length;
  return { how: 'type', range: { start, end: start + prompt.length } };
}
