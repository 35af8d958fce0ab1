import { fitted } from './fitted.ts';
import { type Classes, fragment, type Html, h } from './h.ts';
import type { Ground } from './palette/palette.ts';
import type { Part } from './site.ts';
import { gapAfter, halvesOf } from './titles.ts';

/** The ground of a panel that has to be seen on another one. */
export const standOut = (ground: Ground): Ground => (ground === 'accent' ? 'deep' : 'accent');

/** Two halves of a title on two lines where there is room for it. */
export function titleLines(title: string): Html {
  const [first, second] = halvesOf(title);
  if (!second) return fitted(title, first);
  return fitted(title, fragment(first, gapAfter(first), h('br', { class: 'max-md:hidden' }), second));
}

/** The heading of a part; for readers alone where the page's own says the same, none where its halves have theirs. */
export function partTitle({ title, heading }: Part, look: Classes): Html | false {
  if (heading === 'none') return false;
  return h('h2', { class: heading === 'hidden' ? 'sr-only' : look }, titleLines(title));
}
