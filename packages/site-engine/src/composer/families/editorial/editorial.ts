import { type Html, html } from '../../html.ts';
import { actionHref, actionLabel } from '../../labels.ts';
import { titleLines } from '../../sections/pieces.ts';
import type { Site } from '../../site.ts';
import type { FamilyDesign } from '../family.ts';
import { copyright, factLine, menuButton, menuPanel, navLinks, themeSwitch, wideNav } from '../navigation.ts';
import { colophonFooter, ledgerFooter } from '../shared/footers.ts';
import { axisHeader, noticeHeader } from '../shared/headers.ts';
import { headingAbove, indent, sideBySide, underHeading } from '../shared/side-by-side.ts';
import { heroes } from './hero.ts';
import { kit } from './kit.ts';

const header = (
  site: Site,
): Html => html`<header data-ground="paper" class="relative z-30"><div class="${kit.container}"><div class="grid grid-cols-[1fr_auto_auto] items-center gap-4 border-b-2 border-edge py-3.5 md:grid-cols-[1fr_auto_1fr]">
<p class="text-[.9rem] max-md:hidden">${site.brief.facts.address ?? site.brief.place ?? ''}</p><a class="font-display text-[1.7rem] leading-none tracking-[-.03em]" href="index.html">${site.brief.brand}</a>
<div class="flex items-center justify-end gap-2"><p class="text-[.9rem] max-lg:hidden">${site.brief.facts.hours[0] ?? ''}</p>${themeSwitch(site, '')}${menuButton(site, '')}</div></div>${wideNav(site, 'flex flex-wrap justify-center gap-x-9 border-b border-edge py-3', 'py-1 underline-offset-4 hover:underline')}</div>${menuPanel(site, html`<a class="${kit.button} w-full" href="${actionHref(site)}">${actionLabel(site)}</a>`)}</header>`;

const footer = (site: Site): Html =>
  html`<footer data-ground="deep" class="overflow-hidden pt-16"><div class="${kit.container} flex flex-wrap justify-between gap-x-10 gap-y-4">${factLine(site)}<ul class="flex flex-wrap gap-x-6 gap-y-2">${navLinks(site, 'underline underline-offset-4')}</ul>${copyright(site)}</div><p aria-hidden="true" class="mt-10 pb-[.2em] text-center font-display text-[length:var(--brand-size)] leading-none tracking-[-.045em] whitespace-nowrap" style="--brand-size:${Math.min(16, Math.round(1750 / Math.max(6, site.brief.brand.length)) / 10)}vw">${site.brief.brand}</p></footer>`;

/** What is printed large is never paler, even where the asked colour is. */
const darkestPrint = 0.36;

/** A paper with a masthead: large serif, ruled lists, tiles and one drawn object that the type overlaps. */
export const editorial: FamilyDesign = {
  id: 'editorial',
  fonts: { display: 'fraunces', displayItalic: 'fraunces-italic', body: 'instrument-sans' },
  grounds: [
    ['paper2', 'paper', 'deep', 'paper', 'paper2', 'paper'],
    ['paper', 'accent', 'paper', 'paper2', 'deep', 'paper2'],
    ['deep', 'paper', 'paper2', 'paper', 'accent', 'paper'],
  ],
  kit,
  corners: [
    { panel: '0', inner: '0', control: '2px' },
    { panel: '0.75rem', inner: '0.375rem', control: '999px' },
  ],
  rhythms: ['close', 'even', 'wide'],
  colours: (wish, random) => {
    const paperHue = random.between(74, 96);
    const deep = wish.deep ?? { l: 0.33, c: 0.13, h: wish.hue };
    return {
      light: {
        paper: wish.paper ?? { l: 0.957, c: 0.038, h: paperHue },
        paper2: wish.second ?? { l: 0.918, c: 0.058, h: paperHue - 3 },
        ink: { ...deep, l: Math.min(deep.l, darkestPrint) },
        deep,
        accent: wish.accent ?? {
          l: 0.74,
          c: 0.125,
          h: random.between(44, 78),
        },
      },
    };
  },
  headers: [header, axisHeader, noticeHeader],
  heroes,
  pageHead: (_site, title) =>
    html`<section data-ground="paper" class="pt-16 pb-4 md:pt-24"><div class="${kit.container}"><h1 class="font-display text-[clamp(3.2rem,9vw,8rem)] leading-[.9] tracking-[-.04em]">${titleLines(title)}</h1></div></section>`,
  frame: (site, part, { ground }) => {
    const isBeside = part.set === 'beside';
    const heading = html`<div class="${isBeside ? '' : headingAbove(site.family)}"><h2 class="${kit.h2}">${titleLines(part.title)}</h2>${part.note && html`<p class="mt-5 max-w-[34ch]">${part.note}</p>`}${underHeading(part)}</div>`;
    const body = isBeside
      ? sideBySide(site, 5, 'gap-10 md:gap-12', heading, part.body)
      : html`${heading}<div class="min-w-0 mt-12 md:mt-16 ${indent(site.family, part)}">${part.body}</div>`;
    return html`<section id="${part.id}" data-ground="${ground}" class="py-(--section)"><div class="${kit.container}">${body}</div></section>`;
  },
  footers: [footer, ledgerFooter('deep'), colophonFooter('accent')],
};
