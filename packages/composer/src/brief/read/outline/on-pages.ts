import type { SectionWish } from '@sitewright/contracts';

const loose: ReadonlySet<string> = new Set(['custom', 'features']);

/** Whether a head may hold anything: "Facts". */
export const isLoose = ({ type }: Pick<SectionWish, 'type'>): boolean => loose.has(type);

/** The page that all the statements of each section fit, where none fits another. */
function pagesOfSections(
  homes: readonly (number | undefined)[],
  fits: readonly (number | undefined)[],
): Map<number, number> {
  const bySection = Map.groupBy(homes.keys(), (index) => homes[index]);
  return new Map(
    [...bySection].flatMap(([section, members]) => {
      const pages = new Set(members.flatMap((index) => fits[index] ?? []));
      const [page] = pages;
      const isOne = section !== undefined && page !== undefined && pages.size === 1;
      return isOne ? [[section, page] as const] : [];
    }),
  );
}

/**
 * A head that may hold anything goes as a whole to the page that all of what stands under it fits: "DESSERTS" to the menu. Where
 * they fit different pages each goes to its own.
 */
export function onPages(
  sections: readonly SectionWish[],
  homes: readonly (number | undefined)[],
  fits: readonly (number | undefined)[],
): SectionWish[] {
  const pages = pagesOfSections(homes, fits);
  return sections.map((section, index) => {
    const page = section.page === undefined && isLoose(section) ? pages.get(index) : undefined;
    return page === undefined ? section : { ...section, page };
  });
}
