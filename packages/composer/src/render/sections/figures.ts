import { chooseArrangement } from '../choose-arrangement.ts';
import { fitted } from '../fitted.ts';
import { type Html, h } from '../h.ts';
import type { RenderSection } from '../section.ts';
import type { PageAtSection, SectionOf } from '../site.ts';
import { signAt } from './sign.ts';

type Figures = SectionOf<'figures'>['figures'];
type Figure = Figures[number];
type Arrange = (page: PageAtSection, figures: Figures) => Html;

/** Longer values are words, and set like them. */
const longestNumeral = 9;

function value(page: PageAtSection, figure: Figure): Html {
  const size =
    figure.value.length <= longestNumeral
      ? 'text-[clamp(2.4rem,4.4vw,4rem)] leading-none'
      : 'text-[clamp(1.4rem,2.2vw,2rem)] leading-tight';
  return h('p', { class: [page.look.kit.number, size] }, fitted(figure.value));
}

const label = ({ label: text }: Figure) =>
  h('p', { class: 'mt-3 max-w-[30ch] text-muted text-pretty' }, text);

function inColumns(count: number): string {
  if (count === 1) return '';
  if (count === 3) return 'sm:grid-cols-3';
  return count % 2 === 0 && count % 3 > 0 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-2 lg:grid-cols-3';
}

const row: Arrange = (page, figures) => {
  const steps = figures.length === 3 ? ['', 'sm:mt-10', 'sm:mt-20'] : [];
  const item = (figure: Figure, index: number) =>
    h(
      'li',
      { class: ['min-w-0', steps[index]] },
      figures.length <= 4 && h('span', { class: 'mb-5 block text-mark' }, signAt(page, index, 'size-10')),
      value(page, figure),
      label(figure),
    );
  return h('ul', { class: ['grid gap-x-10 gap-y-12', inColumns(figures.length)] }, figures.map(item));
};

const ledger: Arrange = (page, figures) => {
  const place = 'grid items-baseline gap-x-10 gap-y-1 py-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]';
  const item = (figure: Figure) =>
    h(
      'li',
      { class: [place, page.look.kit.rule] },
      value(page, figure),
      h('p', { class: page.look.kit.h3 }, figure.label),
    );
  return h('ul', null, figures.map(item));
};

/** Cards, the first of them wide where that fills the row. */
const cards: Arrange = (page, figures) => {
  const isUneven = figures.length === 3;
  const columns = isUneven ? 'sm:grid-cols-2 lg:grid-cols-4' : inColumns(figures.length);
  const item = (figure: Figure, index: number) =>
    h(
      'li',
      {
        class: [
          page.look.kit.card,
          'flex min-w-0 flex-col justify-between gap-8 p-7',
          isUneven && index === 0 && 'sm:col-span-2',
        ],
      },
      h('span', { class: 'text-mark' }, signAt(page, index, 'size-10')),
      h('div', null, value(page, figure), label(figure)),
    );
  return h('ul', { class: ['grid gap-4', columns] }, figures.map(item));
};

const arrangements = { row, ledger, cards } as const;

/** Numbers that speak, as they were given. */
export const renderFigures: RenderSection<'figures'> = (page, { figures }) => {
  const arrangement = chooseArrangement(
    page,
    'figures',
    'row',
    (one) => figures.length > 1 || one === 'ledger',
  );
  return {
    body: arrangements[arrangement](page, figures),
    set: arrangement === 'ledger' ? 'beside' : 'below',
  };
};
