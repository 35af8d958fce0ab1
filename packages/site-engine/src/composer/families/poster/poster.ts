import { type Html, html } from '../../html.ts';
import { actionHref, actionLabel } from '../../labels.ts';
import type { ColourWish } from '../../palette/asked-colours.ts';
import { turn } from '../../palette/colour.ts';
import type { Oklch } from '../../reading/colour-shades.ts';
import { titleLines } from '../../sections/pieces.ts';
import type { Site } from '../../site.ts';
import type { FamilyDesign } from '../family.ts';
import type { Look } from '../look.ts';
import { copyright, factLine, menuButton, menuPanel, navLinks, themeSwitch, wideNav } from '../navigation.ts';
import { giantFooter, reachFooter } from '../shared/footers.ts';
import { barHeader, noticeHeader } from '../shared/headers.ts';
import { indent } from '../shared/side-by-side.ts';
import { field } from './field.ts';
import { fittedLine } from './fitted-type.ts';
import { heroes } from './hero.ts';
import { kit } from './kit.ts';

const greyChroma = 0.03;

/** At night one ink shines; a second one that is asked for shines beside it. */
const nightInks = (full: Oklch, second: Oklch | undefined) =>
  second
    ? { deep: full, accent: second }
    : { deep: { l: 0.28, c: Math.min(full.c, 0.07), h: full.h }, accent: full };

/** What everything is printed on: the asked colour, or a bare sheet for black and greys. */
function sheetOf({ accent, paper, hue }: ColourWish): Oklch {
  if (!accent) return { l: 0.69, c: 0.21, h: hue };
  return accent.c < greyChroma && accent.l < 0.9 ? (paper ?? { l: 0.955, c: 0.004, h: hue }) : accent;
}

/** Lifts a middle tone just so far that black print on it can be read; a dark one takes white print as it is. */
const printable = (colour: Oklch): Oklch =>
  colour.l > 0.54 && colour.l < 0.63 ? { ...colour, l: 0.63 } : colour;

/** The printed part of a section is half of it or less. */
const sheetHalves = (broader: Look['broader'], isAtEnd: boolean): string => {
  const [print, words] = [5 + broader, 7 - broader];
  return isAtEnd ? `lg:grid-cols-[${words}fr_${print}fr]` : `lg:grid-cols-[${print}fr_${words}fr]`;
};

const header = (site: Site): Html =>
  html`<header data-ground="paper" class="relative z-30"><div class="${kit.container} flex items-start justify-between gap-6 py-4 font-bold"><a href="index.html" class="py-2.5">${site.brief.brand}</a><div class="flex items-start gap-3">${wideNav(site, 'flex flex-wrap justify-end gap-x-6 py-2.5', 'underline decoration-2 underline-offset-4 hover:no-underline')}${themeSwitch(site, '')}${menuButton(site, '')}</div></div>${menuPanel(site, html`<a class="${kit.button} w-full" href="${actionHref(site)}">${actionLabel(site)}</a>`)}</header>`;

const footer = (site: Site): Html =>
  html`<footer data-ground="paper" class="overflow-hidden pt-14"><div class="${kit.container} flex flex-wrap justify-between gap-x-10 gap-y-3 font-bold">${factLine(site)}<ul class="flex flex-wrap gap-x-6 gap-y-2">${navLinks(site, 'underline decoration-2 underline-offset-4')}</ul>${copyright(site)}</div><div class="${kit.container} mt-8">${fittedLine(site.headline.split('|')[1] ?? site.brief.brand, 'h-[22vw] max-h-72')}</div></footer>`;

/** A printed sheet: three inks, no margins to speak of, type as the picture. */
export const poster: FamilyDesign = {
  id: 'poster',
  fonts: { display: 'anybody', body: 'archivo' },
  grounds: [
    ['deep', 'accent', 'paper2', 'paper', 'deep', 'accent'],
    ['paper2', 'paper', 'accent', 'deep', 'paper2', 'paper'],
    ['accent', 'paper2', 'deep', 'paper', 'paper2', 'deep'],
  ],
  kit,
  corners: [{ panel: '0', inner: '0', control: '0' }],
  rhythms: ['close', 'even'],
  colours: (wish) => {
    const full = printable(sheetOf(wish));
    const black = wish.deep ?? { l: 0.17, c: 0.03, h: turn(full.h, -9) };
    const isBare = full.c < greyChroma;
    const pale = wish.second ??
      (isBare ? { l: 0.86, c: full.c, h: full.h } : wish.paper) ?? { l: 0.9, c: 0.065, h: turn(full.h, -24) };
    const ink = { ...black, l: Math.min(black.l, 0.2) };
    return {
      light: { paper: full, paper2: { l: 0.955, c: 0.02, h: full.h }, ink, deep: black, accent: pale },
      dark: {
        paper: { l: 0.17, c: 0.02, h: full.h },
        paper2: { l: 0.22, c: 0.025, h: full.h },
        ink,
        ...nightInks(full, wish.second ?? wish.paper),
      },
    };
  },
  headers: [header, barHeader, noticeHeader],
  heroes,
  pageHead: (_site, title) =>
    html`<section data-ground="paper"><h1 class="${kit.container} pt-16 pb-8"><span class="sr-only">${title}</span>${fittedLine(title, 'h-[26vw] md:h-[24vw] md:max-h-80')}</h1></section>`,
  frame: (site, part, { ground, index }) => {
    const heading = html`<h2 class="${kit.h2}">${titleLines(part.title)}</h2>${part.note && html`<p class="mt-5 max-w-[44ch] text-lg">${part.note}</p>`}`;
    const isAtEnd = (index % 2 === 1) !== site.family.isMirrored;
    return part.set === 'beside'
      ? html`<section id="${part.id}" data-ground="${ground}" class="grid ${sheetHalves(site.family.broader, isAtEnd)}">${field(site, index, isAtEnd ? 'lg:order-last' : '')}<div class="px-3.5 py-(--section) md:px-7">${heading}<div class="mt-9 min-w-0">${part.body}</div>${part.aside && html`<div class="mt-12">${part.aside}</div>`}</div></section>`
      : html`<section id="${part.id}" data-ground="${ground}" class="py-(--section)"><div class="${kit.container}">${heading}<div class="mt-10 min-w-0 md:mt-14 ${indent(site.family, part)}">${part.body}</div></div></section>`;
  },
  footers: [footer, reachFooter('deep'), giantFooter('deep', 110)],
};
