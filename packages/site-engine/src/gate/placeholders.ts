import type { Placeholder } from '@sitewright/contracts';
import { placeholder } from '../composer/sections/pieces.ts';
import { attribute, type Element, lineOf, textOf } from './dom.ts';
import { loadsOf } from './loads.ts';
import { resolveLocal } from './local-url.ts';
import { isPlaceholder } from './placeholder-picture.ts';
import type { Page, Site } from './site.ts';

/** Enough to find the others; a template repeats its gap on every page. */
const maxPlaces = 20;
const longestText = 120;

/** How the offline composer marks a gap that only the person can fill. */
const lookOfGap = /class="([^"]*)"/.exec(placeholder('').markup)?.[1];

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

const gapsInText = (page: Page): Gap[] =>
  page.elements
    .filter((element) => attribute(element, 'class') === lookOfGap)
    .map((element) => toGap(page, element, textOf(element)));

const gapsInPictures = (page: Page): Gap[] =>
  loadsOf(page)
    .filter(({ url }) => isPlaceholder(resolveLocal(page.path, url)?.path ?? ''))
    .map(({ element }) => {
      const shown = attribute(element, 'alt')?.trim();
      return toGap(page, element, shown ? `Picture: ${shown}` : 'Picture');
    });

/** What the person still has to put in, by its words: the most frequent first. */
export function placeholdersOf({ pages }: Site): Placeholder[] {
  const gaps = pages.flatMap((page) => [...gapsInText(page), ...gapsInPictures(page)]);
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
