import { asanoha } from '../../art/waves.ts';
import { type Html, html, trusted } from '../../html.ts';
import { titleLines } from '../../sections/pieces.ts';
import type { Part } from '../../sections/section.ts';
import type { Site } from '../../site.ts';
import type { FamilyDesign } from '../family.ts';
import { copyright, factLine, menuButton, navLinks, themeSwitch, wideNav } from '../navigation.ts';
import { colophonFooter } from '../shared/footers.ts';
import { axisHeader, menu } from '../shared/headers.ts';
import { heroes } from './hero.ts';
import { kit } from './kit.ts';

/** Latin words lie on their side in a column, which a narrow screen has no room for. */
const columnOf = (site: Site) =>
  site.language === 'ja' ? '[writing-mode:vertical-rl]' : 'md:[writing-mode:vertical-rl]';

/** The name as a seal pressed into the corner. */
const sealHeader = (site: Site): Html =>
  html`<header data-ground="paper" class="relative z-30"><div class="${kit.container} flex items-center gap-8 py-5"><a data-ground="accent" class="grid min-h-14 place-items-center px-4 py-2.5 ${kit.brand}" href="index.html">${site.brief.brand}</a>${wideNav(site, 'flex flex-wrap gap-x-8', 'py-1.5 underline-offset-8 hover:underline')}<div class="ms-auto flex items-center gap-1">${themeSwitch(site, '')}${menuButton(site, '')}</div></div>${menu(site)}</header>`;

/** The name in a column at the end, everything else at the foot of the page. */
const columnFooter = (site: Site): Html =>
  html`<footer data-ground="deep" class="relative overflow-hidden"><svg class="absolute inset-0 size-full opacity-25" aria-hidden="true" focusable="false">${trusted(`<defs>${asanoha('leaves', 84, 'currentColor')}</defs><rect width="100%" height="100%" fill="url(#leaves)"/>`)}</svg><div data-ground="deep" class="${kit.container} relative flex items-end justify-between gap-10 py-16"><div class="grid gap-4"><p class="flex flex-col gap-1">${factLine(site)}</p><ul class="flex flex-wrap gap-x-6">${navLinks(site, 'inline-block py-1 underline underline-offset-4')}</ul>${copyright(site)}</div><p class="max-h-72 font-display text-[clamp(1.75rem,3.4vw,3rem)] leading-tight tracking-[.16em] [writing-mode:vertical-rl]">${site.brief.brand}</p></div></footer>`;

/** Columns leave no room under a heading: what would stand there comes last. */
const below = ({ aside }: Part) => aside && html`<div class="mt-14 max-w-2xl">${aside}</div>`;

/** How much is left empty beside what is said. */
const margins = { '-1': 'lg:ps-[16.67%]', '0': '', '1': 'lg:pe-[8.33%]' } as const;

/** Washi, indigo and vermilion: headings in columns, much that is left empty. */
export const japanese: FamilyDesign = {
  id: 'japanese',
  fonts: { display: 'noto-serif-jp', body: 'noto-serif-jp' },
  kit,
  headers: [sealHeader, axisHeader],
  heroes,
  footers: [columnFooter, colophonFooter('deep')],
  corners: [{ panel: '0', inner: '0', control: '0' }],
  rhythms: ['wide', 'even'],
  grounds: [
    ['paper', 'deep', 'paper', 'paper2', 'paper', 'paper2'],
    ['deep', 'paper', 'paper2', 'paper', 'paper2', 'paper'],
  ],
  colours: (wish, random) => ({
    light: {
      paper: wish.paper ?? { l: 0.945, c: 0.014, h: 88 },
      paper2: wish.second ?? { l: 0.91, c: 0.02, h: 84 },
      ink: { l: 0.22, c: 0.012, h: 60 },
      deep: wish.deep ?? { l: 0.27, c: 0.06, h: wish.accent ? wish.hue : random.pick([256, 256, 160, 20]) },
      accent: wish.accent ?? { l: 0.6, c: 0.19, h: 32 },
    },
  }),
  pageHead: (site, title) =>
    html`<section data-ground="paper"><div class="${kit.container} flex justify-end pt-12 pb-6"><h1 class="max-h-[26rem] font-display text-[clamp(2.4rem,5vw,4.5rem)] leading-[1.3] tracking-[.06em] ${columnOf(site)}">${title}</h1></div></section>`,
  frame: (site, part, { ground }) => {
    const heading = html`<div class="max-h-[17rem] justify-self-end md:max-h-[34rem] md:order-last ${columnOf(site)}"><h2 class="${kit.h2} [container-type:normal]">${titleLines(part.title)}</h2></div>`;
    const note = part.note && html`<p class="mb-9 max-w-[34em] text-muted">${part.note}</p>`;
    return html`<section id="${part.id}" data-ground="${ground}" class="overflow-x-clip py-(--section)"><div class="${kit.container} grid gap-x-16 gap-y-8 md:grid-cols-[1fr_auto] lg:gap-x-24">${heading}<div class="min-w-0 ${margins[site.family.broader]}">${note}${part.body}${below(part)}</div></div></section>`;
  },
};
