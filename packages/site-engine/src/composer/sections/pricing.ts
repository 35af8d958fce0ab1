import { type Html, html } from '../html.ts';
import type { Offer, Site } from '../site.ts';
import { placeholder, variantFor } from './pieces.ts';
import type { WriteSection } from './section.ts';
import { yearlyPrice } from './yearly-price.ts';

type Arrange = (site: Site, offers: readonly Offer[]) => Html;

const amount = (site: Site, offer: Offer, size: string): Html => {
  const year = offer.price && yearlyPrice(offer.price, site.words.pricing.year);
  const shown = offer.price
    ? html`<span data-price="month">${offer.price}</span>${year && html`<span data-price="year" hidden>${year}</span>`}`
    : html`<span class="text-xl">${placeholder(site.words.pricing.add)}</span>`;
  return html`<p class="${site.family.kit.number} ${size} leading-none">${shown}</p>`;
};

const inColumns = (count: number) => (count === 2 || count === 4 ? 'sm:grid-cols-2' : 'md:grid-cols-3');

/** Cards side by side. */
const columns: Arrange = (site, offers) =>
  html`<ul class="grid gap-5 ${inColumns(offers.length)}">${offers.map(
    (offer) =>
      html`<li class="${site.family.kit.card} flex flex-col p-8"><h3 class="${site.family.kit.h3}">${offer.name}</h3>${amount(site, offer, 'mt-6 text-[clamp(2.2rem,4vw,3.4rem)]')}${offer.detail && html`<p class="mt-4 text-muted">${offer.detail}</p>`}</li>`,
  )}</ul>`;

const notches =
  '[mask:radial-gradient(circle_at_0_50%,transparent_.8rem,#000_.85rem)_0_0/51%_100%_no-repeat,radial-gradient(circle_at_100%_50%,transparent_.8rem,#000_.85rem)_100%_0/51%_100%_no-repeat]';

/** Tickets, torn at the sides. */
const stubs: Arrange = (site, offers) =>
  html`<ul class="grid gap-4">${offers.map(
    (offer) =>
      html`<li data-ground="accent" class="grid items-center gap-x-8 gap-y-2 px-9 py-7 sm:grid-cols-[1fr_auto] ${notches}"><div><h3 class="${site.family.kit.h3}">${offer.name}</h3>${offer.detail && html`<p class="mt-1">${offer.detail}</p>`}</div><div class="border-current sm:border-s-2 sm:border-dashed sm:ps-8">${amount(site, offer, 'text-[clamp(2rem,4vw,3.25rem)]')}</div></li>`,
  )}</ul>`;

/** A list of fees. */
const list: Arrange = (site, offers) =>
  html`<dl>${offers.map(
    (offer) =>
      html`<div class="grid items-baseline gap-x-8 gap-y-2 ${site.family.kit.rule} py-6 sm:grid-cols-[1fr_auto]"><dt><span class="${site.family.kit.h3}">${offer.name}</span>${offer.detail && html`<span class="mt-1 block text-muted">${offer.detail}</span>`}</dt><dd>${amount(site, offer, 'text-[clamp(1.7rem,3vw,2.5rem)]')}</dd></div>`,
  )}</dl>`;

const arrangements = { columns, stubs, list } as const;

const periodSwitch = ({ words }: Site) => {
  const names = [
    ['month', words.pricing.byMonth],
    ['year', words.pricing.byYear],
  ] as const;
  return html`<fieldset data-price-toggle class="mb-8 flex w-max max-w-full overflow-hidden rounded-card-inner border-2 border-edge"><legend class="sr-only">${words.pricing.show}</legend>${names.map(([period, name], index) => html`<button type="button" value="${period}" aria-pressed="${String(index === 0)}" class="cursor-pointer px-5 py-2.5 font-medium aria-pressed:bg-fill aria-pressed:text-on-fill">${name}</button>`)}</fieldset>`;
};

export const writePricing: WriteSection = (site) => {
  const offers: readonly Offer[] =
    site.prices.length > 0
      ? site.prices
      : site.words.pricing.plans.map(([name = '', detail = '']) => ({ name, detail }));
  if (site.prices.length === 0)
    site.note('The prompt gives no prices. Add yours where the page says “Add a price”.');
  const isByMonth = offers.some((offer) => offer.price && yearlyPrice(offer.price));
  const variant = variantFor(site, 'pricing');
  return {
    title: offers.length === 3 ? site.words.pricing.three : site.words.pricing.title,
    body: html`${isByMonth && periodSwitch(site)}${arrangements[variant](site, offers)}`,
    set: variant === 'list' ? 'beside' : 'below',
  };
};
