import { around } from '../drawing.ts';
import { type Draw, niche, seal, shape, stroke } from './pieces.ts';

/** Two wheels with thin spokes, a frame, a saddle and handlebars. */
export const bike: Draw = (paint, random) => {
  const wheel = (x: number) =>
    `<g transform="translate(${x} 70)"><circle r="106" fill="${paint.white}" stroke="${paint.line}" stroke-width="16"/>${around(10, `<path d="M0 -10V-98" stroke="${paint.line}" stroke-width="3"/>`)}<circle r="13" fill="${paint.line}"/></g>`;
  return `${seal(paint, random)}${wheel(-128)}${wheel(128)}${stroke(paint.line, 26, 'M-128 70L-66 -74H74L-10 70ZM-66 -74L-10 70M128 70L62 -120')}${stroke(paint.fill, 16, 'M-128 70L-66 -74H74L-10 70ZM-66 -74L-10 70M128 70L62 -120')}${stroke(paint.line, 15, 'M-66 -74L-80 -118M62 -120L56 -146H96Q122 -146 122 -122')}${shape(paint, 'line', 'M-132 -132H-46Q-40 -112 -70 -112H-118Q-136 -116 -132 -132Z')}<circle cx="-10" cy="70" r="30" fill="${paint.white}" stroke="${paint.line}" stroke-width="9"/>${stroke(paint.line, 10, 'M-10 70L24 110M12 112h26')}`;
};

const tyre = (x: number, y: number, paint: Parameters<Draw>[0]) =>
  `<circle cx="${x}" cy="${y}" r="44" fill="${paint.line}"/><circle cx="${x}" cy="${y}" r="19" fill="${paint.white}"/>`;

export const bus: Draw = (paint, random) =>
  `${niche(paint, random)}${shape(paint, 'fill', 'M-220 120V-100Q-220 -136 -184 -136H176Q208 -136 214 -100L226 20V120Z')}${[-196, -112, -28, 56].map((x) => shape(paint, 'white', `M${x} -96h68v76h-68Z`)).join('')}${shape(paint, 'pale', 'M140 -96H184L200 20V86H140Z')}${stroke(paint.line, 6, 'M170 -96V86')}${stroke(paint.soft, 16, 'M-208 24H116')}${stroke(paint.line, 7, 'M-220 122H230')}${tyre(-124, 126, paint)}${tyre(76, 126, paint)}${shape(paint, 'soft', 'M196 54h28v26h-24Z')}`;

export const van: Draw = (paint, random) =>
  `${niche(paint, random)}${shape(paint, 'white', 'M-222 116V-130H56V116Z')}${shape(paint, 'fill', 'M56 -80H128Q150 -78 168 -44L204 10Q222 16 222 40V116H56Z')}${shape(paint, 'pale', 'M80 -54H124Q138 -50 150 -24L166 6H80Z')}${stroke(paint.fill, 24, 'M-210 60H46')}${stroke(paint.line, 7, 'M-190 -96H-40M-190 -64H-90M-236 118H236')}${shape(paint, 'soft', 'M-10 -98h40v40h-40Z')}${tyre(-130, 122, paint)}${tyre(132, 122, paint)}`;
