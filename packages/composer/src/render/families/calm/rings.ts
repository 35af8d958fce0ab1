import { pagePaint } from '../../art/drawing.ts';
import { hasOutline, outline } from '../../art/outlines.ts';
import { drawSubject, subjectOf } from '../../art/subject-drawing.ts';
import { type Html, h, trusted } from '../../h.ts';
import type { PageToRender } from '../../site.ts';

const count = 15;

/** What stands in the middle: the outline where it says what it is, else the thing itself. */
const middle = (page: PageToRender) =>
  hasOutline(subjectOf(page))
    ? `<path d="${outline(subjectOf(page), 0, 0.95)}" fill="${pagePaint.white}"/>`
    : `<g transform="scale(.36)">${drawSubject(page, pagePaint, page.random.fork('rings'))}</g>`;

/** Where the rings have their middle, on a field of 1200 by 700, and where the field stands. */
interface Middle {
  x: number;
  y: number;
  place?: string;
}

/** The outline of the subject, growing ring by ring into a circle, from the strongest tone to the ground. */
export function rings(page: PageToRender, { x, y, place = 'inset-0 size-full' }: Middle): Html {
  const subject = subjectOf(page);
  const ring = (index: number) => {
    const step = count - index;
    const roundness = Math.min(1, step / 10);
    const strength = Math.round((index / count) * 46);
    const fill = `color-mix(in oklab, var(--accent-soft) ${strength}%, var(--ground))`;
    return `<path d="${outline(subject, roundness, 0.95 + step * 0.37)}" fill="${fill}"/>`;
  };
  const all = Array.from({ length: count }, (_, index) => ring(index)).join('');
  return h(
    'svg',
    {
      viewBox: '0 0 1200 700',
      preserveAspectRatio: 'xMidYMin slice',
      class: ['absolute w-full', place],
      'aria-hidden': 'true',
      focusable: 'false',
    },
    h('g', { transform: `translate(${x} ${y})` }, trusted(all + middle(page))),
  );
}
