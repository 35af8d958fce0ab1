import type { Random } from '../../../random.ts';
import { dotFade } from '../../art/dot-fade.ts';
import { round, times } from '../../art/drawing.ts';
import { iconStrokes } from '../../art/icons.ts';
import { signsOf } from '../../art/subject-drawing.ts';
import { type Html, h, trusted } from '../../h.ts';
import type { PageToRender } from '../../site.ts';

/** Dots that fade towards one side. */
const dots = (random: Random): Html =>
  h(
    'g',
    {
      stroke: 'currentColor',
      'stroke-linecap': 'round',
      'stroke-dasharray': '0 16',
      transform: 'rotate(-12 350 272) scale(1.3) translate(-80 -70)',
    },
    trusted(dotFade(random)),
  );

/** Bars that thicken towards one side. */
const bars = (): Html =>
  h(
    'g',
    { stroke: 'currentColor', transform: 'rotate(14 350 272) scale(1.3) translate(-80 -60)' },
    times(15, (index) =>
      h('path', { d: `M${index * 50 + 10} -10V560`, 'stroke-width': round(3 + (index / 14) ** 1.7 * 44) }),
    ),
  );

/** The sign of the trade, too large for its half of the sheet. */
const sign = (page: PageToRender, index: number): Html =>
  h(
    'g',
    {
      transform: 'translate(60 -40) rotate(-9 290 290) scale(25)',
      stroke: 'currentColor',
      'stroke-width': '1.6',
      'stroke-linecap': 'square',
      'stroke-linejoin': 'miter',
    },
    trusted(iconStrokes(signsOf(page)[Math.floor(index / 3) % 3] ?? 'sparkles')),
  );

/** The half of a section that is print and nothing else; neighbours are never alike. */
export const field = (page: PageToRender, index: number, classes: string): Html => {
  const prints = [() => dots(page.random.fork(`dots ${index}`)), () => sign(page, index), bars] as const;
  const print = prints[(index + page.random.fork('prints').index(3)) % 3] ?? bars;
  return h(
    'svg',
    {
      viewBox: '0 0 700 544',
      preserveAspectRatio: 'xMidYMid slice',
      class: ['h-44 w-full bg-panel fill-none lg:h-full', classes],
      'aria-hidden': 'true',
      focusable: 'false',
    },
    print(),
  );
};
