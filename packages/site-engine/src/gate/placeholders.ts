import type { Placeholder } from '@sitewright/contracts';
import { attribute, type Element, hasAttribute, lineOf, textOf } from './dom.ts';
import { loadsOf } from './loads.ts';
import { resolveLocal } from './local-url.ts';
import { isPlaceholder } from './placeholder-picture.ts';
import type { Page, Site } from './site.ts';

/** Enough to find the others; a template repeats its gap on every page. */
const maxPlaces = 20;
const longestText = 120;

/** How entries are marked that stand for the owner's own, by the offline composer and by models. */
const exampleMark = 'data-example';
const photoMark = 'data-photo';

interface Gap {
  text: string;
  path: string;
  line: number | undefined;
}

const toGap = ({ path }: Page, element: Element, text: string): Gap => ({
  text: text.slice(0, longestText).toWellFormed(),
  path,
  line: lineOf(element),
});

const isHeading = (element: Element): boolean => /^h[1-6]$/.test(element.tagName);

/** What stands for the owner's own, by the heading above it. */
function gapsInExamples(page: Page): Gap[] {
  const gaps: Gap[] = [];
  let above: Element | undefined;
  for (const element of page.elements) {
    if (isHeading(element)) above = element;
    if (!hasAttribute(element, exampleMark)) continue;
    gaps.push(toGap(page, element, above ? `Examples: ${textOf(above)}` : 'Examples'));
  }
  return gaps;
}

const gapsInPictures = (page: Page): Gap[] =>
  loadsOf(page)
    .filter(({ url }) => isPlaceholder(resolveLocal(page.path, url)?.path ?? ''))
    .map(({ element }) => {
      const shown = attribute(element, 'alt')?.trim();
      return toGap(page, element, shown ? `Picture: ${shown}` : 'Picture');
    });

/** Pictures that are drawn in the place of a photograph, by what that is to show. */
const gapsInPhotos = (page: Page): Gap[] =>
  page.elements
    .filter((element) => hasAttribute(element, photoMark))
    .map((element) =>
      toGap(page, element, `Photograph: ${attribute(element, photoMark)?.trim() || 'your own'}`),
    );

/** What the person still has to put in, by its words: the most frequent first. */
export function placeholdersOf({ pages }: Site): Placeholder[] {
  const gaps = pages.flatMap((page) => [
    ...gapsInExamples(page),
    ...gapsInPhotos(page),
    ...gapsInPictures(page),
  ]);
  return [...Map.groupBy(gaps, ({ text }) => text)]
    .map(([text, found]) => ({
      text,
      count: found.length,
      places: found
        .slice(0, maxPlaces)
        .map(({ path, line }) => ({ path, ...(line !== undefined && { line }) })),
    }))
    .toSorted((one, other) => other.count - one.count);
}
