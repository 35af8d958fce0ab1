import { toolTextsOf } from '@sitewright/composer-content';
import { type Html, h } from '../../h.ts';
import type { ToolToRender } from './tool-plan.ts';

/** Two days, and how many there are between them. */
export function renderDays({ page, id }: ToolToRender): Html {
  const { days } = toolTextsOf(page.language.locale);
  const { kit } = page.look;
  const field = (name: 'from' | 'to') =>
    h(
      'div',
      { class: 'min-w-0' },
      h('label', { for: `${id}-${name}`, class: 'mb-2 block font-medium' }, days[name]),
      h('input', { id: `${id}-${name}`, type: 'date', class: kit.field }),
    );
  return h(
    'div',
    {
      'data-days': days.days,
      'data-weeks': days.weeks,
      class: [kit.card, 'grid gap-8 p-6 md:grid-cols-2 md:p-10'],
    },
    h('div', { class: 'grid min-w-0 content-start gap-6' }, field('from'), field('to')),
    h(
      'div',
      { class: 'flex min-w-0 flex-col justify-center gap-4 rounded-card-inner bg-ground p-7 text-text' },
      h(
        'p',
        {
          role: 'status',
          'data-result': true,
          class: [kit.number, 'text-[clamp(2.2rem,4.5vw,3.75rem)] leading-none'],
        },
        '–',
      ),
      h('p', { 'data-weeks-result': true, class: 'min-h-[1.5em] text-muted' }),
    ),
  );
}
