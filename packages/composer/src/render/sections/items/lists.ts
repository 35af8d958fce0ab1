import { type Classes, h } from '../../h.ts';
import { side } from '../../sides.ts';
import { type ArrangeItems, detailOf, entryAttributes, nameOf, priceOf } from './entry.ts';

/** So few names can be set large. */
const fewLeaders = 4;
/** Longer ones would break their column. */
const longestLarge = 24;

/** Name and price joined by dots, in two columns of which the second starts lower. */
export const leaders: ArrangeItems = (page, group) => {
  const { items } = group;
  const half = Math.ceil(items.length / 2);
  const isLarge = items.length <= fewLeaders && items.every(({ name }) => name.length <= longestLarge);
  const size = isLarge && 'md:!text-[clamp(1.5rem,2.3vw,2.1rem)] md:!leading-tight';
  const dots = h('span', {
    class: 'mb-1 min-w-6 grow border-b-2 border-dotted border-edge',
    'aria-hidden': 'true',
  });
  const line = (item: (typeof items)[number]) =>
    h(
      'li',
      { ...entryAttributes(group, item), class: 'border-b border-dashed border-edge py-5' },
      h(
        'div',
        { class: 'flex flex-wrap items-baseline gap-x-3 gap-y-1' },
        nameOf(page, group, item, [size, 'min-w-0 max-w-full']),
        item.price && dots,
        priceOf(page, group, item),
      ),
      detailOf(group, item),
    );
  const column = (part: typeof items, classes: Classes) =>
    h('ul', { class: ['min-w-0', classes] }, part.map(line));
  if (items.length <= 2) return column(items, 'max-w-3xl');
  const second = column(items.slice(half), items.length > fewLeaders && 'lg:mt-16');
  return h(
    'div',
    { class: 'grid gap-x-10 lg:grid-cols-2 2xl:gap-x-20' },
    column(items.slice(0, half), ''),
    second,
  );
};

const rowShares = { '-1': '4fr_6fr', '0': '5fr_4fr', '1': '7fr_4fr' } as const;

/** Full-width lines, large enough to be the picture; many of them are smaller. */
export const rows: ArrangeItems = (page, group) => {
  const { items } = group;
  const share = rowShares[page.look.broader];
  const isLarge = items.length <= 8 && items.every(({ name }) => name.length <= 40);
  const size = isLarge && 'md:!text-[clamp(1.5rem,2.6vw,2.4rem)] md:!leading-[1.08]';
  const columns = side(page, `md:grid-cols-[3rem_${share}_auto]`, `md:grid-cols-[${share}_auto_3rem]`);
  const count = ['text-muted tabular-nums max-md:hidden', side(page, '', 'md:order-last md:text-end')];
  const line = (item: (typeof items)[number], index: number) =>
    h(
      'li',
      {
        ...entryAttributes(group, item),
        class: ['grid items-baseline gap-x-8 gap-y-1 py-5', page.look.kit.rule, columns],
      },
      h('span', { class: count, 'aria-hidden': 'true' }, String(index + 1).padStart(2, '0')),
      nameOf(page, group, item, [size, 'min-w-0']),
      h('div', { class: 'min-w-0' }, detailOf(group, item)),
      h('div', null, priceOf(page, group, item)),
    );
  return h('ul', null, items.map(line));
};
