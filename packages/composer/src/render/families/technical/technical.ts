import { type Html, h } from '../../h.ts';
import { partTitle, titleLines } from '../../pieces.ts';
import { columnsOf } from '../../sides.ts';
import type { PageToRender, Part } from '../../site.ts';
import type { FamilyDesign } from '../family.ts';
import { brandLink, copyright, footerFacts, wideNav } from '../navigation.ts';
import { giantFooter, linkColumns, reachFooter } from '../shared/footers.ts';
import { actionButton, floatingHeader, headerShell, lineEnd, noticeHeader } from '../shared/headers.ts';
import { bitted, cutUp } from '../shared/ornaments.ts';
import { endOf, underHeading } from '../shared/side-by-side.ts';
import { heroes } from './hero.ts';
import { kit } from './kit.ts';

const cross = (side: string) =>
  h('span', {
    'aria-hidden': 'true',
    class: [
      'absolute top-0',
      side,
      'hidden size-3 -translate-y-1/2',
      'bg-[linear-gradient(var(--edge),var(--edge)),linear-gradient(var(--edge),var(--edge))]',
      'bg-[length:100%_1px,1px_100%] bg-center bg-no-repeat md:block',
    ],
  });

const square = (): Html => h('span', { class: 'size-4 shrink-0 bg-accent', 'aria-hidden': 'true' });

const header = (page: PageToRender): Html =>
  headerShell(
    page,
    h(
      'div',
      { class: [kit.container, 'flex items-center justify-between gap-6 py-3'] },
      brandLink(page, kit.brand, square()),
      h(
        'div',
        { class: 'flex shrink-0 items-center gap-2' },
        wideNav(page, { list: 'me-4 flex gap-7', link: 'block py-1 text-muted hover:text-text' }),
        lineEnd(page, actionButton(page, 'max-md:hidden')),
      ),
    ),
    { more: 'border-b border-line' },
  );

/** The way to act on a field of the signal colour, then name, links and facts inside the frame. */
const footer = (page: PageToRender): Html =>
  h(
    'footer',
    { 'data-ground': 'paper' },
    h(
      'div',
      { 'data-ground': 'accent' },
      h(
        'div',
        {
          class: [
            'mx-auto flex max-w-[1280px] flex-wrap items-end justify-between gap-8 px-5 py-14 md:px-12 md:py-20',
          ],
        },
        h(
          'p',
          {
            class: [
              'min-w-0 font-display text-[clamp(2.2rem,5.6vw,5rem)] font-medium leading-none',
              'tracking-[-.045em] text-balance [overflow-wrap:anywhere]',
            ],
          },
          page.plan.name,
        ),
        actionButton(page),
      ),
    ),
    h(
      'div',
      { class: [kit.container, 'grid gap-8 py-14 text-muted md:grid-cols-[1fr_auto]'] },
      linkColumns(page),
      h('p', { class: 'flex flex-col gap-2 md:items-end' }, footerFacts(page), copyright(page)),
    ),
  );

/** What the navigation calls a part, where it leads to it. */
const labelOf = ({ language }: PageToRender, { id }: Part): string | undefined =>
  language.navigation.find(({ href }) => href.endsWith(`#${id}`))?.label;

/** A drawing board: visible frame, hairlines, crosshairs, neutral greys and one signal colour. */
export const technical: FamilyDesign = {
  id: 'technical',
  fonts: { display: 'geist', body: 'geist', mono: 'geist-mono' },
  grounds: [
    ['paper', 'paper2', 'paper', 'deep', 'paper', 'paper2'],
    ['paper2', 'paper', 'deep', 'paper', 'paper2', 'paper'],
  ],
  kit,
  corners: [
    { panel: '0.375rem', inner: '0.375rem', control: '0.375rem' },
    { panel: '0', inner: '0', control: '0' },
    { panel: '0.875rem', inner: '0.5rem', control: '999px' },
  ],
  rhythms: ['close', 'even'],
  colours: (wish) => {
    const tint = wish.accent ? wish.hue : 255;
    return {
      light: {
        paper: wish.paper ?? { l: 0.984, c: 0.006, h: tint },
        paper2: wish.second ?? { l: 0.956, c: 0.011, h: tint },
        ink: { l: 0.2, c: 0.014, h: tint },
        deep: wish.deep ?? { l: 0.19, c: 0.016, h: tint },
        accent: wish.accent ?? { l: 0.68, c: 0.2, h: wish.hue },
      },
    };
  },
  headers: [header, floatingHeader, noticeHeader],
  heroes,
  plain: {
    title: 'font-medium leading-[.97] tracking-[-.05em]',
    advance: 0.6,
    kicker: 'font-mono text-[.95rem] leading-snug text-mark',
    ornaments: [bitted, cutUp],
  },
  pageHead: (_page, title) =>
    h(
      'section',
      { 'data-ground': 'paper' },
      h(
        'div',
        { class: [kit.container, 'pt-20 pb-14'] },
        h(
          'h1',
          { class: 'font-display text-[clamp(2.8rem,6vw,5rem)] font-medium leading-none tracking-[-.045em]' },
          titleLines(title),
        ),
      ),
    ),
  frame: (page, part, { ground, index }) => {
    // Above a part as wide as the page the heading begins where the part does, its number at the end.
    const isMirrored = page.look.isMirrored || part.set === 'below';
    const columns = `grid gap-x-10 ${columnsOf({ ...page.look, isMirrored }, 3)}`;
    const heading = h(
      'div',
      { class: [columns, 'gap-y-4'] },
      h(
        'p',
        {
          class: [isMirrored ? 'md:order-last md:text-end' : '', 'pt-3 font-mono text-[.875rem] text-mark'],
          'aria-hidden': 'true',
        },
        String(index + 1).padStart(2, '0'),
        ' ',
        labelOf(page, part),
      ),
      h('div', null, partTitle(part, kit.h2), part.note && h('p', { class: 'mt-4 text-muted' }, part.note)),
    );
    const body =
      part.set === 'beside'
        ? h(
            'div',
            { class: columns },
            h('div', { class: ['min-w-0', isMirrored ? 'md:order-last' : ''] }, underHeading(part)),
            h('div', { class: 'mt-10 min-w-0' }, part.body),
          )
        : h('div', { class: ['mt-12 min-w-0', endOf(page.look, part)] }, part.body);
    return h(
      'section',
      { id: part.id, 'data-ground': ground, class: 'overflow-x-clip border-t border-line' },
      h(
        'div',
        { class: [kit.container, 'relative py-(--section)'] },
        cross('-start-1.5'),
        cross('-end-1.5'),
        heading,
        body,
      ),
    );
  },
  footers: [footer, giantFooter('deep'), reachFooter('deep')],
};
