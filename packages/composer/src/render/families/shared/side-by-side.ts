import { type Child, type Html, h } from '../../h.ts';
import { twoColumns } from '../../sides.ts';
import type { PageToRender, Part } from '../../site.ts';
import type { Heading } from '../look.ts';

/** What stands under a heading that has room below it. */
export function underHeading({ aside, figure, set }: Part): Html | false {
  if (set !== 'beside') return false;
  return aside ? h('div', { class: 'mt-10' }, aside) : (figure ?? false);
}

type Above = Pick<Part, 'isList'>;

const begun = { '-1': 'lg:ps-[16.67%]', '0': '', '1': 'lg:ps-[8.33%]' } as const;
const ended = { '-1': 'lg:pe-[16.67%]', '0': '', '1': 'lg:pe-[8.33%]' } as const;

/** Where a list ends whose heading always stands at the edge. */
export const endOf = ({ broader }: Heading, { isList }: Above): string => (isList ? ended[broader] : '');

/** Where a list begins and ends below its heading, in twelfths by the seed. */
export function indent({ isMirrored, broader }: Heading, { isList }: Above): string {
  if (!isList) return '';
  return isMirrored ? begun[broader] : ended[broader];
}

/** How a heading stands above its part: where the part begins, its note below or opposite. */
export function headingAbove({ isMirrored, broader }: Heading, { isList }: Above): string {
  if (isMirrored && isList) return begun[broader];
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
