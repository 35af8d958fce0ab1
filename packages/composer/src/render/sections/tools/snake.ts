import { toolTextsOf } from '@sitewright/composer-content';
import { type Html, h } from '../../h.ts';
import type { ToolOf, ToolToRender } from './tool-plan.ts';

const size = 15;

/** Snake, or a train that takes up wagons: a grid of cells, steered by keys or buttons. */
export function renderSnake({ page, id }: ToolToRender, { isTrain }: ToolOf<'snake'>): Html {
  const { snake } = toolTextsOf(page.language.locale);
  const { kit } = page.look;
  const steer = (to: 'up' | 'down' | 'left' | 'right', sign: string, place: string) =>
    h(
      'button',
      {
        type: 'button',
        'data-steer': to,
        'aria-label': snake[to],
        class: [
          'grid size-16 cursor-pointer touch-manipulation place-items-center rounded-control border-2 border-edge bg-ground text-2xl text-text',
          place,
        ],
      },
      sign,
    );
  const cells = Array.from({ length: size * size }, () => h('span', null));
  return h(
    'div',
    {
      'data-snake': id,
      'data-size': size,
      'data-train': isTrain,
      'data-score': snake.score,
      'data-over': snake.over,
      'data-start': snake.start,
      'data-pause': snake.pause,
      class: [kit.card, 'grid justify-items-center gap-6 p-4 md:grid-cols-[minmax(0,1fr)_auto] md:p-9'],
    },
    h(
      'div',
      {
        'data-field': true,
        role: 'img',
        'aria-label': snake.field,
        tabindex: 0,
        class:
          'grid aspect-square w-full max-w-[34rem] gap-px rounded-card-inner border-2 border-edge bg-ground p-1.5 text-text',
        style: `grid-template-columns:repeat(${size},minmax(0,1fr))`,
      },
      cells,
    ),
    h(
      'div',
      { class: 'grid content-center justify-items-center gap-5' },
      h('p', { role: 'status', 'data-status': true, class: [kit.h3, 'min-h-[1.5em] text-center'] }),
      h('button', { type: 'button', 'data-run': true, class: kit.button }, snake.start),
      h(
        'div',
        { class: 'grid grid-cols-3 gap-2' },
        steer('up', '↑', 'col-start-2'),
        steer('left', '←', 'col-start-1 row-start-2'),
        steer('down', '↓', 'col-start-2 row-start-2'),
        steer('right', '→', 'col-start-3 row-start-2'),
      ),
    ),
  );
}
