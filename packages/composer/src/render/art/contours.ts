import type { Random } from '../../random.ts';
import { type Point, round, times } from './drawing.ts';

const [width, height, cell] = [600, 450, 10] as const;

interface Hill {
  x: number;
  y: number;
  reach: number;
}

const heightAt = (hills: readonly Hill[], x: number, y: number): number =>
  hills.reduce(
    (sum, hill) => sum + Math.exp(-((x - hill.x) ** 2 + ((y - hill.y) * 1.4) ** 2) / hill.reach ** 2),
    0,
  );

/** Where a level crosses the sides of one cell (marching squares). */
function crossing(hills: readonly Hill[], level: number, x: number, y: number): string {
  const corners: readonly Point[] = [
    [x, y],
    [x + cell, y],
    [x + cell, y + cell],
    [x, y + cell],
  ];
  const points = corners.flatMap((from, index) => {
    const to = corners[(index + 1) % 4] ?? from;
    const [a, b] = [heightAt(hills, ...from), heightAt(hills, ...to)];
    if (a > level === b > level) return [];
    const share = (level - a) / (b - a);
    return [`${round(from[0] + (to[0] - from[0]) * share)} ${round(from[1] + (to[1] - from[1]) * share)}`];
  });
  return points.length >= 2 ? `M${points[0]}L${points[1]}` : '';
}

/** A hilly place from above, by its lines of equal height. */
export function contourLines(random: Random): string {
  const hills = times(4, () => ({
    x: random.between(140, 460),
    y: random.between(120, 330),
    reach: random.between(60, 150),
  }));
  const level = (index: number) => {
    const lines = times(width / cell, (column) =>
      times(height / cell, (row) => crossing(hills, 0.2 + index * 0.16, column * cell, row * cell)).join(''),
    ).join('');
    return `<path d="${lines}" stroke="${index === 0 ? 'var(--mark)' : 'var(--edge)'}" stroke-width="${index === 0 ? 3 : index % 3 ? 1 : 1.8}"/>`;
  };
  return times(8, level).join('');
}

/** The same with a mark on the shore. */
export const contourMap = (random: Random): string =>
  `${contourLines(random)}<circle cx="300" cy="225" r="34" class="fill-fill" opacity=".18"/><circle cx="300" cy="225" r="11" class="fill-fill"/>`;
