import { type Html, html } from '../../html.ts';
import type { Site } from '../../site.ts';

/** A heading and what it heads, in columns of these widths; the seed decides on which side the heading stands. */
export function sideBySide(
  { family }: Site,
  [narrow, wide]: readonly [number, number],
  gap: string,
  heading: Html,
  body: Html,
): Html {
  const columns = family.isMirrored
    ? `md:grid-cols-[minmax(0,${wide}fr)_minmax(0,${narrow}fr)]`
    : `md:grid-cols-[minmax(0,${narrow}fr)_minmax(0,${wide}fr)]`;
  const side = family.isMirrored ? 'md:order-last' : '';
  return html`<div class="grid ${columns} ${gap}"><div class="min-w-0 ${side}">${heading}</div><div class="min-w-0">${body}</div></div>`;
}
