import type { ListTools } from '../../../plan/site-plan.ts';
import { type Html, h } from '../../h.ts';
import type { PageToRender } from '../../site.ts';

/** The way to the basket, below the list it is filled from. It shows once the script runs. */
export function basketBar({ controls, look }: PageToRender, { basket }: ListTools): Html | undefined {
  if (!basket) return undefined;
  const count = h('span', { 'data-basket-count': true, class: 'tabular-nums' }, '0');
  const button = { type: 'button', class: look.kit.button, 'data-basket-open': true };
  return h(
    'div',
    { 'data-basket-bar': true, hidden: true, class: 'mt-10 flex flex-wrap items-center gap-x-6 gap-y-3' },
    h('button', button, controls.basket.open, ' (', count, ')'),
    h('p', { role: 'status', 'data-basket-said': controls.basket.added, class: 'text-muted' }),
  );
}
