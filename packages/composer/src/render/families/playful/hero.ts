import { hasCreatures } from '../../art/creature.ts';
import { pagePaint } from '../../art/drawing.ts';
import { foam } from '../../art/foam.ts';
import { icon } from '../../art/icons.ts';
import { drawSubject, signsOf, subjectDrawing } from '../../art/subject-drawing.ts';
import { type Child, type Classes, type Html, h, trusted } from '../../h.ts';
import { columnsOf, side } from '../../sides.ts';
import type { PageWithHero } from '../../site.ts';
import { oneLine } from '../../titles.ts';
import { atAGlance, factRow, heroActions, heroExtras } from '../shared/hero-pieces.ts';
import { advanceIn, headlineSize } from '../shared/hero-type.ts';
import { beast, crayons, crowd, hopping, wave } from './pieces.ts';

interface Words {
  box?: Classes;
  share: number;
  most: number;
  /** Whether everything stands on the middle axis. */
  isCentred?: boolean;
  below?: Child;
}

const heading = ({ page: { hero }, look }: PageWithHero, { share, most }: Words): Html =>
  h(
    'div',
    { class: '@container w-full min-w-0' },
    hero.kicker && h('p', { class: 'mb-5 text-lg leading-snug font-extrabold' }, hero.kicker),
    h(
      'h1',
      {
        class: 'font-display leading-[.92] tracking-[-.02em]',
        style: headlineSize(hero.headline, { share, most, least: 2.75, advance: advanceIn(look, 0.62) }),
      },
      hopping(oneLine(hero.headline)),
    ),
  );

const rest = (page: PageWithHero, { isCentred = false, below }: Words): Child[] => {
  const middle = isCentred && 'mx-auto justify-center';
  const { lede } = page.page.hero;
  return [
    lede && h('p', { class: ['mt-7 max-w-[26em] text-lg leading-snug md:text-[1.35rem]', middle] }, lede),
    heroActions(page, ['mt-8', middle]),
    heroExtras(page),
    below,
    factRow(page, ['mt-8 font-bold', middle]),
  ];
};

const words = (page: PageWithHero, options: Words): Html =>
  h('div', { class: ['min-w-0', options.box] }, heading(page, options), rest(page, options));

/** The thing itself foams over; where there are creatures, two see it happen. */
function fountain(page: PageWithHero): Html {
  const random = page.random.fork('foam');
  const onlooker = (name: string, place: string, kind: number) =>
    `<g transform="${place}">${beast(random.fork(name), random.index(6) + kind)}</g>`;
  const drawing = [
    `<g transform="translate(0 -60)">${foam(random, crayons, pagePaint.line)}</g>`,
    hasCreatures(page) && onlooker('left', 'translate(-250 200) scale(.95)', 0),
    hasCreatures(page) && onlooker('right', 'translate(254 214) scale(.8)', 2),
    `<g transform="translate(0 70) scale(.68)">${drawSubject(page, pagePaint, random)}</g>`,
  ];
  return h(
    'svg',
    {
      viewBox: '-320 -460 640 760',
      class: 'mx-auto w-full max-w-sm max-md:mt-8 md:max-w-none',
      'aria-hidden': 'true',
      focusable: 'false',
    },
    trusted(drawing.filter(Boolean).join('')),
  );
}

/** The words beside the thing that foams over. */
const foaming = (page: PageWithHero): Html =>
  h(
    'section',
    { 'data-ground': 'accent', class: 'relative overflow-hidden' },
    h(
      'div',
      {
        class: [
          page.look.kit.container,
          'grid items-center gap-x-8 pt-10 pb-24 md:pt-14 md:pb-32',
          columnsOf(page.look, 7),
        ],
      },
      words(page, { box: side(page, '', 'md:order-last'), share: 17, most: 8.25, below: atAGlance(page) }),
      fountain(page),
    ),
    wave('paper'),
  );

/** Everybody came: a row of creatures stands on the edge of the page. */
function gathering(page: PageWithHero): Html {
  const isCentred = !page.look.isMirrored;
  const parted = [
    'lg:items-end lg:gap-x-12 lg:text-start',
    columnsOf({ ...page.look, isMirrored: false }, 7).replace('md:', 'lg:'),
  ];
  const options = { share: 14, most: 8.25, isCentred };
  return h(
    'section',
    { 'data-ground': 'paper2', class: ['relative overflow-hidden', isCentred && 'text-center'] },
    h(
      'div',
      { class: [page.look.kit.container, 'grid pt-12 md:pt-20', !isCentred && parted] },
      heading(page, options),
      h('div', { class: 'min-w-0' }, rest(page, options)),
    ),
    crowd(
      page,
      8,
      'relative mt-10 -mb-3 w-[190%] max-w-none -translate-x-[24%] rtl:translate-x-[24%] md:w-full md:!translate-x-0',
    ),
    h('div', { class: 'h-10 md:h-14' }),
    wave('paper'),
  );
}

const stickerPlaces = [
  'xl:start-[3%] xl:top-[12%] -rotate-6',
  'xl:end-[4%] xl:top-[9%] rotate-6',
  'xl:start-[6%] xl:bottom-[16%] rotate-3',
  'xl:end-[5%] xl:bottom-[18%] -rotate-3',
];

const stickerSizes = { '-1': 'xl:w-[10rem]', '0': 'xl:w-[11.5rem]', '1': 'xl:w-[13rem]' } as const;

function sticker(page: PageWithHero, index: number): Html {
  const random = page.random.fork('stickers');
  const creature = () =>
    h(
      'svg',
      { viewBox: '-110 -110 220 220', class: 'size-full' },
      trusted(beast(random.fork(`${index}`), index + 1)),
    );
  const inner = () =>
    index === 0
      ? subjectDrawing(page, 'sticker', 'size-full')
      : icon(signsOf(page)[index % 3] ?? 'sparkles', 'size-full text-text');
  return h(
    'div',
    {
      class: [
        'aspect-square w-[4.25rem] min-w-0 rounded-[1.25rem] border-4 border-text bg-panel p-2 sm:w-28 sm:rounded-[1.75rem]',
        'shadow-[6px_6px_0_var(--text)] sm:p-3 xl:absolute xl:p-5',
        stickerSizes[page.look.broader],
        stickerPlaces[index],
      ],
    },
    index % 2 && hasCreatures(page) ? creature() : inner(),
  );
}

/** Stickers around the words, as on a lid; above them where there is no room beside. */
const stickers = (page: PageWithHero): Html =>
  h(
    'section',
    { 'data-ground': 'accent', class: 'relative overflow-hidden' },
    h(
      'div',
      { class: 'flex justify-center gap-3 px-4 pt-8 sm:gap-5 xl:contents', 'aria-hidden': 'true' },
      [0, 1, 2, 3].map((index) => sticker(page, index)),
    ),
    words(page, {
      box: [
        'relative mx-auto max-w-[44rem] px-5 pt-10 pb-28 text-center',
        'xl:grid xl:min-h-[44rem] xl:content-center xl:pt-16',
      ],
      share: 16,
      most: 6.75,
      isCentred: true,
    }),
    wave('paper'),
  );

export const heroes = [foaming, gathering, stickers] as const;
