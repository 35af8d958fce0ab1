import { fullTurn, type Point, polar, smoothClosed, times } from './drawing.ts';
import type { Subject } from './subject.ts';

const corners = 40;

const heart = (angle: number): Point => [
  16 * Math.sin(angle) ** 3 * 5.6,
  -(13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle)) * 5.6,
];
const petals =
  (count: number, depth: number) =>
  (angle: number): Point =>
    polar(angle - Math.PI / 2, 88 * (1 + depth * Math.cos(angle * count)));

const leafOutline = (angle: number): Point => {
  const along = Math.cos(angle);
  return [Math.sin(angle) * 62 * (1 - along * 0.35), -along * 106];
};

/** Points of a drawn outline, spread evenly so that they can drift towards a circle. */
function traced(points: readonly Point[]): (angle: number) => Point {
  return (angle) => {
    const position = (angle / fullTurn) * points.length;
    const index = Math.floor(position);
    const [a, b] = [points[index % points.length], points[(index + 1) % points.length]];
    if (!a || !b) return [0, 0];
    const share = position - index;
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  };
}

const tooth = traced([
  [0, -62],
  [34, -78],
  [70, -72],
  [90, -40],
  [88, 0],
  [74, 36],
  [64, 78],
  [46, 112],
  [30, 104],
  [22, 66],
  [0, 46],
  [-22, 66],
  [-30, 104],
  [-46, 112],
  [-64, 78],
  [-74, 36],
  [-88, 0],
  [-90, -40],
  [-70, -72],
  [-34, -78],
]);
const house = traced([
  [0, -96],
  [30, -70],
  [60, -44],
  [90, -18],
  [88, 10],
  [88, 40],
  [88, 70],
  [88, 92],
  [56, 92],
  [28, 92],
  [0, 92],
  [-28, 92],
  [-56, 92],
  [-88, 92],
  [-88, 70],
  [-88, 40],
  [-88, 10],
  [-90, -18],
  [-60, -44],
  [-30, -70],
]);
const phone = traced([
  [0, -106],
  [34, -106],
  [52, -98],
  [56, -80],
  [56, -40],
  [56, 0],
  [56, 40],
  [56, 80],
  [52, 98],
  [34, 106],
  [0, 106],
  [-34, 106],
  [-52, 98],
  [-56, 80],
  [-56, 40],
  [-56, 0],
  [-56, -40],
  [-56, -80],
  [-52, -98],
  [-34, -106],
]);

const outlines: Readonly<Partial<Record<Subject, (angle: number) => Point>>> = {
  tooth,
  heart,
  house,
  phone,
  leaf: leafOutline,
  bloom: petals(6, 0.24),
  paw: petals(4, 0.16),
  rays: petals(12, 0.14),
  loaf: petals(3, 0.05),
  shapes: petals(5, 0.2),
  scene: petals(8, 0.1),
  cup: petals(1, 0.18),
};

const telling: ReadonlySet<Subject> = new Set([
  'bloom',
  'heart',
  'house',
  'leaf',
  'paw',
  'phone',
  'rays',
  'tooth',
]);

/** Whether a subject is known by its outline alone. */
export const hasOutline = (subject: Subject): boolean => telling.has(subject);

/** The outline of a subject (0) on its way to a circle (1), about 200 units wide. */
export function outline(subject: Subject, roundness: number, scale: number): string {
  const shape = outlines[subject] ?? petals(6, 0.2);
  const points = times(corners, (index): Point => {
    const angle = (index / corners) * fullTurn;
    const [x, y] = shape(angle);
    const [circleX, circleY] = polar(angle - Math.PI / 2, 100);
    return [(x + (circleX - x) * roundness) * scale, (y + (circleY - y) * roundness) * scale];
  });
  return smoothClosed(points);
}
