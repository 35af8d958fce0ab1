import type { Random } from '../../random.ts';
import { at, fullTurn, type Point, round, times } from './drawing.ts';

const rings = [1, 0.76, 0.52, 0.28];

/** A pattern of overlapping waves (seigaiha), `radius` to each; fill a shape with `url(#id)`. */
export function seigaiha(id: string, radius: number, line: string, fill: string): string {
  const wave = (x: number, y: number) =>
    rings
      .map(
        (share) =>
          `<circle cx="${x}" cy="${y}" r="${round(radius * share)}" fill="${fill}" stroke="${line}" stroke-width="1.6"/>`,
      )
      .join('');
  const rows = times(5, (row) => {
    const y = (row * radius) / 2;
    return row % 2 ? wave(radius, y) : wave(0, y) + wave(radius * 2, y);
  }).join('');
  return `<pattern id="${id}" width="${radius * 2}" height="${radius}" patternUnits="userSpaceOnUse">${rows}</pattern>`;
}

/** A pattern of hemp leaves (asanoha) on triangles of the side given. */
export function asanoha(id: string, side: number, line: string): string {
  const height = round((side * Math.sqrt(3)) / 2);
  const triangle = (points: readonly [Point, Point, Point]) => {
    const middle: Point = [
      (points[0][0] + points[1][0] + points[2][0]) / 3,
      (points[0][1] + points[1][1] + points[2][1]) / 3,
    ];
    return `M${points.map(at).join('L')}Z${points.map((point) => `M${at(point)}L${at(middle)}`).join('')}`;
  };
  const d = times(2, (row) =>
    times(3, (column) => {
      const x = (column - 1) * side + (row ? side / 2 : 0);
      const y = row * height;
      return (
        triangle([
          [x, y],
          [x + side, y],
          [x + side / 2, y + height],
        ]) +
        triangle([
          [x, y],
          [x + side / 2, y + height],
          [x - side / 2, y + height],
        ])
      );
    }).join(''),
  ).join('');
  return `<pattern id="${id}" width="${side}" height="${round(height * 2)}" patternUnits="userSpaceOnUse"><path d="${d}" fill="none" stroke="${line}" stroke-width="1.3"/></pattern>`;
}

const bristles = 26;
const steps = 96;

/** A circle in one stroke of a brush that runs dry (ensō), around the origin. */
export function enso(random: Random, radius: number, width: number, colour: string): string {
  const turnAt = (step: number) => -1.9 + (step / steps) * (fullTurn - 0.52);
  const bristle = (index: number) => {
    const offset = (index / (bristles - 1) - 0.5) * width;
    const dryness = random.next() * Math.abs(offset / width) * 1.6;
    const end = Math.floor(steps * (0.8 + 0.2 * (1 - dryness)));
    const points = times(end, (step): Point => {
      const pressure = 0.55 + 0.45 * Math.sin(Math.PI * Math.min(1, step / steps + 0.12));
      const reach = radius + offset * pressure;
      return [Math.cos(turnAt(step)) * (reach + step * 0.08), Math.sin(turnAt(step)) * (reach - step * 0.06)];
    }).filter((_, step) => step % 3 === 0);
    return `<path d="M${points.map(at).join('L')}" stroke-width="${round((width / 17) * (0.5 + random.next()))}" opacity="${round(0.75 + random.next() * 0.25)}"/>`;
  };
  return `<g fill="none" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round">${times(bristles, bristle).join('')}</g>`;
}

/** Raked gravel around two stones, with a low sun; 900 by 700. */
export function stoneGarden(stone: (radius: number) => string, accent: string, ink: string): string {
  const rows = times(26, (row) => {
    const y = 330 + row * 15;
    return `M-40 ${y}Q220 ${y - 34} 450 ${y}T940 ${y}`;
  }).join('');
  return `<circle cx="640" cy="170" r="104" fill="${accent}"/><path d="${rows}" fill="none" stroke="var(--edge)" stroke-width="2" opacity=".55"/><g fill="${ink}"><path d="${stone(150)}" transform="translate(300 430)"/><path d="${stone(84)}" transform="translate(560 540) scale(1 .8)" opacity=".82"/></g>`;
}
