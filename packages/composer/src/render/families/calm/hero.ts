import { icon } from '../../art/icons.ts';
import { type Child, type Classes, type Html, h } from '../../h.ts';
import { columnsOf, side } from '../../sides.ts';
import type { PageWithHero } from '../../site.ts';
import { factItems } from '../shared/hero-pieces.ts';
import { heroWords } from '../shared/hero-words.ts';
import { kit } from './kit.ts';
import { rings } from './rings.ts';

interface Words {
  box?: Classes;
  most?: number;
  lede?: Classes;
  actions?: Classes;
}

const words = (page: PageWithHero, { box, most = 5.5, lede, actions }: Words): Html =>
  heroWords(page, {
    box,
    title: 'font-medium leading-[1.02] tracking-[-.035em] text-balance',
    kicker: 'mb-4 text-lg leading-snug font-semibold',
    share: 14.5,
    least: 2.4,
    most,
    lede: ['mt-5 max-w-[26em] text-lg leading-normal md:text-xl', lede],
    actions: ['mt-7', actions],
  });

const pick =
  'flex flex-wrap items-center justify-between gap-x-4 rounded-card-inner bg-panel px-5 py-3.5 hover:underline';

/** What people come for, each one press away. */
function picks(page: PageWithHero, more: Classes = ''): Html[] {
  const { highlights, actions } = page.page.hero;
  const action = actions[0] ?? page.language.action;
  if (!action) return [];
  const href = page.href(action.href);
  return highlights.map(({ name, price }) =>
    h(
      'a',
      { class: [pick, more], href },
      h('span', { class: '[overflow-wrap:break-word]' }, name),
      h(
        'span',
        { class: 'flex shrink-0 items-center gap-3 text-muted' },
        price,
        icon('arrow-right', 'size-5'),
      ),
    ),
  );
}

const hasPicks = ({ page }: PageWithHero): boolean => page.hero.highlights.length > 0;
const shadow = 'shadow-[0_30px_60px_-30px_rgb(0_0_0/.35)]';

/** The task itself: what people come for, on a card. */
const taskCard = (page: PageWithHero, place: Classes): Html | false =>
  hasPicks(page) &&
  h(
    'div',
    { 'data-ground': 'paper', class: ['grid gap-2 rounded-[2rem] p-5 md:p-7', shadow, place] },
    picks(page),
  );

const factBar = (page: PageWithHero): Html | false =>
  page.page.hero.facts.length > 0 &&
  h(
    'ul',
    {
      'data-ground': 'accent',
      class:
        'mt-4 flex flex-wrap justify-between gap-x-10 gap-y-2 rounded-[1.75rem] px-7 py-5 md:px-8 md:py-6',
    },
    factItems(page),
  );

/** The section around a hero: the container, and the facts on a bar at its end. */
const stage = (page: PageWithHero, content: Child): Html =>
  h(
    'section',
    { 'data-ground': 'paper', class: 'pt-2' },
    h('div', { class: kit.container }, content, factBar(page)),
  );

const round = 'rounded-[2rem] md:rounded-[2.75rem]';

/** What lies between rings and words, so that the words stand on one colour. */
const veil = (place: string): Html =>
  h('div', { 'aria-hidden': 'true', class: ['pointer-events-none absolute inset-0', place] });

/** Where the rings grow from: over the words beside a card, else on the far side. */
function middleOf(page: PageWithHero): { x: number; y: number } {
  const [x, y] = hasPicks(page) ? [540, 155] : [900, 240];
  const isAtEnd = page.look.isMirrored !== (page.language.direction === 'rtl');
  return { x: isAtEnd ? 1200 - x : x, y };
}

/** A panel of rings with the words below them; the card with the task lies on its far side. */
function panel(page: PageWithHero): Html {
  const isMirrored = page.look.isMirrored;
  return stage(
    page,
    h(
      'div',
      {
        'data-ground': 'paper2',
        class: ['relative flex flex-col overflow-hidden lg:min-h-[42rem] lg:justify-end', round],
      },
      h(
        'div',
        { class: 'relative h-64 overflow-hidden sm:h-72 lg:absolute lg:inset-0 lg:h-auto' },
        rings(page, { ...middleOf(page), place: 'inset-x-0 -top-6 h-[32rem] lg:top-0 lg:h-full' }),
        veil('bg-linear-to-t from-ground from-0% to-transparent to-30% lg:from-25% lg:to-75%'),
      ),
      h(
        'div',
        {
          class: [
            'relative px-6 pb-10 md:px-14 md:pb-14',
            hasPicks(page) ? 'lg:w-[58%] lg:pt-[19rem]' : 'lg:w-[60%] lg:pt-24',
            isMirrored && 'lg:ms-auto',
          ],
        },
        words(page, {}),
      ),
      taskCard(page, [
        'relative mx-3 mb-3 md:mx-6 md:mb-6',
        'lg:absolute lg:inset-y-0 lg:my-auto lg:h-max lg:w-[34%]',
        isMirrored ? 'lg:start-7 lg:mx-0' : 'lg:end-7 lg:mx-0',
      ]),
    ),
  );
}

/** Two panels side by side: the words, then rings with the card at the bottom. */
const pair = (page: PageWithHero): Html =>
  stage(
    page,
    h(
      'div',
      { class: ['grid gap-4', columnsOf(page.look, 7).replace('md:', 'lg:')] },
      h(
        'div',
        {
          'data-ground': 'deep',
          class: ['flex min-w-0 items-end lg:min-h-[42rem]', round, side(page, '', 'lg:order-last')],
        },
        words(page, { box: 'px-6 py-12 md:px-14 md:pb-14', most: 6.5 }),
      ),
      h(
        'div',
        {
          'data-ground': 'paper2',
          class: [
            'relative flex items-end overflow-hidden px-3 pb-3 md:px-5 md:pb-5',
            round,
            hasPicks(page) ? 'pt-72' : 'min-h-80',
          ],
        },
        rings(page, { x: 600, y: 190 }),
        taskCard(page, 'relative w-full'),
      ),
    ),
  );

const barMargins = { '-1': '', '0': 'lg:mx-16', '1': 'lg:mx-28' } as const;

/** The picks as a bar: as many columns as it has room for. */
const taskBar = (page: PageWithHero): Html | false =>
  hasPicks(page) &&
  h(
    'div',
    {
      'data-ground': 'paper',
      class: [
        'relative mx-3 -mt-16 grid gap-3 rounded-card p-4 md:mx-8',
        'grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))]',
        barMargins[page.look.broader],
        shadow,
      ],
    },
    picks(page),
  );

/** Words in the middle of the mist, the task as a bar below them. */
const mist = (page: PageWithHero): Html =>
  stage(page, [
    h(
      'div',
      {
        'data-ground': 'paper2',
        class: [
          'relative grid justify-items-center overflow-hidden rounded-card px-6 pt-72 text-center md:pt-80',
          hasPicks(page) ? 'pb-28' : 'pb-16',
        ],
      },
      rings(page, { x: 600, y: 150, place: 'inset-x-0 top-0 h-[44rem]' }),
      veil('bg-linear-to-t from-ground from-45% to-transparent to-80%'),
      words(page, { box: 'max-w-[54rem]', lede: 'mx-auto', actions: 'justify-center' }),
    ),
    taskBar(page),
  ]);

export const heroes = [panel, pair, mist] as const;
