import { type Html, html } from '../../html.ts';
import type { Part } from '../../sections/section.ts';
import type { Site } from '../../site.ts';
import type { Look } from '../look.ts';

/** Two columns of twelve, a heading of about `share` of them at the side the seed has chosen. */
export function headingColumns({ isMirrored, broader }: Look, share: number): string {
  const [heading, body] = [share + broader, 12 - share - broader];
  const [first, second] = isMirrored ? [body, heading] : [heading, body];
  return `md:grid-cols-[minmax(0,${first}fr)_minmax(0,${second}fr)]`;
}

/** Classes for a site as its family draws it, or for one that changes sides. */
export const side = ({ family }: Pick<Site, 'family'>, usual: string, mirrored: string): string =>
  family.isMirrored ? mirrored : usual;

/** What stands under a heading that has room below it. */
export function underHeading({ aside, figure, set }: Part): Html | false {
  if (set !== 'beside') return false;
  return aside ? html`<div class="mt-10">${aside}</div>` : (figure ?? false);
}

/** Where a list begins and ends below its heading, in twelfths by the seed. */
export function indent({ isMirrored, broader }: Look, { isList }: Part): string {
  if (!isList || broader === 0) return '';
  const columns = broader > 0 ? '8.33%' : '16.67%';
  return isMirrored ? `lg:pe-[${columns}]` : `lg:ps-[${columns}]`;
}

/** A heading and what it heads; the seed decides on which side the heading stands, and how broad. */
export function sideBySide({ family }: Site, share: number, gap: string, heading: Html, body: Html): Html {
  const columns = headingColumns(family, share);
  const side = family.isMirrored ? 'md:order-last' : '';
  return html`<div class="grid ${columns} ${gap}"><div class="min-w-0 ${side}">${heading}</div><div class="min-w-0">${body}</div></div>`;
}
