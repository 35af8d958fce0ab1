import { h } from '../../h.ts';
import { type ArrangeSteps, inColumns, middle, type Step, stepDetail, stepName } from './step.ts';

const dots = ['size-4', 'size-4', 'size-4 scale-125', 'size-4 scale-150'];

/** A line with stops; the dots grow towards the end. */
export const columns: ArrangeSteps = (page, steps) => {
  const line =
    'relative border-t-2 border-current pt-8 max-md:border-t-0 max-md:border-s-2 max-md:ps-7 max-md:pt-0';
  const dot =
    'absolute -top-[9px] start-0 rounded-full border-2 border-current bg-accent max-md:-start-[9px] max-md:top-2';
  const step = (one: Step, index: number) =>
    h(
      'li',
      { class: [line, 'min-w-0'] },
      h('span', { class: [dot, dots[index] ?? 'size-4'], 'aria-hidden': 'true' }),
      stepName(page, one, middle),
      stepDetail(page, one, 'mt-2.5 max-w-[30ch]'),
    );
  return h('ol', { class: ['grid gap-x-8 gap-y-10', inColumns(steps)] }, steps.map(step));
};

const barWidths = ['md:grid-cols-[4fr_7fr_9fr]', 'md:grid-cols-2 lg:grid-cols-[4fr_6fr_9fr_6fr]'];
const barFills = ['bg-accent', 'bg-line', 'bg-mark', 'bg-accent'];

/** One bar, cut into the steps. */
export const bar: ArrangeSteps = (page, steps) => {
  const block = 'block h-16 rounded-card-inner max-md:h-auto max-md:w-12 max-md:shrink-0';
  const step = (one: Step, index: number) =>
    h(
      'li',
      { class: 'min-w-0 max-md:flex max-md:gap-5' },
      h('span', { class: [block, barFills[index % barFills.length]], 'aria-hidden': 'true' }),
      h(
        'div',
        { class: 'min-w-0 grow' },
        stepName(page, one, [middle, 'md:mt-5']),
        stepDetail(page, one, 'mt-2 md:pe-4'),
      ),
    );
  return h('ol', { class: ['grid gap-3 max-md:gap-6', barWidths[steps.length - 3]] }, steps.map(step));
};

const rungs = ['', 'md:ms-[8%]', 'md:ms-[16%]', 'md:ms-[24%]'];

/** Numbered rows, each a step further in as long as there is room. */
export const ladder: ArrangeSteps = (page, steps) => {
  const isStepped = steps.length <= rungs.length;
  const rung = (index: number) => isStepped && rungs[page.look.isMirrored ? steps.length - 1 - index : index];
  const columns = steps.some(({ detail }) => detail)
    ? 'md:grid-cols-[3.5rem_minmax(8rem,17rem)_minmax(0,1fr)]'
    : 'grid-cols-[3.5rem_minmax(0,1fr)]';
  const number = (index: number) =>
    h('span', { class: [page.look.kit.number, 'text-3xl text-mark'], 'aria-hidden': 'true' }, index + 1);
  const step = (one: Step, index: number) =>
    h(
      'li',
      { class: [page.look.kit.rule, 'py-6', rung(index)] },
      h(
        'div',
        { class: ['grid items-baseline gap-x-8 gap-y-1', columns] },
        number(index),
        stepName(page, one, middle),
        stepDetail(page, one, ''),
      ),
    );
  return h('ol', null, steps.map(step));
};

/** Large numerals, two by two. */
export const rules: ArrangeSteps = (page, steps) => {
  const numeral = 'text-[clamp(3rem,6vw,5.5rem)] leading-[.85] text-mark';
  const number = (index: number) =>
    h('span', { class: [page.look.kit.number, numeral], 'aria-hidden': 'true' }, index + 1);
  const step = (one: Step, index: number) =>
    h(
      'li',
      { class: ['grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 pt-6', page.look.kit.rule] },
      number(index),
      h('div', null, stepName(page, one, middle), stepDetail(page, one, 'mt-2')),
    );
  return h('ol', { class: 'grid gap-12 sm:grid-cols-2' }, steps.map(step));
};
