import { isOnPhone, productPicture } from '../../art/product/showcase.ts';
import { type Html, html } from '../../html.ts';
import { fitted } from '../../sections/fitted.ts';
import { columnsOf, farSide, side } from '../../sections/sides.ts';
import type { Site } from '../../site.ts';
import { nameAndPlace, oneLine } from '../../titles.ts';
import { atAGlance } from '../shared/at-a-glance.ts';
import { actionButton } from '../shared/headers.ts';
import { screenOr } from '../shared/product-hero.ts';
import { details, figure, plate, spread } from './figure.ts';

const grid = 'grid grid-cols-6 gap-x-5 px-5 md:grid-cols-12 md:px-6';

const headline = (site: Site, classes: string) =>
  html`<h1 class="font-display leading-[1.04] tracking-[-.035em] text-balance ${classes}">${fitted(`${site.headline} ${site.brief.brand}`, html`${oneLine(site.headline)} <span class="text-muted">${nameAndPlace(site)}${site.language === 'ja' ? '' : '.'}</span>`)}</h1>`;

const lead = (site: Site, classes: string, below: Html | false = false) =>
  html`<div class="${classes}"><p class="max-w-[24em] text-pretty">${site.lede}</p>${actionButton(site, 'mt-6')}${below}</div>`;

const words = (site: Site, classes: string) => lead(site, classes, atAGlance(site));

const caption = (site: Site) =>
  html`<p class="flex justify-between gap-4 border-t border-edge pt-2.5 text-[.9375rem] text-muted"><span class="text-text">${site.offers[0]?.name ?? site.brief.brand}</span><span>${site.brief.place ?? site.offers[1]?.name}</span></p>`;

/** One large drawing from the fourth column on; the words run into its white. */
const drawn = (site: Site): Html =>
  html`<section data-ground="paper" class="${grid} items-end overflow-hidden pt-8 pb-10">${headline(site, `relative z-10 col-span-6 self-start text-[clamp(2.1rem,4.1vw,3.75rem)] md:row-start-1 md:pt-10 ${side(site, 'md:col-start-1', 'md:col-span-5 md:col-start-8')}`)}${words(site, `col-span-6 pt-8 md:col-span-3 md:row-start-1 md:pb-12 ${side(site, 'md:col-start-1', 'md:col-start-10')}`)}<div class="col-span-6 mt-6 md:row-start-1 md:mt-16 ${farSide(site.family, site.family.isMirrored ? 7 : 8)}">${figure(site, 'hero', 'mx-auto max-h-[44rem] w-full')}${caption(site)}</div></section>`;

/** What there is, as an index, beside the thing itself. */
const indexed = (site: Site): Html => {
  const opposite = { ...site.family, isMirrored: !site.family.isMirrored };
  return html`<section data-ground="paper" class="${grid} gap-y-12 pt-12 pb-16 md:pt-20">${headline(site, `col-span-6 text-[clamp(2.4rem,6.6vw,6.5rem)] md:col-span-10 ${side(site, 'md:col-start-3', '')}`)}<div class="col-span-6 flex flex-col justify-between gap-10 ${side(site, '', 'md:order-1')} ${farSide(opposite, 5)}">${lead(site, '')}<ol class="border-b border-edge">${site.offers
    .slice(0, 6)
    .map(
      ({ name, price }, index) =>
        html`<li class="grid grid-cols-[2.5rem_1fr_auto] border-t border-edge py-3"><span class="text-mark tabular-nums" aria-hidden="true">${index + 1}</span><span>${name}</span><span>${price ?? ''}</span></li>`,
    )}</ol></div><div data-ground="paper2" class="col-span-6 grid place-items-center overflow-hidden md:row-start-2 ${farSide({ ...opposite, isMirrored: !opposite.isMirrored, broader: 0 }, 7 - opposite.broader)}">${plate(site, 'max-h-[40rem] w-full p-8 md:p-14', 'h-full min-h-80 w-full')}</div></section>`;
};

/** The product itself on a grey plate over the full width, the words above it in three columns. */
const shown = (site: Site): Html =>
  html`<section data-ground="paper" class="${grid} items-end gap-y-8 pt-12 pb-6 md:pt-20">${headline(site, `col-span-6 text-[clamp(2.4rem,5.6vw,5.25rem)] md:col-span-8 ${side(site, '', 'md:col-start-5')}`)}${words(site, `col-span-6 md:col-span-4 ${side(site, 'md:col-start-9', 'md:col-start-1 md:row-start-1')}`)}<div data-ground="paper2" class="col-span-6 overflow-hidden px-4 pt-10 md:col-span-12 md:px-[8%] md:pt-16"><div class="-mb-16 md:-mb-24">${productPicture(site)}</div></div></section>`;

/** The thing itself on a grey plate over the full width, the words hung below it. */
const plated = (site: Site): Html =>
  html`<section data-ground="paper" class="${grid} gap-y-8 pt-3 pb-12"><div data-ground="paper2" class="col-span-6 overflow-hidden md:col-span-12">${spread(site)}</div>${headline(site, `col-span-6 text-[clamp(2.4rem,5.2vw,5rem)] ${farSide({ ...site.family, isMirrored: !site.family.isMirrored }, 8)}`)}${words(site, `col-span-6 md:row-start-2 ${farSide({ ...site.family, broader: 0 }, 4 - Math.max(0, site.family.broader))}`)}</section>`;

/** The words at one side, the product at the other, on a plate of the one colour. */
const parted = (site: Site): Html =>
  html`<section data-ground="paper" class="grid px-5 pb-6 md:px-6 ${columnsOf(site.family, 5)}"><div class="flex flex-col justify-between gap-10 pt-10 pb-8 lg:min-h-[44rem] lg:pe-10">${headline(site, 'text-[clamp(2.4rem,4.6vw,4.25rem)]')}${words(site, '')}</div><div data-ground="accent" class="grid min-w-0 items-center overflow-hidden px-5 py-10 md:px-12 ${side(site, '', 'lg:order-first lg:me-10')}"><div class="${isOnPhone(site) ? '' : side(site, 'lg:-me-[34%]', '')}">${productPicture(site)}</div></div></section>`;

/** Four details in a row, like contact prints, the words below from the fourth column on. */
const printed = (site: Site): Html => {
  const start = `md:col-start-${4 + site.family.broader}`;
  return html`<section data-ground="paper" class="${grid} gap-y-10 pt-6 pb-14"><ul class="col-span-6 grid grid-cols-2 gap-5 md:col-span-12 md:grid-cols-4">${details(site, 4).map((detail, index) => html`<li class="${['', 'md:mt-24', '', 'md:mt-24'][index] ?? ''}">${detail}<p class="pt-2.5 text-[.9375rem] text-muted">${site.offers[index]?.name ?? site.brief.brand}</p></li>`)}</ul>${headline(site, `col-span-6 text-[clamp(2.2rem,5vw,4.75rem)] md:col-span-8 md:pt-10 ${start}`)}${lead(site, `col-span-6 md:col-span-4 ${start}`)}</section>`;
};

export const heroes = [
  screenOr(shown, drawn),
  screenOr(parted, indexed),
  screenOr(shown, printed),
  screenOr(parted, plated),
] as const;
