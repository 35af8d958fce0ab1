import { h } from '../../h.ts';
import { type ArrangeItems, detailOf, entryAttributes, nameOf, priceOf } from './entry.ts';

/** Soft cards, for things one picks. */
export const cards: ArrangeItems = (page, group) => {
  const look =
    'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-6 py-6 @xl:last:odd:col-span-2';
  const card = (item: (typeof group.items)[number]) =>
    h(
      'li',
      { ...entryAttributes(group, item), class: [page.look.kit.card, look] },
      h('div', { class: 'min-w-0 grow basis-40' }, nameOf(page, group, item), detailOf(group, item)),
      priceOf(page, group, item),
    );
  const grid = { class: 'grid gap-3 @xl:grid-cols-2', 'data-entries': true };
  return h('div', { class: '@container' }, h('ul', grid, group.items.map(card)));
};
