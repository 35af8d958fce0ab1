import { toolTextsOf } from '@sitewright/composer-content';
import { type Html, h } from '../../h.ts';
import type { ToolOf, ToolToRender } from './tool-plan.ts';

/** Cards with two sides. Without scripts all of them can be read. */
export function renderCards({ page }: ToolToRender, { cards }: ToolOf<'cards'>): Html {
  const texts = toolTextsOf(page.language.locale).cards;
  const { kit } = page.look;
  const card = ({ front, back }: (typeof cards)[number]) =>
    h(
      'li',
      { class: 'grid min-h-56 content-center gap-4 rounded-card-inner bg-ground p-7 text-center text-text' },
      h('p', { class: [kit.h3, '[overflow-wrap:anywhere]'] }, front),
      h('p', { 'data-back': true, class: 'text-xl text-mark [overflow-wrap:anywhere]' }, back),
    );
  return h(
    'div',
    { 'data-cards': true, 'data-at': texts.at, class: [kit.card, 'p-6 md:p-10'] },
    h('p', { role: 'status', 'data-status': true, class: 'mb-4 text-muted' }),
    h('ul', { class: 'grid gap-4', 'aria-live': 'polite' }, cards.map(card)),
    h(
      'div',
      { class: 'mt-6 flex flex-wrap gap-3', 'data-controls': true, hidden: true },
      h('button', { type: 'button', 'data-turn': true, class: kit.button }, texts.turn),
      h('button', { type: 'button', 'data-next': true, class: kit.quietButton }, texts.next),
    ),
  );
}
