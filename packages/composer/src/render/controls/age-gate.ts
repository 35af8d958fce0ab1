import { fill } from '../control-texts.ts';
import { type Html, h } from '../h.ts';
import type { PageToRender } from '../site.ts';

/** Asks for the age before the site is seen; what is answered holds for the visit. */
export function ageGate({ plan, look, controls }: PageToRender): Html | undefined {
  const { ageGate: age } = plan;
  if (!age) return undefined;
  const { title, yes, no, sorry } = controls.age;
  const frame = 'm-auto w-[min(30rem,calc(100vw-2rem))] rounded-card p-8 text-center shadow-2xl md:p-12';
  return h(
    'dialog',
    { 'data-age-gate': age, 'aria-labelledby': 'age-title', 'data-ground': 'paper', class: frame },
    h('p', { id: 'age-title', class: [look.kit.h3, '!text-2xl text-balance'] }, fill(title, { age })),
    h(
      'div',
      { 'data-age-answers': true, class: 'mt-8 flex flex-wrap justify-center gap-4' },
      h('button', { type: 'button', 'data-age-yes': true, class: look.kit.button }, yes),
      h(
        'button',
        {
          type: 'button',
          'data-age-no': true,
          class: 'min-h-11 cursor-pointer rounded-control border-2 border-edge px-6 py-3 font-semibold',
        },
        no,
      ),
    ),
    h('p', { 'data-age-sorry': true, hidden: true, role: 'status', class: 'mt-8' }, fill(sorry, { age })),
  );
}
