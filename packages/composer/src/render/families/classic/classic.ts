import { rosette } from '../../art/rosette.ts';
import { fragment, type Html, h } from '../../h.ts';
import { turn } from '../../palette/colour.ts';
import { partTitle, titleLines } from '../../pieces.ts';
import type { PageToRender } from '../../site.ts';
import type { FamilyDesign } from '../family.ts';
import { brandLink, copyright, footerFacts, wideNav } from '../navigation.ts';
import { colophonFooter, ledgerFooter, linkColumns } from '../shared/footers.ts';
import { axisHeader, headerShell, lineEnd, noticeHeader } from '../shared/headers.ts';
import { engraved, striped } from '../shared/ornaments.ts';
import { headingAbove, indent, sideBySide, underHeading } from '../shared/side-by-side.ts';
import { heroes } from './hero.ts';
import { kit } from './kit.ts';

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII'];

/** Place and hours on a line of the deep colour, the name and the links below it. */
const header = (page: PageToRender): Html => {
  const facts = footerFacts(page).slice(0, 2);
  return headerShell(
    page,
    [
      facts.length > 0 &&
        h(
          'div',
          { 'data-ground': 'deep', class: page.plan.phone && 'max-lg:hidden' },
          h(
            'p',
            { class: [kit.container, 'flex flex-wrap justify-between gap-x-8 py-2.5 text-[.9rem]'] },
            facts,
          ),
        ),
      h(
        'div',
        { class: [kit.container, 'flex items-center justify-between gap-6 py-5'] },
        brandLink(page, kit.brand),
        h(
          'div',
          { class: 'flex shrink-0 items-center gap-3' },
          wideNav(page, { list: 'flex gap-8', link: 'block py-1 underline-offset-8 hover:underline' }),
          lineEnd(page),
        ),
      ),
    ],
    { more: 'border-b border-edge' },
  );
};

const guilloche = (page: PageToRender): Html =>
  h(
    'svg',
    {
      viewBox: '-310 -310 620 620',
      class: 'absolute -end-40 -bottom-56 w-[34rem] opacity-25',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': '.8',
      'aria-hidden': 'true',
      focusable: 'false',
    },
    h('path', { d: rosette(page.random.fork('footer'), 60, 300, 7) }),
  );

const footer = (page: PageToRender): Html =>
  h(
    'footer',
    { 'data-ground': 'deep', class: 'relative overflow-hidden' },
    guilloche(page),
    h(
      'div',
      { class: [kit.container, 'relative grid gap-8 py-16 md:grid-cols-[5fr_4fr_4fr]'] },
      h(
        'p',
        { class: 'min-w-0 font-display text-3xl leading-tight [overflow-wrap:anywhere]' },
        page.plan.name,
      ),
      h('p', { class: 'flex min-w-0 flex-col gap-2' }, footerFacts(page)),
      h('div', { class: 'min-w-0' }, linkColumns(page), h('p', { class: 'mt-6' }, copyright(page))),
    ),
  );

/** A title page: old-style serif, rules and roman numerals, engraved rosettes. */
export const classic: FamilyDesign = {
  id: 'classic',
  fonts: { display: 'eb-garamond', displayItalic: 'eb-garamond-italic', body: 'public-sans' },
  grounds: [
    ['paper2', 'paper', 'deep', 'paper', 'paper2', 'paper'],
    ['paper', 'paper2', 'paper', 'deep', 'paper', 'paper2'],
  ],
  kit,
  corners: [
    { panel: '0', inner: '0', control: '0' },
    { panel: '2px', inner: '2px', control: '999px' },
  ],
  rhythms: ['even', 'wide'],
  colours: (wish, random) => ({
    light: {
      paper: wish.paper ?? { l: 0.955, c: 0.009, h: random.between(70, 100) },
      paper2: wish.second ?? { l: 0.918, c: 0.015, h: 82 },
      ink: { l: 0.24, c: 0.03, h: wish.hue },
      deep: wish.deep ?? { l: 0.3, c: 0.09, h: wish.hue },
      accent: wish.accent ?? { l: 0.72, c: 0.085, h: turn(wish.hue, random.pick([45, 60, -60])) },
    },
  }),
  headers: [header, axisHeader, noticeHeader],
  heroes,
  plain: {
    title: 'leading-[.98] tracking-[-.025em]',
    advance: 0.52,
    kicker: 'font-display text-[1.35rem] leading-tight italic',
    ornaments: [engraved, striped],
  },
  pageHead: (_page, title) =>
    h(
      'section',
      { 'data-ground': 'deep' },
      h(
        'div',
        { class: [kit.container, 'py-20'] },
        h(
          'h1',
          { class: 'font-display text-[clamp(2.9rem,6.4vw,5.5rem)] leading-none tracking-[-.02em]' },
          titleLines(title),
        ),
      ),
    ),
  frame: (page, part, { ground, index }) => {
    const isBeside = part.set === 'beside';
    const number = h(
      'p',
      { class: 'mb-4 font-display text-xl text-mark', 'aria-hidden': 'true' },
      numerals[index] ?? '',
    );
    const heading = h(
      'div',
      null,
      number,
      h(
        'div',
        { class: isBeside ? '' : headingAbove(page.look, part) },
        partTitle(part, kit.h2),
        part.note && h('p', { class: 'mt-5 max-w-[38ch] text-muted' }, part.note),
      ),
      underHeading(part),
    );
    const body = isBeside
      ? sideBySide(page, { share: 5, gap: 'gap-x-12 gap-y-10', heading, body: part.body })
      : fragment(heading, h('div', { class: ['mt-10 min-w-0', indent(page.look, part)] }, part.body));
    return h(
      'section',
      { id: part.id, 'data-ground': ground, class: 'py-(--section)' },
      h('div', { class: kit.container }, body),
    );
  },
  footers: [footer, colophonFooter('deep'), ledgerFooter('paper2')],
};
