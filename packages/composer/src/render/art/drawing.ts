export type Point = readonly [x: number, y: number];

/** Colours of a drawing: custom properties on a page, plain colours in a file of its own. */
export interface Paint {
  line: string;
  fill: string;
  soft: string;
  pale: string;
  white: string;
}

/** Paints with the page's own colours; for drawings inside a page. */
export const pagePaint: Paint = {
  line: 'var(--art-line)',
  fill: 'var(--art-fill)',
  soft: 'var(--art-soft)',
  pale: 'var(--art-pale)',
  white: 'var(--art-white)',
};

export const fullTurn = Math.PI * 2;
export const round = (value: number): number => Math.round(value * 10) / 10;
export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
export const polar = (angle: number, radius: number): Point => [
  Math.cos(angle) * radius,
  Math.sin(angle) * radius,
];
export const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

/** A closed curve through the points (Catmull-Rom, as Bézier segments). */
export function smoothClosed(points: readonly Point[]): string {
  const point = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const segments = points.map((_, index) => {
    const [before, start, end, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const first: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const second: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${at(first)} ${at(second)} ${at(end)}`;
  });
  return `M${at(point(0))}${segments.join('')}Z`;
}

/** A circle drawn by an unsteady hand. */
export const wobble = (next: () => number, radius: number, jitter: number, corners = 14): string =>
  smoothClosed(
    times(corners, (index) => polar((index / corners) * fullTurn, radius * (1 + (next() - 0.5) * jitter))),
  );

/** The same shape several times around the centre. */
export const around = (count: number, shape: string, offset = 0): string =>
  times(
    count,
    (index) => `<g transform="rotate(${round((index / count) * 360 + offset)})">${shape}</g>`,
  ).join('');
