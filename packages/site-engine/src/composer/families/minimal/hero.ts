import { type Html, html } from '../../html.ts';
import { fitted } from '../../sections/fitted.ts';
import { side } from '../../sections/sides.ts';
import type { Site } from '../../site.ts';
import { nameAndPlace, oneLine } from '../../titles.ts';
import { actionButton } from '../shared/headers.ts';
import { details, figure } from './figure.ts';

const grid = 'grid grid-cols-6 gap-x-5 px-5 md:grid-cols-12 md:px-6';

const headline = (site: Site, classes: string) =>
  html`<h1 class="font-display leading-[1.04] tracking-[-.035em] text-balance ${classes}">${fitted(`${site.headline} ${site.brief.brand}`, html`${oneLine(site.headline)} <span class="text-muted">${nameAndPlace(site)}${site.language === 'ja' ? '' : '.'}</span>`)}</h1>`;

const words = (site: Site, classes: string) =>
  html`<div class="${classes}"><p class="max-w-[24em] text-pretty">${site.lede}</p>${actionButton(site, 'mt-6')}</div>`;

const caption = (site: Site) =>
  html`<p class="flex justify-between gap-4 border-t border-edge pt-2.5 text-[.9375rem] text-muted"><span class="text-text">${site.offers[0]?.name ?? site.brief.brand}</span><span>${site.brief.place ?? site.offers[1]?.name}</span></p>`;

/** One large drawing from the fourth column on; the words run into its white. */
const drawn = (site: Site): Html =>
  html`<section data-ground="paper" class="${grid} items-end overflow-hidden pt-8 pb-10">${headline(site, `relative z-10 col-span-6 self-start text-[clamp(2.1rem,4.1vw,3.75rem)] md:row-start-1 md:pt-10 ${side(site, 'md:col-start-1', 'md:col-span-5 md:col-start-8')}`)}${words(site, `col-span-6 pt-8 md:col-span-3 md:row-start-1 md:pb-12 ${side(site, 'md:col-start-1', 'md:col-start-10')}`)}<div class="col-span-6 mt-6 md:row-start-1 md:mt-16 ${side(site, 'md:col-span-8 md:col-start-5', 'md:col-span-7 md:col-start-1')}">${figure(site, 'hero', 'mx-auto max-h-[44rem] w-full')}${caption(site)}</div></section>`;

/** What there is, as an index, before anything is said about it. */
const indexed = (site: Site): Html =>
  html`<section data-ground="paper" class="${grid} gap-y-12 pt-12 pb-16 md:pt-24">${headline(site, `col-span-6 text-[clamp(2.4rem,5.6vw,5.25rem)] md:col-span-9 ${side(site, 'md:col-start-4', '')}`)}${words(site, `col-span-6 md:col-span-3 ${side(site, '', 'md:order-1')}`)}<ol class="col-span-6 self-start border-b border-edge md:col-span-6">${site.offers
    .slice(0, 6)
    .map(
      ({ name, price }, index) =>
        html`<li class="grid grid-cols-[2.5rem_1fr_auto] border-t border-edge py-3"><span class="text-mark tabular-nums" aria-hidden="true">${index + 1}</span><span>${name}</span><span>${price ?? ''}</span></li>`,
    )}</ol><div class="col-span-6 md:col-span-3">${figure(site, 'hero', 'w-full')}</div></section>`;

/** Four details in a row, like contact prints, the words below from the fourth column on. */
const printed = (site: Site): Html =>
  html`<section data-ground="paper" class="${grid} gap-y-10 pt-6 pb-14"><ul class="col-span-6 grid grid-cols-2 gap-5 md:col-span-12 md:grid-cols-4">${details(site, 4).map((detail, index) => html`<li class="${['', 'md:mt-24', '', 'md:mt-24'][index] ?? ''}">${detail}<p class="pt-2.5 text-[.9375rem] text-muted">${site.offers[index]?.name ?? site.brief.brand}</p></li>`)}</ul>${headline(site, 'col-span-6 text-[clamp(2.2rem,5vw,4.75rem)] md:col-span-9 md:col-start-4 md:pt-10')}${words(site, 'col-span-6 md:col-span-4 md:col-start-4')}</section>`;

export const heroes = [drawn, indexed, printed] as const;
