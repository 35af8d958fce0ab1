import { icon } from '../../art/icons.ts';
import { type Html, html } from '../../html.ts';
import type { Offer, Site } from '../../site.ts';

/** Lays the offers out; entries carry `data-filter-item`, by which a search finds them. */
export type Arrange = (site: Site, offers: readonly Offer[]) => Html;

export const hasCart = (site: Site): boolean =>
  site.brief.features.includes('cart') && site.offers.some(({ price }) => price);

export const detail = ({ detail: text }: Offer): Html | undefined =>
  text ? html`<p class="mt-1 text-muted">${text}</p>` : undefined;

const addButton = (site: Site, { name, price }: Offer) =>
  html`<button type="button" data-add="${name}" data-price-text="${price}" class="inline-flex size-11 cursor-pointer items-center justify-center rounded-control border-2 border-edge hover:bg-fill hover:text-on-fill"><span class="sr-only">${site.words.cart.add}: ${name}</span>${icon('plus', 'size-5')}</button>`;

/** The price where there is one, with the way into the basket where there is a basket. */
export const price = (site: Site, offer: Offer, classes = ''): Html | undefined =>
  offer.price
    ? html`<span class="inline-flex items-center gap-3"><span class="${site.family.kit.number} text-2xl whitespace-nowrap ${classes}">${offer.price}</span>${hasCart(site) && addButton(site, offer)}</span>`
    : undefined;
