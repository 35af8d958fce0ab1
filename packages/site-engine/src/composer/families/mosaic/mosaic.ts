import { eightStar } from '../../art/stars.ts';
import { type Html, html } from '../../html.ts';
import { turn } from '../../palette/colour.ts';
import { titleLines } from '../../sections/pieces.ts';
import { columnsOf } from '../../sections/sides.ts';
import type { Site } from '../../site.ts';
import type { FamilyDesign } from '../family.ts';
import { copyright, factLine, menuButton, navLinks, themeSwitch, wideNav } from '../navigation.ts';
import { giantFooter } from '../shared/footers.ts';
import { actionButton, barHeader, menu } from '../shared/headers.ts';
import { indent } from '../shared/side-by-side.ts';
import { heroes } from './hero.ts';
import { kit } from './kit.ts';
import { starTile } from './tiles.ts';

const tileHeader = (site: Site): Html =>
  html`<header data-ground="paper" class="relative z-30"><div class="${kit.container} pt-3.5"><div class="flex items-center gap-3 rounded-card bg-panel px-5 py-2.5 md:px-6"><a class="me-auto flex items-center gap-3 ${kit.brand}" href="index.html"><svg viewBox="-54 -54 108 108" class="size-8 shrink-0" aria-hidden="true" focusable="false"><path d="${eightStar(52)}" class="fill-fill"/><circle r="11" class="fill-accent"/></svg>${site.brief.brand}</a>${wideNav(site, 'me-3 flex gap-6', 'py-1.5 underline-offset-8 hover:underline')}${themeSwitch(site, '')}${actionButton(site, 'max-md:hidden !py-2')}${menuButton(site, '')}</div></div>${menu(site)}</header>`;

const tileFooter = (site: Site): Html =>
  html`<footer data-ground="paper" class="pt-2.5 pb-3.5"><div class="${kit.container} grid gap-2.5 md:grid-cols-6"><div data-ground="deep" class="grid gap-8 rounded-card px-7 py-9 md:col-span-5 md:grid-cols-[2fr_1fr_1fr]"><p class="font-display text-[clamp(1.9rem,4vw,3.75rem)] font-semibold leading-tight [font-variation-settings:'HEXP'_100] [overflow-wrap:anywhere]">${site.brief.brand}</p><p class="flex flex-col gap-1">${factLine(site)}${copyright(site)}</p><ul>${navLinks(site, 'inline-block py-1 underline underline-offset-4')}</ul></div>${starTile(site, 'footer', 'min-h-28')}</div></footer>`;

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
  pageHead: (site, title) =>
    html`<section data-ground="paper" class="pt-2.5"><div class="${kit.container} grid gap-2.5 md:grid-cols-6"><div data-ground="deep" class="rounded-card px-7 pt-24 pb-9 md:col-span-4 md:px-12"><h1 class="font-display text-[clamp(2.75rem,6vw,5.5rem)] font-semibold leading-none tracking-[-.03em]">${titleLines(title)}</h1></div>${starTile(site, 'head', 'min-h-32 md:col-span-2')}</div></section>`,
  frame: (site, part, { ground, index }) => {
    const note = part.note && html`<p class="mt-4 max-w-[34ch]">${part.note}</p>`;
    const heading = html`<h2 class="${kit.h2}">${titleLines(part.title)}</h2>`;
    const isAtEnd = (index % 2 === 1) !== site.family.isMirrored;
    if (part.set === 'beside')
      return html`<section id="${part.id}" data-ground="paper" class="py-[.3125rem]"><div class="${kit.container} grid gap-2.5 ${columnsOf({ ...site.family, isMirrored: isAtEnd }, 5)}"><div class="grid gap-2.5 ${isAtEnd ? 'md:order-last' : ''}"><div data-ground="${ground === 'paper' ? 'accent' : ground}" class="rounded-card p-7 md:p-9">${heading}${note}${part.aside && html`<div class="mt-8">${part.aside}</div>`}</div>${starTile(site, part.id, 'min-h-28')}</div><div class="rounded-card bg-panel p-6 md:p-10"><div class="min-w-0">${part.body}</div></div></div></section>`;
    const body = html`<div class="mb-9 flex flex-wrap items-end justify-between gap-x-10">${heading}${note}</div><div class="min-w-0 ${indent(site.family, part)}">${part.body}</div>`;
    return ground === 'paper'
      ? html`<section id="${part.id}" data-ground="paper" class="overflow-x-clip py-(--section)"><div class="${kit.container}">${body}</div></section>`
      : html`<section id="${part.id}" data-ground="paper" class="py-[.3125rem]"><div class="${kit.container}"><div data-ground="${ground}" class="overflow-x-clip rounded-card px-6 py-12 md:px-12 md:py-16">${body}</div></div></section>`;
  },
};
