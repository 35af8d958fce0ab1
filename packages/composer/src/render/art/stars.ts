import type { Random } from '../../random.ts';
import { fullTurn, type Point, polygon, round, times } from './drawing.ts';

const regular = (corners: number, x: number, y: number, radius: number, turn: number): Point[] =>
  times(corners, (index) => {
    const angle = turn + (index / corners) * fullTurn;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });

interface Ray {
  x: number;
  y: number;
  angle: number;
}

/** From the middle of each side two rays start at the contact angle; where neighbours meet is a point of the star (Hankin). */
export function star(corners: readonly Point[], contact: number): Point[] {
  const rays = corners.map((corner, index): Ray => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return {
      x: (corner[0] + next[0]) / 2,
      y: (corner[1] + next[1]) / 2,
      angle: Math.atan2(next[1] - corner[1], next[0] - corner[0]),
    };
  });
  return rays.flatMap((ray, index): Point[] => {
    const next = rays[(index + 1) % rays.length] ?? ray;
    const [a, b] = [ray.angle + contact, next.angle + Math.PI - contact];
    const cross = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b);
    const length = ((next.x - ray.x) * Math.sin(b) - (next.y - ray.y) * Math.cos(b)) / cross;
    return [
      [ray.x, ray.y],
      [ray.x + Math.cos(a) * length, ray.y + Math.sin(a) * length],
    ];
  });
}

export const eightStar = (radius: number, contact = 1.12): string =>
  polygon(star(regular(8, 0, 0, radius, Math.PI / 8), contact));

/** A pattern of eight- and four-pointed stars on octagons and squares; `side` is theirs. Fill a shape with `url(#id)`. */
export function starPattern(
  id: string,
  random: Random,
  side: number,
  colours: readonly [string, string, ...string[]],
): string {
  const [ground, ...inks] = colours;
  const pitch = round(side * (1 + Math.SQRT2));
  const contact = random.between(1.05, 1.3);
  const octagon = side / 2 / Math.sin(Math.PI / 8);
  const ink = (index: number) => inks[index % inks.length] ?? ground;
  const large = (x: number, y: number, index: number) =>
    `<path d="${polygon(star(regular(8, x, y, octagon, Math.PI / 8), contact))}" fill="${ink(index)}"/><path d="${polygon(star(regular(8, x, y, octagon * 0.5, Math.PI / 8), contact * 0.9))}" fill="${ground}"/>`;
  const small = (x: number, y: number) =>
    `<path d="${polygon(star(regular(4, x, y, side / Math.SQRT2, 0), contact))}" fill="${ink(inks.length - 1)}"/>`;
  const start = random.index(inks.length);
  const cells = times(4, (index) => {
    const [x, y] = [(index % 2) * pitch, Math.floor(index / 2) * pitch];
    return large(x + pitch / 2, y + pitch / 2, start + (index === 3 ? 0 : index)) + small(x, y);
  });
  const edges = times(5, (index) => {
    const along = index < 3 ? index * pitch : (index - 3) * pitch;
    return index < 3 ? small(pitch * 2, along) : small(along, pitch * 2);
  });
  return `<pattern id="${id}" width="${pitch * 2}" height="${pitch * 2}" patternUnits="userSpaceOnUse"><path d="M0 0H${pitch * 2}V${pitch * 2}H0Z" fill="${ground}"/>${cells.join('')}${edges.join('')}</pattern>`;
}
