import { round, times, wobble } from '../drawing.ts';
import { type Draw, shadow, stipple } from './pieces.ts';

export const loaf: Draw = (paint, random) => {
  const cuts = times(6, (index) => {
    const length = 128 - Math.abs(index - 2.4) * 17;
    const cut = `M10 34C${round(length * 0.4)} 26 ${round(length * 0.9)} -10 ${round(length)} -58C${round(length * 0.5)} -50 14 -20 10 34Z`;
    return `<g transform="translate(0 ${index * 58 - 150})"><path d="${cut}"/><path d="${cut}" transform="scale(-1 1)"/></g>`;
  }).join('');
  return `${shadow(paint)}<path d="${wobble(random.next, 280, 0.035)}" fill="${paint.fill}" stroke="${paint.line}" stroke-width="4"/><path d="${wobble(random.next, 224, 0.05)}" transform="translate(-20 -24)" fill="${paint.soft}"/><path d="${stipple(random, 274, 900)}" stroke="${paint.line}" stroke-width="3.4" stroke-linecap="round"/><path d="M0 -226C14 -80 -12 80 4 222" stroke="${paint.line}" stroke-width="13" stroke-linecap="round" fill="none"/><path d="M0 -226C14 -80 -12 80 4 222" stroke="${paint.pale}" stroke-width="6" stroke-linecap="round" fill="none"/><g fill="${paint.pale}" stroke="${paint.line}" stroke-width="3.5" stroke-linejoin="round">${cuts}</g>`;
};
