import type { Draft } from '../drafts.ts';
import type { ItemGroupPlan, ItemPlan, ListTools } from '../site-plan.ts';
import type { Writing } from '../writing.ts';
import { basketFor } from './basket.ts';
import { categoriesOf, filterFor } from './categories.ts';
import { fromOf, functionsOf } from './functions-of.ts';
import { withYearlyPrices } from './yearly-prices.ts';

interface Tooled {
  tools: ListTools;
  groups: readonly ItemGroupPlan[];
}

/** Examples belong to nothing yet: they take the categories in turn. */
const exampleCategories = (index: number, filter: readonly string[]): string[] =>
  filter.slice(index % filter.length, (index % filter.length) + 1);

function filtered(
  draft: Draft,
  groups: readonly ItemGroupPlan[],
  { log }: Writing,
  areExamples: boolean,
): Tooled {
  if (functionsOf(draft, 'filter').length === 0) return { tools: {}, groups };
  const filter = filterFor(draft, groups);
  const from = fromOf(draft, 'filter');
  if (filter.length < 2) {
    log.leaveOut(from, 'A filter needs categories: say which ones there are and what belongs to each.');
    return { tools: {}, groups };
  }
  log.apply(from, `The list can be filtered by ${filter.join(', ')}.`);
  const sorted = groups.map((group) => ({
    ...group,
    items: group.items.map((item, index): ItemPlan => {
      const categories = areExamples ? exampleCategories(index, filter) : categoriesOf(item, group, filter);
      return { ...item, ...(categories.length > 0 && { categories }) };
    }),
  }));
  const unsorted = sorted.flatMap(({ items }) => items.filter(({ categories }) => !categories));
  if (unsorted.length > 0)
    log.note(
      `Say what each entry is, so that the filter knows it: ${unsorted.map(({ name }) => name).join(', ')}.`,
    );
  return { tools: { filter }, groups: sorted };
}

function tabbed(draft: Draft, groups: readonly ItemGroupPlan[], { log }: Writing): ListTools {
  const from = fromOf(draft, 'tabs');
  if (functionsOf(draft, 'tabs').length === 0) return {};
  if (groups.filter(({ title }) => title).length < 2) {
    log.leaveOut(from, 'Tabs need at least two groups with a title: say what stands under each.');
    return {};
  }
  log.apply(from, 'The groups of the list are tabs.');
  return { tabs: true };
}

function switches(draft: Draft, { log }: Writing): ListTools {
  const has = (type: 'sort' | 'search') => functionsOf(draft, type).length > 0;
  log.apply(fromOf(draft, 'sort'), 'The list can be sorted.');
  log.apply(fromOf(draft, 'search'), 'The list can be searched.');
  return { ...(has('sort') && { isSortable: true }), ...(has('search') && { isSearchable: true }) };
}

/** What can be done with a list: all that was asked for and can be done with what it holds. */
export function listToolsFor(
  draft: Draft,
  groups: readonly ItemGroupPlan[],
  writing: Writing,
  areExamples = false,
): Tooled {
  const sorted = filtered(draft, groups, writing, areExamples);
  const priced = withYearlyPrices(draft, sorted.groups, writing);
  writing.log.apply(fromOf(draft, 'table'), 'The list is a table.');
  return {
    groups: priced.groups,
    tools: {
      ...sorted.tools,
      ...switches(draft, writing),
      ...tabbed(draft, groups, writing),
      ...(priced.hasSwitch && { priceSwitch: true }),
      ...basketFor(draft, groups, writing),
    },
  };
}
