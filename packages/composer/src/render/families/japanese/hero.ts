import { pagePaint, wobble } from '../../art/drawing.ts';
import { drawSubject } from '../../art/subject-drawing.ts';
import { asanoha, enso, seigaiha, stoneGarden } from '../../art/waves.ts';
import { type Classes, type Html, h, trusted } from '../../h.ts';
import { side } from '../../sides.ts';
import type { PageWithHero } from '../../site.ts';
import { atAGlance, factRow, heroActions, heroExtras } from '../shared/hero-pieces.ts';
import { headlineSize, widthOf } from '../shared/hero-type.ts';
import { columnOf, isUpright } from './columns.ts';

/** Sizes of a headline in columns, by its letters. */
const columnSizes = [
  { upTo: 26, size: 'md:!text-[clamp(2.6rem,4.6vw,4.5rem)]' },
  { upTo: 44, size: 'md:!text-[clamp(2.1rem,3.4vw,3.25rem)]' },
] as const;
const smallColumns = 'md:!text-[clamp(1.7rem,2.6vw,2.5rem)]';
const columnSize = (headline: string): string =>
  columnSizes.find(({ upTo }) => widthOf(headline) <= upTo)?.size ?? smallColumns;

/** The headline in columns; Latin words lie on their side in them, and only where there is room. */
function heading(page: PageWithHero, place: Classes): Html {
  const { headline, kicker } = page.page.hero;
  const upright = isUpright(page);
  return h(
    'div',
    {
      class: [
        page.language.direction === 'rtl' ? '@container md:w-[min(26rem,40vw)]' : 'max-md:@container',
        'min-w-0 max-md:w-full',
        place,
      ],
    },
    h(
      'div',
      {
        class: [
          upright ? 'ms-auto max-h-[24rem]' : '',
          'md:ms-auto md:max-h-[34rem]',
          columnOf(page),
          '[text-orientation:mixed]',
        ],
      },
      kicker && h('p', { class: 'mb-5 font-display text-[1.125rem] leading-[1.6] tracking-[.06em]' }, kicker),
      h(
        'h1',
        {
          class: [
            'font-display leading-[1.4] tracking-[.06em]',
            page.language.direction === 'ltr' && columnSize(headline),
          ],
          style: headlineSize(headline, { share: upright ? 12 : 13, least: 2.2, most: 4.5 }),
        },
        headline.split('|').map((line) => h('span', { class: 'block' }, line)),
      ),
    ),
  );
}

const lead = (page: PageWithHero, place: Classes = ''): Html =>
  h(
    'div',
    { class: ['max-w-[26em] min-w-0', place] },
    page.page.hero.lede && h('p', { class: 'text-lg leading-loose text-pretty' }, page.page.hero.lede),
    heroActions(page),
    heroExtras(page),
    factRow(page, 'mt-7 text-base'),
  );

const picture = (box: string, place: Classes, fits: string, drawing: string): Html =>
  h(
    'svg',
    { viewBox: box, preserveAspectRatio: fits, class: place, 'aria-hidden': 'true', focusable: 'false' },
    trusted(drawing),
  );

/** One stroke of the brush over a sea of waves. */
const seaDrawing = (page: PageWithHero): string =>
  [
    `<defs>${seigaiha('sea', 60, 'color-mix(in oklab, var(--art-line) 62%, white)', 'var(--art-line)')}</defs>`,
    `<g transform="translate(450 370)">${enso(page.random.fork('enso'), 270, 58, 'var(--accent)')}</g>`,
    '<path d="M0 560C150 520 260 610 420 580S760 520 900 570V800H0Z" fill="url(#sea)"/>',
  ].join('');

/** The sea at one side, the headline in columns at the other, the rest between them. */
const sea = (page: PageWithHero): Html =>
  h(
    'section',
    { 'data-ground': 'paper', class: 'overflow-hidden' },
    h(
      'div',
      {
        class: [
          'grid gap-x-10 gap-y-8 md:grid-cols-[minmax(0,1fr)_auto] md:grid-rows-[minmax(0,1fr)_auto]',
          'lg:min-h-[44rem] lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)_auto] lg:grid-rows-none',
        ],
      },
      picture(
        '0 0 900 800',
        'h-72 w-full max-md:order-1 md:h-full md:min-h-96 lg:min-h-[44rem]',
        'xMidYMax slice',
        seaDrawing(page),
      ),
      h(
        'div',
        {
          class: [
            'flex flex-col justify-end px-5 pb-10 max-md:order-2 max-lg:row-start-2 md:px-8',
            'max-lg:md:col-span-2 lg:px-0 lg:pb-16',
          ],
        },
        lead(page),
      ),
      heading(page, 'px-5 pt-8 md:col-start-2 md:row-start-1 md:px-10 lg:col-start-3 lg:pt-12'),
    ),
  );

const clothDrawing = (page: PageWithHero): string =>
  [
    `<defs>${asanoha('cloth', 92, 'color-mix(in oklab, var(--art-line) 55%, white)')}</defs>`,
    '<path d="M0 0H600V800H0Z" fill="var(--art-line)"/><path d="M0 0H600V800H0Z" fill="url(#cloth)"/>',
    '<circle cx="300" cy="400" r="205" fill="var(--art-white)"/>',
    `<g transform="translate(300 400) scale(.6)">${drawSubject(page, pagePaint, page.random.fork('cloth'))}</g>`,
  ].join('');

/** A cloth with the subject printed on it, words on either side. */
const cloth = (page: PageWithHero): Html =>
  h(
    'section',
    { 'data-ground': 'paper2', class: 'overflow-hidden' },
    h(
      'div',
      {
        class: [
          'grid md:min-h-[48rem] md:grid-cols-2',
          side(page, 'lg:grid-cols-[5fr_4fr_auto]', 'lg:grid-cols-[4fr_5fr_auto]'),
        ],
      },
      picture(
        '0 0 600 800',
        'h-[22rem] w-full max-md:order-1 md:h-full',
        'xMidYMid slice',
        clothDrawing(page),
      ),
      h(
        'div',
        {
          class: [
            'flex flex-col justify-end px-5 py-10 max-md:order-2 md:px-10 md:py-14',
            'md:max-lg:col-start-2 md:max-lg:row-start-2',
            side(page, '', 'lg:order-first'),
          ],
        },
        lead(page),
      ),
      h(
        'div',
        { class: 'flex justify-end px-5 pt-8 md:px-12 md:pt-14 md:max-lg:col-start-2 md:max-lg:row-start-1' },
        heading(page, ''),
      ),
    ),
  );

/** Two stones in raked gravel. */
function garden(page: PageWithHero): Html {
  const random = page.random.fork('garden');
  const stone = (radius: number) => wobble(random.next, radius, 0.3, 9);
  return h(
    'section',
    { 'data-ground': 'paper', class: 'overflow-hidden' },
    h(
      'div',
      {
        class: [
          page.look.kit.container,
          'grid items-stretch gap-x-12 gap-y-8 pt-8 pb-14 md:grid-cols-[minmax(0,1fr)_auto] md:pt-12',
        ],
      },
      heading(page, 'md:order-last'),
      h(
        'div',
        { class: 'flex min-w-0 flex-col gap-8' },
        picture(
          '0 0 900 700',
          'h-72 w-full bg-panel md:h-[32rem]',
          'xMidYMid slice',
          stoneGarden(stone, 'var(--accent)', 'var(--art-line)'),
        ),
        h('div', { class: 'grid gap-x-10 lg:grid-cols-2' }, lead(page), h('div', null, atAGlance(page))),
      ),
    ),
  );
}

export const heroes = [sea, cloth, garden] as const;
