import { eightStar } from '../../art/stars.ts';
import { fragment, type Html, h } from '../../h.ts';
import { turn } from '../../palette/colour.ts';
import { partTitle, titleLines } from '../../pieces.ts';
import { columnsOf } from '../../sides.ts';
import type { PageToRender } from '../../site.ts';
import type { FamilyDesign } from '../family.ts';
import { brandLink, copyright, footerFacts, wideNav } from '../navigation.ts';
import { giantFooter, linkColumns } from '../shared/footers.ts';
import { actionButton, barHeader, headerShell, lineEnd } from '../shared/headers.ts';
import { squared } from '../shared/ornaments.ts';
import { endOf } from '../shared/side-by-side.ts';
import { heroes } from './hero.ts';
import { kit } from './kit.ts';
import { starTile } from './tiles.ts';

const starSign = (): Html =>
  h(
    'svg',
    { viewBox: '-54 -54 108 108', class: 'size-8 shrink-0', 'aria-hidden': 'true', focusable: 'false' },
    h('path', { d: eightStar(52), class: 'fill-fill' }),
    h('circle', { r: '11', class: 'fill-accent' }),
  );

/** The line of the header on a tile, a star before the name. */
const tileHeader = (page: PageToRender): Html =>
  headerShell(
    page,
    h(
      'div',
      { class: [kit.container, 'pt-3.5'] },
      h(
        'div',
        { class: 'flex items-center gap-3 rounded-card bg-panel px-5 py-2.5 md:px-6' },
        brandLink(page, ['me-auto', kit.brand], starSign()),
        wideNav(page, { list: 'me-3 flex gap-6', link: 'block py-1.5 underline-offset-8 hover:underline' }),
        h(
          'div',
          { class: 'flex shrink-0 items-center gap-2' },
          lineEnd(page, actionButton(page, 'max-md:hidden !py-2')),
        ),
      ),
    ),
  );

const brandTile = 'font-display text-[clamp(1.6rem,3.4vw,3.25rem)] font-semibold leading-tight';

const tileFooter = (page: PageToRender): Html =>
  h(
    'footer',
    { 'data-ground': 'paper', class: 'pt-2.5 pb-3.5' },
    h(
      'div',
      { class: [kit.container, 'grid gap-2.5 lg:grid-cols-6'] },
      h(
        'div',
        {
          'data-ground': 'deep',
          class: 'grid gap-8 rounded-card px-7 py-9 md:grid-cols-[2fr_1fr_1fr] lg:col-span-5',
        },
        h(
          'p',
          { class: [brandTile, "min-w-0 [font-variation-settings:'HEXP'_100] [overflow-wrap:anywhere]"] },
          page.plan.name,
        ),
        h('p', { class: 'flex min-w-0 flex-col gap-1' }, footerFacts(page), copyright(page)),
        linkColumns(page),
      ),
      starTile(page, 'footer', 'min-h-28'),
    ),
  );

/** The hues of glazes that warm any other. */
const [saffron, rose] = [80, 20];

/** Of a hue turned by some angles, the one that comes nearest to another. */
function nearest(wanted: number, angles: readonly number[], hue: number): number {
  const distance = (angle: number) => Math.abs(((turn(hue, angle) - wanted + 540) % 360) - 180);
  return turn(
    hue,
    angles.reduce((best, angle) => (distance(angle) < distance(best) ? angle : best)),
  );
}

/** Tiles: words, stars and the subject in turn, ten pixels apart, in any script and either direction. */
export const mosaic: FamilyDesign = {
  id: 'mosaic',
  fonts: { display: 'readex', body: 'readex' },
  kit,
  headers: [tileHeader, barHeader],
  heroes,
  plain: {
    title: 'font-semibold leading-[1.04] tracking-[-.03em]',
    advance: 0.62,
    kicker: 'text-lg leading-snug font-semibold',
    second: (text) => h('span', { class: 'block text-mark' }, text),
    ornaments: [starTile, squared],
  },
  footers: [tileFooter, giantFooter('deep', 130)],
  corners: [
    { panel: '0.375rem', inner: '0.25rem', control: '0.25rem' },
    { panel: '1.5rem', inner: '0.75rem', control: '999px' },
    { panel: '0', inner: '0', control: '0' },
  ],
  rhythms: ['close', 'even'],
  grounds: [
    ['paper', 'accent', 'paper', 'paper2', 'deep', 'paper'],
    ['paper', 'deep', 'paper', 'accent', 'paper', 'paper2'],
    ['paper2', 'paper', 'deep', 'paper', 'paper2', 'accent'],
  ],
  colours: (wish) => ({
    light: {
      paper: wish.paper ?? { l: 0.957, c: 0.02, h: wish.accent ? wish.hue : turn(wish.hue, -75) },
      paper2:
        wish.second ??
        (wish.accent
          ? { l: 0.9, c: 0.045, h: wish.hue }
          : { l: 0.885, c: 0.055, h: nearest(rose, [140, 220], wish.hue) }),
      ink: { l: 0.22, c: 0.045, h: wish.hue },
      deep: wish.deep ?? { l: 0.32, c: 0.075, h: wish.hue },
      accent: wish.accent ?? { l: 0.83, c: 0.145, h: nearest(saffron, [-82, 82, 180], wish.hue) },
    },
  }),
  pageHead: (page, title) =>
    h(
      'section',
      { 'data-ground': 'paper', class: 'pt-2.5' },
      h(
        'div',
        { class: [kit.container, 'grid gap-2.5 md:grid-cols-6'] },
        h(
          'div',
          { 'data-ground': 'deep', class: 'rounded-card px-7 pt-24 pb-9 md:col-span-4 md:px-12' },
          h(
            'h1',
            {
              class:
                'font-display text-[clamp(2.75rem,6vw,5.5rem)] font-semibold leading-none tracking-[-.03em]',
            },
            titleLines(title),
          ),
        ),
        starTile(page, 'head', 'min-h-32 md:col-span-2'),
      ),
    ),
  frame: (page, part, { ground }) => {
    const note = part.note && h('p', { class: 'mt-4 max-w-[34ch]' }, part.note);
    const heading = partTitle(part, kit.h2);
    if (part.set === 'beside')
      return h(
        'section',
        { id: part.id, 'data-ground': 'paper', class: 'py-[.3125rem]' },
        h(
          'div',
          { class: [kit.container, 'grid gap-2.5', columnsOf(page.look, 5)] },
          h(
            'div',
            { class: 'grid gap-2.5' },
            h(
              'div',
              { 'data-ground': ground === 'paper' ? 'accent' : ground, class: 'rounded-card p-7 md:p-9' },
              heading,
              note,
              part.aside && h('div', { class: 'mt-8' }, part.aside),
            ),
            starTile(page, part.id, 'min-h-28'),
          ),
          h('div', { class: 'rounded-card bg-panel p-6 md:p-10' }, h('div', { class: 'min-w-0' }, part.body)),
        ),
      );
    const body = fragment(
      h('div', { class: 'mb-9 flex flex-wrap items-end justify-between gap-x-10' }, heading, note),
      h('div', { class: ['min-w-0', endOf(page.look, part)] }, part.body),
    );
    return ground === 'paper'
      ? h(
          'section',
          { id: part.id, 'data-ground': 'paper', class: 'overflow-x-clip py-(--section)' },
          h('div', { class: kit.container }, body),
        )
      : h(
          'section',
          { id: part.id, 'data-ground': 'paper', class: 'py-[.3125rem]' },
          h(
            'div',
            { class: kit.container },
            h(
              'div',
              { 'data-ground': ground, class: 'overflow-x-clip rounded-card px-6 py-12 md:px-12 md:py-16' },
              body,
            ),
          ),
        );
  },
};
