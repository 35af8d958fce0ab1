import { asanoha } from '../../art/waves.ts';
import { fitted } from '../../fitted.ts';
import { type Html, h, trusted } from '../../h.ts';
import { partTitle } from '../../pieces.ts';
import type { PageToRender, Part } from '../../site.ts';
import { oneLine } from '../../titles.ts';
import type { FamilyDesign } from '../family.ts';
import { brandLink, copyright, footerFacts, wideNav } from '../navigation.ts';
import { colophonFooter, linkColumns } from '../shared/footers.ts';
import { axisHeader, headerShell, lineEnd } from '../shared/headers.ts';
import { leafed, waved } from '../shared/ornaments.ts';
import { columnOf, isUpright } from './columns.ts';
import { heroes } from './hero.ts';
import { kit } from './kit.ts';

/** The name as a seal pressed into the corner. */
const sealHeader = (page: PageToRender): Html =>
  headerShell(
    page,
    h(
      'div',
      { class: [kit.container, 'flex items-center gap-8 py-5'] },
      h(
        'div',
        { 'data-ground': 'accent', class: 'grid min-h-14 min-w-0 place-items-center px-4 py-2.5' },
        brandLink(page, kit.brand),
      ),
      wideNav(page, {
        list: 'flex flex-wrap gap-x-8',
        link: 'block py-1.5 underline-offset-8 hover:underline',
      }),
      h('div', { class: 'ms-auto flex shrink-0 items-center gap-1' }, lineEnd(page)),
    ),
  );

const leaves = (): Html =>
  h(
    'svg',
    { class: 'absolute inset-0 size-full opacity-15', 'aria-hidden': 'true', focusable: 'false' },
    h('defs', null, trusted(asanoha('leaves', 84, 'currentColor'))),
    h('rect', { width: '100%', height: '100%', fill: 'url(#leaves)' }),
  );

/** The name in a column at the end, everything else at the foot of the page. */
const columnFooter = (page: PageToRender): Html =>
  h(
    'footer',
    { 'data-ground': 'deep', class: 'relative overflow-hidden' },
    leaves(),
    h(
      'div',
      { class: [kit.container, 'relative flex items-end justify-between gap-10 py-16'] },
      h(
        'div',
        { 'data-ground': 'deep', class: 'grid min-w-0 gap-4 py-4 pe-6' },
        h('p', { class: 'flex flex-col gap-1' }, footerFacts(page)),
        linkColumns(page),
        copyright(page),
      ),
      h(
        'p',
        {
          'data-ground': 'deep',
          class: [
            'max-h-72 px-3 py-4 font-display text-[clamp(1.4rem,3vw,2.75rem)] leading-tight tracking-[.16em]',
            page.language.direction === 'ltr' && ['[writing-mode:vertical-rl]', wholeName],
          ],
        },
        fitted(page.plan.name),
      ),
    ),
  );

/** A column is as high as it is: a long word is set smaller where it would be cut in two. */
const wholeWords = 'md:**:[.fit]:[font-size:min(1em,calc(32rem/(var(--letters)*0.68)))]!';
const wholeName = '**:[.fit]:[font-size:min(1em,calc(15rem/(var(--letters)*0.95)))]!';

/** Columns leave no room under a heading: what would stand there comes last. */
const below = ({ aside }: Part) => aside && h('div', { class: 'mt-14 max-w-2xl' }, aside);

/** Where the heading stands: in a column at the end, or along the line at the start. */
const columnsFor = (isColumn: boolean) =>
  isColumn ? 'md:grid-cols-[1fr_auto]' : 'md:grid-cols-[minmax(0,3fr)_minmax(0,8fr)]';

/** How much is left empty beside what is said. */
const margins = { '-1': 'lg:ps-[16.67%]', '0': '', '1': 'lg:pe-[8.33%]' } as const;

/** Washi, indigo and vermilion: headings in columns, much that is left empty. */
export const japanese: FamilyDesign = {
  id: 'japanese',
  fonts: { display: 'noto-serif-jp', body: 'noto-serif-jp' },
  kit,
  headers: [sealHeader, axisHeader],
  heroes,
  plain: {
    title: 'leading-[1.12] tracking-[.01em]',
    advance: 0.62,
    kicker: 'text-base leading-snug',
    ornaments: [waved, leafed],
  },
  footers: [columnFooter, colophonFooter('deep')],
  corners: [{ panel: '0', inner: '0', control: '0' }],
  rhythms: ['wide', 'even'],
  grounds: [
    ['paper', 'deep', 'paper', 'paper2', 'paper', 'paper2'],
    ['deep', 'paper', 'paper2', 'paper', 'paper2', 'paper'],
  ],
  colours: (wish, random) => ({
    light: {
      paper: wish.paper ?? { l: 0.945, c: 0.014, h: 88 },
      paper2: wish.second ?? { l: 0.91, c: 0.02, h: 84 },
      ink: { l: 0.22, c: 0.012, h: 60 },
      deep: wish.deep ?? { l: 0.27, c: 0.06, h: wish.accent ? wish.hue : random.pick([256, 256, 160, 20]) },
      accent: wish.accent ?? { l: 0.6, c: 0.19, h: 32 },
    },
  }),
  pageHead: (page, title) =>
    h(
      'section',
      { 'data-ground': 'paper' },
      h(
        'div',
        { class: [kit.container, 'flex pt-12 pb-6', isUpright(page) && 'justify-end'] },
        h(
          'h1',
          {
            class: [
              'max-h-[26rem] font-display text-[clamp(2.4rem,5vw,4.5rem)] leading-[1.3] tracking-[.06em]',
              columnOf(page),
            ],
          },
          oneLine(title),
        ),
      ),
    ),
  frame: (page, part, { ground }) => {
    const isColumn = isUpright(page);
    const heading = h(
      'div',
      {
        class: isColumn && [
          'max-h-[17rem] justify-self-end md:order-last md:max-h-[34rem]',
          columnOf(page),
          wholeWords,
        ],
      },
      partTitle(part, [kit.h2, '[container-type:normal]']),
    );
    const note = part.note && h('p', { class: 'mb-9 max-w-[34em] text-muted' }, part.note);
    return h(
      'section',
      { id: part.id, 'data-ground': ground, class: 'overflow-x-clip py-(--section)' },
      h(
        'div',
        {
          class: [
            kit.container,
            'grid gap-x-16 gap-y-8 lg:gap-x-24',
            part.heading ? '' : columnsFor(isColumn),
          ],
        },
        heading,
        h('div', { class: ['min-w-0', margins[page.look.broader]] }, note, part.body, below(part)),
      ),
    );
  },
};
