import { rosette } from '../../art/rosette.ts';
import { type Html, html, trusted } from '../../html.ts';
import { actionHref, actionLabel } from '../../labels.ts';
import { turn } from '../../palette/colour.ts';
import { titleLines } from '../../sections/pieces.ts';
import type { Site } from '../../site.ts';
import type { FamilyDesign } from '../family.ts';
import { copyright, factLine, menuButton, menuPanel, navLinks, themeSwitch, wideNav } from '../navigation.ts';
import { colophonFooter, ledgerFooter } from '../shared/footers.ts';
import { axisHeader, noticeHeader } from '../shared/headers.ts';
import { headingAbove, indent, sideBySide, underHeading } from '../shared/side-by-side.ts';
import { heroes } from './hero.ts';
import { kit } from './kit.ts';

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII'];

const header = (site: Site): Html =>
  html`<header data-ground="paper" class="relative z-30 border-b border-edge"><div data-ground="deep"><p class="${kit.container} flex flex-wrap justify-between gap-x-8 py-2.5 text-[.9rem]"><span>${site.brief.facts.address ?? site.brief.place ?? site.brief.brand}</span><span>${site.brief.facts.phone ?? site.brief.facts.hours[0] ?? ''}</span></p></div><div class="${kit.container} flex items-center justify-between gap-6 py-5"><a class="font-display text-[1.75rem] leading-none" href="index.html">${site.brief.brand}</a><div class="flex items-center gap-3">${wideNav(site, 'flex gap-8', 'py-1 underline-offset-8 hover:underline')}${themeSwitch(site, '')}${menuButton(site, '')}</div></div>${menuPanel(site, html`<a class="${kit.button} w-full" href="${actionHref(site)}">${actionLabel(site)}</a>`)}</header>`;

const footer = (site: Site): Html =>
  html`<footer data-ground="deep" class="relative overflow-hidden"><svg viewBox="-310 -310 620 620" class="absolute -end-40 -bottom-56 w-[34rem] opacity-40" fill="none" stroke="currentColor" stroke-width=".8" aria-hidden="true" focusable="false">${trusted(`<path d="${rosette(site.random.fork('footer'), 60, 300, 7)}"/>`)}</svg><div class="${kit.container} relative grid gap-8 py-16 md:grid-cols-[5fr_4fr_3fr]"><div><p class="font-display text-3xl">${site.brief.brand}</p><p class="mt-3 max-w-[36ch]">${titleLines(site.kind.about.title)}</p></div><p class="flex flex-col gap-2">${factLine(site)}</p><ul class="grid content-start gap-2">${navLinks(site, 'underline underline-offset-4')}<li>${copyright(site)}</li></ul></div></footer>`;

/** A title page: old-style serif, rules and roman numerals, engraved rosettes. */
export const classic: FamilyDesign = {
  id: 'classic',
  fonts: { display: 'eb-garamond', displayItalic: 'eb-garamond-italic', body: 'public-sans' },
  grounds: [
    ['paper2', 'paper', 'deep', 'paper', 'paper2', 'paper'],
    ['paper', 'paper2', 'paper', 'deep', 'paper', 'paper2'],
  ],
  kit,
  corners: [
    { panel: '0', inner: '0', control: '0' },
    { panel: '2px', inner: '2px', control: '999px' },
  ],
  rhythms: ['even', 'wide'],
  colours: (wish, random) => ({
    light: {
      paper: wish.paper ?? { l: 0.955, c: 0.009, h: random.between(70, 100) },
      paper2: wish.second ?? { l: 0.918, c: 0.015, h: 82 },
      ink: { l: 0.24, c: 0.03, h: wish.hue },
      deep: wish.deep ?? { l: 0.3, c: 0.09, h: wish.hue },
      accent: wish.accent ?? { l: 0.72, c: 0.085, h: turn(wish.hue, random.pick([45, 60, -60])) },
    },
  }),
  headers: [header, axisHeader, noticeHeader],
  heroes,
  pageHead: (_site, title) =>
    html`<section data-ground="deep"><div class="${kit.container} py-20"><h1 class="font-display text-[clamp(2.9rem,6.4vw,5.5rem)] leading-none tracking-[-.02em]">${titleLines(title)}</h1></div></section>`,
  frame: (site, part, { ground, index }) => {
    const isBeside = part.set === 'beside';
    const number = html`<p class="mb-4 font-display text-xl text-mark" aria-hidden="true">${numerals[index] ?? ''}</p>`;
    const heading = html`<div>${number}<div class="${isBeside ? '' : headingAbove(site.family)}"><h2 class="${kit.h2}">${titleLines(part.title)}</h2>${part.note && html`<p class="mt-5 max-w-[38ch] text-muted">${part.note}</p>`}</div>${underHeading(part)}</div>`;
    const body = isBeside
      ? sideBySide(site, 5, 'gap-x-12 gap-y-10', heading, part.body)
      : html`${heading}<div class="mt-10 min-w-0 ${indent(site.family, part)}">${part.body}</div>`;
    return html`<section id="${part.id}" data-ground="${ground}" class="py-(--section)"><div class="${kit.container}">${body}</div></section>`;
  },
  footers: [footer, colophonFooter('deep'), ledgerFooter('paper2')],
};
