import type { ItemPlan } from '../../../plan/site-plan.ts';
import { bitmap, blocks } from '../../art/index-drawings.ts';
import { vignettes } from '../../art/vignettes.ts';
import { type Html, h, trusted } from '../../h.ts';
import type { PageAtSection } from '../../site.ts';
import { signAt } from '../sign.ts';
import {
  type ArrangeItems,
  detailOf,
  entryAttributes,
  type GroupToRender,
  nameOf,
  priceOf,
} from './entry.ts';

/** Soft cards, for things one picks. */
export const cards: ArrangeItems = (page, group) => {
  const look =
    'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-6 py-6 @xl:last:odd:col-span-2';
  const card = (item: ItemPlan) =>
    h(
      'li',
      { ...entryAttributes(group, item), class: [page.look.kit.card, look] },
      h('div', { class: 'min-w-0 grow basis-40' }, nameOf(page, group, item), detailOf(group, item)),
      priceOf(page, group, item),
    );
  return h(
    'div',
    { class: '@container' },
    h('ul', { class: 'grid gap-3 @xl:grid-cols-2' }, group.items.map(card)),
  );
};

const evenColumns = (count: number) => {
  if (count === 1) return 'max-w-xl';
  if (count % 3 === 0) return 'sm:grid-cols-2 lg:grid-cols-3';
  return count % 2 ? 'sm:grid-cols-2 lg:grid-cols-6' : 'sm:grid-cols-2';
};

/** Rows without a gap at the end: threes, but for the last four or two, which share their rows by halves. */
const plateSpan = (index: number, count: number): string => {
  if (count === 1 || count % 2 === 0 || count % 3 === 0) return '';
  const halves = count % 3 === 2 ? 2 : 4;
  return `sm:max-lg:last:col-span-2 ${index < count - halves ? 'lg:col-span-2' : 'lg:col-span-3'}`;
};

const drawingsOf = (page: PageAtSection, { place }: GroupToRender, name: string) =>
  vignettes(page, `${name}-${page.index}-${place}`);

/** A drawing to each, above and below its words in turn. */
export const plates: ArrangeItems = (page, group) => {
  const { items } = group;
  const { symbols, draw } = drawingsOf(page, group, 'plates');
  const { card, tilt = [] } = page.look.kit;
  const words = 'flex grow flex-wrap items-start justify-between gap-x-4 gap-y-1 px-6 py-5';
  const plate = (item: ItemPlan, index: number) =>
    h(
      'li',
      {
        ...entryAttributes(group, item),
        class: [
          card,
          tilt[index % tilt.length],
          'flex flex-col overflow-hidden',
          plateSpan(index, items.length),
        ],
      },
      h('div', { class: index % 2 === 1 && 'lg:order-last' }, draw(index, 'h-44 w-full')),
      h(
        'div',
        { class: words },
        h('div', { class: 'min-w-0 grow basis-32' }, nameOf(page, group, item), detailOf(group, item)),
        priceOf(page, group, item),
      ),
    );
  return h(
    'div',
    null,
    symbols,
    h('ul', { class: ['grid gap-[var(--gap,1.5rem)]', evenColumns(items.length)] }, items.map(plate)),
  );
};

const thirds = ['md:col-span-4', 'md:col-span-4', 'md:col-span-4'];
const wideCells = ['md:col-span-5', 'md:col-span-7', 'md:col-span-6', 'md:col-span-6'];
const pairs = 'md:col-span-6';

/** The first row is uneven; what follows it has as much room as its drawings need. */
function cellSpan(index: number, count: number): string {
  if (count === 3) return ['md:col-span-12', 'md:col-span-6', 'md:col-span-6'][index] ?? pairs;
  const rest = count === 5 ? thirds : wideCells;
  const spans = ['md:col-span-7', 'md:col-span-5', ...(count >= 4 && count <= 6 ? rest : [])];
  return spans[index] ?? (count % 2 ? `${pairs} md:last:col-span-12` : pairs);
}

const large = { 'aria-hidden': 'true', focusable: 'false' } as const;
const bits = (page: PageAtSection) =>
  h(
    'svg',
    { viewBox: '0 0 504 162', class: 'w-full', ...large },
    trusted(bitmap(page.random.fork('bitmap'))),
  );
const stack = (page: PageAtSection) =>
  h(
    'svg',
    { viewBox: '0 0 504 290', class: 'mx-auto max-h-56 w-full', ...large },
    trusted(blocks(page.random.fork('blocks'))),
  );

const typed: ReadonlySet<string> = new Set(['terminal', 'code', 'chip', 'laptop', 'screen']);

/** What the cells show: bits and blocks where one types, drawings of the subject elsewhere. */
function cellDrawings(
  page: PageAtSection,
  group: GroupToRender,
): { symbols: Html | undefined; draw(index: number): Html } {
  if (typed.has(page.plan.design.subject)) {
    const sign = (index: number) => h('span', { class: 'text-mark' }, signAt(page, index, 'size-7'));
    return { symbols: undefined, draw: (index) => [bits, stack][index]?.(page) ?? sign(index) };
  }
  const { symbols, draw } = drawingsOf(page, group, 'cells');
  return { symbols, draw: (index) => draw(index, 'h-44 w-full rounded-card-inner') };
}

/** Uneven cells with a hairline between them, each with a drawing or a sign. */
export const bento: ArrangeItems = (page, group) => {
  const { items } = group;
  const { symbols, draw } = cellDrawings(page, group);
  const cell = (item: ItemPlan, index: number) =>
    h(
      'li',
      {
        ...entryAttributes(group, item),
        class: ['flex min-h-44 flex-col justify-between gap-8 bg-ground p-7', cellSpan(index, items.length)],
      },
      draw(index),
      h(
        'div',
        null,
        h(
          'div',
          { class: 'flex flex-wrap items-baseline justify-between gap-x-4' },
          nameOf(page, group, item),
          priceOf(page, group, item),
        ),
        detailOf(group, item),
      ),
    );
  const grid = 'grid gap-px border border-line bg-line md:grid-cols-12';
  return h('div', null, symbols, h('ul', { class: grid }, items.map(cell)));
};
