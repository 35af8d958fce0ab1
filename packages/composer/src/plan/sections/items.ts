import type { Item } from '@sitewright/contracts';
import { isCondition, isSoldOut, soldOutSentences } from '../conditions.ts';
import type { Draft } from '../drafts.ts';
import { functionsOf } from '../functions/functions-of.ts';
import { listToolsFor } from '../functions/list-tools.ts';
import { type OfferGroup, sourcesOfGroups, takeAll } from '../holding.ts';
import type { ItemGroupPlan, ItemPlan } from '../site-plan.ts';
import { plain } from '../words.ts';
import type { Writing } from '../writing.ts';
import { headOf, type SectionWriter } from './section.ts';
import { withUnitColumn } from './unit-column.ts';

/** The names of a group's further columns: those it states, and those its entries use. */
const columnsOf = ({ columns = [], items }: OfferGroup): string[] => [
  ...new Set([...columns, ...items.flatMap(({ values }) => Object.keys(values ?? {}))]),
];

function groupPlan(group: OfferGroup, soldOut: readonly string[]): ItemGroupPlan {
  const columns = columnsOf(group);
  const isUnsold = (item: Item) =>
    isCondition(item.name) || isCondition(group.title ?? '') || isSoldOut(item, soldOut);
  return {
    ...(group.title && { title: group.title }),
    ...(columns.length > 0 && { columns }),
    items: group.items.map((item): ItemPlan => {
      const { name, price, detail, values, from } = item;
      return {
        name,
        from,
        ...(price && { price }),
        ...(detail && { detail }),
        ...(isUnsold(item) && { isNotSold: true }),
        ...(columns.length > 0 && { values: columns.map((column) => values?.[column] ?? '') }),
      };
    }),
  };
}

const mostPlans = 4;

function showOf(draft: Draft, groups: readonly ItemGroupPlan[]): 'cards' | 'list' | 'table' | 'plans' {
  const items = groups.flatMap((group) => group.items);
  const width = Math.max(...groups.map(({ columns = [] }) => columns.length));
  const hasBasket = functionsOf(draft, 'basket').length > 0;
  if (functionsOf(draft, 'table').length > 0 || width > 1 || (width > 0 && !hasBasket)) return 'table';
  const isSet = groups.length === 1 && items.length > 1 && items.length <= mostPlans;
  const isPriced = items.every(({ price }) => price);
  const detailed = items.filter(({ detail }) => detail).length;
  if (isSet && isPriced && draft.type === 'prices') {
    if (functionsOf(draft, 'price_switch').length > 0 || detailed > 0) return 'plans';
  }
  if (hasBasket) return 'cards';
  return detailed * 2 >= items.length ? 'cards' : 'list';
}

const titleFor = (draft: Draft, { offerLabel, messages }: Writing): string =>
  draft.type === 'prices' ? messages.labels.prices : offerLabel;

/** What is sold, taught, served or done, with what it costs. */
export const writeItems: SectionWriter = (draft, writing) => {
  const groups = takeAll(draft.has, 'groups');
  if (groups.length === 0) return [];
  const soldOut = soldOutSentences(writing.brief);
  const isSaid = ({ title = '' }: OfferGroup) => plain(title) === plain(draft.title ?? '');
  const isTable = functionsOf(draft, 'table').length > 0;
  const plans = groups.map((group) => {
    const plan = groupPlan(isTable ? withUnitColumn(group) : group, soldOut);
    return isSaid(group) ? withoutTitle(plan) : plan;
  });
  const [only] = plans;
  const own = plans.length === 1 && !draft.title ? only?.title : undefined;
  const head = headOf(
    draft,
    writing,
    { id: draft.type, title: own ?? titleFor(draft, writing) },
    sourcesOfGroups(groups),
  );
  const [button] = draft.has.buttons;
  const { tools, groups: tooled } = listToolsFor(draft, own && only ? [withoutTitle(only)] : plans, writing);
  const from = tools.basket?.add && button ? [...head.from, ...button.from] : head.from;
  return [{ ...head, from, type: 'items', show: showOf(draft, tooled), groups: tooled, tools }];
};

const withoutTitle = ({ title: _, ...group }: ItemGroupPlan): ItemGroupPlan => group;
