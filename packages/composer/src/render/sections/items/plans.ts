import type { ItemGroupPlan, ItemPlan } from '../../../plan/site-plan.ts';
import { chooseArrangement } from '../../choose-arrangement.ts';
import { fitted } from '../../fitted.ts';
import { type Classes, fragment, type Html, h } from '../../h.ts';
import type { Ground } from '../../palette/palette.ts';
import { standOut } from '../../pieces.ts';
import type { SectionBody } from '../../section.ts';
import type { PageAtSection, SectionOf } from '../../site.ts';
import { basketBar } from './basket-bar.ts';
import { detailOf, entryAttributes, type GroupToRender, priceOf } from './entry.ts';

type Items = SectionOf<'items'>;

/** The price; by the year too where there is a switch. Without scripts both can be read. */
function amount(page: PageAtSection, group: GroupToRender, item: ItemPlan, size: Classes): Html | undefined {
  if (!item.price && !group.tools.basket) return undefined;
  const year =
    group.tools.priceSwitch &&
    item.yearly &&
    h(
      'span',
      { class: [page.look.kit.number, 'block text-2xl leading-tight', size], 'data-price': 'year' },
      item.yearly,
    );
  const month = h('span', { 'data-price': year ? 'month' : 'always' }, priceOf(page, group, item, size));
  return h('div', { class: 'min-w-0 leading-none' }, month, year);
}

const threes = {
  '-1': 'md:grid-cols-3 lg:grid-cols-[5fr_4fr_4fr]',
  '0': 'md:grid-cols-3',
  '1': 'md:grid-cols-3 lg:grid-cols-[4fr_5fr_4fr]',
} as const;

/** Two to a row, or three of which one may be broader. */
function inColumns({ look }: PageAtSection, count: number): string {
  if (count === 1) return 'max-w-xl';
  if (count === 2 || count === 4) return 'sm:grid-cols-2';
  return count === 3 ? threes[look.broader] : 'md:grid-cols-2 lg:grid-cols-3';
}

/** From so many letters on a price would break in a third of the page. */
const longPrice = 8;

const priceSize = (items: readonly ItemPlan[]): string =>
  items.some(({ price = '', yearly = '' }) => Math.max(price.length, yearly.length) >= longPrice)
    ? '!text-[clamp(1.4rem,2.2vw,1.9rem)]'
    : '!text-[clamp(2.2rem,4vw,3.4rem)]';

const nameOf = (page: PageAtSection, group: GroupToRender, { name }: ItemPlan) =>
  h(group.heading, { class: page.look.kit.h3, 'data-entry-name': true }, fitted(name));

type ArrangePlans = (page: PageAtSection, group: GroupToRender) => Html;

/** Cards side by side. */
const columns: ArrangePlans = (page, group) => {
  const size = priceSize(group.items);
  const card = (item: ItemPlan) =>
    h(
      'li',
      { ...entryAttributes(group, item), class: [page.look.kit.card, 'flex min-w-0 flex-col gap-4 p-7'] },
      nameOf(page, group, item),
      amount(page, group, item, size),
      h('div', null, detailOf(group, item)),
    );
  return h('ul', { class: ['grid gap-5', inColumns(page, group.items.length)] }, group.items.map(card));
};

const notch = (side: string) =>
  `radial-gradient(circle_at_${side}_calc(100%-3rem),transparent_.8rem,#000_.85rem)_${side}_0/51%_100%_no-repeat`;
const notches = `[mask:${notch('0')},${notch('100%')}]`;

function stubGround(ground: Ground, index: number): Ground {
  if (index !== 1 || ground === 'deep') return standOut(ground);
  return ground === 'accent' ? 'paper2' : 'deep';
}

/** Tickets, torn at the sides. */
const stubs: ArrangePlans = (page, group) => {
  const size = priceSize(group.items);
  const ticket = (item: ItemPlan, index: number) =>
    h(
      'li',
      {
        ...entryAttributes(group, item),
        'data-ground': stubGround(page.ground, index),
        class: ['flex min-w-0 flex-col', notches],
      },
      h(
        'div',
        { class: 'grow px-7 pt-7 pb-9' },
        nameOf(page, group, item),
        h('div', { class: 'mt-5' }, amount(page, group, item, size)),
        h('div', { class: 'mt-4 [&_.text-muted]:text-text' }, detailOf(group, item)),
      ),
      h('div', { class: 'mx-5 h-12 border-t-2 border-dashed border-current', 'aria-hidden': 'true' }),
    );
  return h('ul', { class: ['grid gap-5', inColumns(page, group.items.length)] }, group.items.map(ticket));
};

/** A list of fees. */
const list: ArrangePlans = (page, group) => {
  const place = 'grid items-baseline gap-x-8 gap-y-2 py-6 sm:grid-cols-[minmax(0,1fr)_auto]';
  const line = (item: ItemPlan) =>
    h(
      'li',
      { ...entryAttributes(group, item), class: [place, page.look.kit.rule] },
      h('div', null, nameOf(page, group, item), detailOf(group, item)),
      amount(page, group, item, '!text-[clamp(1.6rem,2.6vw,2.3rem)]'),
    );
  return h('ul', null, group.items.map(line));
};

const arrangements = { columns, stubs, list } as const;

function periodSwitch({ messages }: PageAtSection): Html {
  const { show, byMonth, byYear } = messages.pricing;
  const look = 'cursor-pointer px-5 py-2.5 font-medium aria-pressed:bg-fill aria-pressed:text-on-fill';
  const button = (value: string, name: string) =>
    h('button', { type: 'button', value, 'aria-pressed': String(value === 'month'), class: look }, name);
  const frame = 'mb-8 flex w-max max-w-full overflow-hidden rounded-card-inner border-2 border-edge';
  return h(
    'fieldset',
    { 'data-price-toggle': true, hidden: true, class: frame },
    h('legend', { class: 'sr-only' }, show),
    button('month', byMonth),
    button('year', byYear),
  );
}

/** So many names still stand beside each other. */
const mostColumns = 6;

const hasEvents = ({ page }: PageAtSection) => page.sections.some(({ type }) => type === 'events');

/** Only where people come in with a ticket are prices tickets. */
function arrangementFor(page: PageAtSection, items: readonly ItemPlan[]): keyof typeof arrangements {
  if (items.length === 1 || items.length > mostColumns) return 'list';
  return chooseArrangement(page, 'plans', 'columns', (one) => one !== 'stubs' || hasEvents(page));
}

function titledPlans(
  page: PageAtSection,
  section: Items,
  { title, ...group }: ItemGroupPlan,
  place: number,
): Html {
  const arrangement = arrangementFor(page, group.items);
  const heading = title ? 'h4' : 'h3';
  const body = arrangements[arrangement](page, { ...group, place, tools: section.tools, heading });
  const above =
    title && h('h3', { class: 'mb-6 font-display text-[clamp(1.5rem,2.4vw,2.1rem)] leading-tight' }, title);
  return h('div', { class: place > 0 && 'mt-14' }, above, body);
}

/** Items that are chosen between by their prices. */
export function renderPlans(page: PageAtSection, section: Items): SectionBody {
  const groups = section.groups.filter(({ items }) => items.length > 0);
  const hasSwitch =
    section.tools.priceSwitch && groups.some(({ items }) => items.some(({ yearly }) => yearly));
  const isList = groups.every(({ items }) => arrangementFor(page, items) === 'list');
  return {
    body: fragment(
      hasSwitch && periodSwitch(page),
      groups.map((group, place) => titledPlans(page, section, group, place)),
      basketBar(page, section.tools),
    ),
    set: isList ? 'beside' : 'below',
  };
}
