import { at, type Point, pagePaint, round, times } from '../../art/drawing.ts';
import { drawSubject } from '../../art/subject-drawing.ts';
import { type Html, h, trusted } from '../../h.ts';
import { type ArrangeSteps, type Step, stepDetail, stepName } from './step.ts';

const drawing = (viewBox: string, classes: string, ...content: Html[]): Html =>
  h(
    'svg',
    { viewBox, class: ['mb-8 w-full max-md:hidden', classes], 'aria-hidden': 'true', focusable: 'false' },
    content,
  );

const textLook = { 'text-anchor': 'middle', 'font-size': 26, 'font-weight': 700, class: 'fill-on-accent' };

/** A path that wanders from stop to stop. */
export const path: ArrangeSteps = (page, steps) => {
  const stops = steps.map((_, index) => ({
    x: ((index + 0.5) / steps.length) * 1200,
    y: index % 2 ? 112 : 44,
  }));
  const line = [...stops, { x: 1210, y: 70 }]
    .map(({ x, y }, index) => {
      const from = stops[index - 1] ?? { x: -10, y: 96 };
      const half = (from.x + x) / 2;
      return `C${half} ${from.y} ${half} ${y} ${x} ${y}`;
    })
    .join('');
  const dashes = {
    fill: 'none',
    stroke: 'currentColor',
    'stroke-dasharray': '2 16',
    'stroke-linecap': 'round',
  };
  const marks = stops.map(({ x, y }, index) => [
    h('circle', { cx: Math.round(x), cy: y, r: 30, class: 'fill-accent stroke-text', 'stroke-width': 5 }),
    h('text', { x: Math.round(x), y: y + 9, ...textLook }, index + 1),
  ]);
  const way = h('path', { d: `M-10 96${line}`, 'stroke-width': 5, ...dashes });
  const card = 'min-w-0 md:text-center max-md:rounded-card max-md:bg-panel max-md:px-6 max-md:py-5';
  const step = (one: Step) =>
    h('li', { class: card }, stepName(page, one, ''), stepDetail(page, one, 'mt-1.5'));
  return h(
    'div',
    null,
    drawing('0 0 1200 160', 'overflow-visible', way, ...marks.flat()),
    h('ol', { class: ['grid gap-x-6 gap-y-5', wide(steps.length)] }, steps.map(step)),
  );
};

/** The columns below a drawing stand under its stops. */
const wide = (count: number) => (count === 4 ? 'md:grid-cols-4' : 'md:grid-cols-3');

const arcPoint = (share: number, reach = 1): Point => [
  600 - Math.cos(share * Math.PI) * 545 * reach,
  280 - Math.sin(share * Math.PI) * 235 * reach,
];

/** An arc of minutes over the thing itself, with a stop for each step. */
export const arc: ArrangeSteps = (page, steps) => {
  const ticks = times(73, (tick) => `M${at(arcPoint(tick / 72))}L${at(arcPoint(tick / 72, 0.965))}`).join('');
  const stop = (index: number) => {
    const [x, y] = arcPoint((index + 0.5) / steps.length);
    const look = { class: 'fill-accent stroke-text', 'stroke-width': 2 };
    return h('circle', { cx: round(x), cy: round(y), r: 13 + index * 4, ...look });
  };
  const thing = h(
    'g',
    { transform: 'translate(600 200) scale(.36)' },
    trusted(drawSubject(page, pagePaint, page.random.fork(`arc ${page.index}`))),
  );
  const dot = 'size-4 shrink-0 translate-y-1.5 rounded-full border-2 border-current bg-accent md:hidden';
  const step = (one: Step) =>
    h(
      'li',
      { class: 'flex min-w-0 gap-5 md:block md:text-center' },
      h('span', { class: dot, 'aria-hidden': 'true' }),
      h('div', { class: 'min-w-0' }, stepName(page, one, ''), stepDetail(page, one, 'mt-1.5 text-balance')),
    );
  const minutes = h('path', { d: ticks, stroke: 'currentColor', 'stroke-width': 2 });
  return h(
    'div',
    null,
    drawing('0 0 1200 310', '', minutes, ...steps.map((_, index) => stop(index)), thing),
    h('ol', { class: ['grid gap-x-8 gap-y-7', wide(steps.length)] }, steps.map(step)),
  );
};
