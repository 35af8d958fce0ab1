import { type Classes, type Html, h } from '../h.ts';
import { oneLine } from '../titles.ts';

export interface Tab {
  name: string;
  panel: Html;
}

const tabLook = [
  'cursor-pointer rounded-full bg-panel px-5 py-3 text-lg text-text',
  'aria-selected:bg-fill aria-selected:text-on-fill',
];

interface TabsToRender {
  id: string;
  label: string;
  tabs: readonly Tab[];
  /** Where the tabs stand on a wide screen. */
  at: 'above' | 'beside';
  panelLook?: Classes;
}

const places = {
  above: { frame: 'grid gap-8', list: '' },
  beside: { frame: 'grid gap-6 md:grid-cols-[5fr_7fr] md:gap-12', list: 'content-start' },
} as const;

/**
 * One panel of several at a time, once the script runs; without it they stand below each other under their names. `id` keeps two
 * groups of a page apart.
 */
export function tabPanels({ id, label, tabs, at, panelLook }: TabsToRender): Html {
  const tab = ({ name }: Tab, place: number) =>
    h(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `${id}-tab-${place}`,
        'aria-controls': `${id}-panel-${place}`,
        'aria-selected': String(place === 0),
        class: tabLook,
      },
      name,
    );
  const panel = ({ name, panel: content }: Tab, place: number) =>
    h(
      'div',
      {
        id: `${id}-panel-${place}`,
        'data-tab-panel': true,
        class: [panelLook, 'min-w-0'],
      },
      h('p', { 'data-tab-name': true, class: 'mb-4 text-xl font-semibold' }, name),
      h('div', { 'data-entry-group': true }, content),
    );
  const list = {
    role: 'tablist',
    'aria-label': oneLine(label),
    hidden: true,
    class: ['flex flex-wrap gap-2.5', places[at].list],
  };
  return h(
    'div',
    { 'data-tabs': true, class: places[at].frame },
    h('div', list, tabs.map(tab)),
    h('div', { class: 'grid min-w-0 gap-12' }, tabs.map(panel)),
  );
}
