import { times } from '../drawing.ts';
import { type Draw, dish, shape, stipple, stroke } from './pieces.ts';

export const glass: Draw = (paint, random) =>
  `${dish(paint, random)}${shape(paint, 'white', 'M-112 -214H112Q132 -20 20 22V156Q92 164 104 196H-104Q-92 164 -20 156V22Q-132 -20 -112 -214Z')}${shape(paint, 'fill', 'M-116 -130Q-40 -150 10 -126T118 -132Q112 -10 0 6Q-112 -10 -116 -130Z')}<path d="${stipple(random, 60, 60)}" transform="translate(0 -70)" stroke="${paint.pale}" stroke-width="7" stroke-linecap="round"/>${stroke(paint.line, 5, 'M-76 -196Q-92 -110 -64 -60')}`;

export const bottle: Draw = (paint, random) => {
  const vine = times(5, (index) => `M${index % 2 ? 20 : -20} ${index * 22 + 4}h0`).join('');
  return `${dish(paint, random)}${shape(paint, 'fill', 'M-30 -238H30V-140C34 -100 84 -90 84 -20V206Q84 226 64 226H-64Q-84 226 -84 206V-20C-84 -90 -34 -100 -30 -140Z')}${shape(paint, 'line', 'M-36 -248H36V-190H-36Z')}${shape(paint, 'white', 'M-84 20H84V156H-84Z')}${stroke(paint.line, 17, vine)}${stroke(paint.line, 5, 'M-60 134H60M0 -8V4M-60 42H-44M44 42H60')}${stroke(paint.white, 8, 'M-58 -20Q-56 -60 -30 -84')}`;
};

export const barrel: Draw = (paint, random) => {
  const staves = [-88, -46, 0, 46, 88].map((x) => `M${x} -196Q${x * 1.4} 0 ${x} 196`).join('');
  return `${dish(paint, random)}${shape(paint, 'fill', 'M-128 -204Q0 -240 128 -204Q204 0 128 204Q0 240 -128 204Q-204 0 -128 -204Z')}${stroke(paint.line, 5, staves)}${shape(paint, 'line', 'M-146 -148Q0 -190 146 -148L154 -122Q0 -164 -154 -122ZM-154 122Q0 164 154 122L146 148Q0 190 -146 148Z')}<circle cy="10" r="52" fill="${paint.pale}" stroke="${paint.line}" stroke-width="6"/>${shape(paint, 'soft', 'M0 -26C34 -6 30 30 0 44C-30 30 -34 -6 0 -26Z')}${stroke(paint.line, 5, 'M0 -18V40M0 6L14 -6M0 20L-14 8')}`;
};
