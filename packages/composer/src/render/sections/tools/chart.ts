import { type Html, h } from '../../h.ts';
import { oneLine } from '../../titles.ts';
import { stackedTable } from '../stacked-table.ts';
import type { ToolOf, ToolToRender } from './tool-plan.ts';

type Chart = ToolOf<'chart'>;

const round = (value: number) => Math.round(value * 100) / 100;

/** The next round number above the highest value, so that the scale ends in one. */
function topOf(values: readonly number[]): number {
  const highest = Math.max(...values, 0) || 1;
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= highest) ?? 10;
  return round(step * power);
}

const written = (language: string, unit = '') => {
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return (value: number) => `${numbers.format(value)}${unit && ` ${unit}`}`;
};

/** Bars that lie: their names have the whole width, whatever their length. */
function bars({ page }: ToolToRender, { labels, values, unit }: Chart): Html {
  const top = topOf(values);
  const text = written(page.language.tag, unit);
  const bar = (value: number, index: number) =>
    h(
      'div',
      { class: 'min-w-0' },
      h(
        'p',
        { class: 'mb-1.5 flex flex-wrap justify-between gap-x-4' },
        h('span', null, labels[index]),
        h('span', { class: 'font-semibold tabular-nums' }, text(value)),
      ),
      h(
        'div',
        { class: 'h-5 rounded-card-inner bg-line' },
        h('div', {
          class: 'h-full min-w-1 rounded-card-inner bg-mark',
          style: `width:${round((Math.max(value, 0) / top) * 100)}%`,
        }),
      ),
    );
  return h('div', { 'aria-hidden': 'true', class: 'grid gap-5' }, values.map(bar));
}

const [width, height, inset] = [640, 280, 24] as const;

/** A line from point to point over its scale; only first and last are named below it. */
function line({ page, title }: ToolToRender, { labels, values, unit }: Chart): Html {
  const top = topOf(values);
  const text = written(page.language.tag, unit);
  const points = values.map((value, index) => ({
    x: round(inset + (index / Math.max(1, values.length - 1)) * (width - 2 * inset)),
    y: round(height - inset - (Math.max(value, 0) / top) * (height - 2 * inset)),
  }));
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const rule = (share: number) => {
    const y = round(height - inset - share * (height - 2 * inset));
    return h('path', { d: `M${inset} ${y}H${width - inset}`, class: 'stroke-line', 'stroke-width': 1.5 });
  };
  const drawing = h(
    'svg',
    {
      viewBox: `0 0 ${width} ${height}`,
      class: 'w-full',
      role: 'img',
      'aria-label': oneLine(title),
      fill: 'none',
    },
    [0, 0.5, 1].map(rule),
    h('path', {
      d: path,
      class: 'stroke-mark',
      'stroke-width': 4,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
    points.map(({ x, y }) => h('circle', { cx: x, cy: y, r: 6, class: 'fill-mark' })),
  );
  const ends = [labels[0], labels.at(-1)].map((label) => h('span', null, label));
  return h(
    'div',
    null,
    h('p', { class: 'mb-2 text-muted', 'aria-hidden': 'true' }, text(top)),
    drawing,
    h('p', { class: 'mt-2 flex justify-between gap-6 text-muted', 'aria-hidden': 'true' }, ends),
  );
}

/** Figures as a drawing, and as the table that says the same. */
export function renderChart(at: ToolToRender, content: Chart): Html {
  const { page } = at;
  const { chart } = page.controls;
  const text = written(page.language.tag, content.unit);
  const table = stackedTable(page, {
    columns: [{ name: chart.label }, { name: chart.value, isEnd: true }],
    rows: content.values.map((value, index) => ({ cells: [content.labels[index] ?? '', text(value)] })),
    isSortable: false,
  });
  const isLine = content.kind === 'line' && content.values.length > 1;
  return h(
    'figure',
    { class: [page.look.kit.card, 'min-w-0 p-6 md:p-10'] },
    isLine ? line(at, content) : bars(at, content),
    h(
      'details',
      { class: 'mt-8' },
      h('summary', { class: 'w-max max-w-full cursor-pointer underline underline-offset-4' }, chart.figures),
      h('div', { class: 'mt-5 max-w-xl' }, table),
    ),
  );
}
