import { pagePaint, round, times } from '../../art/drawing.ts';
import { landscape } from '../../art/landscape.ts';
import { drawSubject, subjectOf } from '../../art/subject-drawing.ts';
import { type Html, h, trusted } from '../../h.ts';
import type { PageToRender } from '../../site.ts';

const [width, height, top, archWidth, archHeight, gap] = [1600, 820, 40, 204, 590, 54];
const sill = top + archHeight;
const count = 5;
const start = (width - count * archWidth - (count - 1) * gap) / 2;
const shade = 'color-mix(in oklab, var(--text) 13%, var(--ground))';

const arch = (x: number) =>
  `M${x} ${sill}V${top + archWidth / 2}A${archWidth / 2} ${archWidth / 2} 0 0 1 ${x + archWidth} ${top + archWidth / 2}V${sill}Z`;

/** The thickness of the wall, seen from the middle. */
const reveal = (x: number) =>
  `<path d="${arch(x)}M${x + 22} ${sill}V${top + archWidth / 2 + 6}A${archWidth / 2 - 4} ${archWidth / 2 - 4} 0 0 1 ${x + archWidth} ${top + archWidth / 2 - 14}V${sill}Z" fill-rule="evenodd" fill="${shade}"/>`;

/** What the low sun throws through an arch onto the floor. */
function light(x: number): string {
  const at = (px: number, py: number) => `${round(px - (py - sill) * 0.55)} ${py}`;
  return `M${at(x, sill + 10)}L${at(x + archWidth, sill + 10)}L${at(x + archWidth, 770)}Q${at(x + archWidth - 8, 850)} ${at(x + archWidth / 2, 850)}Q${at(x + 8, 850)} ${at(x, 770)}Z`;
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
    trusted(
      `<defs><clipPath id="arcade"><path d="${places.map(arch).join('')}"/></clipPath></defs><g clip-path="url(#arcade)"><g transform="translate(0 30)">${landscape(random, width, 600)}</g></g>${places.map(reveal).join('')}<path d="M0 ${sill}H${width}V${height}H0Z" fill="color-mix(in oklab, var(--accent) 58%, var(--ground))"/><path d="${places.map(light).join('')}" fill="var(--sky-1)" opacity=".5"/><path d="M0 ${sill}H${width}" stroke="${shade}" stroke-width="3"/>${subject}`,
    ),
  );
}
