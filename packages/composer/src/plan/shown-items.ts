import type { Brief, Item } from '@sitewright/contracts';

/** What the site is about: what stands under the offer, else what has prices, else all that is listed. */
export function shownItems({ offer, sections }: Brief): Item[] {
  const of = (types: readonly (string | undefined)[]): Item[] =>
    offer
      .filter(({ section }) => types.includes(section === undefined ? undefined : sections[section]?.type))
      .flatMap(({ items }) => items);
  const lists = [of(['offer', undefined]), of(['prices']), of(['hero', 'custom', 'posts', 'gallery'])];
  return lists.find((items) => items.length > 0) ?? [];
}
