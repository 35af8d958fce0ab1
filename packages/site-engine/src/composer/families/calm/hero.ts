import { icon } from '../../art/icons.ts';
import { firstPhone } from '../../art/product/phone.ts';
import { isOnPhone } from '../../art/product/showcase.ts';
import { type Html, html } from '../../html.ts';
import { actionHref, actionLabel } from '../../labels.ts';
import { fitted } from '../../sections/fitted.ts';
import { columnsOf, side } from '../../sections/sides.ts';
import type { Site } from '../../site.ts';
import { gapAfter, halvesOf, nameAndPlace } from '../../titles.ts';
import { factLine } from '../navigation.ts';
import { kit } from './kit.ts';
import { rings } from './rings.ts';

const words = (site: Site, classes: string, size = 'text-[clamp(2.75rem,6.2vw,5.5rem)]') => {
  const [first, second] = halvesOf(site.headline);
  return html`<div class="relative ${classes}"><h1 class="font-display ${size} font-medium leading-[1.02] tracking-[-.035em]"><span class="mb-4 block text-lg font-semibold tracking-normal">${nameAndPlace(site)}</span>${fitted(site.headline, html`${first}${gapAfter(first)}<br class="max-sm:hidden">${second}`)}</h1><p class="mt-5 max-w-[26em] text-lg leading-normal md:text-xl">${site.lede}</p></div>`;
};

/** The task itself: what people come for, one press away. */
const taskCard = (site: Site) =>
  html`<div data-ground="paper" class="rounded-[2rem] p-7 shadow-[0_30px_60px_-30px_rgb(0_0_0/.35)]"><h2 class="text-2xl font-semibold tracking-[-.02em]">${actionLabel(site)}</h2><ul class="mt-5 grid gap-2">${site.offers
    .slice(0, 4)
    .map(
      ({ name, price }) =>
        html`<li><a class="flex items-center justify-between gap-4 rounded-2xl bg-panel px-5 py-3.5 hover:underline" href="${actionHref(site)}">${name}<span class="flex items-center gap-3 text-muted">${price}${icon('arrow-right', 'size-5')}</span></a></li>`,
    )}</ul><a class="${kit.button} mt-5 w-full" href="${actionHref(site)}">${actionLabel(site)}</a></div>`;

/** What one comes for: the app itself where there is one. */
const task = (site: Site) =>
  isOnPhone(site) ? firstPhone(site, 'mx-auto max-w-[19rem] py-10') : taskCard(site);

const factBar = (site: Site) => {
  const facts = factLine(site);
  return (
    facts.length > 1 &&
    html`<div data-ground="accent" class="mt-5 flex flex-wrap justify-between gap-x-10 gap-y-2 rounded-[1.75rem] px-8 py-6">${facts}</div>`
  );
};

/** The card at the far edge of its panel, broad or not, or a column away from it. */
const cardPlace = ({ family: { isMirrored, broader } }: Site): string => {
  const [span, gap] = [broader > 0 ? 5 : 4, broader < 0 ? 1 : 0];
  return `md:col-span-${span} md:col-start-${isMirrored ? 1 + gap : 13 - span - gap}`;
};

/** A panel of rings; the card with the task overlaps its right side. */
const panel = (site: Site): Html =>
  html`<section data-ground="paper" class="pt-2"><div class="${kit.container}"><div class="grid md:grid-cols-12"><div data-ground="paper2" class="relative flex min-h-[38rem] items-end overflow-hidden rounded-[2rem] md:col-span-12 md:col-start-1 md:row-start-1 md:min-h-[44rem] md:rounded-[2.75rem]">${rings(site, site.family.isMirrored ? 528 : 658, 190)}${words(site, `px-6 pb-24 md:max-w-[38rem] md:px-16 md:pb-16 ${side(site, '', 'md:ms-auto')}`)}</div><div class="z-10 max-md:mx-3 max-md:-mt-14 md:row-start-1 md:mx-7 md:self-center ${cardPlace(site)}">${task(site)}</div></div>${factBar(site)}</div></section>`;

/** Two panels side by side: words, then rings with the card at the bottom. */
const pair = (site: Site): Html =>
  html`<section data-ground="paper" class="pt-2"><div class="${kit.container}"><div class="grid gap-4 ${columnsOf(site.family, 7)}"><div data-ground="deep" class="${side(site, '', 'md:order-last')} flex min-h-[30rem] items-end rounded-[2rem] md:min-h-[44rem] md:rounded-[2.75rem]">${words(site, 'px-6 py-14 md:px-16 md:pb-16', 'text-[clamp(2.9rem,7.2vw,6.75rem)]')}</div><div data-ground="paper2" class="relative flex items-end overflow-hidden rounded-[2rem] px-5 pt-80 pb-6 md:rounded-[2.75rem]">${rings(site, 600, 190)}<div class="relative w-full">${task(site)}</div></div></div>${factBar(site)}</div></section>`;

const barMargins = { '-1': 'md:mx-0', '0': 'md:mx-16', '1': 'md:mx-28' } as const;

/** Words in the middle of the mist, the task as a bar below them. */
const mist = (site: Site): Html =>
  html`<section data-ground="paper" class="pt-2"><div class="${kit.container}"><div data-ground="paper2" class="relative grid justify-items-center overflow-hidden rounded-card px-6 pt-72 pb-36 text-center md:pt-[19rem]">${rings(site, 600, 150)}${words(site, 'grid justify-items-center')}</div><div class="relative mx-4 -mt-24 grid gap-3 rounded-card p-4 shadow-[0_30px_60px_-30px_rgb(0_0_0/.35)] ${barMargins[site.family.broader]} md:auto-cols-fr md:grid-flow-col" data-ground="paper">${site.offers
    .slice(0, 3)
    .map(
      ({ name, price }) =>
        html`<a class="flex items-center justify-between gap-3 rounded-card-inner bg-panel px-5 py-4 hover:underline" href="${actionHref(site)}">${name}<span class="text-muted">${price}</span></a>`,
    )}<a class="${kit.button}" href="${actionHref(site)}">${actionLabel(site)}</a></div>${factBar(site)}</div></section>`;

export const heroes = [panel, pair, mist] as const;
