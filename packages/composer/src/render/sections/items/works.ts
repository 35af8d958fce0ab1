import type { ItemPlan } from '../../../plan/site-plan.ts';
import { vignettes } from '../../art/vignettes.ts';
import { h } from '../../h.ts';
import { staggered } from '../../sides.ts';
import type { PageAtSection } from '../../site.ts';
import { signAt } from '../sign.ts';
import { type ArrangeItems, detailOf, entryAttributes, nameOf, priceOf } from './entry.ts';

const workPlaces = [
  { item: '', image: 'h-64 md:h-[28rem]' },
  { item: 'md:mt-44', image: 'h-56 md:h-80' },
  { item: '', image: 'h-56 md:h-80' },
  { item: 'md:-mt-10', image: 'h-64 md:h-[28rem]' },
] as const;

/** Three in one row, each a step lower and smaller. */
const threeWorks = [
  { item: 'md:col-span-5', image: 'h-64 md:h-96' },
  { item: 'md:col-span-4 md:mt-16', image: 'h-64 md:h-80' },
  { item: 'md:col-span-3 md:mt-32', image: 'h-64' },
] as const;

/** One that is left for a row of its own takes the whole of it. */
const lastWork = { item: 'md:col-span-12', image: 'h-64 md:h-80' };

function workPlace({ look }: PageAtSection, index: number, count: number) {
  if (count === threeWorks.length) {
    const step = look.isMirrored ? count - 1 - index : index;
    return threeWorks[step] ?? threeWorks[0];
  }
  if (index === count - 1 && count % 2 === 1) return lastWork;
  const { item, image } = workPlaces[index % workPlaces.length] ?? workPlaces[0];
  return { item: `${item} ${staggered(look, index)}`, image };
}

/** Large drawings, wide and narrow in turn, with captions that hang from them. */
export const works: ArrangeItems = (page, group) => {
  const { items } = group;
  const { symbols, draw } = vignettes(page, `works-${page.index}-${group.place}`);
  const work = (item: ItemPlan, index: number) => {
    const place = workPlace(page, index, items.length);
    return h(
      'li',
      { ...entryAttributes(group, item), class: ['min-w-0', place.item] },
      draw(index, `w-full ${place.image} ${page.look.kit.picture}`),
      h(
        'div',
        { class: 'mt-3.5 flex flex-wrap justify-between gap-x-6 gap-y-1' },
        h('div', { class: 'min-w-0' }, nameOf(page, group, item), detailOf(group, item)),
        priceOf(page, group, item),
      ),
    );
  };
  const grid = 'grid gap-x-6 gap-y-12 md:grid-cols-12 md:gap-y-16';
  return h('div', null, symbols, h('ul', { class: grid }, items.map(work)));
};

/** Narrow columns side by side, as courses on a long card. */
export const courses: ArrangeItems = (page, group) => {
  const sign = (index: number) =>
    h(
      'span',
      { class: 'grid size-20 place-items-center rounded-full bg-panel text-mark', 'aria-hidden': 'true' },
      signAt(page, index, 'size-9'),
    );
  const course = (item: ItemPlan, index: number) =>
    h(
      'li',
      {
        ...entryAttributes(group, item),
        class: 'flex min-w-0 flex-col items-center gap-5 border-s border-line px-3 text-center lg:flex-1',
      },
      sign(index),
      h(
        'div',
        { class: [page.look.kit.run, 'max-h-80'] },
        nameOf(page, group, item, 'max-sm:!text-lg'),
        detailOf(group, item),
      ),
      priceOf(page, group, item),
    );
  const row = 'grid gap-x-4 gap-y-12 min-[24rem]:grid-cols-2 sm:grid-cols-3 lg:flex lg:justify-between';
  return h('ol', { class: row }, group.items.map(course));
};
