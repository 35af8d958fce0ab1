import { outline } from '../../art/outlines.ts';
import { type Html, html } from '../../html.ts';
import { actionHref, actionLabel } from '../../labels.ts';
import { turn } from '../../palette/colour.ts';
import { titleLines } from '../../sections/pieces.ts';
import type { Site } from '../../site.ts';
import type { FamilyDesign } from '../family.ts';
import { copyright, factLine, menuButton, menuPanel, navLinks, themeSwitch, wideNav } from '../navigation.ts';
import { giantFooter, ledgerFooter } from '../shared/footers.ts';
import { floatingHeader } from '../shared/headers.ts';
import { headingAbove, indent, sideBySide, underHeading } from '../shared/side-by-side.ts';
import { heroes } from './hero.ts';
import { kit } from './kit.ts';

const header = (site: Site): Html =>
  html`<header data-ground="paper" class="relative z-30"><div class="${kit.container} flex items-center justify-between gap-4 py-4"><a class="flex items-center gap-3 text-xl font-semibold tracking-[-.02em]" href="index.html"><svg viewBox="-112 -116 224 232" class="size-8" aria-hidden="true" focusable="false"><path d="${outline(site.kind.subject, 0, 1)}" class="fill-fill"/></svg>${site.brief.brand}</a><div class="flex items-center gap-2">${wideNav(site, 'flex gap-1 rounded-full bg-panel p-1.5', 'block rounded-full px-4 py-2 hover:underline')}${themeSwitch(site, '')}<a class="${kit.button} max-md:hidden" href="${actionHref(site)}">${actionLabel(site)}</a>${menuButton(site, '')}</div></div>${menuPanel(site, html`<a class="${kit.button} w-full" href="${actionHref(site)}">${actionLabel(site)}</a>`)}</header>`;

const footer = (site: Site): Html =>
  html`<footer data-ground="paper"><div class="${kit.container} flex flex-wrap justify-between gap-x-10 gap-y-4 pt-12 pb-14 text-muted">${factLine(site)}<ul class="flex flex-wrap gap-x-6 gap-y-2">${navLinks(site, 'underline underline-offset-4')}</ul>${copyright(site)}</div></footer>`;

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
  pageHead: (_site, title) =>
    html`<section data-ground="paper"><div class="${kit.container}"><div data-ground="paper2" class="rounded-[2.75rem] px-8 pt-24 pb-12 md:px-16"><h1 class="font-display text-[clamp(2.75rem,6vw,5.25rem)] font-medium leading-none tracking-[-.035em]">${titleLines(title)}</h1></div></div></section>`,
  frame: (site, part, { ground }) => {
    const isBeside = part.set === 'beside';
    const heading = html`<div class="${isBeside ? '' : headingAbove(site.family)}"><h2 class="${kit.h2}">${titleLines(part.title)}</h2>${part.note && html`<p class="mt-4 max-w-[36ch] text-muted">${part.note}</p>`}${underHeading(part)}</div>`;
    const body = isBeside
      ? sideBySide(site, 5, 'gap-10 md:gap-14', heading, part.body)
      : html`${heading}<div class="min-w-0 mt-10 md:mt-14 ${indent(site.family, part)}">${part.body}</div>`;
    const panel =
      ground === 'paper'
        ? html`<div class="py-12 md:py-16">${body}</div>`
        : html`<div data-ground="${ground}" class="rounded-[2rem] px-6 py-14 md:rounded-[2.75rem] md:px-16 md:py-20">${body}</div>`;
    return html`<section id="${part.id}" data-ground="paper" class="py-4 md:py-7"><div class="${kit.container}">${panel}</div></section>`;
  },
  footers: [footer, ledgerFooter('deep'), giantFooter('paper2')],
};
