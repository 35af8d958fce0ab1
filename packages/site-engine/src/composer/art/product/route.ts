import { type Html, html, trusted } from '../../html.ts';
import type { Site } from '../../site.ts';
import { icon } from '../icons.ts';
import { streetMap } from '../streets.ts';
import { appWindow, mark, namesOf, tick } from './pieces.ts';

const path = 'M70 350C120 250 210 330 260 240S330 90 420 130S520 90 548 60';

/** Streets with a way through them. */
export const map = (site: Site, classes: string): Html =>
  html`<svg viewBox="0 -36 600 456" preserveAspectRatio="xMidYMid slice" class="bg-panel ${classes}" fill="none" focusable="false">${trusted(
    `${streetMap(site.random.fork('route')).split('<circle')[0]}<path d="${path}" stroke-width="15" stroke-linecap="round" class="stroke-ground"/><path d="${path}" stroke-width="8" stroke-linecap="round" class="stroke-accent"/><circle cx="70" cy="350" r="13" stroke-width="7" class="fill-ground stroke-text"/><path d="M548 62C508 20 512 -22 548 -22S588 20 548 62Z" class="fill-text"/><circle cx="548" cy="12" r="12" class="fill-ground"/>`,
  )}</svg>`;

/** The stops of a way, the next of them marked. */
const stops = (site: Site): Html =>
  html`<ol class="grid">${namesOf(site)
    .slice(0, 5)
    .map(
      (name, index) =>
        html`<li class="flex items-center gap-3 border-t border-line px-4 py-3 first:border-0">${tick(index < 2, 'size-5')}<span class="min-w-0 grow truncate">${name}</span>${index === 2 && icon('map-pin', 'size-4 text-mark')}</li>`,
    )}</ol>`;

/** The way on a map, its stops on a card that lies over it. */
export const route = (site: Site): Html =>
  appWindow(
    site,
    html`<div class="relative">${map(site, 'h-[22rem] w-full @2xl:h-[32rem]')}<div class="@2xl:absolute @2xl:start-6 @2xl:top-6 @2xl:w-72 @2xl:rounded-2xl @2xl:shadow-[0_20px_40px_-20px_rgb(0_0_0/.5)]" data-ground="paper"><p class="flex items-center gap-2.5 border-b border-line px-4 py-3 font-semibold">${mark(site, 'size-7 rounded-lg text-sm')}<span class="truncate">${site.brief.brand}</span></p>${stops(site)}</div></div>`,
  );
