import { signsOf, subjectDrawing } from '../../art/subject-drawing.ts';
import { tileWall } from '../../art/tiles.ts';
import { type Classes, type Html, h } from '../../h.ts';
import { columnsOf, farSide, side } from '../../sides.ts';
import type { PageWithHero } from '../../site.ts';
import { atAGlance, factRow, heroActions, heroExtras } from '../shared/hero-pieces.ts';
import { type HeadlineStyle, headline } from '../shared/hero-words.ts';
import { kit } from './kit.ts';

const styled = (more: Partial<HeadlineStyle> & { secondClasses?: Classes }): HeadlineStyle => ({
  title: 'leading-[.9] tracking-[-.04em] text-balance',
  kicker: 'mb-6 text-base leading-snug font-semibold md:text-lg',
  second: (text) => h('em', { class: ['block', more.secondClasses] }, text),
  share: 13,
  least: 2.6,
  most: 10.75,
  advance: 0.56,
  ...more,
});

const heading = (page: PageWithHero, place: Classes, style: HeadlineStyle): Html =>
  h('div', { class: ['@container relative z-10 min-w-0', place] }, headline(page, style));

const ledeWidths = { '-1': 'max-w-[24em]', '0': 'max-w-[30em]', '1': 'max-w-[34em]' } as const;

const lead = (page: PageWithHero, place: Classes): Html =>
  h(
    'div',
    { class: ['relative z-10 min-w-0', place] },
    page.page.hero.lede &&
      h(
        'p',
        { class: [ledeWidths[page.look.broader], 'text-lg leading-normal md:text-[1.3rem]'] },
        page.page.hero.lede,
      ),
    heroActions(page),
    heroExtras(page),
    atAGlance(page),
    factRow(page, 'mt-7 text-[.975rem]'),
  );

const wall = (page: PageWithHero, columns: number, rows: number, place: string): Html =>
  tileWall(columns, rows, signsOf(page), page.random.fork('tiles'), place);

/** The headline over the whole width, below it the thing itself, which drops into a band of tiles. */
const overlapped = (page: PageWithHero): Html =>
  h(
    'section',
    { 'data-ground': 'paper', class: 'relative overflow-hidden pt-10 md:pt-14' },
    h(
      'div',
      { class: [kit.container, 'relative z-10 grid md:grid-cols-12 md:gap-x-6'] },
      heading(
        page,
        ['md:col-span-12', side(page, '', 'md:text-end')],
        styled({ secondClasses: side(page, 'md:ps-[1.02em]', 'md:pe-[1.02em]') }),
      ),
      lead(page, ['pt-7 md:col-span-6 md:row-start-2 md:pt-14 md:pb-64', side(page, '', 'md:col-start-7')]),
      subjectDrawing(page, 'hero', [
        'z-0 mx-auto mt-6 w-[86%] max-w-[30rem] md:row-start-2 md:mt-4 md:w-full md:max-w-[38rem] md:self-end md:pb-10',
        farSide({ ...page.look, broader: 0 }, 6),
      ]),
    ),
    wall(page, 16, 3, 'relative z-0 -mt-32 h-44 w-full md:-mt-56 md:h-72'),
  );

/** The headline beside a wall of tiles that holds one edge. */
const walled = (page: PageWithHero): Html =>
  h(
    'section',
    { 'data-ground': 'paper2', class: ['grid overflow-hidden md:min-h-[46rem]', columnsOf(page.look, 5)] },
    h(
      'div',
      { class: ['relative max-md:order-2', side(page, '', 'md:order-last')] },
      wall(page, 6, 8, 'h-64 w-full md:absolute md:inset-0 md:h-full'),
      subjectDrawing(page, 'hero', [
        'absolute -end-6 bottom-[-12%] w-56 md:bottom-[6%] md:w-[74%]',
        side(page, 'md:-end-[14%]', 'md:-start-[14%] md:end-auto'),
      ]),
    ),
    h(
      'div',
      {
        class: [
          'flex min-w-0 flex-col justify-between gap-10 px-5 pt-10 pb-16 md:pt-16',
          side(page, 'md:ps-[14%] md:pe-10', 'md:ps-10 md:pe-[14%]'),
        ],
      },
      heading(page, '', styled({ share: 15.5, most: 7.5 })),
      lead(page, 'lg:ps-[12%]'),
    ),
  );

/** On the deep colour, the headline over the thing that rises from the lower edge. */
const centred = (page: PageWithHero): Html =>
  h(
    'section',
    { 'data-ground': 'deep', class: 'relative overflow-hidden pt-12 md:pt-20' },
    h(
      'div',
      { class: [kit.container, 'grid items-end gap-x-6 md:grid-cols-12'] },
      heading(
        page,
        ['md:col-span-12', side(page, '', 'md:text-end')],
        styled({ secondClasses: side(page, 'md:text-end', 'md:text-start') }),
      ),
      lead(page, [
        'pt-8 pb-12 md:col-span-6 md:row-start-2 md:pt-10 md:pb-24',
        side(page, '', 'md:col-start-7'),
      ]),
      subjectDrawing(page, 'hero', [
        'mx-auto -mb-16 w-[80%] max-w-[26rem] md:row-start-2 md:mt-8 md:-mb-24 md:w-full md:max-w-[38rem]',
        farSide({ ...page.look, broader: 0 }, 6),
      ]),
    ),
  );

export const heroes = [overlapped, walled, centred] as const;
