import { type Html, h } from '../h.ts';
import type { PageToRender } from '../site.ts';

/** Prints the page, without what only works on a screen. It shows once the script runs. */
export function printButton({ plan, look, controls }: PageToRender): Html | undefined {
  if (!plan.canPrint) return undefined;
  return h(
    'p',
    { 'data-ground': 'paper2', class: 'px-6 py-8 text-center print:hidden' },
    h('button', { type: 'button', 'data-print': true, hidden: true, class: look.kit.button }, controls.print),
  );
}
