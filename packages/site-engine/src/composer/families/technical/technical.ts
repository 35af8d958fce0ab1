import { type Html, html } from '../../html.ts';
import { actionHref, actionLabel, labelOf, navigation } from '../../labels.ts';
import { titleLines } from '../../sections/pieces.ts';
import { columnsOf } from '../../sections/sides.ts';
import type { Site } from '../../site.ts';
import type { FamilyDesign } from '../family.ts';
import { copyright, factLine, menuButton, menuPanel, navLinks, themeSwitch, wideNav } from '../navigation.ts';
import { giantFooter, reachFooter } from '../shared/footers.ts';
import { floatingHeader, noticeHeader } from '../shared/headers.ts';
import { indent, underHeading } from '../shared/side-by-side.ts';
import { heroes } from './hero.ts';
import { kit } from './kit.ts';

const cross = (side: string) =>
  html`<span aria-hidden="true" class="absolute top-0 ${side} hidden size-3 -translate-y-1/2 bg-[linear-gradient(var(--edge),var(--edge)),linear-gradient(var(--edge),var(--edge))] bg-[length:100%_1px,1px_100%] bg-center bg-no-repeat md:block"></span>`;

const header = (site: Site): Html =>
  html`<header data-ground="paper" class="relative z-30 border-b border-line"><div class="${kit.container} flex items-center justify-between gap-6 py-3"><a class="flex items-center gap-3 text-lg font-semibold tracking-[-.02em]" href="index.html"><span class="size-4 bg-accent" aria-hidden="true"></span>${site.brief.brand}</a><div class="flex items-center gap-2">${wideNav(site, 'me-4 flex gap-7', 'py-1 text-muted hover:text-text')}${themeSwitch(site, '')}<a class="${kit.button} max-md:hidden" href="${actionHref(site)}">${actionLabel(site)}</a>${menuButton(site, '')}</div></div>${menuPanel(site, html`<a class="${kit.button} w-full" href="${actionHref(site)}">${actionLabel(site)}</a>`)}</header>`;

const footer = (
  site: Site,
): Html => html`<section data-ground="accent" aria-label="${actionLabel(site)}"><div class="mx-auto max-w-[1280px] px-5 py-16 md:px-12 md:py-24"><p class="font-display text-[clamp(2.4rem,6.4vw,5.5rem)] font-medium leading-none tracking-[-.045em] text-balance">${titleLines(site.kind.about.title)}</p><a class="${kit.button} mt-9" href="${actionHref(site)}">${actionLabel(site)}</a></div></section>
<footer data-ground="paper"><div class="${kit.container} grid gap-8 py-14 md:grid-cols-[4fr_3fr_5fr]"><div><p class="font-semibold">${site.brief.brand}</p><p class="mt-2 max-w-[34ch] text-muted">${site.lede}</p></div>${navigation(site).length > 0 && html`<ul class="grid content-start gap-2">${navLinks(site, 'text-muted underline-offset-4 hover:underline')}</ul>`}<p class="flex flex-col gap-2 text-muted md:items-end">${factLine(site)}${copyright(site)}</p></div></footer>`;

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
  pageHead: (_site, title) =>
    html`<section data-ground="paper"><div class="${kit.container} pt-20 pb-14"><h1 class="font-display text-[clamp(2.8rem,6vw,5rem)] font-medium leading-none tracking-[-.045em]">${titleLines(title)}</h1></div></section>`,
  frame: (site, part, { ground, index }) => {
    const { isMirrored } = site.family;
    const columns = `grid gap-x-10 ${columnsOf(site.family, 3)}`;
    const heading = html`<div class="${columns} gap-y-4"><p class="${isMirrored ? 'md:order-last md:text-end' : ''} pt-3 font-mono text-[.875rem] text-mark" aria-hidden="true">${String(index + 1).padStart(2, '0')} ${labelOf(site, part.section)}</p><div><h2 class="${kit.h2}">${titleLines(part.title)}</h2>${part.note && html`<p class="mt-4 text-muted">${part.note}</p>`}</div></div>`;
    const body =
      part.set === 'beside'
        ? html`<div class="${columns}"><div class="min-w-0 ${isMirrored ? 'md:order-last' : ''}">${underHeading(part)}</div><div class="mt-10 min-w-0">${part.body}</div></div>`
        : html`<div class="min-w-0 mt-12 ${indent(site.family, part)}">${part.body}</div>`;
    return html`<section id="${part.id}" data-ground="${ground}" class="overflow-x-clip border-t border-line"><div class="${kit.container} relative py-(--section)">${cross('-start-1.5')}${cross('-end-1.5')}${heading}${body}</div></section>`;
  },
  footers: [footer, giantFooter('deep'), reachFooter('deep')],
};
