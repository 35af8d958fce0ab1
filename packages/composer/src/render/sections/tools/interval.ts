import { toolTextsOf } from '@sitewright/composer-content';
import { fill } from '../../control-texts.ts';
import { type Html, h } from '../../h.ts';
import type { ToolOf, ToolToRender } from './tool-plan.ts';

const row = 'flex flex-wrap items-center gap-3';
const minute = 60;

const written = (seconds: number) =>
  [Math.floor(seconds / minute), seconds % minute].map((part) => String(part).padStart(2, '0')).join(':');

/** Work and break in turns; how long both are can be changed, and the rounds of the day are kept. */
export function renderInterval({ page, id }: ToolToRender, { work, rest, rounds }: ToolOf<'interval'>): Html {
  const { timer, interval } = toolTextsOf(page.language.locale);
  const { kit } = page.look;
  // Short exercises are set in seconds.
  const isShort = work < 2 * minute && rest < 2 * minute;
  const unit = isShort ? 1 : minute;
  const length = (phase: 'work' | 'rest', seconds: number) => {
    const field = `${id}-${phase}`;
    const label = fill(isShort ? interval.seconds : interval.minutes, { name: interval[phase] });
    const input = { id: field, type: 'number', inputmode: 'decimal', min: isShort ? 1 : 0.5, step: 'any' };
    return h(
      'div',
      null,
      h('label', { for: field, class: 'mb-2 block font-medium' }, label),
      h('input', {
        ...input,
        max: 600,
        value: seconds / unit,
        'data-length': phase,
        class: [kit.field, 'w-32!'],
      }),
    );
  };
  return h(
    'div',
    {
      'data-interval': id,
      'data-unit': unit,
      'data-rounds': rounds,
      'data-work': interval.work,
      'data-rest': interval.rest,
      'data-done': interval.done,
      'data-start': timer.start,
      'data-pause': timer.pause,
      class: [kit.card, 'grid gap-7 p-6 md:p-10'],
    },
    h('p', { role: 'status', 'data-phase': true, class: [kit.h3, 'text-mark'] }, interval.work),
    h(
      'p',
      {
        role: 'timer',
        'data-left': true,
        class: [kit.number, 'text-[clamp(3.5rem,14vw,8rem)] leading-none tabular-nums'],
      },
      written(work),
    ),
    h(
      'div',
      { class: row, 'data-controls': true, hidden: true },
      h('button', { type: 'button', 'data-run': true, class: kit.button }, timer.start),
      h('button', { type: 'button', 'data-reset': true, class: kit.quietButton }, timer.reset),
    ),
    h(
      'p',
      { class: 'flex flex-wrap items-baseline gap-3' },
      h('span', null, interval.today),
      h('output', { 'data-today': true, class: [kit.number, 'text-3xl leading-none'] }, '0'),
    ),
    h(
      'div',
      { class: 'flex flex-wrap items-end gap-5', 'data-controls': true, hidden: true },
      length('work', work),
      length('rest', rest),
      h(
        'label',
        { class: 'flex cursor-pointer items-center gap-3 pb-2' },
        h('input', { type: 'checkbox', checked: true, 'data-sound': true, class: 'size-5' }),
        h('span', null, interval.sound),
      ),
    ),
  );
}
