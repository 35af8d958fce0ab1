import type { Random } from '../../random.ts';
import { round } from './drawing.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const smallest = 170;

/** A box cut in two again and again, each time across its longer side. */
function cut(box: Box, random: Random): Box[] {
  const { x, y, width, height } = box;
  const isWide = width > height;
  const longer = Math.max(width, height);
  if (longer < smallest * 2) return [box];
  const at = round(longer * random.pick([0.382, 0.5, 0.618]));
  const [first, second] = isWide
    ? [
        { ...box, width: at },
        { ...box, x: x + at, width: width - at },
      ]
    : [
        { ...box, height: at },
        { ...box, y: y + at, height: height - at },
      ];
  return [first, second].flatMap((part) => cut(part, random));
}

/** A field of 1200 by 900 in rectangles: most of them lines alone, some hatched, two of them full. */
export function cuts(random: Random): string {
  const boxes = random.shuffle(cut({ x: 0, y: 0, width: 1200, height: 900 }, random));
  const path = ({ x, y, width, height }: Box) =>
    `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${-round(width)}z`;
  const hatch = ({ x, y, width, height }: Box) => {
    const rows = Math.floor(height / 14);
    return Array.from(
      { length: rows },
      (_, row) => `M${round(x)} ${round(y + row * 14 + 7)}h${round(width)}`,
    ).join('');
  };
  const [first, second, third, fourth, fifth] = boxes;
  const full = [first, second].flatMap((box) => (box ? [path(box)] : []));
  const hatched = [third, fourth, fifth].flatMap((box) => (box ? [hatch(box)] : []));
  return [
    `<path d="${full[0] ?? ''}" fill="var(--fill)"/><path d="${full[1] ?? ''}" fill="var(--text)"/>`,
    `<path d="${hatched.join('')}" fill="none" stroke="var(--text)" stroke-width="1.5"/>`,
    `<path d="${boxes.map(path).join('')}" fill="none" stroke="var(--text)" stroke-width="2"/>`,
  ].join('');
}
