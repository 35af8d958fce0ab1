import { fitted } from './fitted.ts';
import { fragment, type Html, h } from './h.ts';
import type { Ground } from './palette/palette.ts';
import { gapAfter, halvesOf } from './titles.ts';

/** The ground of a panel that has to be seen on another one. */
export const standOut = (ground: Ground): Ground => (ground === 'accent' ? 'deep' : 'accent');

/** Two halves of a title on two lines where there is room for it. */
export function titleLines(title: string): Html {
  const [first, second] = halvesOf(title);
  if (!second) return fitted(title, first);
  return fitted(title, fragment(first, gapAfter(first), h('br', { class: 'max-md:hidden' }), second));
}
