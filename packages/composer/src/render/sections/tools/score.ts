import { toolTextsOf } from '@sitewright/composer-content';
import { fill } from '../../control-texts.ts';
import { type Html, h } from '../../h.ts';
import type { ToolOf, ToolToRender } from './tool-plan.ts';

/** A player's name, points so far and those of the next turn. */
function player({ page }: ToolToRender, name: string, start: number): Html {
  const { score } = toolTextsOf(page.language.locale);
  const { kit } = page.look;
  return h(
    'li',
    {
      'data-player': true,
      class: ['grid gap-x-5 gap-y-3 py-5 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:items-center', kit.rule],
    },
    h('input', {
      'data-name': true,
      'aria-label': score.name,
      value: name,
      maxlength: 40,
      autocomplete: 'off',
      class: [kit.field, 'font-semibold'],
    }),
    h(
      'output',
      { 'data-total': true, class: [kit.number, 'min-w-24 text-4xl leading-none tabular-nums sm:text-end'] },
      String(start),
    ),
    h(
      'form',
      { class: 'flex gap-3', hidden: true },
      h('input', {
        type: 'number',
        inputmode: 'numeric',
        'data-points': score.points,
        'aria-label': fill(score.points, { name }),
        required: true,
        class: [kit.field, 'w-24!'],
      }),
      h('button', { type: 'submit', class: kit.quietButton }, score.enter),
    ),
  );
}

/** The points of a game, kept while it lasts. */
export function renderScore(at: ToolToRender, { players, start, isDown }: ToolOf<'score'>): Html {
  const { page, id } = at;
  const { score } = toolTextsOf(page.language.locale);
  const { kit } = page.look;
  const nameOf = (name: string, index: number) => name || fill(score.player, { number: index + 1 });
  const button = (part: string, label: string) =>
    h('button', { type: 'button', [`data-${part}`]: true, class: kit.quietButton }, label);
  return h(
    'div',
    {
      'data-score': id,
      'data-start': start,
      'data-down': isDown,
      'data-leads': score.leads,
      'data-player-name': score.player,
      class: [kit.card, 'max-w-4xl p-6 md:p-9'],
    },
    h('p', { role: 'status', 'data-status': true, class: [kit.h3, 'min-h-[1.5em]'] }),
    h(
      'ul',
      { 'data-players': true },
      players.map((name, index) => player(at, nameOf(name, index), start)),
    ),
    h('template', null, player(at, '', start)),
    h(
      'div',
      { class: 'mt-6 flex flex-wrap gap-3', 'data-controls': true, hidden: true },
      button('undo', score.undo),
      button('more', score.more),
      button('again', score.again),
    ),
  );
}
