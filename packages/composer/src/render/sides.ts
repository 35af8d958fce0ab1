import type { Heading } from './families/look.ts';

interface Sided {
  look: Heading;
}

/** Classes for a part as it usually stands, or for one that changes sides. */
export const side = ({ look }: Sided, usual: string, mirrored: string): string =>
  look.isMirrored ? mirrored : usual;

/** Two columns of twelve: about `share` of them for what comes first, at the side the seed has chosen. */
export function columnsOf({ isMirrored, broader }: Heading, share: number): string {
  const [one, other] = [share + broader, 12 - share - broader];
  const [first, second] = isMirrored ? [other, one] : [one, other];
  return `md:grid-cols-[minmax(0,${first}fr)_minmax(0,${second}fr)]`;
}

/** Such columns, and the class by which the first of two things stands at its side. */
export const twoColumns = (page: Sided, share: number) => ({
  columns: columnsOf(page.look, share),
  first: side(page, '', 'md:order-last'),
});

/** The place of a picture in twelve columns, about `share` of them wide: at the end, or at the start where sides change. */
export function farSide({ isMirrored, broader }: Heading, share: number): string {
  const span = share + broader;
  return `md:col-span-${span} md:col-start-${isMirrored ? 1 : 13 - span}`;
}

/** The place of one of many in twelve columns: two to a row, a wide and a narrow one that change places. */
export function staggered({ isMirrored, broader }: Heading, index: number): string {
  const isWide = index % 4 === 0 || index % 4 === 3;
  const span = isWide ? 7 + broader : 4 - broader;
  const start = (index % 2 === 0) !== isMirrored ? 1 : 13 - span;
  return `md:col-span-${span} md:col-start-${start} md:row-start-${Math.floor(index / 2) + 1}`;
}
