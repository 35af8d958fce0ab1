import { toolTextsOf } from '@sitewright/composer-content';
import { type Html, h } from '../../h.ts';
import type { ToolOf, ToolToRender } from './tool-plan.ts';

type Item = ToolOf<'daily'>['items'][number];

const round =
  'grid size-12 shrink-0 cursor-pointer place-items-center rounded-control border-2 border-edge text-2xl leading-none';

/** A line that is ticked, or counted up to its goal. */
function line({ page, id }: ToolToRender, { name, goal }: Item): Html {
  const { daily } = toolTextsOf(page.language.locale);
  const { kit } = page.look;
  const tick = h(
    'label',
    { class: 'flex min-w-0 grow cursor-pointer items-center gap-4 text-xl has-checked:text-muted' },
    h('input', { type: 'checkbox', name: id, 'data-tick': true, class: 'size-7 shrink-0' }),
    h('span', { 'data-name': true, class: 'min-w-0 [overflow-wrap:anywhere]' }, name),
  );
  const count = [
    h('span', { 'data-name': true, class: 'min-w-0 grow text-xl [overflow-wrap:anywhere]' }, name),
    h('button', { type: 'button', 'data-less': daily.less, class: round }, '−'),
    h(
      'output',
      { 'data-value': true, class: [kit.number, 'text-3xl leading-none tabular-nums'] },
      `0 / ${goal}`,
    ),
    h('button', { type: 'button', 'data-more': daily.more, class: [round, 'bg-fill text-on-fill'] }, '+'),
  ];
  return h(
    'li',
    { 'data-goal': goal, class: ['flex flex-wrap items-center gap-x-5 gap-y-2 py-4', kit.rule] },
    goal > 1 ? count : tick,
    h('span', { 'data-streak': true, class: 'text-muted empty:hidden' }),
    h(
      'button',
      {
        type: 'button',
        'data-remove': page.controls.todo.remove,
        hidden: true,
        class: [round, 'size-10 text-lg'],
      },
      '×',
    ),
  );
}

/** What is done every day: the browser keeps it, and tomorrow it is open again. */
export function renderDaily(at: ToolToRender, { items }: ToolOf<'daily'>): Html {
  const { page, id } = at;
  const { daily } = toolTextsOf(page.language.locale);
  const { todo } = page.controls;
  const { kit } = page.look;
  const field = `${id}-new`;
  return h(
    'div',
    { 'data-daily': id, 'data-in-row': daily.streak, class: [kit.card, 'max-w-3xl p-6 md:p-9'] },
    h('p', { role: 'status', 'data-today': true, class: 'mb-3 text-muted' }),
    h(
      'ul',
      { 'data-lines': true },
      items.map((item) => line(at, item)),
    ),
    h('template', null, line(at, { name: '', goal: 1 })),
    h(
      'form',
      { hidden: true, class: 'mt-6 flex flex-wrap items-end gap-3 print:hidden' },
      h(
        'div',
        { class: 'min-w-0 grow basis-52' },
        h('label', { for: field, class: 'mb-2 block font-medium' }, daily.what),
        h('input', { id: field, maxlength: 100, autocomplete: 'off', required: true, class: kit.field }),
      ),
      h('button', { type: 'submit', class: kit.quietButton }, todo.add),
    ),
  );
}
