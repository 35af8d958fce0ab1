import { icon } from '../art/icons.ts';
import { type Html, h } from '../h.ts';
import type { PageToRender } from '../site.ts';

/** Shows once one has read some way down. */
export function backToTop({ plan, controls }: PageToRender): Html | undefined {
  if (!plan.hasBackToTop) return undefined;
  const look = [
    'fixed end-4 bottom-4 z-20 grid size-12 place-items-center rounded-control bg-fill text-on-fill shadow-lg',
    'md:end-8 md:bottom-8',
  ];
  const attributes = {
    href: '#top',
    'data-back-to-top': true,
    hidden: true,
    'aria-label': controls.backToTop,
  };
  return h('a', { ...attributes, class: look }, icon('chevron-left', 'size-6 rotate-90'));
}
