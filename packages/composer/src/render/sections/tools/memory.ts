import { fill } from '../../control-texts.ts';
import { type Html, h } from '../../h.ts';
import type { ToolOf, ToolToRender } from './tool-plan.ts';

const cardLook = [
  'grid aspect-[4/5] min-w-0 cursor-pointer place-items-center rounded-card-inner p-2 text-center font-semibold leading-tight',
  'border-2 border-edge bg-fill text-on-fill aria-pressed:bg-ground aria-pressed:text-text',
];

/** A game of pairs. Without scripts the words of its cards can be read. */
export function renderMemory({ page }: ToolToRender, { pairs }: ToolOf<'memory'>): Html {
  const { memory } = page.controls;
  const cards = page.random.fork(`memory ${page.index}`).shuffle([...pairs, ...pairs]);
  const card = (word: string, index: number) =>
    h(
      'li',
      null,
      h(
        'button',
        {
          type: 'button',
          'data-card': word,
          'data-hidden-label': fill(memory.card, { number: index + 1 }),
          'aria-pressed': 'true',
          class: [cardLook, 'w-full'],
        },
        h('span', { class: 'min-w-0 max-w-full [overflow-wrap:anywhere]' }, word),
      ),
    );
  const { kit } = page.look;
  return h(
    'div',
    { 'data-memory': true, 'data-found': memory.found, class: [kit.card, 'max-w-4xl p-5 md:p-9'] },
    h('p', { role: 'status', 'data-memory-status': true, class: 'mb-5 text-muted' }, memory.start),
    h('ul', { class: 'grid grid-cols-3 gap-2.5 sm:grid-cols-4 md:gap-4' }, cards.map(card)),
    h(
      'button',
      { type: 'button', 'data-again': true, hidden: true, class: [kit.button, 'mt-6'] },
      memory.again,
    ),
  );
}
