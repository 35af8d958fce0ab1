import { isOnPhone, productPicture } from '../../art/product/showcase.ts';
import { type Html, html } from '../../html.ts';
import { fitted } from '../../sections/fitted.ts';
import { side } from '../../sections/sides.ts';
import type { Site } from '../../site.ts';
import { gapAfter, halvesOf, nameAndPlace } from '../../titles.ts';
import { factLine } from '../navigation.ts';
import { atAGlance } from '../shared/at-a-glance.ts';
import { actionButton } from '../shared/headers.ts';
import { screenOr } from '../shared/product-hero.ts';
import { starTile, subjectTile } from './tiles.ts';

const tile = 'rounded-card p-6 md:p-[clamp(1.75rem,4vw,3.75rem)]';

const words = (site: Site, size: string, below: Html | false = false) => {
  const [first, second] = halvesOf(site.headline);
  return html`<h1 class="font-display font-semibold leading-[1.04] tracking-[-.03em] text-balance ${size}"><span class="mb-5 block text-lg font-semibold tracking-normal">${nameAndPlace(site)}</span>${fitted(site.headline, html`${first}${gapAfter(first)}<span class="block text-mark [font-variation-settings:'HEXP'_100]">${second}</span>`)}</h1><div class="mt-12"><p class="max-w-[30em] text-lg text-pretty md:text-xl">${site.lede}</p>${actionButton(site, 'mt-7')}${below}</div>`;
};

/** What a visitor asks first, said on a tile. */
const factTile = (site: Site, classes: string) => {
  const facts = factLine(site).slice(0, 2);
  return html`<div data-ground="accent" class="flex flex-col justify-end gap-1 rounded-card p-5 text-[clamp(1.1rem,1.7vw,1.6rem)] leading-snug font-semibold break-words ${classes}">${facts.length > 0 ? facts : site.offers.slice(0, 3).map(({ name }) => html`<span>${name}</span>`)}</div>`;
};

const grid = 'grid grid-cols-2 gap-2.5 md:grid-cols-6';
const section = (site: Site, tiles: Html) =>
  html`<section data-ground="paper" class="pt-2.5"><div class="${site.family.kit.container}">${tiles}</div></section>`;

/** A wall: one large tile of words, a tall one of stars, two small ones. */
const wall = (site: Site): Html => {
  const last = site.family.broader > 0 ? 'md:order-1' : '';
  return section(
    site,
    html`<div class="${grid} md:grid-rows-[1fr_1fr_auto]"><div data-ground="deep" class="${tile} col-span-2 flex flex-col justify-between md:col-span-4 md:row-span-3 md:min-h-[44rem] ${side(site, '', 'md:col-start-3 md:row-start-1')}">${words(site, 'text-[clamp(3rem,6.8vw,6.5rem)]', atAGlance(site))}</div>${starTile(site, 'hero', 'col-span-2 h-60 md:row-span-2 md:h-auto')}${subjectTile(site, `aspect-square ${last}`)}${factTile(site, 'aspect-square')}</div>`,
  );
};

/** A frieze above, the words below it between the subject and the facts. */
const frieze = (site: Site): Html =>
  section(
    site,
    html`<div class="${grid}">${starTile(site, 'hero', `col-span-2 h-44 md:col-span-6 md:h-72 ${site.family.broader > 0 ? 'md:order-last' : ''}`)}${subjectTile(site, 'aspect-square md:col-span-2 md:aspect-auto')}${factTile(site, 'md:order-1 md:col-span-1')}<div data-ground="paper2" class="${tile} col-span-2 md:col-span-3 ${side(site, '', 'md:-order-1')}">${words(site, 'text-[clamp(2.75rem,5.8vw,5.5rem)]', atAGlance(site))}</div></div>`,
  );

/** A board of squares, words and stars in turn. */
const board = (site: Site): Html =>
  section(
    site,
    html`<div class="${grid}"><div data-ground="accent" class="${tile} col-span-2 md:col-span-3 md:row-span-2 ${side(site, '', 'md:col-start-4 md:row-start-1')}">${words(site, 'text-[clamp(2.75rem,5.4vw,5.25rem)]')}</div>${subjectTile(site, 'aspect-square md:col-span-2')}${starTile(site, 'narrow', 'min-h-40')}${starTile(site, 'hero', 'min-h-40 md:col-span-1')}<div data-ground="deep" class="flex flex-col justify-end gap-2 rounded-card p-6 text-lg font-semibold md:col-span-2 md:aspect-[2/1]">${site.offers.slice(0, 4).map(({ name, price }) => html`<span class="flex justify-between gap-4 border-t border-line pt-2">${name}<span>${price}</span></span>`)}</div></div>`,
  );

/** The product on a tile of its own, cut by its edge, beside the words; stars and facts below. */
const screened = (site: Site): Html =>
  section(
    site,
    html`<div class="${grid}"><div data-ground="deep" class="${tile} col-span-2 flex flex-col justify-between md:col-span-3 md:min-h-[38rem] ${side(site, '', 'md:order-1')}">${words(site, 'text-[clamp(2.6rem,4.6vw,4.5rem)]')}</div><div data-ground="accent" class="col-span-2 grid items-center overflow-hidden rounded-card px-5 py-8 md:col-span-3 md:p-10"><div class="min-w-0 ${isOnPhone(site) ? '' : side(site, 'md:-me-[45%]', '')}">${productPicture(site)}</div></div>${starTile(site, 'hero', 'order-2 h-28 md:col-span-4')}${factTile(site, 'order-2 md:col-span-2')}</div>`,
  );

/** The product across the whole wall, the words and a narrow row of stars above it. */
const spread = (site: Site): Html =>
  section(
    site,
    html`<div class="${grid}">${starTile(site, 'narrow', `h-24 md:h-auto ${side(site, '', 'md:order-1')}`)}<div data-ground="paper2" class="${tile} col-span-2 max-md:order-first md:col-span-5">${words(site, 'text-[clamp(2.6rem,5.2vw,5rem)]')}</div>${factTile(site, 'md:hidden')}<div data-ground="deep" class="order-2 col-span-2 overflow-hidden rounded-card px-4 pt-8 md:col-span-6 md:px-[9%] md:pt-12"><div class="-mb-10 md:-mb-20">${productPicture(site)}</div></div></div>`,
  );

export const heroes = [
  screenOr(screened, wall),
  screenOr(spread, frieze),
  screenOr(screened, board),
] as const;
