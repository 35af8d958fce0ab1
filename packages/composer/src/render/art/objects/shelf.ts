import { times } from '../drawing.ts';
import { type Draw, disc, dish, label, niche, shape, stroke } from './pieces.ts';

export const teapot: Draw = (paint, random) =>
  `${dish(paint, random)}${stroke(paint.line, 26, 'M150 -50C238 -70 244 70 150 90')}${stroke(paint.soft, 12, 'M150 -50C238 -70 244 70 150 90')}${shape(paint, 'soft', 'M-146 -20L-226 -110L-196 -128L-118 -60Z')}${shape(paint, 'fill', 'M-150 30C-150 -70 -90 -110 0 -110S150 -70 150 30S90 170 0 170S-150 130 -150 30Z')}${shape(paint, 'soft', 'M-96 -92Q0 -150 96 -92Q0 -66 -96 -92Z')}<circle cy="-142" r="20" fill="${paint.fill}" stroke="${paint.line}" stroke-width="6"/>${shape(paint, 'white', 'M0 -36Q52 20 0 90Q-52 20 0 -36Z')}${stroke(paint.line, 6, 'M0 -20V84M-96 206H96')}`;

export const candle: Draw = (paint, random) =>
  `${label(paint, random)}${disc(196, paint.soft, paint.soft, 0)}${shape(paint, 'fill', 'M-74 -30Q0 -8 74 -30V190Q0 214 -74 190Z')}${shape(paint, 'white', 'M-74 -30Q0 -64 74 -30Q0 -4 -74 -30Z')}${stroke(paint.line, 7, 'M0 -34V-78')}${shape(paint, 'fill', 'M0 -216Q60 -130 0 -76Q-60 -130 0 -216Z')}${shape(paint, 'white', 'M0 -150Q24 -112 0 -84Q-24 -112 0 -150Z')}${stroke(paint.white, 8, 'M-48 10V150')}${shape(paint, 'line', 'M-120 188Q0 232 120 188V206Q0 250 -120 206Z')}`;

export const tap: Draw = (paint, random) =>
  `${label(paint, random)}${shape(paint, 'white', 'M-206 -36H-60V-64H20C110 -64 156 -16 156 70H76C76 36 58 22 20 22H-60V50H-206Z')}${shape(paint, 'fill', 'M-40 -64V-116H0V-64ZM-110 -150H70Q84 -150 84 -134T70 -116H-110Q-124 -116 -124 -134T-110 -150Z')}${shape(paint, 'line', 'M68 70H164V96H68ZM-216 -50H-190V64H-216Z')}${shape(paint, 'fill', 'M116 124Q158 180 116 206Q74 180 116 124Z')}${stroke(paint.white, 7, 'M104 172Q106 190 120 192')}`;

export const clock: Draw = (paint, random) => {
  const hours = times(12, (hour) => `<path d="M0 -196V-170" transform="rotate(${hour * 30})"/>`).join('');
  return `${label(paint, random)}${disc(226, paint.fill, paint.line, 6)}${disc(204, paint.white, paint.line, 5)}<g stroke="${paint.line}" stroke-width="10" stroke-linecap="round">${hours}</g><g fill="none" stroke="${paint.line}" stroke-linecap="round"><path d="M0 0V-104" stroke-width="17" transform="rotate(${random.index(12) * 30})"/><path d="M0 20V-150" stroke-width="10" transform="rotate(${random.index(12) * 30 + 6})"/></g>${disc(18, paint.fill, paint.line, 6)}`;
};

export const vase: Draw = (paint, random) =>
  `${label(paint, random)}${shape(paint, 'fill', 'M-52 -196H52L40 -130C120 -84 150 0 130 90C114 168 70 214 0 214S-114 168 -130 90C-150 0 -120 -84 -40 -130Z')}${shape(paint, 'soft', 'M-139 16H139Q140 60 130 90H-130Q-140 60 -139 16Z')}${stroke(paint.line, 5, 'M-136 36L-102 72L-68 36L-34 72L0 36L34 72L68 36L102 72L136 36')}${shape(paint, 'line', 'M-62 -210H62V-190H-62Z')}${stroke(paint.white, 9, 'M-84 -44Q-104 -14 -104 -2')}`;

export const boat: Draw = (paint, random) =>
  `${niche(paint, random)}${stroke(paint.line, 10, 'M-6 -226V92')}${shape(paint, 'white', 'M-22 -206V66H-186Q-60 -40 -22 -206Z')}${shape(paint, 'fill', 'M14 -176V66H150Q50 -20 14 -176Z')}${shape(paint, 'line', 'M-210 92H206Q180 176 110 176H-110Q-180 176 -210 92Z')}${stroke(paint.soft, 10, 'M-176 122H172')}${stroke(paint.line, 7, 'M-196 206q28 -22 56 0t56 0t56 0t56 0t56 0t56 0')}`;

export const bag: Draw = (paint, random) =>
  `${label(paint, random)}${stroke(paint.line, 22, 'M-80 -80V-130A80 80 0 0 1 80 -130V-80')}${stroke(paint.soft, 9, 'M-80 -80V-130A80 80 0 0 1 80 -130V-80')}${shape(paint, 'fill', 'M-146 -96H146L176 206H-176Z')}${shape(paint, 'soft', 'M146 -96L176 206H96L84 -96Z')}<circle cx="-80" cy="-62" r="12" fill="${paint.line}"/><circle cx="80" cy="-62" r="12" fill="${paint.line}"/>${shape(paint, 'white', 'M-20 0L10 -6L24 24L4 120L-34 126L-48 36Z')}${stroke(paint.line, 5, 'M-20 0L-6 -34')}`;
