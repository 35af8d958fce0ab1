import type { Random } from '../../random.ts';
import { round, times } from './drawing.ts';

const count = 13;

/** Rings that grow out of two points of a field of 1200 by 900, one set upon the other. */
export function ripples(random: Random): string {
  const [x, y] = [random.between(150, 450), random.between(560, 820)];
  const ring = (cx: number, cy: number, reach: number, index: number) => {
    const strength = Math.round(((index + 1) / count) * 62);
    const fill = `color-mix(in oklab,var(--fill) ${strength}%,var(--ground))`;
    return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(reach * (1 - index / count))}" fill="${fill}"/>`;
  };
  const set = (cx: number, cy: number, reach: number) =>
    times(count, (index) => ring(cx, cy, reach, index)).join('');
  return set(1200 - x * 0.7, 900 - y, 640) + set(x, y, 470);
}
