import type { Draft } from '../drafts.ts';
import type { ItemGroupPlan, ItemPlan, ListTools } from '../site-plan.ts';
import type { Writing } from '../writing.ts';
import { basketFor } from './basket.ts';
import { type Filtered, filterFor, filterMissing, filterSentence } from './categories.ts';
import { fromOf, functionsOf } from './functions-of.ts';
import { withYearlyPrices } from './yearly-prices.ts';

interface Tooled {
  tools: ListTools;
  groups: readonly ItemGroupPlan[];
}

const filteredOf = (groups: readonly ItemGroupPlan[]): Filtered[] =>
  groups.flatMap(({ title, columns = [], items }) =>
    items.map(({ name, detail = '', price = '', values = [] }) => ({
      // Words may stand behind a price: "12,90 € vegan".
      text: `${name} ${detail} ${price}`,
      ...(title && { group: title }),
      cells: Object.fromEntries(columns.map((column, index) => [column, values[index] ?? ''])),
    })),
  );

const textsOf = (draft: Draft, { brief }: Writing): string[] =>
  fromOf(draft, 'filter').map((index) => brief.statements[index]?.text ?? '');

function filtered(draft: Draft, groups: readonly ItemGroupPlan[], writing: Writing): Tooled {
  const wishes = functionsOf(draft, 'filter');
  if (wishes.length === 0) return { tools: {}, groups };
  const from = fromOf(draft, 'filter');
  const filter = filterFor(wishes, textsOf(draft, writing), filteredOf(groups));
  if (!filter) {
    writing.log.leaveOut(from, filterMissing);
    return { tools: {}, groups };
  }
  writing.log.apply(from, filterSentence(filter));
  let entry = 0;
  const sorted = groups.map((group) => ({
    ...group,
    items: group.items.map((item): ItemPlan => {
      const categories = filter.byEntry[entry] ?? [];
      entry += 1;
      return { ...item, ...(categories.length > 0 && { categories }) };
    }),
  }));
  return { tools: { filter: filter.categories }, groups: sorted };
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
export function listToolsFor(draft: Draft, groups: readonly ItemGroupPlan[], writing: Writing): Tooled {
  const sorted = filtered(draft, groups, writing);
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
