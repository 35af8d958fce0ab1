import type { Random } from '../../random.ts';
import { at, fullTurn, type Point, polar, times } from './drawing.ts';

/** A guilloché: one thread wound around two circles, as engraved on banknotes. */
function thread(petals: number, inner: number, outer: number, phase: number): string {
  const points = times(petals * 14 + 1, (index): Point => {
    const turnShare = (index / (petals * 14)) * fullTurn;
    return polar(turnShare, inner + (outer - inner) * (0.5 + 0.5 * Math.cos(petals * turnShare + phase)));
  });
  return `M${points.map(at).join('L')}Z`;
}

/** Threads laid over one another between two radii. */
export function rosette(random: Random, inner: number, outer: number, layers = 5): string {
  const petals = 9 + random.index(6);
  return times(layers, (index) => thread(petals, inner, outer, (index / layers) * fullTurn)).join('');
}
