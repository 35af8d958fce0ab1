import type { Random } from '../../random.ts';
import { at, type Point, times } from './drawing.ts';

interface Volume {
  x: number;
  y: number;
  width: number;
  depth: number;
  height: number;
}

const [size, unit, originX, originY] = [7, 66, 450, 180] as const;

/** A point of the ground plan, lifted, on the drawing. */
const project = (x: number, y: number, z = 0): Point => [
  originX + (x - y) * unit * 0.866,
  originY + (x + y) * unit * 0.5 - z * unit,
];
const face = (points: readonly Point[]) => `M${points.map(at).join('L')}Z`;

const overlaps = (a: Volume, b: Volume) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.depth && b.y < a.y + a.depth;

/** Volumes that do not stand in one another, from the back to the front. */
function plan(random: Random): Volume[] {
  const volumes: Volume[] = [];
  for (let attempt = 0; attempt < 60 && volumes.length < 11; attempt += 1) {
    const [width, depth] = [1 + random.index(3), 1 + random.index(3)];
    const volume = {
      x: random.index(size - width + 1),
      y: random.index(size - depth + 1),
      width,
      depth,
      height: 0.4 + random.next() ** 2 * 3.2,
    };
    if (!volumes.some((other) => overlaps(volume, other))) volumes.push(volume);
  }
  return volumes.sort((a, b) => a.x + a.y - (b.x + b.y) || a.x - b.x);
}

function windows(random: Random, { x, y, width, depth, height }: Volume): string {
  const floors = Math.floor(height / 0.5);
  const front = y + depth - 0.06;
  return times(floors, (floor) =>
    times(Math.floor(width / 0.45), (bay) => {
      if (random.chance(0.3)) return '';
      const left = x + 0.24 + bay * 0.45;
      const low = floor * 0.5 + 0.14;
      return face([
        project(left, front, low),
        project(left + 0.2, front, low),
        project(left + 0.2, front, low + 0.26),
        project(left, front, low + 0.26),
      ]);
    }).join(''),
  ).join('');
}

function draw(random: Random, volume: Volume, isMarked: boolean): string {
  const gap = 0.06;
  const [left, back] = [volume.x + gap, volume.y + gap];
  const [right, front] = [volume.x + volume.width - gap, volume.y + volume.depth - gap];
  const { height } = volume;
  const top = [
    project(left, back, height),
    project(right, back, height),
    project(right, front, height),
    project(left, front, height),
  ] as const;
  const hatch = times(Math.floor((front - back) / 0.12), (line) => {
    const y = back + (line + 1) * 0.12;
    return `M${at(project(right, y))}L${at(project(right, y, height))}`;
  }).join('');
  const shadow = face([
    project(right, back),
    project(right, front),
    project(right + height * 0.5, front - height * 0.18),
    project(right + height * 0.5, back - height * 0.18),
  ]);
  const fill = isMarked ? 'var(--accent)' : 'var(--panel)';
  return `<path d="${shadow}" fill="var(--line)" stroke="none"/><path d="${face([top[3], top[2], project(right, front), project(left, front)])}" fill="${fill}"/><path d="${face([top[1], top[2], project(right, front), project(right, back)])}" fill="${isMarked ? 'var(--accent)' : 'var(--ground)'}"/><path d="${hatch}" stroke-width=".6"/><path d="${windows(random, volume)}" fill="${isMarked ? 'var(--panel)' : 'var(--text)'}" stroke="none"/><path d="${face(top)}" fill="${fill}"/>`;
}

/** A group of plain volumes seen from above one corner, one of them marked; 900 by 700. */
export function axonometric(random: Random): string {
  const volumes = plan(random);
  const marked = random.index(volumes.length);
  const grid = times(
    size + 1,
    (line) =>
      `M${at(project(line, 0))}L${at(project(line, size))}M${at(project(0, line))}L${at(project(size, line))}`,
  ).join('');
  return `<g fill="none" stroke="var(--text)" stroke-width="1.1" stroke-linejoin="round"><path d="${grid}" stroke="var(--line)"/>${volumes.map((volume, index) => draw(random, volume, index === marked)).join('')}</g>`;
}
