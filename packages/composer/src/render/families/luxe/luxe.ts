import { fragment, h } from '../../h.ts';
import { turn } from '../../palette/colour.ts';
import { partTitle, titleLines } from '../../pieces.ts';
import type { FamilyDesign } from '../family.ts';
import { colophonFooter, giantFooter, ledgerFooter } from '../shared/footers.ts';
import { axisHeader, floatingHeader } from '../shared/headers.ts';
import { contoured, engraved } from '../shared/ornaments.ts';
import { endOf, sideBySide, underHeading } from '../shared/side-by-side.ts';
import { heroes } from './hero.ts';
import { kit } from './kit.ts';

/** A wall with arches: a central axis, thin rules, much air, and one view at some hour of the day. */
export const luxe: FamilyDesign = {
  id: 'luxe',
  fonts: { display: 'cormorant', displayItalic: 'cormorant-italic', body: 'jost' },
  kit,
  headers: [axisHeader, floatingHeader],
  heroes,
  plain: {
    title: 'leading-[.98] tracking-[-.025em]',
    advance: 0.5,
    kicker: 'text-base leading-snug md:text-lg',
    second: (text) => h('em', { class: 'block' }, text),
    ornaments: [contoured, engraved],
  },
  footers: [colophonFooter('deep'), giantFooter('deep'), ledgerFooter('deep')],
  corners: [
    { panel: '0', inner: '0', control: '0' },
    { panel: '1.75rem', inner: '0.875rem', control: '999px' },
  ],
  rhythms: ['wide', 'even'],
  grounds: [
    ['paper2', 'deep', 'paper', 'paper2', 'paper', 'deep'],
    ['paper', 'paper2', 'deep', 'paper', 'paper2', 'paper'],
    ['deep', 'paper2', 'paper', 'paper2', 'deep', 'paper'],
  ],
  colours: (wish) => ({
    light: {
      paper: wish.paper ?? { l: 0.9, c: 0.03, h: wish.hue },
      paper2: wish.second ?? { l: 0.95, c: 0.016, h: turn(wish.hue, 8) },
      ink: { l: 0.26, c: 0.045, h: turn(wish.hue, 183) },
      deep: wish.deep ?? { l: 0.26, c: 0.045, h: turn(wish.hue, 183) },
      accent: wish.accent ?? { l: 0.64, c: 0.115, h: turn(wish.hue, -10) },
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
            kit.container,
            'pt-20 pb-14 text-center font-display text-[clamp(3.4rem,8vw,7.5rem)] leading-none',
            'tracking-[-.025em]',
          ],
        },
        titleLines(title),
      ),
    ),
  frame: (page, part, { ground, index }) => {
    const isCentred = part.set === 'below' && index % 3 === 1;
    const note = part.note && h('p', { class: 'max-w-[26em] text-muted' }, part.note);
    const heading = h(
      'div',
      {
        class: [
          'flex flex-wrap items-end self-start gap-x-12 gap-y-5',
          isCentred ? 'flex-col !items-center text-center' : 'justify-between',
        ],
      },
      partTitle(part, kit.h2),
      note,
    );
    const body =
      part.set === 'beside'
        ? sideBySide(page, {
            share: 5,
            gap: 'gap-10 md:gap-16',
            heading: [heading, underHeading(part)],
            body: part.body,
          })
        : fragment(
            heading,
            h('div', { class: ['mt-12 min-w-0 md:mt-16', endOf(page.look, part)] }, part.body),
          );
    return h(
      'section',
      { id: part.id, 'data-ground': ground, class: 'overflow-x-clip py-(--section)' },
      h('div', { class: kit.container }, body),
    );
  },
};
