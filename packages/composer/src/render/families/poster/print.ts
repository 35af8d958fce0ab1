import type { Paint } from '../../art/drawing.ts';
import { drawSubject } from '../../art/subject-drawing.ts';
import { type Classes, type Html, h, trusted } from '../../h.ts';
import type { PageToRender } from '../../site.ts';

const ink = 'var(--print)';
const pitch = 15;

/** Grains of the screen from light to dark: the radius of their dots. */
const grains = { pale: 2.6, soft: 4.6, fill: 6.6 } as const;

const grain = (name: string, radius: number): Html =>
  h(
    'pattern',
    {
      id: `grain-${name}`,
      width: pitch,
      height: pitch,
      patternUnits: 'userSpaceOnUse',
      patternTransform: 'rotate(24)',
    },
    h('path', { d: `M-1 -1H${pitch + 1}V${pitch + 1}H-1Z`, fill: 'var(--ground)' }),
    h('circle', { cx: pitch / 2, cy: pitch / 2, r: radius, fill: ink }),
  );

const paint: Paint = {
  line: ink,
  fill: 'url(#grain-fill)',
  soft: 'url(#grain-soft)',
  pale: 'url(#grain-pale)',
  white: 'var(--ground)',
};

/** The subject as a print in `--print`: its lines solid, its colours dots of three sizes. */
export const print = (page: PageToRender, place: Classes): Html =>
  h(
    'svg',
    {
      viewBox: '-312 -312 624 624',
      'data-picture': true,
      class: place,
      'aria-hidden': 'true',
      focusable: 'false',
    },
    h(
      'defs',
      null,
      Object.entries(grains).map(([name, radius]) => grain(name, radius)),
    ),
    trusted(drawSubject(page, paint, page.random.fork('print'))),
  );
