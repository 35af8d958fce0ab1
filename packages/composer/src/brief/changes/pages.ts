import type { Brief } from '@sitewright/contracts';

type Page = Brief['pages'][number];

const isSame = (one: Page, other: Page): boolean =>
  one.title === other.title ||
  (one.from.length > 0 &&
    one.from.length === other.from.length &&
    one.from.every((at, index) => at === other.from[index]));

/** Where each page has gone: by its title or its source, else by its place when there are as many as before. */
function placesOf(before: readonly Page[], after: readonly Page[]): (number | undefined)[] {
  return before.map((page, index) => {
    const byTitle = after.findIndex(({ title }) => title === page.title);
    const place = byTitle < 0 ? after.findIndex((other) => isSame(page, other)) : byTitle;
    if (place >= 0) return place;
    return before.length === after.length ? index : undefined;
  });
}

/** A brief with other pages: sections stay on theirs, and on none where that is taken away. */
export function withPages(brief: Brief, pages: readonly Page[]): Brief {
  const places = placesOf(brief.pages, pages);
  const sections = brief.sections.map((section) =>
    section.page === undefined ? section : { ...section, page: places[section.page] },
  );
  return { ...brief, pages: [...pages], sections };
}
