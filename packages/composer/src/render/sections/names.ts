import { mark } from '../art/mark.ts';
import { chooseArrangement } from '../choose-arrangement.ts';
import { type Classes, type Html, h, trusted } from '../h.ts';
import type { RenderSection } from '../section.ts';
import type { PageAtSection } from '../site.ts';

type Arrange = (page: PageAtSection, names: readonly string[]) => Html;

const sign = (page: PageAtSection, index: number, classes: Classes): Html =>
  h(
    'svg',
    {
      viewBox: '0 0 48 48',
      class: ['fill-current text-muted', classes],
      'aria-hidden': 'true',
      focusable: 'false',
    },
    trusted(mark(page.random.fork(`mark ${page.index} ${index}`))),
  );

const row: Arrange = (page, names) =>
  h(
    'ul',
    { class: 'grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-3 lg:grid-cols-6' },
    names.map((name, index) => h('li', { class: 'min-w-0' }, sign(page, index, 'mb-4 size-14'), name)),
  );

const grid: Arrange = (page, names) => {
  const cell =
    'flex min-w-0 items-center gap-5 rounded-card-inner bg-panel p-5 max-sm:flex-col max-sm:items-start md:p-7';
  return h(
    'ul',
    { class: 'grid grid-cols-2 gap-3 md:grid-cols-3' },
    names.map((name, index) =>
      h('li', { class: cell }, sign(page, index, 'size-12 shrink-0'), h('span', { class: 'min-w-0' }, name)),
    ),
  );
};

const list: Arrange = (page, names) =>
  h(
    'ul',
    null,
    names.map((name, index) =>
      h(
        'li',
        { class: ['flex items-center gap-6 py-5', page.look.kit.rule] },
        sign(page, index, 'size-9 shrink-0'),
        name,
      ),
    ),
  );

const arrangements = { row, grid, list } as const;

/** Who else is part of it, by name; marks that belong to nobody stand beside the names. */
export const renderNames: RenderSection<'names'> = (page, { names }) => {
  const isFew = names.length < 3;
  const arrangement = chooseArrangement(page, 'names', 'list', (one) => !isFew || one === 'list');
  return { body: arrangements[arrangement](page, names), set: arrangement === 'list' ? 'beside' : 'below' };
};
