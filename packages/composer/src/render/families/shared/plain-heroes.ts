import { type Child, type Classes, type Html, h } from '../../h.ts';
import type { Ground } from '../../palette/palette.ts';
import { side } from '../../sides.ts';
import type { PageWithHero } from '../../site.ts';
import { factItems, heroActions, heroExtras } from './hero-pieces.ts';
import { advanceIn, fullMeasure } from './hero-type.ts';
import { type HeadlineStyle, sizedHeadline } from './hero-words.ts';
import type { Ornament } from './ornaments.ts';

/** How a family sets heroes that are made of type and ornament alone. */
export interface PlainStyle {
  /** The headline's face, weight and leading. */
  title: Classes;
  /** The mean width of a letter as a share of the type's size. */
  advance: number;
  kicker: Classes;
  second?: HeadlineStyle['second'];
  ornaments: readonly [Ornament, ...Ornament[]];
}

type PlainHero = (style: PlainStyle) => (page: PageWithHero) => Html;

/** The first screen, less what a header takes. */
export const screen = 'md:min-h-[min(calc(100svh-5.5rem),54rem)]';

export const groundsOf = (page: PageWithHero): readonly [Ground, Ground] =>
  page.random.fork('hero grounds').pick<readonly [Ground, Ground]>([
    ['deep', 'accent'],
    ['accent', 'deep'],
    ['paper2', 'deep'],
    ['deep', 'paper2'],
    ['paper2', 'accent'],
  ]);

const ornament = (page: PageWithHero, { ornaments }: PlainStyle, classes: Classes): Html =>
  page.random.fork('hero ornament').pick(ornaments)(page, 'hero', classes);

/** The headline as large as its box holds it; `most` is in rem, `high` a share of the box's width in percent. */
export const title = (page: PageWithHero, style: PlainStyle, most: number, high = 36): Html =>
  h(
    'div',
    { class: '@container min-w-0' },
    sizedHeadline(
      page,
      {
        title: [style.title, 'text-balance'],
        kicker: ['mb-5', style.kicker],
        ...(style.second && { second: style.second }),
      },
      fullMeasure(page.page.hero.headline, { advance: advanceIn(page.look, style.advance), most, high }),
    ),
  );

const lede = ({ page: { hero } }: PageWithHero): Html | false =>
  hero.lede !== '' &&
  h('p', { class: 'max-w-[34em] text-lg leading-snug text-pretty md:text-[1.35rem]' }, hero.lede);

const hasFacts = ({ page: { hero } }: PageWithHero): boolean => hero.facts.length > 0;

/** What there is, each on a line between rules, its price at the end. */
export const list = ({ page: { hero } }: PageWithHero): Html | false =>
  hero.highlights.length > 0 &&
  h(
    'ul',
    { class: 'grid text-[clamp(1.1rem,1.7vw,1.5rem)] leading-snug' },
    hero.highlights.map(({ name, price }) =>
      h(
        'li',
        { class: 'flex flex-wrap justify-between gap-x-6 border-t border-edge py-3' },
        h('span', { class: 'min-w-0 font-semibold' }, name),
        price && h('span', { class: 'tabular-nums' }, price),
      ),
    ),
  );

/** Where and when, each on a line of its own. */
export const facts = (page: PageWithHero): Html | false =>
  hasFacts(page) &&
  h('ul', { class: 'grid gap-1.5 border-t-2 border-text pt-4 text-lg font-semibold' }, factItems(page));

export const invitation = (page: PageWithHero): Html =>
  h(
    'div',
    { class: 'grid min-w-0 justify-items-start gap-7' },
    lede(page),
    heroActions(page, ''),
    heroExtras(page),
  );

/** What is known in as many columns as there is something for. */
export function row(page: PageWithHero, more: Classes = ''): Html {
  const cells: Child[] = [invitation(page), list(page), facts(page)].filter(Boolean);
  const columns = ['', 'md:grid-cols-2', 'md:grid-cols-2 lg:grid-cols-[5fr_4fr_3fr]'][cells.length - 1];
  return h('div', { class: ['grid items-end gap-x-12 gap-y-9', columns, more] }, cells);
}

/** The headline over the full measure of one colour, what is known in columns at its foot. */
const solid: PlainHero = (style) => (page) =>
  h(
    'section',
    { 'data-ground': groundsOf(page)[0] },
    h(
      'div',
      {
        class: [
          page.look.kit.container,
          screen,
          'flex flex-col justify-between gap-16 pt-12 pb-12 md:pt-16 md:pb-14',
        ],
      },
      title(page, style, 20),
      row(page),
    ),
  );

/** The headline over the full measure, an ornament from edge to edge below it. */
const banded: PlainHero = (style) => (page) =>
  h(
    'section',
    { 'data-ground': 'paper', class: ['flex flex-col', screen] },
    h(
      'div',
      { class: [page.look.kit.container, 'grid w-full gap-10 pt-10 pb-12 md:pt-14'] },
      title(page, style, 15),
      row(page),
    ),
    h(
      'div',
      { 'data-ground': groundsOf(page)[0], class: 'flex min-h-44 grow md:min-h-56' },
      ornament(page, style, 'grow'),
    ),
  );

/** Two halves from edge to edge: the words, and an ornament with what there is below it. */
const halved: PlainHero = (style) => (page) => {
  const [one, other] = groundsOf(page);
  const known = [list(page), facts(page)].filter(Boolean);
  return h(
    'section',
    { 'data-ground': one, class: ['grid lg:grid-cols-2', screen] },
    h(
      'div',
      {
        class: [
          'flex min-w-0 flex-col justify-between gap-12 px-5 py-12 md:px-12 md:py-14',
          side(page, '', 'lg:order-last'),
        ],
      },
      title(page, style, 12, 80),
      invitation(page),
    ),
    h(
      'div',
      { 'data-ground': other, class: 'flex min-w-0 flex-col' },
      ornament(page, style, 'min-h-56 grow'),
      known.length > 0 && h('div', { class: 'grid gap-8 px-5 py-9 md:px-12' }, known),
    ),
  );
};

/** An ornament along one edge, the words on the paper beside it. */
const edged: PlainHero = (style) => (page) =>
  h(
    'section',
    {
      'data-ground': 'paper',
      class: [
        'grid',
        screen,
        side(page, 'lg:grid-cols-[minmax(0,1fr)_26vw]', 'lg:grid-cols-[26vw_minmax(0,1fr)]'),
      ],
    },
    h(
      'div',
      { class: 'flex min-w-0 flex-col justify-between gap-14 px-5 py-12 md:px-14 md:py-16' },
      title(page, style, 14, 44),
      row(page),
    ),
    h(
      'div',
      { 'data-ground': groundsOf(page)[0], class: ['flex min-h-52', side(page, '', 'lg:-order-1')] },
      ornament(page, style, 'grow'),
    ),
  );

/** The one that is type alone, with no ornament. */
export const typeHero = solid;

/** The ways of opening a site whose subject cannot be drawn, or whose subject needs no drawing. */
export const plainHeroes = [solid, banded, halved, edged] as const;
