import { toolTextsOf } from '@sitewright/composer-content';
import { type Html, h } from '../../h.ts';
import type { ToolOf, ToolToRender } from './tool-plan.ts';

type Estimate = ToolOf<'estimate'>;

const lineLook = 'flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 py-3.5';

/** What is ticked, or entered as a number where its price is by the unit. */
function entry(
  { page, id }: ToolToRender,
  { name, price, written, unit, within }: Estimate['entries'][number],
  at: number,
): Html {
  const { kit } = page.look;
  const field = `${id}-${at}`;
  const control = unit
    ? h('input', {
        id: field,
        type: 'number',
        min: 0,
        step: 'any',
        value: 0,
        inputmode: 'decimal',
        'data-price': price,
        class: [kit.field, 'w-24!'],
      })
    : h('input', {
        id: field,
        type: 'checkbox',
        'data-price': price,
        'data-within': within,
        class: 'size-6 shrink-0',
      });
  return h(
    'li',
    { class: [lineLook, kit.rule] },
    control,
    h('label', { for: field, class: 'min-w-0 grow cursor-pointer [overflow-wrap:anywhere]' }, name),
    h('span', { class: 'font-semibold tabular-nums' }, unit ? `${written} / ${unit}` : written),
  );
}

/** Prices that add up as they are ticked. */
export function renderEstimate(at: ToolToRender, { entries, off, currency, isNamed, note }: Estimate): Html {
  const { page, id } = at;
  const { estimate } = toolTextsOf(page.language.locale);
  const { kit } = page.look;
  const [first] = entries;
  const discount = ({ name, percent }: Estimate['off'][number], index: number) =>
    h(
      'li',
      { class: [lineLook, kit.rule] },
      h('input', {
        id: `${id}-off-${index}`,
        type: 'checkbox',
        'data-off': percent,
        class: 'size-6 shrink-0',
      }),
      h('label', { for: `${id}-off-${index}`, class: 'min-w-0 grow cursor-pointer' }, name),
      h('span', { class: 'font-semibold tabular-nums' }, `−${percent} %`),
    );
  return h(
    'div',
    {
      'data-estimate': id,
      'data-like': first?.written ?? currency,
      class: [kit.card, 'grid gap-8 p-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:p-10'],
    },
    h(
      'ul',
      null,
      entries.map((one, index) => entry(at, one, index)),
      off.map(discount),
    ),
    h(
      'div',
      { class: 'flex min-w-0 flex-col justify-center gap-4 rounded-card-inner bg-ground p-7 text-text' },
      isNamed &&
        h(
          'p',
          null,
          h('label', { for: `${id}-name`, class: 'mb-2 block font-medium' }, estimate.name),
          h('input', { id: `${id}-name`, autocomplete: 'off', maxlength: 80, class: kit.field }),
        ),
      h('p', { class: kit.h3 }, estimate.total),
      h(
        'output',
        { 'data-total': true, class: [kit.number, 'text-[clamp(2.2rem,4.5vw,3.75rem)] leading-none'] },
        '–',
      ),
      note && h('p', { class: 'text-muted text-pretty' }, note),
    ),
  );
}
