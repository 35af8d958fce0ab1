import { toolTextsOf } from '@sitewright/composer-content';
import { type Html, h } from '../../h.ts';
import type { ToolOf, ToolToRender } from './tool-plan.ts';

const face = 'text-[clamp(3.5rem,14vw,8rem)] leading-none tabular-nums';
const row = 'flex flex-wrap items-center gap-3';
const chip = [
  'cursor-pointer rounded-control border-2 border-edge px-5 py-2 font-medium',
  'aria-pressed:border-fill aria-pressed:bg-fill aria-pressed:text-on-fill',
];

const written = (minutes: number) =>
  [Math.floor(minutes), Math.round((minutes % 1) * 60)]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

const inMinutes = (language: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'short' });

/** Counts down from the minutes that are chosen. */
export function renderTimer({ page, id }: ToolToRender, { minutes, names = [] }: ToolOf<'timer'>): Html {
  const { timer } = toolTextsOf(page.language.locale);
  const { kit } = page.look;
  const [first = 1] = minutes;
  const short = inMinutes(page.language.tag);
  const choice = (value: number, index: number) =>
    h(
      'button',
      {
        type: 'button',
        'data-minutes': value,
        'aria-pressed': String(index === 0),
        class: chip,
      },
      [names[index], short.format(value)].filter(Boolean).join(' · '),
    );
  const field = `${id}-minutes`;
  const freely = [
    h('label', { for: field, class: 'font-medium' }, timer.minutes),
    h('input', {
      id: field,
      type: 'number',
      min: 1,
      max: 600,
      value: first,
      inputmode: 'numeric',
      class: [kit.field, 'w-28!'],
    }),
  ];
  return h(
    'div',
    {
      'data-timer': true,
      'data-done': timer.done,
      'data-start': timer.start,
      'data-pause': timer.pause,
      class: [kit.card, 'grid gap-7 p-6 md:p-10'],
    },
    h('div', { class: row, 'data-controls': true, hidden: true }, minutes.map(choice)),
    h('p', { role: 'timer', 'data-left': true, class: [kit.number, face] }, written(first)),
    h(
      'div',
      { class: row, 'data-controls': true, hidden: true },
      h('button', { type: 'button', 'data-run': true, class: kit.button }, timer.start),
      h('button', { type: 'button', 'data-reset': true, class: kit.quietButton }, timer.reset),
      h('p', { role: 'status', 'data-result': true, class: [kit.h3, 'min-w-0'] }),
    ),
    h('p', { class: row, 'data-controls': true, hidden: true }, freely),
  );
}

/** Counts up, and notes laps. */
export function renderStopwatch({ page }: ToolToRender): Html {
  const { timer, stopwatch } = toolTextsOf(page.language.locale);
  const { kit } = page.look;
  return h(
    'div',
    {
      'data-stopwatch': true,
      'data-start': timer.start,
      'data-pause': timer.pause,
      class: [kit.card, 'grid gap-7 p-6 md:p-10'],
    },
    h('p', { role: 'timer', 'data-time': true, class: [kit.number, face] }, '00:00.0'),
    h(
      'div',
      { class: row, 'data-controls': true, hidden: true },
      h('button', { type: 'button', 'data-run': true, class: kit.button }, timer.start),
      h('button', { type: 'button', 'data-lap': stopwatch.lap, class: kit.quietButton }, stopwatch.lap),
      h('button', { type: 'button', 'data-reset': true, class: kit.quietButton }, stopwatch.reset),
    ),
    h('ol', { 'data-laps': true, class: 'grid gap-2 tabular-nums empty:hidden' }),
  );
}
