import { type Child, type Html, h } from '../../h.ts';
import { twoColumns } from '../../sides.ts';
import type { PageToRender, Part } from '../../site.ts';
import type { Heading } from '../look.ts';

/** What stands under a heading that has room below it. */
export function underHeading({ aside, figure, set }: Part): Html | false {
  if (set !== 'beside') return false;
  return aside ? h('div', { class: 'mt-10' }, aside) : (figure ?? false);
}

/** Where a list begins and ends below its heading, in twelfths by the seed. */
export function indent({ isMirrored, broader }: Heading, { isList }: Part): string {
  if (!isList || broader === 0) return '';
  const columns = broader > 0 ? '8.33%' : '16.67%';
  return isMirrored ? `lg:pe-[${columns}]` : `lg:ps-[${columns}]`;
}

const begun = { '-1': 'lg:ms-[25%]', '0': 'lg:ms-[33.33%]', '1': 'lg:ms-[41.67%]' } as const;

/** How a heading stands above its part: begun some columns further in, or at the edge, its note below or opposite. */
export function headingAbove({ isMirrored, broader }: Heading): string {
  if (isMirrored) return begun[broader];
  return broader > 0 ? 'lg:flex lg:items-end lg:justify-between lg:gap-x-12' : '';
}

interface Sides {
  /** How many of twelve columns the heading takes, about. */
  share: number;
  gap: string;
  heading: Child;
  body: Child;
}

/** A heading and what it heads; the seed decides on which side the heading stands, and how broad. */
export function sideBySide(page: PageToRender, { share, gap, heading, body }: Sides): Html {
  const { columns, first } = twoColumns(page, share);
  return h(
    'div',
    { class: ['grid', columns, gap] },
    h('div', { class: ['min-w-0', first] }, heading),
    h('div', { class: 'min-w-0' }, body),
  );
}
