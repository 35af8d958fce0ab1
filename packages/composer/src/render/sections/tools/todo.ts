import { toolTextsOf } from '@sitewright/composer-content';
import { type Html, h } from '../../h.ts';
import type { ToolOf, ToolToRender } from './tool-plan.ts';

const itemLook = 'flex items-center gap-4 py-3.5';

const tick = (id: string, text: string): Html =>
  h(
    'label',
    {
      class:
        'flex min-w-0 grow cursor-pointer items-center gap-4 has-checked:text-muted has-checked:line-through',
    },
    h('input', { type: 'checkbox', class: 'size-5 shrink-0', name: id }),
    h('span', { 'data-task': true, class: 'min-w-0' }, text),
  );

function task({ page, id }: ToolToRender, text: string): Html {
  const { remove } = page.controls.todo;
  const look =
    'grid size-10 shrink-0 cursor-pointer place-items-center rounded-control border-2 border-edge text-lg leading-none';
  const button = h('button', { type: 'button', 'data-remove': remove, hidden: true, class: look }, '×');
  return h('li', { class: [itemLook, page.look.kit.rule] }, tick(id, text), button);
}

/** Things to tick off, to add to and to take from; the browser remembers them. */
export function renderTodo(at: ToolToRender, { items }: ToolOf<'todo'>): Html {
  const { page, id } = at;
  const { todo } = page.controls;
  const { timer } = toolTextsOf(page.language.locale);
  const { kit } = page.look;
  const input = { id: `${id}-new`, name: 'task', maxlength: 200, autocomplete: 'off', required: true };
  return h(
    'div',
    { 'data-todo': id, 'data-left': todo.left, class: [kit.card, 'max-w-3xl p-6 md:p-9'] },
    h('p', { role: 'status', 'data-todo-status': true, class: 'mb-3 text-muted' }),
    h(
      'ul',
      { 'data-tasks': true },
      items.map((item) => task(at, item)),
    ),
    h('template', null, task(at, '')),
    h(
      'form',
      { hidden: true, class: 'mt-6 flex flex-wrap items-end gap-3' },
      h(
        'div',
        { class: 'min-w-0 grow basis-52' },
        h('label', { for: input.id, class: 'mb-2 block font-medium' }, todo.what),
        h('input', { ...input, class: kit.field }),
      ),
      h('button', { type: 'submit', class: kit.button }, todo.add),
      h('button', { type: 'button', 'data-reset': true, class: kit.quietButton }, timer.reset),
    ),
    h('p', { class: 'mt-4 text-[.9375rem] text-muted', 'data-todo-kept': true, hidden: true }, todo.kept),
  );
}
