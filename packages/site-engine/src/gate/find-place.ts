import { posix } from 'node:path';
import { attribute, closest, type Element, hasAttribute, textOf } from './dom.ts';
import { addressFrom } from './local-url.ts';
import type { Page, Site } from './site.ts';

const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName);

const collected = new WeakMap<Page, ReadonlyMap<string, Element>>();

/** The first heading with each wording, collected once for each state of a page: every dead link asks for one. */
function headingsOf(page: Page): ReadonlyMap<string, Element> {
  const known = collected.get(page);
  if (known) return known;
  const headings = new Map(
    page.elements
      .filter(isHeading)
      .toReversed()
      .map((heading) => [toSlug(textOf(heading)), heading]),
  );
  collected.set(page, headings);
  return headings;
}

/** The id of a heading with these words, or of what stands around it. */
function anchorOfHeading(page: Page, slug: string): string | undefined {
  const heading = headingsOf(page).get(slug);
  if (!heading) return undefined;
  const holder = hasAttribute(heading, 'id')
    ? heading
    : closest(heading, (element) => hasAttribute(element, 'id'));
  return holder && attribute(holder, 'id');
}

function anchorNamed(page: Page, slug: string): string | undefined {
  return page.anchors.has(slug) ? slug : anchorOfHeading(page, slug);
}

const stemOf = (path: string): string => toSlug(posix.parse(path).name);

const stems = new WeakMap<Site, ReadonlyMap<string, string>>();

/** The first page of each name. */
function pagesByStem(site: Site): ReadonlyMap<string, string> {
  const known = stems.get(site);
  if (known) return known;
  const pages = new Map(site.pages.toReversed().map(({ path }) => [stemOf(path), path]));
  stems.set(site, pages);
  return pages;
}

/** The address of the page, id or heading that one of these words names, as the given page writes it. */
export function findPlace(site: Site, from: Page, words: readonly string[]): string | undefined {
  const slugs = words.map(toSlug).filter((slug) => slug !== '' && slug !== stemOf(from.path));
  for (const slug of slugs) {
    const path = pagesByStem(site).get(slug);
    if (path !== undefined) return addressFrom(from.path, path);
    const anchor = anchorNamed(from, slug);
    if (anchor) return `#${anchor}`;
  }
  return undefined;
}
