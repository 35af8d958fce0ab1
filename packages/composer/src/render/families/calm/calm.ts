import { outline } from '../../art/outlines.ts';
import { subjectOf } from '../../art/subject-drawing.ts';
import { fragment, type Html, h } from '../../h.ts';
import { turn } from '../../palette/colour.ts';
import { partTitle, titleLines } from '../../pieces.ts';
import type { PageToRender } from '../../site.ts';
import type { FamilyDesign } from '../family.ts';
import { brandLink, wideNav } from '../navigation.ts';
import { factsAndLinks, giantFooter, ledgerFooter } from '../shared/footers.ts';
import { actionButton, floatingHeader, headerShell, lineEnd } from '../shared/headers.ts';
import { rippled, squared } from '../shared/ornaments.ts';
import { headingAbove, indent, sideBySide, underHeading } from '../shared/side-by-side.ts';
import { heroes } from './hero.ts';
import { kit } from './kit.ts';

/** Letters that a line with its links in a pill has room for. */
const pillLine = 82;

const sign = (page: PageToRender): Html =>
  h(
    'svg',
    { viewBox: '-112 -116 224 232', class: 'size-8 shrink-0', 'aria-hidden': 'true', focusable: 'false' },
    h('path', { d: outline(subjectOf(page), 0, 1), class: 'fill-fill' }),
  );

/** The outline of the subject before the name, the links in a pill. */
const header = (page: PageToRender): Html =>
  headerShell(
    page,
    h(
      'div',
      { class: [kit.container, 'flex items-center justify-between gap-4 py-4'] },
      brandLink(page, kit.brand, sign(page)),
      h(
        'div',
        { class: 'flex shrink-0 items-center gap-2' },
        wideNav(page, {
          list: 'flex gap-1 rounded-full bg-panel p-1.5',
          link: 'block rounded-full px-4 py-2 hover:underline',
          room: pillLine,
        }),
        lineEnd(page, actionButton(page, 'max-md:hidden'), pillLine),
      ),
    ),
    { room: pillLine },
  );

const footer = (page: PageToRender): Html =>
  h('footer', { 'data-ground': 'paper' }, factsAndLinks(page, 'pt-12 pb-14 text-muted'));

/** Round panels on a mist, the task in the hero, soft rings that grow out of the subject's outline. */
export const calm: FamilyDesign = {
  id: 'calm',
  fonts: { display: 'figtree', body: 'figtree' },
  grounds: [
    ['deep', 'paper', 'paper2', 'paper', 'accent', 'paper'],
    ['paper', 'paper2', 'deep', 'paper', 'paper2', 'paper'],
    ['paper2', 'paper', 'accent', 'paper', 'deep', 'paper'],
  ],
  kit,
  corners: [
    { panel: '2rem', inner: '1rem', control: '999px' },
    { panel: '1.25rem', inner: '0.75rem', control: '0.875rem' },
  ],
  rhythms: ['close', 'even'],
  colours: (wish) => {
    const { hue } = wish;
    return {
      light: {
        paper: wish.paper ?? { l: 0.977, c: 0.009, h: hue },
        paper2: wish.second ?? { l: 0.93, c: 0.03, h: hue },
        ink: { l: 0.28, c: 0.045, h: turn(hue, 12) },
        deep: wish.deep ?? { l: 0.33, c: 0.06, h: turn(hue, 10) },
        accent: wish.accent ?? { l: 0.76, c: 0.1, h: turn(hue, 205) },
      },
    };
  },
  headers: [header, floatingHeader],
  heroes,
  plain: {
    title: 'font-medium leading-[1.02] tracking-[-.035em]',
    advance: 0.6,
    kicker: 'text-lg leading-snug font-semibold',
    ornaments: [rippled, squared],
  },
  pageHead: (_page, title) =>
    h(
      'section',
      { 'data-ground': 'paper' },
      h(
        'div',
        { class: kit.container },
        h(
          'div',
          { 'data-ground': 'paper2', class: 'rounded-[2.75rem] px-8 pt-24 pb-12 md:px-16' },
          h(
            'h1',
            {
              class:
                'font-display text-[clamp(2.75rem,6vw,5.25rem)] font-medium leading-none tracking-[-.035em]',
            },
            titleLines(title),
          ),
        ),
      ),
    ),
  frame: (page, part, { ground }) => {
    const isBeside = part.set === 'beside';
    const heading = h(
      'div',
      { class: isBeside ? '' : headingAbove(page.look, part) },
      partTitle(part, kit.h2),
      part.note && h('p', { class: 'mt-4 max-w-[36ch] text-muted' }, part.note),
      underHeading(part),
    );
    const body = isBeside
      ? sideBySide(page, { share: 5, gap: 'gap-10 md:gap-14', heading, body: part.body })
      : fragment(
          heading,
          h('div', { class: ['mt-10 min-w-0 md:mt-14', indent(page.look, part)] }, part.body),
        );
    const panel =
      ground === 'paper'
        ? h('div', { class: 'py-12 md:py-16' }, body)
        : h(
            'div',
            {
              'data-ground': ground,
              class: 'rounded-[2rem] px-6 py-14 md:rounded-[2.75rem] md:px-16 md:py-20',
            },
            body,
          );
    return h(
      'section',
      { id: part.id, 'data-ground': 'paper', class: 'py-4 md:py-7' },
      h('div', { class: kit.container }, panel),
    );
  },
  footers: [footer, ledgerFooter('deep'), giantFooter('paper2')],
};
