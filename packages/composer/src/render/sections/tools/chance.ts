import { toolTextsOf } from '@sitewright/composer-content';
import { type Html, h } from '../../h.ts';
import type { ToolOf, ToolToRender } from './tool-plan.ts';

const mostDice = 6;
const pips = 9;
const panel = 'flex flex-wrap items-end gap-x-6 gap-y-4';
const dieLook = 'grid size-20 place-items-center rounded-card-inner border-2 border-edge bg-ground text-text';

/** The face of a die that a script copies: nine places for pips, or a number where it has more than six sides. */
function die({ page }: ToolToRender, hasPips: boolean): Html {
  const pip = h('span', {
    'data-pip': true,
    class: 'size-3 rounded-full bg-text opacity-0 data-on:opacity-100',
  });
  const face = hasPips
    ? h(
        'span',
        { class: 'grid grid-cols-3 gap-2', 'aria-hidden': 'true' },
        Array.from({ length: pips }, () => pip),
      )
    : h('span', { 'data-number': true, class: [page.look.kit.number, 'text-3xl leading-none'] });
  return h('li', { class: dieLook }, face, hasPips && h('span', { class: 'sr-only', 'data-number': true }));
}

/** Which of several kinds of dice is rolled. */
const kindsOf = ({ page }: ToolToRender, sides: readonly number[]): Html =>
  h(
    'div',
    { class: 'flex flex-wrap gap-3', role: 'group' },
    sides.map((count, index) =>
      h(
        'button',
        {
          type: 'button',
          'data-sides': count,
          'aria-pressed': String(index === 0),
          class: [page.look.kit.quietButton, 'aria-pressed:bg-fill! aria-pressed:text-on-fill!'],
        },
        `d${count}`,
      ),
    ),
  );

/** One to six dice. */
export function renderDice(at: ToolToRender, { sides }: ToolOf<'dice'>): Html {
  const { page, id } = at;
  const { dice } = toolTextsOf(page.language.locale);
  const { kit } = page.look;
  const field = `${id}-count`;
  const counts = Array.from({ length: mostDice }, (_, index) =>
    h('option', { value: index + 1 }, String(index + 1)),
  );
  return h(
    'div',
    { 'data-dice': sides[0], 'data-sum': dice.sum, class: [kit.card, 'p-6 md:p-10'] },
    h('ul', { 'data-faces': true, class: 'flex min-h-20 flex-wrap gap-4' }),
    h(
      'template',
      null,
      die(
        at,
        sides.every((count) => count <= mostDice),
      ),
    ),
    h('p', { role: 'status', 'data-result': true, class: [kit.h3, 'mt-5 min-h-[1.5em]'] }),
    h(
      'div',
      { class: [panel, 'mt-5'], 'data-controls': true, hidden: true },
      sides.length > 1 && kindsOf(at, sides),
      h(
        'div',
        null,
        h('label', { for: field, class: 'mb-2 block font-medium' }, dice.count),
        h('select', { id: field, class: [kit.field, 'w-24!'] }, counts),
      ),
      h('button', { type: 'button', 'data-roll': true, class: kit.button }, dice.roll),
    ),
  );
}

/** Heads or tails, counted. */
export function renderCoin({ page }: ToolToRender): Html {
  const { coin } = toolTextsOf(page.language.locale);
  const { kit } = page.look;
  const face = [
    kit.number,
    'grid size-44 max-w-full place-items-center rounded-full border-4 border-edge bg-ground p-4 text-center text-3xl text-text',
  ];
  return h(
    'div',
    {
      'data-coin': true,
      'data-heads': coin.heads,
      'data-tails': coin.tails,
      'data-tally': coin.tally,
      class: [kit.card, 'flex flex-wrap items-center gap-x-10 gap-y-6 p-6 md:p-10'],
    },
    h('p', { role: 'status', 'data-result': true, class: face }, '–'),
    h('button', { type: 'button', class: kit.button, hidden: true }, coin.flip),
    h('p', { 'data-count': true, class: 'min-h-[1.5em] text-muted' }),
  );
}

/** One of the names in a list that visitors can change. */
export function renderPicker({ page, id }: ToolToRender, { names, others, isOnce }: ToolOf<'picker'>): Html {
  const { picker } = toolTextsOf(page.language.locale);
  const { kit } = page.look;
  const field = `${id}-names`;
  const list = (place: string, label: string, entries: readonly string[]) => [
    h('label', { for: place, class: 'mb-2 block font-medium' }, label),
    h(
      'textarea',
      { id: place, rows: Math.min(12, Math.max(5, entries.length)), class: kit.field },
      entries.join('\n'),
    ),
  ];
  const result = [
    kit.number,
    'min-h-[1.2em] min-w-0 text-[clamp(2.2rem,4.5vw,3.75rem)] leading-tight [overflow-wrap:anywhere]',
  ];
  return h(
    'div',
    { 'data-picker': true, 'data-once': isOnce, class: [kit.card, 'grid gap-8 p-6 md:grid-cols-2 md:p-10'] },
    h(
      'div',
      { class: 'grid min-w-0 gap-5' },
      h('div', null, list(field, picker.names, names)),
      others && h('div', null, list(`${id}-others`, others.label, others.names)),
    ),
    h(
      'div',
      {
        class:
          'flex min-w-0 flex-col items-start justify-center gap-6 rounded-card-inner bg-ground p-7 text-text',
      },
      h('p', { role: 'status', 'data-result': true, class: result }, '–'),
      h('button', { type: 'button', class: kit.button, hidden: true }, picker.pick),
    ),
  );
}
