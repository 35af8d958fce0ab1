import { type Html, h } from '../h.ts';
import type { PageToRender } from '../site.ts';

/** Opens the sharing of the device, or copies the address where there is none. It shows once the script runs. */
export function shareButton({ plan, look, controls }: PageToRender): Html | undefined {
  if (!plan.canShare) return undefined;
  const { label, copied } = controls.share;
  return h(
    'div',
    {
      'data-ground': 'paper2',
      class: 'flex flex-wrap items-center justify-center gap-x-6 gap-y-3 px-6 py-8 text-center',
    },
    h('button', { type: 'button', 'data-share': true, hidden: true, class: look.kit.button }, label),
    h('p', { role: 'status', 'data-share-said': copied }),
  );
}
