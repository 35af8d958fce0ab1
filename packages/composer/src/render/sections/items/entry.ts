import type { ItemGroupPlan, ItemPlan, ListTools } from '../../../plan/site-plan.ts';
import { fill } from '../../control-texts.ts';
import { fitted } from '../../fitted.ts';
import { type Classes, type Html, h } from '../../h.ts';
import type { PageAtSection } from '../../site.ts';

/** A group while it is laid out. */
export interface GroupToRender extends ItemGroupPlan {
  tools: ListTools;
  /** Which group of its section it is; its drawings' ids are told apart by it. */
  place: number;
  /** The level of an entry's heading: one below its group's. */
  heading: 'h3' | 'h4';
}

/** Lays out the entries of one group. */
export type ArrangeItems = (page: PageAtSection, group: GroupToRender) => Html;

/** By what a filter and a search find an entry: places of its categories in the list's own filter. */
export function entryAttributes({ tools }: Pick<GroupToRender, 'tools'>, { categories = [] }: ItemPlan) {
  const places = (tools.filter ?? []).flatMap((name, place) => (categories.includes(name) ? [place] : []));
  return { 'data-entry': true, 'data-in': tools.filter && places.join(' ') };
}

export const nameOf = (page: PageAtSection, group: GroupToRender, item: ItemPlan, size?: Classes): Html =>
  h(group.heading, { class: [page.look.kit.h3, size], 'data-entry-name': true }, fitted(item.name));

const longestUnbroken = 12;

/** Puts it into the basket: a plus, or the words that the prompt has for it. */
function addButton({ controls }: PageAtSection, { name, price }: ItemPlan, words?: string): Html {
  const look = [
    'inline-flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center justify-center rounded-control',
    'border-2 border-edge hover:bg-fill hover:text-on-fill',
    words ? 'px-4 py-1.5 font-semibold' : 'text-xl leading-none',
  ];
  const label = words ? `${words}: ${name}` : fill(controls.basket.add, { name });
  const attributes = { 'data-basket-add': name, 'data-basket-price': price ?? '', hidden: true };
  return h('button', { type: 'button', 'aria-label': label, class: look, ...attributes }, words ?? '+');
}

/** The price where there is one, with the way into the basket where there is a basket. */
export function priceOf(
  page: PageAtSection,
  group: GroupToRender,
  item: ItemPlan,
  size?: Classes,
): Html | undefined {
  const { price } = item;
  const { basket } = group.tools;
  if (!price && !basket) return undefined;
  const wrap = (price?.length ?? 0) <= longestUnbroken && 'whitespace-nowrap';
  const amount =
    price &&
    h(
      'span',
      { class: [page.look.kit.number, 'text-2xl leading-tight', wrap, size], 'data-entry-price': true },
      price,
    );
  if (!basket || !price || item.isNotSold) return amount || undefined;
  return h(
    'span',
    { class: 'inline-flex flex-wrap items-center gap-3' },
    amount,
    addButton(page, item, basket.add),
  );
}

/** A table's further columns as a line under the name: "Glaze: ash". */
function valuesOf({ columns = [] }: GroupToRender, { values = [] }: ItemPlan): Html | undefined {
  const pairs = values.flatMap((value, index) => (value ? [{ column: columns[index], value }] : []));
  if (pairs.length === 0) return undefined;
  return h(
    'p',
    { class: 'mt-1 flex flex-wrap gap-x-5 text-muted' },
    pairs.map(({ column, value }) => h('span', null, column ? `${column}: ${value}` : value)),
  );
}

/** What is said of an entry below its name. */
export const detailOf = (group: GroupToRender, item: ItemPlan): (Html | undefined)[] => [
  item.detail ? h('p', { class: 'mt-1 text-muted text-pretty' }, item.detail) : undefined,
  valuesOf(group, item),
];
