import type { Paint } from '../../art/drawing.ts';
import { drawSubject } from '../../art/subject-drawing.ts';
import { type Html, html, trusted } from '../../html.ts';
import type { Site } from '../../site.ts';

const ink = 'var(--print)';
const pitch = 15;

/** Grains of the screen from light to dark: the radius of their dots. */
const grains = { pale: 2.6, soft: 4.6, fill: 6.6 } as const;

const grain = (name: string, radius: number) =>
  `<pattern id="grain-${name}" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><path d="M-1 -1H${pitch + 1}V${pitch + 1}H-1Z" fill="var(--ground)"/><circle cx="${pitch / 2}" cy="${pitch / 2}" r="${radius}" fill="${ink}"/></pattern>`;

const paint: Paint = {
  line: ink,
  fill: 'url(#grain-fill)',
  soft: 'url(#grain-soft)',
  pale: 'url(#grain-pale)',
  white: 'var(--ground)',
};

/** The subject as a print in `--print`: its lines solid, its colours dots of three sizes. */
export const print = (site: Site, classes: string): Html =>
  html`<svg viewBox="-312 -312 624 624" data-picture class="${classes}" aria-hidden="true" focusable="false"><defs>${Object.entries(grains).map(([name, radius]) => trusted(grain(name, radius)))}</defs>${trusted(drawSubject(site, paint, site.random.fork('print')))}</svg>`;
