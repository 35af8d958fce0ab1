import type { Random } from '../../../random.ts';
import { standing } from '../../art/confetti.ts';
import { creature, hasCreatures } from '../../art/creature.ts';
import { type Classes, fragment, type Html, h, trusted } from '../../h.ts';
import type { Ground } from '../../palette/palette.ts';
import type { PageToRender } from '../../site.ts';

/** Crayons: the colours of creatures and foam, whatever the page's own. No text stands on them. */
export const crayons = [
  'oklch(0.74 0.16 5)',
  'oklch(0.78 0.13 190)',
  'oklch(0.82 0.17 140)',
  'oklch(0.885 0.17 95)',
  'oklch(0.62 0.17 295)',
  'oklch(0.76 0.16 55)',
] as const;

const plum = 'oklch(0.25 0.1 305)';

export const beast = (random: Random, index: number): string =>
  creature(random, { line: plum, white: '#fff', skin: crayons[index % crayons.length] ?? crayons[0] });

/** The edge of what comes next, lapping over what ends here. */
export const wave = (next: Ground): Html => {
  const crests = Array.from({ length: 8 }, (_, index) => {
    const x = index * 180;
    return `Q${x + 45} ${index % 2 ? 66 : -6} ${x + 90} 32T${x + 180} 30`;
  }).join('');
  return h(
    'div',
    { 'data-ground': next, class: 'absolute inset-x-0 -bottom-px !bg-transparent', 'aria-hidden': 'true' },
    h(
      'svg',
      {
        viewBox: '0 0 1440 70',
        preserveAspectRatio: 'none',
        class: 'h-12 w-[260%] max-w-none fill-(--ground) md:h-[4.4rem] md:w-full',
        focusable: 'false',
      },
      h('path', { d: `M0 70V30${crests}V70Z` }),
    ),
  );
};

const turns = [-4, 3, -2, 5, -3, 2, -5, 4];
const hops = [0, -5, 3, -3, 4, -2];

const hop = (step: number, turn: number): string =>
  `transform:translateY(${hops[step % hops.length] ?? 0}px) rotate(${turns[turn % turns.length] ?? 0}deg)`;

function letters(word: string, start: number): Html {
  const spans = [...word].map((letter, index) =>
    h(
      'span',
      {
        class: 'inline-block',
        style: hop(index + start, index + start * 3),
      },
      letter,
    ),
  );
  return h('span', { class: 'inline-block whitespace-nowrap' }, spans);
}

/** Scripts whose letters neither join nor stand without spaces. */
const standAlone = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{M}]*$/u;

/** Words whose letters do not stand still; read out as they are written. */
export function hopping(text: string): Html {
  if (!standAlone.test(text)) return fragment(text);
  return fragment(
    h('span', { class: 'sr-only' }, text),
    h(
      'span',
      { 'aria-hidden': 'true' },
      text.split(' ').map((word, index) => fragment(letters(word, index), ' ')),
    ),
  );
}

/** Plain forms in a row, outlined like everything else. */
const formRow = (page: PageToRender, count: number, classes: Classes): Html =>
  h(
    'svg',
    { viewBox: `0 0 ${count * 170 + 10} 220`, class: classes, 'aria-hidden': 'true', focusable: 'false' },
    trusted(standing(page.random.fork('forms'), count, crayons, plum)),
  );

/** Creatures in a row, each with room for its horns; the origin of each is its middle. Grown-ups see plain forms. */
export const crowd = (page: PageToRender, count: number, classes: Classes): Html => {
  if (!hasCreatures(page)) return formRow(page, count, classes);
  const random = page.random.fork('crowd');
  const beasts = Array.from({ length: count }, (_, index) => {
    const place = `translate(${90 + index * 170} ${120 - (index % 2) * 22})`;
    return `<g transform="${place}">${beast(random.fork(`${index}`), index)}</g>`;
  }).join('');
  return h(
    'svg',
    { viewBox: `0 0 ${count * 170 + 10} 220`, class: classes, 'aria-hidden': 'true', focusable: 'false' },
    trusted(beasts),
  );
};
