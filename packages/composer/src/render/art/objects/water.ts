import { type Draw, niche, shape, stroke } from './pieces.ts';

export const surfboard: Draw = (paint, random) =>
  `${niche(paint, random)}<g transform="translate(6 -14) rotate(16)">${shape(paint, 'fill', 'M0 -250C96 -140 104 60 50 186Q0 214 -50 186C-104 60 -96 -140 0 -250Z')}${shape(paint, 'white', 'M-79 -62Q0 -104 79 -62L83 0Q0 -42 -83 0Z')}${shape(paint, 'line', 'M-82 34Q0 -8 82 34L81 58Q0 16 -81 58Z')}${stroke(paint.line, 5, 'M0 -236V196')}</g>${shape(paint, 'soft', 'M-212 176q35 -52 70 0q35 52 70 0q35 -52 70 0q35 52 70 0q35 -52 70 0q35 52 74 0V250H-212Z')}${stroke(paint.line, 7, 'M-190 222q28 -20 56 0t56 0t56 0t56 0t56 0t56 0')}`;
