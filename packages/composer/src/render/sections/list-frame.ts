import type { ListTools } from '../../plan/site-plan.ts';
import { type Child, type Html, h } from '../h.ts';
import type { PageAtSection } from '../site.ts';

type Tools = Pick<ListTools, 'filter' | 'isSearchable'> & { isOrdered?: boolean };

function chips({ controls }: PageAtSection, filter: readonly string[]): Html {
  const look = [
    'cursor-pointer rounded-control border-2 border-edge px-4 py-2 font-medium',
    'aria-pressed:border-fill aria-pressed:bg-fill aria-pressed:text-on-fill',
  ];
  const chip = (name: string, value: string) =>
    h(
      'button',
      { type: 'button', 'data-filter': value, 'aria-pressed': String(value === ''), class: look },
      name,
    );
  return h(
    'div',
    { role: 'group', 'aria-label': controls.list.filter, class: 'flex flex-wrap gap-2.5' },
    chip(controls.list.all, ''),
    filter.map((name, place) => chip(name, String(place))),
  );
}

function finder(page: PageAtSection, id: string): Html {
  const input = {
    id: `${id}-find`,
    type: 'search',
    autocomplete: 'off',
    'data-find': true,
    class: page.look.kit.field,
  };
  const label = { class: 'mb-2 block font-medium', for: `${id}-find` };
  return h(
    'div',
    { class: 'w-full max-w-sm' },
    h('label', label, page.controls.list.find),
    h('input', input),
  );
}

function order(page: PageAtSection, id: string): Html {
  const { list } = page.controls;
  const option = (value: string, name: string) => h('option', { value }, name);
  return h(
    'div',
    { class: 'w-full max-w-60' },
    h('label', { class: 'mb-2 block font-medium', for: `${id}-order` }, list.order),
    h(
      'select',
      { id: `${id}-order`, 'data-order': true, class: page.look.kit.field },
      option('', list.asListed),
      option('name', list.byName),
      option('price', list.byPrice),
    ),
  );
}

/**
 * A list with what narrows it down or puts it into another order. The controls show once their script runs; without it the whole
 * list stands there.
 */
export function listFrame(page: PageAtSection, id: string, tools: Tools, list: Child): Child {
  const { filter, isSearchable, isOrdered } = tools;
  if (!filter && !isSearchable && !isOrdered) return list;
  const { found, none } = page.controls.list;
  const status = {
    role: 'status',
    'data-list-status': found,
    'data-list-none': none,
    class: '-mt-3 mb-8 text-muted empty:hidden',
  };
  const controls = [
    filter && chips(page, filter),
    isSearchable && finder(page, id),
    isOrdered && order(page, id),
  ];
  return h(
    'div',
    { 'data-list': true },
    h(
      'div',
      { 'data-list-controls': true, hidden: true, class: 'mb-8 flex flex-wrap items-end gap-5' },
      controls,
    ),
    h('p', status),
    list,
  );
}
