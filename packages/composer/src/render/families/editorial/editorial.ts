import { fragment, type Html, h } from '../../h.ts';
import { partTitle, titleLines } from '../../pieces.ts';
import type { PageToRender } from '../../site.ts';
import type { FamilyDesign } from '../family.ts';
import { brandLink, footerFacts, wideNav } from '../navigation.ts';
import { colophonFooter, factsAndLinks, giantName, ledgerFooter } from '../shared/footers.ts';
import { axisHeader, headerShell, lineEnd, noticeHeader } from '../shared/headers.ts';
import { squared, striped, tiled } from '../shared/ornaments.ts';
import { headingAbove, indent, sideBySide, underHeading } from '../shared/side-by-side.ts';
import { heroes } from './hero.ts';
import { kit } from './kit.ts';

/** Letters for a line of links alone. */
const mastheadLine = 150;

/** A masthead: two facts at its sides, the name in the middle, the links on a line below. */
const header = (page: PageToRender): Html => {
  const [first, second] = footerFacts(page);
  return headerShell(
    page,
    h(
      'div',
      { class: kit.container },
      h(
        'div',
        {
          class: [
            'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-b-2 border-edge py-3.5',
            'md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]',
          ],
        },
        h('p', { class: 'text-[.9rem] leading-snug max-md:hidden' }, first),
        brandLink(page, [kit.brand, 'md:max-w-[16em] md:text-center']),
        h(
          'div',
          { class: 'flex items-center justify-end gap-2' },
          h('p', { class: 'text-end text-[.9rem] leading-snug max-xl:hidden' }, second),
          lineEnd(page, undefined, mastheadLine),
        ),
      ),
      wideNav(page, {
        list: 'flex flex-wrap justify-center gap-x-9 border-b border-edge py-3',
        link: 'py-1 underline-offset-4 hover:underline',
        room: mastheadLine,
      }),
    ),
    { room: mastheadLine },
  );
};

const footer = (page: PageToRender): Html =>
  h(
    'footer',
    { 'data-ground': 'deep', class: 'overflow-hidden pt-16' },
    factsAndLinks(page, ''),
    giantName(page, {
      place: 'mt-10 pb-[.2em] text-center tracking-[-.045em]',
      share: 175,
      most: 16,
    }),
  );

/** What is printed large is never paler, even where the asked colour is. */
const darkestPrint = 0.36;

/** A paper with a masthead: large serif, ruled lists, tiles and one drawn object that the type overlaps. */
export const editorial: FamilyDesign = {
  id: 'editorial',
  fonts: { display: 'fraunces', displayItalic: 'fraunces-italic', body: 'instrument-sans' },
  grounds: [
    ['paper2', 'paper', 'deep', 'paper', 'paper2', 'paper'],
    ['paper', 'accent', 'paper', 'paper2', 'deep', 'paper2'],
    ['deep', 'paper', 'paper2', 'paper', 'accent', 'paper'],
  ],
  kit,
  corners: [
    { panel: '0', inner: '0', control: '2px' },
    { panel: '0.75rem', inner: '0.375rem', control: '999px' },
  ],
  rhythms: ['close', 'even', 'wide'],
  colours: (wish, random) => {
    const paperHue = random.between(74, 96);
    const deep = wish.deep ?? { l: 0.33, c: 0.13, h: wish.hue };
    return {
      light: {
        paper: wish.paper ?? { l: 0.957, c: 0.038, h: paperHue },
        paper2: wish.second ?? { l: 0.918, c: 0.058, h: paperHue - 3 },
        ink: { ...deep, l: Math.min(deep.l, darkestPrint) },
        deep,
        accent: wish.accent ?? {
          l: 0.74,
          c: 0.125,
          h: random.between(44, 78),
        },
      },
    };
  },
  headers: [header, axisHeader, noticeHeader],
  heroes,
  plain: {
    title: 'leading-[.92] tracking-[-.04em]',
    advance: 0.56,
    kicker: 'text-base leading-snug font-semibold md:text-lg',
    second: (text) => h('em', { class: 'block' }, text),
    ornaments: [tiled, striped, squared],
  },
  pageHead: (_page, title) =>
    h(
      'section',
      { 'data-ground': 'paper', class: 'pt-16 pb-4 md:pt-24' },
      h(
        'div',
        { class: kit.container },
        h(
          'h1',
          { class: 'font-display text-[clamp(3.2rem,9vw,8rem)] leading-[.9] tracking-[-.04em]' },
          titleLines(title),
        ),
      ),
    ),
  frame: (page, part, { ground }) => {
    const isBeside = part.set === 'beside';
    const heading = h(
      'div',
      { class: isBeside ? '' : headingAbove(page.look, part) },
      partTitle(part, kit.h2),
      part.note && h('p', { class: 'mt-5 max-w-[34ch]' }, part.note),
      underHeading(part),
    );
    const body = isBeside
      ? sideBySide(page, { share: 5, gap: 'gap-10 md:gap-12', heading, body: part.body })
      : fragment(
          heading,
          h('div', { class: ['min-w-0 mt-12 md:mt-16', indent(page.look, part)] }, part.body),
        );
    return h(
      'section',
      { id: part.id, 'data-ground': ground, class: 'py-(--section)' },
      h('div', { class: kit.container }, body),
    );
  },
  footers: [footer, ledgerFooter('deep'), colophonFooter('accent')],
};
