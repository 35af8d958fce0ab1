import type { ItemPlan } from '../../../plan/site-plan.ts';
import { type Child, type Html, h } from '../../h.ts';
import type { PageAtSection } from '../../site.ts';
import { type Column, stackedTable } from '../stacked-table.ts';
import { type ArrangeItems, entryAttributes, type GroupToRender, priceOf } from './entry.ts';

const mark = (attribute: string, text: string): Html => h('span', { [attribute]: true }, text);

/** The cells of an entry: its name, its values, what is said of it and its price, as far as any entry has them. */
function cellsOf(page: PageAtSection, group: GroupToRender) {
  const { items, columns = [] } = group;
  const { name, detail, price } = page.messages.offer;
  const hasDetail = items.some((item) => item.detail);
  const hasPrice = items.some((item) => item.price) || group.tools.basket !== undefined;
  const heads: Column[] = [
    { name },
    ...columns.map((column) => ({ name: column })),
    ...(hasDetail ? [{ name: detail }] : []),
    ...(hasPrice ? [{ name: price, isEnd: true }] : []),
  ];
  const cells = (item: ItemPlan): Child[] => [
    mark('data-entry-name', item.name),
    ...columns.map((_, index) => item.values?.[index] ?? ''),
    ...(hasDetail ? [item.detail ?? ''] : []),
    ...(hasPrice ? [priceOf(page, group, item, '!text-xl')] : []),
  ];
  return { heads, cells };
}

/** A table, which can be put into another order where that was asked for. */
export const index: ArrangeItems = (page, group) => {
  const { heads, cells } = cellsOf(page, group);
  return stackedTable(page, {
    columns: heads,
    rows: group.items.map((item) => ({ cells: cells(item), attributes: entryAttributes(group, item) })),
    isSortable: group.tools.isSortable === true,
  });
};
