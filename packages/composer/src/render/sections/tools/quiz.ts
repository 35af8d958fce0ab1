import { type Html, h } from '../../h.ts';
import type { ToolOf, ToolToRender } from './tool-plan.ts';

type Question = ToolOf<'quiz'>['questions'][number];

function question(
  { page, id }: ToolToRender,
  { question: text, choices, answer }: Question,
  place: number,
): Html {
  const choice = (words: string, index: number) =>
    h(
      'li',
      null,
      h(
        'label',
        {
          class:
            'flex cursor-pointer items-start gap-3 rounded-card-inner border-2 border-edge bg-ground px-4 py-3 text-text',
        },
        h('input', { type: 'radio', name: `${id}-${place}`, value: index, class: 'mt-1 size-5 shrink-0' }),
        h('span', { class: 'min-w-0' }, words),
      ),
    );
  return h(
    'fieldset',
    { 'data-question': answer, class: 'min-w-0' },
    h('legend', { class: [page.look.kit.h3, 'mb-4'] }, `${place + 1}. ${text}`),
    h('ul', { class: 'grid gap-2.5 sm:grid-cols-2' }, choices.map(choice)),
    h('p', { 'data-verdict': true, class: 'mt-3 font-medium text-mark empty:hidden' }),
  );
}

/** Questions with choices; what was right is said for each, and how many at the end. */
export function renderQuiz(at: ToolToRender, { questions }: ToolOf<'quiz'>): Html {
  const { page } = at;
  const { quiz } = page.controls;
  const texts = {
    'data-right': quiz.right,
    'data-wrong': quiz.wrong,
    'data-score': quiz.score,
    'data-choose': quiz.choose,
  };
  const { kit } = page.look;
  return h(
    'form',
    { 'data-quiz': true, ...texts, class: [kit.card, 'max-w-4xl p-6 md:p-10'] },
    h(
      'div',
      { class: 'grid gap-9' },
      questions.map((one, place) => question(at, one, place)),
    ),
    h(
      'div',
      { class: 'mt-9 flex flex-wrap items-center gap-x-6 gap-y-3', 'data-quiz-controls': true, hidden: true },
      h('button', { type: 'submit', class: kit.button }, quiz.next),
      h('button', { type: 'reset', class: kit.quietButton, 'data-again': true, hidden: true }, quiz.again),
      h('p', { role: 'status', class: [kit.h3, 'min-w-0'], 'data-quiz-score': true }),
    ),
  );
}
