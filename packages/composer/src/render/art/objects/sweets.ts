import { times } from '../drawing.ts';
import { type Draw, dish, shape, stroke } from './pieces.ts';

export const cone: Draw = (paint, random) => {
  const waffle = times(
    5,
    (index) => `M${-80 + index * 34} 20L${-20 + index * 24} 150M${80 - index * 34} 20L${20 - index * 24} 150`,
  ).join('');
  const sprinkles = times(16, (index) => {
    const x = Math.round(random.between(-90, 90));
    const y = Math.round(random.between(-190, -60));
    return `<path d="M${x} ${y}l${index % 2 ? 16 : -14} 12" stroke="${index % 3 ? paint.line : paint.white}"/>`;
  }).join('');
  return `${dish(paint, random)}${shape(paint, 'soft', 'M-104 8H104L8 236Q0 246 -8 236Z')}${stroke(paint.line, 4, waffle)}${shape(paint, 'fill', 'M-128 6C-168 -64 -110 -96 -96 -104C-110 -178 -52 -226 0 -226C52 -226 110 -178 96 -104C110 -96 168 -64 128 6C100 40 70 2 44 22C22 42 -10 4 -40 26C-70 44 -100 38 -128 6Z')}<g stroke-width="9" stroke-linecap="round">${sprinkles}</g>`;
};

export const carrot: Draw = (paint, random) => {
  const fan = [-54, -27, 0, 27, 54]
    .map(
      (angle) =>
        `<g transform="rotate(${angle})"><path d="M0 0C34 -40 26 -100 0 -140C-26 -100 -34 -40 0 0Z" fill="${paint.soft}" stroke="${paint.line}" stroke-width="6" stroke-linejoin="round"/></g>`,
    )
    .join('');
  const root = (angle: number) =>
    `<g transform="rotate(${angle} 0 -40)">${shape(paint, 'fill', 'M-58 -44C-50 -80 50 -80 58 -44C64 60 20 180 0 236C-20 180 -64 60 -58 -44Z')}${stroke(paint.line, 5, 'M-50 10H-10M50 50H14M-34 96H-6M28 130H6')}<g transform="translate(0 -62)">${fan}</g></g>`;
  return `${dish(paint, random)}<g transform="scale(.86)">${root(26)}${root(-24)}</g>`;
};
