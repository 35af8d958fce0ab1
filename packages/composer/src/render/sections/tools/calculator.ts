import { type Html, h } from '../../h.ts';
import type { ToolOf, ToolToRender } from './tool-plan.ts';

type Calculator = ToolOf<'calculator'>;
type Input = Calculator['inputs'][number];

/** From so many steps on a slider is too coarse to hit a number by. */
const mostOnSlider = 400;
const fitsSlider = ({ min, max, step }: Input) => max > min && (max - min) / step <= mostOnSlider;

function input({ page, id }: ToolToRender, one: Input): Html {
  const field = `${id}-${one.id}`;
  const bounds = { min: one.min, max: one.max, step: one.step, value: one.value };
  const label = one.unit ? `${one.label} (${one.unit})` : one.label;
  const number = {
    id: field,
    type: 'number',
    inputmode: 'decimal',
    'data-input': one.id,
    ...bounds,
    class: [page.look.kit.field, 'w-32! shrink-0'],
  };
  const slider = {
    type: 'range',
    'aria-label': label,
    'data-slider': one.id,
    ...bounds,
    class: 'w-full min-w-0 accent-(--fill)',
  };
  return h(
    'div',
    { class: 'min-w-0' },
    h('label', { class: 'mb-2 block font-medium', for: field }, label),
    h('div', { class: 'flex items-center gap-5' }, h('input', number), fitsSlider(one) && h('input', slider)),
  );
}

/** What a result can mean, with the limit that it stays below; a script marks the one that it means. */
const band = ({ below, label }: NonNullable<Calculator['bands']>[number]): Html =>
  h(
    'li',
    {
      'data-band': below ?? '',
      class: 'flex justify-between gap-4 rounded-sm px-2 py-1 data-on:bg-fill data-on:text-on-fill',
    },
    h('span', null, label),
    below !== undefined && h('span', { class: 'tabular-nums' }, `< ${below}`),
  );

/** What several numbers come to, by a formula that is said beside the result. */
export function renderCalculator(at: ToolToRender, content: Calculator): Html {
  const { page, id } = at;
  const { inputs, resultLabel, resultUnit, bands, assumption, formula } = content;
  const result = {
    'data-result': true,
    for: inputs.map((one) => `${id}-${one.id}`).join(' '),
    class: [page.look.kit.number, 'text-[clamp(2.2rem,4.5vw,3.75rem)] leading-none'],
  };
  const panel = 'flex min-w-0 flex-col justify-center gap-4 rounded-card-inner bg-ground p-7 text-text';
  return h(
    'div',
    { 'data-calculator': formula, class: [page.look.kit.card, 'grid gap-8 p-6 md:grid-cols-2 md:p-10'] },
    h(
      'div',
      { class: 'grid min-w-0 content-start gap-6' },
      inputs.map((one) => input(at, one)),
    ),
    h(
      'div',
      { class: panel },
      h('p', { class: page.look.kit.h3 }, resultLabel),
      h(
        'p',
        { class: 'flex flex-wrap items-baseline gap-x-3' },
        h('output', result, '–'),
        resultUnit && h('span', { class: 'text-xl' }, resultUnit),
      ),
      bands && h('ul', { class: 'grid gap-1' }, bands.map(band)),
      assumption && h('p', { class: 'text-muted text-pretty' }, assumption),
    ),
  );
}
