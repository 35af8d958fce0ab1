import { fragment, type Html, h } from '../../h.ts';
import { turn } from '../../palette/colour.ts';
import type { Oklch } from '../../palette/oklch.ts';
import { partTitle, titleLines } from '../../pieces.ts';
import type { PageToRender } from '../../site.ts';
import type { FamilyDesign } from '../family.ts';
import { copyright, footerFacts } from '../navigation.ts';
import { ledgerFooter, lineFilling, linkColumns } from '../shared/footers.ts';
import { barHeader, floatingHeader } from '../shared/headers.ts';
import { squared, thrown } from '../shared/ornaments.ts';
import { headingAbove, indent, sideBySide, underHeading } from '../shared/side-by-side.ts';
import { heroes } from './hero.ts';
import { kit } from './kit.ts';
import { crayons, crowd, wave } from './pieces.ts';

/** The name as large as it goes, with everybody looking over the edge. */
const peekingFooter = (page: PageToRender): Html =>
  h(
    'footer',
    { 'data-ground': 'paper', class: 'overflow-hidden pt-10' },
    crowd(page, 7, [
      'mx-auto -mb-[2.6%] w-[170%] max-w-none -translate-x-[20%] rtl:translate-x-[20%]',
      'md:w-[92%] md:!translate-x-0',
    ]),
    h(
      'div',
      { 'data-ground': 'deep', class: 'relative' },
      h(
        'div',
        { class: [kit.container, 'flex flex-wrap items-end justify-between gap-8 pt-12 pb-10'] },
        h(
          'p',
          {
            class: [
              'max-w-full font-display text-[length:var(--brand-size)] leading-[.9] tracking-[-.03em]',
              '[overflow-wrap:anywhere]',
            ],
            style: `--brand-size:max(1.75rem,${lineFilling(page.plan.name, 90, 11)})`,
          },
          page.plan.name,
        ),
        h('p', { class: 'flex flex-col gap-1' }, footerFacts(page)),
        h('div', null, linkColumns(page), h('p', { class: 'mt-3' }, copyright(page))),
      ),
    ),
  );

/** A quieter shade beside a colour; yellow turns to mud unless it stays light. */
const tintOf = ({ h }: Oklch): Oklch =>
  h > 65 && h < 120 ? { l: 0.935, c: 0.1, h } : { l: 0.88, c: 0.08, h };

/** A room of colours: waves for edges, cards that will not hang straight, and creatures. */
export const playful: FamilyDesign = {
  id: 'playful',
  fonts: { display: 'baloo', body: 'nunito' },
  kit,
  headers: [barHeader, floatingHeader],
  heroes,
  plain: {
    title: 'leading-[.94] tracking-[-.02em]',
    advance: 0.6,
    kicker: 'text-lg leading-snug font-extrabold',
    ornaments: [thrown(crayons), squared],
  },
  footers: [peekingFooter, ledgerFooter('deep')],
  corners: [
    { panel: '2rem', inner: '1.1rem', control: '999px' },
    { panel: '1rem', inner: '0.75rem', control: '0.75rem' },
  ],
  rhythms: ['even', 'close'],
  grounds: [
    ['paper', 'deep', 'paper2', 'paper', 'accent', 'paper'],
    ['paper', 'accent', 'paper', 'deep', 'paper2', 'paper'],
    ['paper', 'paper2', 'deep', 'paper', 'accent', 'paper2'],
  ],
  colours: (wish, random) => {
    const accent = wish.accent ?? { l: 0.87, c: 0.165, h: 92 };
    const shift = wish.accent ? accent.h - 92 : random.pick([0, 0, 60, -70]);
    return {
      light: {
        paper: wish.paper ?? { l: 0.977, c: 0.02, h: accent.h },
        paper2: wish.second ?? (wish.accent ? tintOf(accent) : { l: 0.84, c: 0.11, h: turn(190, shift) }),
        ink: { l: 0.25, c: 0.1, h: turn(305, shift) },
        deep:
          wish.deep ??
          (wish.accent ? { l: 0.38, c: 0.12, h: accent.h } : { l: 0.44, c: 0.18, h: turn(295, shift) }),
        accent,
      },
    };
  },
  pageHead: (_page, title) =>
    h(
      'section',
      { 'data-ground': 'accent', class: 'relative overflow-hidden' },
      h(
        'h1',
        {
          class: [
            kit.container,
            'pt-16 pb-28 font-display text-[clamp(3.25rem,8vw,7rem)] leading-[.9] tracking-[-.02em]',
          ],
        },
        titleLines(title),
      ),
      wave('paper'),
    ),
  frame: (page, part, { ground, next }) => {
    const isBeside = part.set === 'beside';
    const heading = h(
      'div',
      { class: isBeside ? '' : headingAbove(page.look, part) },
      partTitle(part, kit.h2),
      part.note && h('p', { class: 'mt-4 max-w-[34ch] text-lg' }, part.note),
      underHeading(part),
    );
    const body = isBeside
      ? sideBySide(page, { share: 5, gap: 'gap-10 md:gap-16', heading, body: part.body })
      : fragment(
          heading,
          h('div', { class: ['mt-10 min-w-0 md:mt-14', indent(page.look, part)] }, part.body),
        );
    return h(
      'section',
      {
        id: part.id,
        'data-ground': ground,
        class: 'relative overflow-x-clip pt-(--section) pb-[calc(var(--section)+3.5rem)]',
      },
      h('div', { class: kit.container }, body),
      ground !== next && wave(next),
    );
  },
};
