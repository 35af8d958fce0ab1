import { type Html, html, trusted } from '../../html.ts';
import type { Random } from '../../random.ts';
import { round, times } from '../drawing.ts';

const [width, height] = [600, 200] as const;

/** Heights of a line that mostly rises. */
const climb = (random: Random, count: number): number[] =>
  times(count, (index) => height * (0.78 - (index / count) * 0.5) + random.between(-26, 26));

/** A soft line through the points, from the left edge to the right. */
function softLine(heights: readonly number[]): string {
  const step = width / (heights.length - 1);
  return heights
    .map((y, index) => {
      const before = heights[index - 1];
      if (before === undefined) return `M0 ${round(y)}`;
      const [x, from] = [index * step, (index - 1) * step];
      return `C${round(from + step / 2)} ${round(before)} ${round(x - step / 2)} ${round(y)} ${round(x)} ${round(y)}`;
    })
    .join('');
}

const frame = (drawing: string, classes: string, box: string = `0 0 ${width} ${height}`) =>
  html`<svg viewBox="${box}" preserveAspectRatio="none" class="${classes}" fill="none" focusable="false">${trusted(drawing)}</svg>`;

const thin = 'vector-effect="non-scaling-stroke"';

/** A rising area over a grid, last season's line behind it, and the moment one looks at. */
export function areaChart(random: Random, classes: string): Html {
  const heights = climb(random, 9);
  const line = softLine(heights);
  const grid = times(4, (index) => `M0 ${index * 50 + 25}H${width}`).join('');
  const at = 6;
  const x = (at * width) / 8;
  const y = round(heights[at] ?? 0);
  return html`<div class="relative ${classes}">${frame(
    `<path d="${grid}" ${thin} class="stroke-line"/><path d="${softLine(climb(random, 9).map((value) => value + 18))}" ${thin} stroke-width="2" stroke-dasharray="4 5" class="stroke-edge"/><path d="${line}V${height}H0Z" class="fill-accent" opacity=".18"/><path d="${line}" ${thin} stroke-width="3" class="stroke-accent"/><path d="M${x} ${y}V${height}" ${thin} stroke-width="1.5" class="stroke-text"/>`,
    'absolute inset-0 size-full',
  )}<span class="absolute size-3.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-[3px] border-accent bg-ground rtl:-translate-x-1/2" style="left:${(x / width) * 100}%;top:${round(y / 2)}%"></span></div>`;
}

/** A line small enough for a tile. */
export const spark = (random: Random, classes: string): Html => {
  const line = softLine(climb(random, 7));
  return frame(
    `<path d="${line}V${height}H0Z" class="fill-accent" opacity=".15"/><path d="${line}" ${thin} stroke-width="2.5" class="stroke-accent"/>`,
    classes,
  );
};

/** Columns of which one counts. */
export const columns = (random: Random, count: number, classes: string): Html => {
  const marked = count - 2;
  const bars = (isMarked: boolean) =>
    times(count, (index) =>
      (index === marked) === isMarked
        ? `M${index * 20 + 2} 100V${round(isMarked ? 8 : random.between(28, 74))}h14V100Z`
        : '',
    ).join('');
  return frame(
    `<path d="${bars(false)}" class="fill-line"/><path d="${bars(true)}" class="fill-accent"/>`,
    classes,
    `0 0 ${count * 20 - 2} 100`,
  );
};

/** How far something has come, as a ring that is mostly closed. */
export const ring = (random: Random, classes: string, width = 13): Html => {
  const length = 2 * Math.PI * 42;
  const done = round(length * random.between(0.62, 0.8));
  return html`<svg viewBox="-50 -50 100 100" class="${classes}" fill="none" stroke-width="${width}" focusable="false">${trusted(`<circle r="42" class="stroke-line"/><circle r="42" class="stroke-accent" stroke-dasharray="${done} ${round(length)}" stroke-linecap="round" transform="rotate(-90)"/>`)}</svg>`;
};
