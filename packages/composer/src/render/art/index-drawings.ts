import type { Random } from '../../random.ts';
import { at, type Point, polygon, times } from './drawing.ts';

const [columns, rows, cell] = [28, 9, 18] as const;

/** A table of bits in which two rows answer to a question; 504 by 162. */
export function bitmap(random: Random): string {
  const marked = [2 + random.index(2), 6 + random.index(2)];
  const cells = times(rows * columns, (index) => {
    const [x, y] = [(index % columns) * cell, Math.floor(index / columns) * cell];
    return { x, y, isMarked: marked.includes(y / cell) && random.chance(0.72), isSet: random.chance(0.24) };
  });
  const path = (wanted: typeof cells) => wanted.map(({ x, y }) => `M${x} ${y}h14v14h-14z`).join('');
  const rest = cells.filter(({ isMarked }) => !isMarked);
  return `<path d="${path(rest.filter(({ isSet }) => !isSet))}" fill="var(--line)"/><path d="${path(rest.filter(({ isSet }) => isSet))}" fill="var(--edge)"/><path d="${path(cells.filter(({ isMarked }) => isMarked))}" fill="var(--accent)"/>`;
}

/** A field of bits, some rows of it marked; 1008 by 720. */
export function bits(random: Random): string {
  const [across, down, pitch] = [28, 20, 36] as const;
  const marked = [3 + random.index(4), 9 + random.index(3), 14 + random.index(4)];
  const paths = { set: '', unset: '', marked: '' };
  for (let index = 0; index < across * down; index += 1) {
    const [column, row] = [index % across, Math.floor(index / across)];
    const isMarked = marked.includes(row) && random.chance(0.7);
    const kind = isMarked ? 'marked' : random.chance(0.26) ? 'set' : 'unset';
    paths[kind] += `M${column * pitch + 4} ${row * pitch + 4}h28v28h-28z`;
  }
  const path = (d: string, fill: string) => `<path d="${d}" fill="var(--${fill})"/>`;
  return path(paths.unset, 'line') + path(paths.set, 'edge') + path(paths.marked, 'fill');
}

const side = 7;
const project = (x: number, y: number, z: number): Point => [252 + (x - y) * 30, 58 + (x + y) * 15 - z];
const face = (...points: Point[]) => polygon(points);

/** Blocks on a square field, some of them marked, from the back to the front; 504 by 290. */
export function blocks(random: Random): string {
  const block = (x: number, y: number) => {
    const height = 6 + random.next() ** 2.2 * 62;
    const fill = random.chance(0.12) ? 'var(--accent)' : 'var(--panel)';
    const top = face(
      project(x, y, height),
      project(x + 1, y, height),
      project(x + 1, y + 1, height),
      project(x, y + 1, height),
    );
    const left = face(
      project(x, y + 1, height),
      project(x + 1, y + 1, height),
      project(x + 1, y + 1, 0),
      project(x, y + 1, 0),
    );
    const right = face(
      project(x + 1, y, height),
      project(x + 1, y + 1, height),
      project(x + 1, y + 1, 0),
      project(x + 1, y, 0),
    );
    return `<path d="${left}" fill="var(--line)"/><path d="${right}" fill="var(--ground)"/><path d="${top}" fill="${fill}"/>`;
  };
  const field = times(side * 2 - 1, (sum) =>
    times(side, (x) => (sum - x >= 0 && sum - x < side ? block(x, sum - x) : '')).join(''),
  ).join('');
  return `<g stroke="var(--text)" stroke-width="1" stroke-linejoin="round">${field}</g><path d="M${at(project(0, side, 0))}L${at(project(side, side, 0))}L${at(project(side, 0, 0))}" fill="none" stroke="var(--text)"/>`;
}
