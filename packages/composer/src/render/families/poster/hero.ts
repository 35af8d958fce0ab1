import { halftone } from '../../art/halftone.ts';
import { isSubjectDrawn, subjectOf } from '../../art/subject-drawing.ts';
import { type Child, type Classes, type Html, h, trusted } from '../../h.ts';
import { side } from '../../sides.ts';
import type { PageWithHero } from '../../site.ts';
import { factItems, heroExtras } from '../shared/hero-pieces.ts';
import { widthOf } from '../shared/hero-type.ts';
import { dotted } from '../shared/ornaments.ts';
import { fittedLine, linesOf } from './fitted-type.ts';
import { kit } from './kit.ts';
import { print } from './print.ts';
import { slogan, sloganLines } from './slogan.ts';

/** The second ink behind black words, and one that stays dark behind light ones. */
const [pale, dim] = [
  '[--print:color-mix(in_oklab,var(--accent)_72%,var(--ground))]',
  '[--print:color-mix(in_oklab,var(--fill)_32%,var(--ground))]',
] as const;

/** What is printed behind the words: round things as one large halftone, all others drawn with dots. */
function picture(page: PageWithHero, place: readonly Classes[]): Html {
  const dots = halftone(subjectOf(page));
  if (!isSubjectDrawn(page.plan.design.subject))
    return dotted(page, 'hero', ['!absolute aspect-square text-(--print)', place]);
  if (!dots) return print(page, place);
  return h(
    'svg',
    {
      viewBox: '0 0 900 900',
      class: [place, 'fill-none stroke-(--print)'],
      'stroke-linecap': 'round',
      'aria-hidden': 'true',
      focusable: 'false',
    },
    trusted(dots),
  );
}

const heights = [
  'h-[34vw] md:h-[40vh] md:max-h-[30rem] md:min-h-64',
  'h-[30vw] md:h-[29vh] md:max-h-[22rem] md:min-h-48',
  'h-[24vw] md:h-[21vh] md:max-h-[16rem] md:min-h-36',
  'h-[17vw] md:h-[16vh] md:max-h-[11rem] md:min-h-28',
] as const;
const heightOf = (lines: readonly string[]): string =>
  heights[lines.length - 1] ?? 'h-[14vw] md:h-[13vh] md:max-h-36 md:min-h-24';

/** The second way to act, as words: one button is enough for a sheet. */
const actions = ({ page: { hero }, href }: PageWithHero): Html[] =>
  hero.actions.map((action, index) =>
    h(
      'a',
      {
        class:
          index === 0 ? [kit.button, '!bg-accent !text-on-accent'] : 'font-bold underline underline-offset-4',
        href: href(action.href),
      },
      action.label,
    ),
  );

/** Facts, lede and the way to act on a band below the type. */
function strip(page: PageWithHero): Html {
  const { facts, lede } = page.page.hero;
  const known =
    facts.length > 0 &&
    h(
      'ul',
      {
        class: [
          'flex flex-wrap gap-x-8 gap-y-2 font-display text-2xl leading-none uppercase [font-stretch:75%]',
          'md:text-3xl',
        ],
      },
      factItems(page),
    );
  const columns = side(
    page,
    'lg:grid-cols-[minmax(0,1fr)_minmax(18rem,1fr)_auto]',
    'lg:grid-cols-[minmax(18rem,1fr)_auto_auto]',
  );
  const row: Child[] = [
    known && h('div', { class: side(page, '', 'lg:order-1') }, known),
    h('div', null, lede && h('p', { class: 'max-w-[56ch]' }, lede), heroExtras(page)),
    h(
      'div',
      { class: ['flex flex-wrap items-center gap-x-6 gap-y-3', side(page, '', 'lg:order-1')] },
      actions(page),
    ),
  ];
  return h(
    'div',
    { 'data-ground': 'deep', class: 'relative z-10' },
    h(
      'div',
      {
        class: [
          kit.container,
          'grid items-center gap-x-10 gap-y-5 py-6',
          known ? columns : 'lg:grid-cols-[minmax(0,1fr)_auto]',
        ],
      },
      row,
    ),
  );
}

const small =
  'font-display text-[clamp(1.1rem,2.6vw,2.4rem)] leading-[1.05] uppercase max-sm:[font-stretch:60%]';

/** Line by line over the whole width; read out as they are written. */
const filled = ({ look }: PageWithHero, said: string, lines: readonly string[], line: Classes): Child[] => [
  h('span', { class: 'sr-only' }, said),
  lines.map((text) => fittedLine(text, line, look.face)),
];

const longestName = 26;

/** A headline that begins with the name would say it twice. */
const beginsWithName = ({ plan, page }: PageWithHero): boolean =>
  page.hero.headline.toLowerCase().startsWith(plan.name.toLowerCase());

/** The name fills the sheet, line by line; a print behind it. A long one could not be read. */
function name(page: PageWithHero): Html {
  const { plan } = page;
  if (widthOf(plan.name) > longestName || beginsWithName(page)) return shout(page);
  const lines = linesOf(plan.name);
  return h(
    'section',
    { 'data-ground': 'paper', class: 'relative flex flex-col justify-end overflow-hidden' },
    picture(page, [
      pale,
      'absolute -end-[18%] -top-10 w-[125vw] md:-top-16 md:w-[min(62rem,70vw)]',
      side(page, 'md:-end-[4%]', 'md:end-auto md:-start-[4%]'),
    ]),
    h(
      'h1',
      { class: [kit.container, 'relative z-10 flex flex-col gap-3 pt-28 pb-6 md:pt-24'] },
      filled(page, `${plan.name}: `, lines, heightOf(lines)),
      h('span', { class: [small, 'pt-2'] }, slogan(page)),
    ),
    strip(page),
  );
}

const kickerOf = (page: PageWithHero): Html | false =>
  page.page.hero.kicker !== '' &&
  h('p', { class: [kit.container, 'relative z-10 mb-4', small] }, page.page.hero.kicker);

/** The slogan is the poster; the name signs it. */
function shout(page: PageWithHero): Html {
  const lines = sloganLines(page);
  return h(
    'section',
    { 'data-ground': 'paper', class: 'relative overflow-hidden' },
    picture(page, [
      pale,
      'absolute -start-[20%] top-0 w-[130vw] md:w-[min(60rem,64vw)]',
      side(page, 'md:start-auto md:-end-[10%]', 'md:-start-[10%]'),
    ]),
    h(
      'div',
      { class: 'pt-28 md:pt-36' },
      kickerOf(page),
      h(
        'h1',
        { class: [kit.container, 'relative z-10 flex flex-col gap-4 pb-6'] },
        filled(page, slogan(page), lines, heightOf(lines)),
      ),
    ),
    strip(page),
  );
}

/** From so many names on there is a bill. */
const fewestActs = 3;
const actSizes = [
  'text-[clamp(2.2rem,8vw,7.5rem)] [font-stretch:75%]',
  'text-[clamp(1.8rem,5.6vw,5.2rem)] text-mark [font-stretch:60%]',
] as const;

/** What is on, as the poster: names of falling size under the slogan. */
function bill(page: PageWithHero): Html {
  const { highlights } = page.page.hero;
  if (highlights.length < fewestActs) return shout(page);
  const lines = sloganLines(page);
  const height = lines.length > 1 ? 'md:h-[11vw] md:max-h-40' : 'md:h-[17vw] md:max-h-64';
  const act = (title: string, index: number) =>
    h(
      'li',
      { class: [actSizes[index < 2 ? 0 : 1], '[overflow-wrap:break-word]'] },
      title,
      index < highlights.length - 1 && h('span', { 'aria-hidden': 'true' }, ' /'),
    );
  return h(
    'section',
    { 'data-ground': 'deep', class: 'relative overflow-hidden' },
    picture(page, [
      dim,
      'absolute -start-[24%] -bottom-24 w-[130vw] opacity-60 md:-start-[8%] md:w-[min(54rem,60vw)]',
    ]),
    h(
      'div',
      { class: 'pt-16 md:pt-20' },
      kickerOf(page),
      h(
        'h1',
        { class: [kit.container, 'relative z-10 flex flex-col gap-3 pb-6'] },
        filled(page, slogan(page), lines, ['h-[18vw]', height]),
      ),
    ),
    h(
      'ul',
      {
        class: [
          kit.container,
          'relative z-10 flex flex-wrap gap-x-[.5em] border-t-4 border-current pt-5 pb-12 font-display',
          'leading-none uppercase',
        ],
      },
      highlights.map(({ name: title }, index) => act(title, index)),
    ),
    strip(page),
  );
}

export const heroes = [name, shout, bill] as const;
