import { type Html, h } from '../../h.ts';
import { partTitle, titleLines } from '../../pieces.ts';
import { columnsOf, side } from '../../sides.ts';
import type { PageToRender } from '../../site.ts';
import type { FamilyDesign } from '../family.ts';
import { brandLink, wideNav } from '../navigation.ts';
import { ledgerFooter, reachFooter } from '../shared/footers.ts';
import { barHeader, headerShell, lineEnd } from '../shared/headers.ts';
import { contoured, cutUp } from '../shared/ornaments.ts';
import { headingAbove, indent, underHeading } from '../shared/side-by-side.ts';
import { heroes } from './hero.ts';
import { kit } from './kit.ts';

/** Letters for which the second half of the header has room. */
const halfLine = 64;

/** Everything on the columns of the page: name at the first, place at the fourth, links from the seventh. */
const columnsHeader = (page: PageToRender): Html => {
  const { action: main } = page.language;
  const action =
    main !== undefined &&
    main.label !== page.plan.name &&
    h(
      'a',
      {
        class: 'py-2 whitespace-nowrap underline underline-offset-4 hover:text-mark max-md:hidden',
        href: page.href(main.href),
      },
      main.label,
    );
  const end = h(
    'div',
    { class: 'flex items-center justify-end gap-5 md:col-span-6 lg:justify-between' },
    wideNav(page, {
      list: 'flex gap-x-7',
      link: 'block py-2 whitespace-nowrap underline-offset-4 hover:text-mark hover:underline',
      room: halfLine,
    }),
    h('div', { class: 'ms-auto flex items-center gap-1' }, lineEnd(page, action, halfLine)),
  );
  return headerShell(
    page,
    h(
      'div',
      { class: 'grid grid-cols-[1fr_auto] items-center gap-x-5 px-5 py-3 md:grid-cols-12 md:px-6' },
      brandLink(page, [kit.brand, 'py-2 md:col-span-3']),
      h('span', { class: 'text-muted max-md:hidden md:col-span-3' }, page.plan.place ?? ''),
      end,
    ),
    { room: halfLine },
  );
};

/** White, twelve columns, captions that hang from them, and one colour. */
export const minimal: FamilyDesign = {
  id: 'minimal',
  fonts: { display: 'schibsted', body: 'schibsted' },
  kit,
  headers: [columnsHeader, barHeader],
  heroes,
  plain: {
    title: 'leading-[1.02] tracking-[-.04em]',
    advance: 0.56,
    kicker: 'text-base text-muted',
    ornaments: [cutUp, contoured],
  },
  footers: [reachFooter('accent'), reachFooter('deep'), ledgerFooter('paper2')],
  corners: [
    { panel: '0', inner: '0', control: '0' },
    { panel: '0', inner: '0', control: '999px' },
  ],
  rhythms: ['wide', 'even'],
  grounds: [
    ['paper', 'paper', 'paper2', 'paper', 'deep', 'paper'],
    ['paper', 'paper2', 'paper', 'paper', 'deep', 'paper'],
    ['paper', 'deep', 'paper', 'paper2', 'accent', 'paper'],
  ],
  colours: (wish, random) => ({
    light: {
      paper: wish.paper ?? { l: 0.985, c: 0.003, h: 100 },
      paper2: wish.second ?? { l: 0.945, c: 0.005, h: 100 },
      ink: { l: 0.19, c: 0.006, h: 100 },
      deep: wish.deep ?? { l: 0.2, c: 0.008, h: wish.hue },
      accent: wish.accent ?? { l: 0.57, c: 0.21, h: random.pick([28, 28, 255, 150, 45]) },
    },
  }),
  pageHead: (_page, title) =>
    h(
      'section',
      { 'data-ground': 'paper' },
      h(
        'h1',
        {
          class: [
            'px-5 pt-16 pb-6 font-display text-[clamp(2.6rem,6vw,5.5rem)] leading-none tracking-[-.04em]',
            'md:ps-[calc(25%+1.4rem)] md:pe-6',
          ],
        },
        titleLines(title),
      ),
    ),
  frame: (page, part, { ground }) => {
    const isBeside = part.set === 'beside';
    const heading = h(
      'div',
      { class: isBeside ? side(page, '', 'md:order-last') : headingAbove(page.look, part) },
      partTitle(part, kit.h2),
      part.note && h('p', { class: 'mt-3 max-w-[28ch] text-muted' }, part.note),
      underHeading(part),
    );
    const columns = isBeside ? columnsOf(page.look, 4) : '';
    return h(
      'section',
      { id: part.id, 'data-ground': ground, class: 'overflow-x-clip py-(--section)' },
      h(
        'div',
        { class: ['grid gap-x-5 gap-y-10 px-5 md:px-6', columns] },
        heading,
        h('div', { class: ['min-w-0', isBeside ? '' : indent(page.look, part)] }, part.body),
      ),
    );
  },
};
