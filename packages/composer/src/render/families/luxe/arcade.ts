import { pagePaint, round, times } from '../../art/drawing.ts';
import { landscape } from '../../art/landscape.ts';
import { drawSubject, subjectOf } from '../../art/subject-drawing.ts';
import { type Html, h, trusted } from '../../h.ts';
import type { PageToRender } from '../../site.ts';

const [width, height, top, archWidth, archHeight, gap] = [1600, 820, 40, 204, 590, 54];
const sill = top + archHeight;
const count = 5;
const start = (width - count * archWidth - (count - 1) * gap) / 2;
const floor = 'color-mix(in oklab, var(--accent) 58%, var(--ground))';
const shade = 'color-mix(in oklab, var(--text) 13%, var(--ground))';

const radius = archWidth / 2;
const spring = top + radius;

const arch = (x: number) =>
  `M${x} ${sill}V${spring}A${radius} ${radius} 0 0 1 ${x + archWidth} ${spring}V${sill}Z`;

/** The thickness of the wall, seen from the middle. */
function reveal(x: number): Html {
  const turn = `A${radius - 4} ${radius - 4} 0 0 1 ${x + archWidth} ${spring - 14}`;
  const inside = `M${x + 22} ${sill}V${spring + 6}${turn}V${sill}Z`;
  return h('path', { d: `${arch(x)}${inside}`, 'fill-rule': 'evenodd', fill: shade });
}

/** What the low sun throws through an arch onto the floor. */
function light(x: number): string {
  const at = (px: number, py: number) => `${round(px - (py - sill) * 0.55)} ${py}`;
  const near = `M${at(x, sill + 10)}L${at(x + archWidth, sill + 10)}L${at(x + archWidth, 770)}`;
  const far = `Q${at(x + archWidth - 8, 850)} ${at(x + radius, 850)}Q${at(x + 8, 850)} ${at(x, 770)}Z`;
  return `${near}${far}`;
}

/** One landscape through the arches of a terrace; the subject stands in the middle of it. */
export function arcade(page: PageToRender, classes: string): Html {
  const random = page.random.fork('arcade');
  const places = times(count, (index) => start + index * (archWidth + gap));
  const subject =
    subjectOf(page) === 'scene'
      ? ''
      : `<g transform="translate(${width / 2} 560) scale(.46)">${drawSubject(page, pagePaint, random)}</g>`;
  return h(
    'svg',
    {
      viewBox: `0 0 ${width} ${height}`,
      preserveAspectRatio: 'xMidYMax slice',
      class: classes,
      'aria-hidden': 'true',
      focusable: 'false',
    },
    h('defs', null, h('clipPath', { id: 'arcade' }, h('path', { d: places.map(arch).join('') }))),
    h(
      'g',
      { 'clip-path': 'url(#arcade)' },
      h('g', { transform: 'translate(0 30)' }, trusted(landscape(random, width, 600))),
    ),
    places.map(reveal),
    h('path', { d: `M0 ${sill}H${width}V${height}H0Z`, fill: floor }),
    h('path', { d: places.map(light).join(''), fill: 'var(--sky-1)', opacity: '.5' }),
    h('path', { d: `M0 ${sill}H${width}`, stroke: shade, 'stroke-width': '3' }),
    trusted(subject),
  );
}
