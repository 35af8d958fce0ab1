import { around, polygon, times } from '../drawing.ts';
import { type Draw, disc, seal, shadow, shape, stroke } from './pieces.ts';

export const column: Draw = (paint) => {
  const column = (x: number) =>
    `<g transform="translate(${x} 0)"><path d="M-26 -96H26L20 190H-20Z" fill="${paint.white}" stroke="${paint.line}" stroke-width="3.5"/><path d="M-12 -90V186M0 -90V186M12 -90V186" stroke="${paint.line}" stroke-width="2"/><path d="M-36 -112H36V-94H-36ZM-34 188H34V208H-34Z" fill="${paint.fill}" stroke="${paint.line}" stroke-width="3.5"/></g>`;
  return `<path d="M-290 -132L0 -276L290 -132Z" fill="${paint.fill}" stroke="${paint.line}" stroke-width="5"/><path d="${polygon(
    [
      [-190, -148],
      [0, -240],
      [190, -148],
    ],
  )}" fill="${paint.pale}" stroke="${paint.line}" stroke-width="3"/><path d="M-290 -132H290V-112H-290Z" fill="${paint.line}"/>${[-210, -105, 0, 105, 210].map(column).join('')}<path d="M-280 208H280V228H-280ZM-296 228H296V250H-296Z" fill="${paint.fill}" stroke="${paint.line}" stroke-width="4"/>`;
};

export const car: Draw = (paint, random) =>
  `${seal(paint, random)}${shape(paint, 'fill', 'M-224 60Q-224 -10 -150 -18L-84 -104Q-70 -120 -40 -120H56Q84 -120 106 -98L170 -18Q224 -8 224 50V92H-224Z')}${shape(paint, 'white', 'M-110 -20L-60 -86H0V-20ZM24 -86H60Q80 -84 122 -20H24Z')}${stroke(paint.line, 6, 'M-30 20H-4M60 20H86M12 -20V88')}${[-122, 122].map((x) => `<circle cx="${x}" cy="96" r="56" fill="${paint.line}"/><circle cx="${x}" cy="96" r="26" fill="${paint.pale}"/>`).join('')}${stroke(paint.line, 8, 'M-230 154H230')}`;

export const coin: Draw = (paint) =>
  `${shadow(paint)}${disc(276, paint.fill, paint.line, 6)}${around(80, `<path d="M0 -272V-252" stroke="${paint.line}" stroke-width="4"/>`)}${disc(222, paint.soft, paint.line, 5)}${around(16, shape(paint, 'fill', 'M0 -214Q26 -180 0 -146Q-26 -180 0 -214Z'))}${disc(116, paint.pale, paint.line, 5)}${stroke(paint.line, 13, 'M-54 40L-14 -6L14 20L60 -44M60 -44H22M60 -44V-6')}`;

export const rays: Draw = (paint) =>
  `${around(16, shape(paint, 'fill', 'M-22 -190L0 -288L22 -190Z'))}${around(16, shape(paint, 'soft', 'M-13 -186L0 -236L13 -186Z'), 11.25)}${disc(176, paint.fill, paint.line, 6)}${disc(132, paint.pale, paint.line, 5)}${stroke(paint.line, 8, 'M-56 -10Q-40 -34 -24 -10M24 -10Q40 -34 56 -10M-44 40Q0 76 44 40')}`;

export const steps: Draw = (paint, random) =>
  `${seal(paint, random)}${times(5, (index) => shape(paint, index % 2 ? 'soft' : 'fill', `M${-190 + index * 76} ${170 - index * 62}H190V${190}H${-190 + index * 76}Z`)).join('')}${stroke(paint.line, 9, 'M-200 192H210')}${shape(paint, 'white', 'M130 -86V-220L210 -186L146 -154V-86Z')}`;

export const vote: Draw = (paint, random) =>
  `${seal(paint, random)}${shape(paint, 'fill', 'M-176 -10H176V206H-176Z')}${shape(paint, 'soft', 'M-136 -60H136L176 -10H-176Z')}${shape(paint, 'line', 'M-80 -40H80V-26H-80Z')}${shape(paint, 'white', 'M-70 -200H70V-34H-70Z')}${stroke(paint.line, 17, 'M-34 -122L-8 -92L40 -154')}${stroke(paint.line, 7, 'M-120 60H120M-120 110H40')}`;
