import { type Child, type Classes, type Html, h } from '../../h.ts';
import { columnsOf, farSide, side } from '../../sides.ts';
import type { PageWithHero } from '../../site.ts';
import { oneLine } from '../../titles.ts';
import { atAGlance, factItems, heroActions, heroExtras } from '../shared/hero-pieces.ts';
import { advanceIn, headlineSize } from '../shared/hero-type.ts';
import { details, figure, plate, spread } from './figure.ts';

const grid = 'grid grid-cols-6 gap-x-5 px-5 md:grid-cols-12 md:px-6';

/** Scripts whose sentences end without a full stop of Latin kind. */
const endsItself = /[.!?…。！？؟]$|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** The headline in one breath with who says it. */
function heading({ page: { hero }, look }: PageWithHero, place: Classes, share: number, most: number): Html {
  const said = oneLine(hero.headline);
  const whole = `${said}${hero.kicker && !endsItself.test(said) ? '.' : ''}`;
  return h(
    'div',
    { class: ['@container min-w-0', place] },
    h(
      'h1',
      {
        class: 'font-display leading-[1.04] tracking-[-.035em] text-balance',
        style: headlineSize(`${said} ${hero.kicker}`, {
          share,
          least: 2.1,
          most,
          advance: advanceIn(look, 0.56),
        }),
      },
      whole,
      hero.kicker && [' ', h('span', { class: 'text-muted' }, hero.kicker)],
    ),
  );
}

const lead = (page: PageWithHero, place: Classes, below?: Child): Html =>
  h(
    'div',
    { class: ['min-w-0', place] },
    page.page.hero.lede && h('p', { class: 'max-w-[26em] text-pretty' }, page.page.hero.lede),
    heroActions(page, 'mt-6'),
    heroExtras(page),
    below,
  );

/** The facts as a caption under a rule. */
const caption = (page: PageWithHero): Html | false =>
  page.page.hero.facts.length > 0 &&
  h(
    'ul',
    {
      class: [
        'mt-4 flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-edge pt-2.5',
        'text-[.9375rem] text-muted',
      ],
    },
    factItems(page),
  );

/** One large drawing at the far side, the words in the columns beside it. */
const drawn = (page: PageWithHero): Html =>
  h(
    'section',
    { 'data-ground': 'paper', class: [grid, 'gap-y-8 overflow-hidden pt-8 pb-10'] },
    h(
      'div',
      {
        class: [
          'col-span-6 flex min-w-0 flex-col justify-between gap-10 md:col-span-12 lg:col-span-5 lg:row-start-1 lg:py-8',
          side(page, 'lg:col-start-1', 'lg:col-start-8'),
        ],
      },
      heading(page, '', 14.5, 4.25),
      lead(page, '', atAGlance(page)),
    ),
    h(
      'div',
      {
        class: [
          'col-span-6 md:col-span-12 lg:col-span-7 lg:row-start-1',
          side(page, 'lg:col-start-6', 'lg:col-start-1'),
        ],
      },
      figure(page, 'hero', 'mx-auto max-h-[24rem] w-full lg:max-h-[42rem]'),
      caption(page),
    ),
  );

const indexItem = ({ name, price }: { name: string; price?: string }, index: number): Html =>
  h(
    'li',
    { class: 'grid grid-cols-[2.25rem_minmax(0,1fr)] border-t border-edge py-3' },
    h('span', { class: 'text-mark tabular-nums', 'aria-hidden': 'true' }, index + 1),
    h(
      'span',
      { class: 'flex flex-wrap justify-between gap-x-4' },
      h('span', null, name),
      price && h('span', null, price),
    ),
  );

/** What there is, as an index, beside the thing itself. */
function indexed(page: PageWithHero): Html {
  const { highlights } = page.page.hero;
  const opposite = { ...page.look, isMirrored: !page.look.isMirrored };
  const plateSide = { ...opposite, isMirrored: !opposite.isMirrored, broader: 0 } as const;
  return h(
    'section',
    { 'data-ground': 'paper', class: [grid, 'gap-y-10 pt-12 pb-14 md:pt-16'] },
    heading(page, ['col-span-6 md:col-span-12 lg:col-span-10', side(page, 'lg:col-start-3', '')], 9.5, 6),
    h(
      'div',
      {
        class: [
          'col-span-6 flex min-w-0 flex-col justify-between gap-10',
          side(page, '', 'md:order-1'),
          farSide(opposite, 5),
        ],
      },
      lead(page, '', caption(page)),
      highlights.length > 0 && h('ol', { class: 'border-b border-edge' }, highlights.map(indexItem)),
    ),
    h(
      'div',
      {
        'data-ground': 'paper2',
        class: [
          'col-span-6 grid place-items-center overflow-hidden md:row-start-2',
          farSide(plateSide, 7 - opposite.broader),
        ],
      },
      plate(page, 'max-h-[24rem] w-full p-8 md:max-h-[36rem] md:p-14', 'h-full min-h-80 w-full'),
    ),
  );
}

/** The thing itself on a grey plate over the full width, the words hung below it. */
const plated = (page: PageWithHero): Html =>
  h(
    'section',
    { 'data-ground': 'paper', class: 'px-5 pt-3 pb-12 md:px-6' },
    h('div', { 'data-ground': 'paper2', class: 'overflow-hidden' }, spread(page)),
    h(
      'div',
      {
        class: [
          'grid gap-x-10 gap-y-8 pt-8',
          columnsOf({ ...page.look, broader: 0 }, 8).replace('md:', 'lg:'),
        ],
      },
      heading(page, side(page, '', 'lg:order-last'), 11, 5),
      lead(page, '', [atAGlance(page), caption(page)]),
    ),
  );

const drops = ['', 'md:mt-24', '', 'md:mt-24'];

/** Four details in a row, like contact prints, the words below from the fourth column on. */
function printed(page: PageWithHero): Html {
  const start = `lg:col-start-${4 + page.look.broader}`;
  const names = page.page.hero.highlights;
  const print = (detail: Html, index: number) =>
    h(
      'li',
      { class: drops[index] },
      detail,
      names[index] && h('p', { class: 'pt-2.5 text-[.9375rem] text-muted' }, names[index].name),
    );
  return h(
    'section',
    { 'data-ground': 'paper', class: [grid, 'gap-y-9 pt-6 pb-14'] },
    h(
      'ul',
      { class: 'col-span-6 grid grid-cols-2 gap-5 md:col-span-12 md:grid-cols-4' },
      details(page, 4).map(print),
    ),
    heading(page, ['col-span-6 md:col-span-12 lg:col-span-8', start], 11, 4.75),
    lead(page, ['col-span-6 md:col-span-9 lg:col-span-7', start], caption(page)),
  );
}

export const heroes = [drawn, indexed, printed, plated] as const;
