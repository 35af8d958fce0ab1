import { fragment, type Html, h } from '../../h.ts';
import type { ColourWish } from '../../palette/asked-colours.ts';
import { turn } from '../../palette/colour.ts';
import type { Oklch } from '../../palette/oklch.ts';
import { partTitle } from '../../pieces.ts';
import type { PageToRender } from '../../site.ts';
import { oneLine } from '../../titles.ts';
import type { FamilyDesign } from '../family.ts';
import type { Look } from '../look.ts';
import { brandLink, wideNav } from '../navigation.ts';
import { factsAndLinks, giantFooter, reachFooter } from '../shared/footers.ts';
import { barHeader, headerShell, lineEnd, noticeHeader } from '../shared/headers.ts';
import { dotted, striped } from '../shared/ornaments.ts';
import { endOf } from '../shared/side-by-side.ts';
import { field } from './field.ts';
import { fittedLine, linesOf } from './fitted-type.ts';
import { heroes } from './hero.ts';
import { kit } from './kit.ts';

const greyChroma = 0.03;

/** At night one ink shines; a second one that is asked for shines beside it. */
const nightInks = (full: Oklch, second: Oklch | undefined) =>
  second
    ? { deep: full, accent: second }
    : { deep: { l: 0.28, c: Math.min(full.c, 0.07), h: full.h }, accent: full };

/** What everything is printed on: the asked colour, or a bare sheet for black and greys. */
function sheetOf({ accent, paper, hue }: ColourWish): Oklch {
  if (!accent) return { l: 0.69, c: 0.21, h: hue };
  return accent.c < greyChroma && accent.l < 0.9 ? (paper ?? { l: 0.955, c: 0.004, h: hue }) : accent;
}

/** Lifts a middle tone just so far that black print on it can be read; a dark one takes white print as it is. */
const printable = (colour: Oklch): Oklch =>
  colour.l > 0.54 && colour.l < 0.63 ? { ...colour, l: 0.63 } : colour;

/** The printed part of a section is half of it or less. */
const sheetHalves = (broader: Look['broader'], isAtEnd: boolean): string => {
  const [print, words] = [5 + broader, 7 - broader];
  return isAtEnd ? `lg:grid-cols-[${words}fr_${print}fr]` : `lg:grid-cols-[${print}fr_${words}fr]`;
};

const header = (page: PageToRender): Html =>
  headerShell(
    page,
    h(
      'div',
      { class: [kit.container, 'flex items-start justify-between gap-6 py-4 font-bold'] },
      brandLink(page, 'py-2.5'),
      h(
        'div',
        { class: 'flex shrink-0 items-start gap-3' },
        wideNav(page, {
          list: 'flex flex-wrap justify-end gap-x-6 py-2.5',
          link: 'underline decoration-2 underline-offset-4 hover:no-underline',
        }),
        lineEnd(page),
      ),
    ),
  );

const footer = (page: PageToRender): Html =>
  h(
    'footer',
    { 'data-ground': 'paper', class: 'overflow-hidden pt-14' },
    factsAndLinks(page, 'font-bold'),
    h(
      'div',
      { class: [kit.container, 'mt-8'] },
      fittedLine(page.plan.name, 'h-[22vw] max-h-72', page.look.face),
    ),
  );

/** A printed sheet: three inks, no margins to speak of, type as the picture. */
export const poster: FamilyDesign = {
  id: 'poster',
  fonts: { display: 'anybody', body: 'archivo' },
  grounds: [
    ['deep', 'accent', 'paper2', 'paper', 'deep', 'accent'],
    ['paper2', 'paper', 'accent', 'deep', 'paper2', 'paper'],
    ['accent', 'paper2', 'deep', 'paper', 'paper2', 'deep'],
  ],
  kit,
  corners: [{ panel: '0', inner: '0', control: '0' }],
  rhythms: ['close', 'even'],
  colours: (wish) => {
    const full = printable(sheetOf(wish));
    const black = wish.deep ?? { l: 0.17, c: 0.03, h: turn(full.h, -9) };
    const isBare = full.c < greyChroma;
    const pale = wish.second ??
      (isBare ? { l: 0.86, c: full.c, h: full.h } : wish.paper) ?? { l: 0.9, c: 0.065, h: turn(full.h, -24) };
    const ink = { ...black, l: Math.min(black.l, 0.2) };
    return {
      light: { paper: full, paper2: { l: 0.955, c: 0.02, h: full.h }, ink, deep: black, accent: pale },
      dark: {
        paper: { l: 0.17, c: 0.02, h: full.h },
        paper2: { l: 0.22, c: 0.025, h: full.h },
        ink,
        ...nightInks(full, wish.second ?? wish.paper),
      },
    };
  },
  headers: [header, barHeader, noticeHeader],
  heroes,
  plain: {
    title: 'leading-[.9] uppercase [font-stretch:75%]',
    advance: 0.6,
    kicker: 'font-bold',
    ornaments: [dotted, striped],
  },
  pageHead: ({ look }, title) =>
    h(
      'section',
      { 'data-ground': 'paper' },
      h(
        'h1',
        { class: [kit.container, 'pt-16 pb-8'] },
        h('span', { class: 'sr-only' }, oneLine(title)),
        linesOf(oneLine(title)).map((line) =>
          fittedLine(line, 'mt-2 h-[18vw] md:h-[15vw] md:max-h-60', look.face),
        ),
      ),
    ),
  frame: (page, part, { ground, index }) => {
    const heading = fragment(
      partTitle(part, kit.h2),
      part.note && h('p', { class: 'mt-5 max-w-[44ch] text-lg' }, part.note),
    );
    const isAtEnd = (index % 2 === 1) !== page.look.isMirrored;
    return part.set === 'beside'
      ? h(
          'section',
          { id: part.id, 'data-ground': ground, class: ['grid', sheetHalves(page.look.broader, isAtEnd)] },
          field(page, index, isAtEnd ? 'lg:order-last' : ''),
          h(
            'div',
            { class: 'px-3.5 py-(--section) md:px-7' },
            heading,
            h('div', { class: 'mt-9 min-w-0' }, part.body),
            part.aside && h('div', { class: 'mt-12' }, part.aside),
          ),
        )
      : h(
          'section',
          { id: part.id, 'data-ground': ground, class: 'py-(--section)' },
          h(
            'div',
            { class: kit.container },
            heading,
            h('div', { class: ['mt-10 min-w-0 md:mt-14', endOf(page.look, part)] }, part.body),
          ),
        );
  },
  footers: [footer, reachFooter('deep'), giantFooter('deep', 110)],
};
