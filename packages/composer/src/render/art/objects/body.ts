import { type Draw, niche, seal, shape, stroke } from './pieces.ts';

export const stethoscope: Draw = (paint, random) =>
  `${seal(paint, random)}${stroke(paint.line, 30, 'M-120 -170Q-150 -20 -60 20Q30 -20 0 -170M-60 20V90Q-60 180 30 180T120 90V40')}${stroke(paint.fill, 18, 'M-120 -170Q-150 -20 -60 20Q30 -20 0 -170M-60 20V90Q-60 180 30 180T120 90V40')}${shape(paint, 'line', 'M-146 -196H-98V-160H-146ZM-24 -196H24V-160H-24Z')}<circle cx="120" cy="-10" r="62" fill="${paint.white}" stroke="${paint.line}" stroke-width="8"/><circle cx="120" cy="-10" r="36" fill="${paint.soft}" stroke="${paint.line}" stroke-width="6"/>`;

export const dumbbell: Draw = (paint, random) => {
  const plates = (side: number) =>
    `<g transform="scale(${side} 1)">${shape(paint, 'fill', 'M84 -122H128Q144 -122 144 -106V106Q144 122 128 122H84Q68 122 68 106V-106Q68 -122 84 -122Z')}${shape(paint, 'line', 'M144 -84H176Q190 -84 190 -70V70Q190 84 176 84H144Z')}${shape(paint, 'soft', 'M190 -34H222V34H190Z')}${stroke(paint.white, 10, 'M92 -94V-20')}</g>`;
  return `${seal(paint, random)}<g transform="rotate(-28)">${shape(paint, 'white', 'M-72 -26H72V26H-72Z')}${stroke(paint.line, 6, 'M-40 -22L-20 22M-12 -22L8 22M16 -22L36 22')}${plates(1)}${plates(-1)}</g>`;
};

/** Somebody who sits quite still before a low sun. */
export const lotus: Draw = (paint, random) =>
  `${niche(paint, random)}<circle cy="-40" r="168" fill="${paint.soft}"/><circle cy="-150" r="50" fill="${paint.line}"/>${shape(paint, 'fill', 'M-60 -84Q0 -112 60 -84Q96 -30 132 60L172 128L140 140L84 80L64 30Q60 90 70 124H-70Q-60 90 -64 30L-84 80L-140 140L-172 128L-132 60Q-96 -30 -60 -84Z')}${shape(paint, 'line', 'M-70 118Q0 96 70 118Q180 110 206 172Q200 212 130 208L0 170L-130 208Q-200 212 -206 172Q-180 110 -70 118Z')}${stroke(paint.white, 6, 'M-120 180Q-40 140 20 146M120 180Q60 150 20 146')}${stroke(paint.line, 7, 'M-226 222H226')}`;
