import { toolTextsOf } from '@sitewright/composer-content';
import { fill } from '../../control-texts.ts';
import { type Html, h } from '../../h.ts';
import type { ToolOf, ToolToRender } from './tool-plan.ts';

const says = 'min-h-[1.5em]';

/** Noughts and crosses, against the computer or another. */
export function renderTicTacToe({ page, id }: ToolToRender): Html {
  const { tictactoe, score } = toolTextsOf(page.language.locale);
  const { kit } = page.look;
  const cell = (_: unknown, at: number) => {
    const name = fill(tictactoe.cell, { number: at + 1 });
    return h('button', {
      type: 'button',
      'data-cell': name,
      'aria-label': name.replace('{mark}', tictactoe.empty),
      class: [
        kit.number,
        'grid aspect-square w-full cursor-pointer place-items-center rounded-card-inner border-2 border-edge bg-ground',
        'text-[clamp(2rem,10vw,4rem)] leading-none text-text',
      ],
    });
  };
  return h(
    'div',
    {
      'data-tictactoe': id,
      'data-turn': tictactoe.turn,
      'data-wins': tictactoe.wins,
      'data-draw': tictactoe.draw,
      'data-empty': tictactoe.empty,
      class: [kit.card, 'grid max-w-xl gap-6 p-6 md:p-9'],
    },
    h('p', { role: 'status', 'data-status': true, class: [kit.h3, says] }),
    h('div', { class: 'grid grid-cols-3 gap-2.5' }, Array.from({ length: 9 }).map(cell)),
    h(
      'div',
      { class: 'flex flex-wrap items-center gap-x-6 gap-y-3' },
      h('button', { type: 'button', 'data-again': true, class: kit.button }, score.again),
      h(
        'label',
        { class: 'flex cursor-pointer items-center gap-3' },
        h('input', { type: 'checkbox', checked: true, 'data-alone': true, class: 'size-5' }),
        h('span', null, tictactoe.alone),
      ),
    ),
  );
}

const mostMistakes = 8;
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The letters to choose from: the alphabet, and those of the words that it lacks. */
function lettersOf(words: readonly string[], language: string): string[] {
  const own = [...words.join('').toLocaleUpperCase(language)].filter((sign) => /\p{L}/u.test(sign));
  const isLatin = own.some((letter) => alphabet.includes(letter));
  return [...new Set([...(isLatin ? alphabet : []), ...own])].toSorted((a, b) =>
    a.localeCompare(b, language),
  );
}

/** A word to guess by its letters. */
export function renderHangman({ page, id }: ToolToRender, { words }: ToolOf<'hangman'>): Html {
  const { hangman } = toolTextsOf(page.language.locale);
  const { kit } = page.look;
  const letter = (text: string) =>
    h(
      'button',
      {
        type: 'button',
        'data-letter': text,
        class: [
          'size-11 cursor-pointer rounded-control border-2 border-edge bg-ground text-lg font-semibold text-text',
          'disabled:cursor-default disabled:opacity-35',
        ],
      },
      text,
    );
  return h(
    'div',
    {
      'data-hangman': id,
      'data-words': words.join('|'),
      'data-most': mostMistakes,
      'data-mistakes': hangman.left,
      'data-won': hangman.won,
      'data-lost': hangman.lost,
      'data-length': hangman.word,
      class: [kit.card, 'grid gap-7 p-6 md:p-10'],
    },
    h('p', {
      'data-word': true,
      role: 'img',
      class: [
        kit.number,
        'flex min-h-[1.4em] flex-wrap gap-x-3 gap-y-1 text-[clamp(1.8rem,7vw,4rem)] leading-tight',
      ],
    }),
    h('div', { 'data-left': true, 'aria-hidden': 'true', class: 'flex flex-wrap gap-2' }),
    h('p', { role: 'status', 'data-status': true, class: [kit.h3, says] }),
    h('div', { class: 'flex flex-wrap gap-2' }, lettersOf(words, page.language.tag).map(letter)),
    h('p', null, h('button', { type: 'button', 'data-next': true, class: kit.quietButton }, hangman.next)),
  );
}

/** A number to find by "higher" and "lower". */
export function renderGuess({ page, id }: ToolToRender, { from, to }: ToolOf<'guess'>): Html {
  const { guess } = toolTextsOf(page.language.locale);
  const { kit } = page.look;
  const field = `${id}-guess`;
  return h(
    'form',
    {
      'data-guess': id,
      'data-from': from,
      'data-to': to,
      'data-higher': guess.higher,
      'data-lower': guess.lower,
      'data-right': guess.right,
      'data-tries': guess.tries,
      class: [kit.card, 'grid max-w-3xl gap-6 p-6 md:p-10'],
    },
    h('p', {
      role: 'status',
      'data-status': true,
      class: [kit.number, 'min-h-[1.2em] text-[clamp(1.6rem,5vw,2.8rem)] leading-tight'],
    }),
    h(
      'div',
      { class: 'flex flex-wrap items-end gap-3' },
      h(
        'div',
        null,
        h('label', { for: field, class: 'mb-2 block font-medium' }, fill(guess.ask, { from, to })),
        h('input', {
          id: field,
          type: 'number',
          min: from,
          max: to,
          required: true,
          inputmode: 'numeric',
          class: [kit.field, 'w-40!'],
        }),
      ),
      h('button', { type: 'submit', class: kit.button }, guess.try),
      h('button', { type: 'button', 'data-again': true, class: kit.quietButton }, guess.again),
    ),
    h('p', { 'data-count': true, class: 'text-muted' }),
  );
}

/** How fast somebody presses when a field turns green. */
export function renderReaction({ page, id }: ToolToRender, { rounds }: ToolOf<'reaction'>): Html {
  const { reaction } = toolTextsOf(page.language.locale);
  const { kit } = page.look;
  const { start, ...texts } = reaction;
  const said = Object.fromEntries(Object.entries(texts).map(([name, text]) => [`data-${name}`, text]));
  return h(
    'div',
    { 'data-reaction': id, 'data-rounds': rounds, ...said, class: [kit.card, 'grid gap-6 p-6 md:p-9'] },
    h(
      'button',
      {
        type: 'button',
        'data-field': true,
        'aria-live': 'assertive',
        class:
          'min-h-72 w-full cursor-pointer rounded-card-inner border-2 border-edge bg-ground p-6 text-2xl font-semibold text-text data-green:border-[#0b6b32] data-green:bg-[#0b7a38] data-green:text-white',
      },
      start,
    ),
    h('ol', { 'data-times': true, class: 'flex flex-wrap gap-x-6 gap-y-2 tabular-nums empty:hidden' }),
    h('p', { role: 'status', 'data-status': true, class: [kit.h3, says] }),
  );
}
