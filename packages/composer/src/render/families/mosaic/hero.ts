import { type Child, type Classes, type Html, h } from '../../h.ts';
import { side } from '../../sides.ts';
import type { PageWithHero } from '../../site.ts';
import { atAGlance, factItems, factRow } from '../shared/hero-pieces.ts';
import { heroWords } from '../shared/hero-words.ts';
import { starTile, subjectTile } from './tiles.ts';

const tile = 'rounded-card p-6 md:p-[clamp(1.75rem,4vw,3.75rem)]';

const words = (page: PageWithHero, most: number, below?: Child): Html =>
  heroWords(page, {
    title: 'font-semibold leading-[1.04] tracking-[-.03em] text-balance',
    kicker: 'mb-5 text-lg leading-snug font-semibold',
    second: (text) => h('span', { class: "block text-mark [font-variation-settings:'HEXP'_100]" }, text),
    share: 14,
    least: 2.4,
    most,
    advance: 0.62,
    lede: 'mt-8 max-w-[30em] text-lg text-pretty md:mt-10 md:text-xl',
    actions: 'mt-7',
    below,
  });

/** What a visitor asks first, said on a tile of its own. */
const factTile = (page: PageWithHero, place: Classes): Html =>
  h(
    'ul',
    {
      'data-ground': 'accent',
      class: [
        'flex flex-col justify-end gap-1.5 rounded-card p-5 leading-snug font-semibold md:p-6 md:text-lg',
        '[overflow-wrap:break-word]',
        place,
      ],
    },
    factItems(page),
  );

const hasFacts = ({ page }: PageWithHero): boolean => page.hero.facts.length > 0;

const grid = 'grid grid-cols-2 gap-2.5 lg:grid-cols-6';
const wallOf = (page: PageWithHero, more: Classes, ...tiles: Child[]): Html =>
  h(
    'section',
    { 'data-ground': 'paper', class: 'pt-2.5' },
    h('div', { class: page.look.kit.container }, h('div', { class: [grid, more] }, tiles)),
  );

/** A wall: one large tile of words, a tall one of stars, small ones of subject and facts. */
const wall = (page: PageWithHero): Html =>
  wallOf(
    page,
    'lg:grid-rows-[1fr_auto_auto]',
    h(
      'div',
      {
        'data-ground': 'deep',
        class: [
          tile,
          'col-span-2 flex min-w-0 flex-col justify-between lg:col-span-4 lg:row-span-3 lg:min-h-[40rem]',
          side(page, '', 'lg:col-start-3 lg:row-start-1'),
        ],
      },
      words(page, 6.5, atAGlance(page)),
    ),
    starTile(page, 'hero', 'col-span-2 h-40 md:h-52 lg:h-auto lg:min-h-64'),
    subjectTile(page, ['max-lg:h-44', hasFacts(page) ? 'lg:col-span-2 lg:h-56' : 'col-span-2 lg:h-64']),
    hasFacts(page) && factTile(page, 'lg:col-span-2'),
  );

/** A frieze above, the words below it between the subject and the facts. */
const frieze = (page: PageWithHero): Html =>
  wallOf(
    page,
    '',
    starTile(page, 'hero', [
      'col-span-2 h-36 md:h-52 lg:col-span-6 lg:h-64',
      page.look.broader > 0 ? 'lg:order-last' : 'lg:-order-2',
    ]),
    subjectTile(page, ['max-lg:h-44', hasFacts(page) ? 'lg:col-span-2' : 'col-span-2']),
    h(
      'div',
      {
        'data-ground': 'paper2',
        class: [tile, 'col-span-2 min-w-0 max-lg:order-first lg:col-span-4', side(page, '', 'lg:-order-1')],
      },
      words(page, 5.5, [
        atAGlance(page),
        hasFacts(page) && factRow(page, 'mt-8 border-t border-edge pt-4 max-lg:hidden'),
      ]),
    ),
    hasFacts(page) && factTile(page, 'lg:hidden'),
  );

/** What there is, each on a line of its tile. */
const listTile = ({ page: { hero } }: PageWithHero): Html | false =>
  hero.highlights.length > 0 &&
  h(
    'ul',
    {
      'data-ground': 'deep',
      class:
        'col-span-2 flex flex-col justify-end gap-2 rounded-card p-6 text-lg font-semibold lg:col-span-3',
    },
    hero.highlights.map(({ name, price }, index) =>
      h(
        'li',
        {
          class: ['flex flex-wrap justify-between gap-x-4', index > 0 && 'border-t border-line pt-2'],
        },
        h('span', null, name),
        price && h('span', null, price),
      ),
    ),
  );

/** A board: words, stars, the subject and what there is in turn. */
const board = (page: PageWithHero): Html =>
  wallOf(
    page,
    '',
    h(
      'div',
      {
        'data-ground': 'accent',
        class: [
          tile,
          'col-span-2 flex min-w-0 flex-col justify-center lg:col-span-3 lg:row-span-2',
          side(page, '', 'lg:col-start-4 lg:row-start-1'),
        ],
      },
      words(page, 5.25, factRow(page, 'mt-8 border-t border-edge pt-4')),
    ),
    subjectTile(page, 'max-lg:h-44 lg:col-span-2 lg:min-h-72'),
    starTile(page, 'hero', 'min-h-40'),
    listTile(page) || starTile(page, 'narrow', 'col-span-2 min-h-40 lg:col-span-3'),
  );

export const heroes = [wall, frieze, board] as const;
