import { toolTextsOf } from '@sitewright/composer-content';
import { type Html, h } from '../../h.ts';
import type { ToolOf, ToolToRender } from './tool-plan.ts';

type Field = ToolOf<'log'>['fields'][number];

const inputTypes: Readonly<Record<Field['kind'], string>> = {
  text: 'text',
  date: 'date',
  number: 'number',
  time: 'time',
  choice: 'text',
  check: 'checkbox',
};

function control(
  { page, id }: ToolToRender,
  { id: name, kind, options = [] }: Field,
  isFirst: boolean,
): Html {
  const { kit } = page.look;
  const field = { id: `${id}-${name}`, name };
  if (kind === 'choice')
    return h(
      'select',
      { ...field, class: kit.field },
      options.map((option) => h('option', null, option)),
    );
  if (kind === 'check') return h('input', { ...field, type: 'checkbox', class: 'size-6' });
  return h('input', {
    ...field,
    type: inputTypes[kind],
    required: isFirst,
    autocomplete: 'off',
    maxlength: kind === 'text' && 200,
    ...(kind === 'number' && { step: 'any', inputmode: 'decimal' }),
    class: kit.field,
  });
}

const labelled = (at: ToolToRender, field: Field, index: number): Html =>
  h(
    'div',
    { class: 'min-w-0' },
    h('label', { for: `${at.id}-${field.id}`, class: 'mb-2 block font-medium' }, field.label),
    control(at, field, index === 0),
  );

const cell = 'py-3 pe-5 align-baseline';
const stacked =
  'max-md:grid max-md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] max-md:gap-x-4 max-md:py-1 max-md:before:text-muted max-md:before:content-[attr(data-label)]';

/** A form for an entry, and the entries below it; a script keeps them. */
export function renderLog(at: ToolToRender, { fields, isSummed, byMonth, isExported }: ToolOf<'log'>): Html {
  const { page, id } = at;
  const { log } = toolTextsOf(page.language.locale);
  const { todo } = page.controls;
  const { kit } = page.look;
  const head = ({ id: name, label, kind }: Field) =>
    h(
      'th',
      { scope: 'col', class: [cell, 'text-start font-semibold', kind === 'number' && 'text-end'] },
      h(
        'button',
        { type: 'button', 'data-by': name, class: 'cursor-pointer text-start underline underline-offset-4' },
        label,
      ),
    );
  const data = ({ id: name, label, kind }: Field) =>
    h('td', {
      'data-cell': name,
      'data-kind': kind,
      'data-label': label,
      class: [cell, stacked, kind === 'number' && 'tabular-nums md:text-end'],
    });
  const remove = h(
    'button',
    {
      type: 'button',
      'data-remove': todo.remove,
      class:
        'grid size-10 shrink-0 cursor-pointer place-items-center rounded-control border-2 border-edge text-lg leading-none print:hidden',
    },
    '×',
  );
  const row = h(
    'tr',
    { class: [kit.rule, 'max-md:block max-md:py-3'] },
    fields.map(data),
    h('td', { class: 'py-2 text-end max-md:block' }, remove),
  );
  return h(
    'div',
    {
      'data-log': id,
      'data-count': log.count,
      'data-total': log.total,
      'data-months': log.months,
      'data-yes': log.yes,
      'data-summed': isSummed,
      'data-by-month': byMonth,
      class: [kit.card, 'grid min-w-0 gap-8 p-6 md:p-10'],
    },
    h(
      'form',
      { hidden: true, class: 'grid gap-5 print:hidden' },
      h(
        'div',
        { class: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] items-end gap-5' },
        fields.map((field, index) => labelled(at, field, index)),
      ),
      h('p', null, h('button', { type: 'submit', class: kit.button }, log.add)),
    ),
    h('p', { 'data-empty': true, class: 'text-muted' }, log.empty),
    h(
      'table',
      { hidden: true, class: 'w-full border-collapse max-md:block' },
      h('thead', { class: 'max-md:hidden' }, h('tr', null, fields.map(head), h('td', null))),
      h('tbody', { class: 'max-md:block' }),
    ),
    h('template', null, row),
    h('div', { 'data-sums': true, class: 'grid gap-1 empty:hidden', role: 'status' }),
    h(
      'div',
      { class: 'flex flex-wrap items-center gap-4 print:hidden' },
      isExported &&
        h('button', { type: 'button', 'data-csv': true, hidden: true, class: kit.quietButton }, log.csv),
    ),
  );
}
