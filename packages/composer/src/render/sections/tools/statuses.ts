import { type Html, h } from '../../h.ts';
import type { ToolOf, ToolToRender } from './tool-plan.ts';

type Entry = ToolOf<'statuses'>['entries'][number];

/** Told apart by shape as well as by colour. */
const shapes = {
  good: { class: 'rounded-full bg-[oklch(0.62_0.15_150)]' },
  warn: { class: 'rotate-45 bg-[oklch(0.75_0.15_75)]' },
  bad: { class: 'bg-[oklch(0.58_0.2_27)]' },
} as const;

/** What works and what does not. */
export function renderStatuses({ page }: ToolToRender, { entries }: ToolOf<'statuses'>): Html {
  const { statuses } = page.controls;
  const row = ({ name, state, note }: Entry) =>
    h(
      'li',
      {
        class: [
          'grid items-baseline gap-x-6 gap-y-1 py-5 sm:grid-cols-[minmax(0,1fr)_auto]',
          page.look.kit.rule,
        ],
      },
      h(
        'div',
        { class: 'min-w-0' },
        h('h3', { class: page.look.kit.h3 }, name),
        note && h('p', { class: 'mt-1 text-muted' }, note),
      ),
      h(
        'p',
        { class: 'flex items-center gap-2.5 font-semibold' },
        h('span', {
          class: ['inline-block size-3.5 border border-current', shapes[state].class],
          'aria-hidden': 'true',
        }),
        statuses[state],
      ),
    );
  return h('ul', null, entries.map(row));
}
