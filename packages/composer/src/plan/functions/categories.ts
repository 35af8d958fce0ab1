import type { Draft } from '../drafts.ts';
import type { ItemGroupPlan, ItemPlan } from '../site-plan.ts';
import { hasWords, plain } from '../words.ts';
import { optionsOf } from './functions-of.ts';

const mostCategories = 8;
/** A filter with more is no help. */
const mostNamed = 24;

/** The columns of a table by which its rows fall into few groups. */
function sortingValues(groups: readonly ItemGroupPlan[]): string[] {
  const items = groups.flatMap((group) => group.items);
  const width = Math.max(0, ...items.map(({ values = [] }) => values.length));
  for (let column = 0; column < width; column += 1) {
    const values = items.map((item) => item.values?.[column] ?? '');
    const different = new Set(values);
    const isSorting = different.size > 1 && different.size <= mostCategories && different.size < items.length;
    if (isSorting && !different.has('')) return [...different];
  }
  return [];
}

/** The categories of a filter: those that were named, else the groups' titles, else what a column sorts by. */
export function filterFor(draft: Draft, groups: readonly ItemGroupPlan[]): string[] {
  const named = [...new Set(optionsOf(draft, 'filter'))].slice(0, mostNamed);
  if (named.length > 1) return named;
  const titles = groups.flatMap(({ title }) => (title ? [title] : []));
  return titles.length > 1 ? titles : sortingValues(groups);
}

/** A word without its ending, so that "bowls" finds "bowl". */
const stem = (word: string): string => {
  const letters = plain(word);
  return letters.length > 4 ? letters.slice(0, letters.length - (letters.endsWith('es') ? 2 : 1)) : letters;
};

const says = (text: string, category: string): boolean =>
  hasWords(text, category) ||
  plain(text)
    .split(' ')
    .some((word) => word.length > 2 && stem(category).length > 2 && word.startsWith(stem(category)));

/** Which of the categories an item belongs to, by its values, its group and its words. */
export function categoriesOf(item: ItemPlan, group: ItemGroupPlan, categories: readonly string[]): string[] {
  const texts = [...(item.values ?? []), group.title ?? '', item.detail ?? '', item.name];
  return categories.filter((category) => texts.some((text) => text && says(text, category)));
}
