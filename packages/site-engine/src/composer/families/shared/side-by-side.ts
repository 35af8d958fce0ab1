import { type Html, html } from '../../html.ts';
import type { Part } from '../../sections/section.ts';
import { twoColumns } from '../../sections/sides.ts';
import type { Site } from '../../site.ts';
import type { Look } from '../look.ts';

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

const begun = { '-1': 'lg:ms-[25%]', '0': 'lg:ms-[33.33%]', '1': 'lg:ms-[41.67%]' } as const;

/** How a heading stands above its part: begun some columns further in, or at the edge, its note below or opposite. */
export function headingAbove({ isMirrored, broader }: Look): string {
  if (isMirrored) return begun[broader];
  return broader > 0 ? 'lg:flex lg:items-end lg:justify-between lg:gap-x-12' : '';
}

/** A heading and what it heads; the seed decides on which side the heading stands, and how broad. */
export function sideBySide(site: Site, share: number, gap: string, heading: Html, body: Html): Html {
  const { columns, first } = twoColumns(site, share);
  return html`<div class="grid ${columns} ${gap}"><div class="min-w-0 ${first}">${heading}</div><div class="min-w-0">${body}</div></div>`;
}
