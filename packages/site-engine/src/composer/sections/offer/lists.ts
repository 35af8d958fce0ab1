import { html } from '../../html.ts';
import type { Offer } from '../../site.ts';
import { side } from '../sides.ts';
import { type Arrange, detail, price } from './entry.ts';

/** So few names can be set large, and names that stand alone. */
const fewLeaders = 4;

/** Name and price joined by dots, in two columns of which the second starts lower. */
export const leaders: Arrange = (site, offers) => {
  const half = Math.ceil(offers.length / 2);
  const isLarge = offers.length <= fewLeaders || offers.every((offer) => !offer.price);
  const size = isLarge ? 'md:!text-[clamp(1.6rem,2.6vw,2.4rem)]' : '';
  const column = (items: readonly Offer[], classes: string) =>
    html`<ul class="${classes}">${items.map(
      (offer) => html`<li data-filter-item class="border-b border-dashed border-edge py-5">
<div class="flex flex-wrap items-baseline gap-x-3 gap-y-1"><h3 class="${site.family.kit.h3} ${size}">${offer.name}</h3>${offer.price && html`<span class="mb-1 grow border-b-2 border-dotted border-edge" aria-hidden="true"></span>`}${price(site, offer)}</div>${detail(offer)}</li>`,
    )}</ul>`;
  return html`<div class="grid gap-x-10 lg:grid-cols-2 2xl:gap-x-20">${column(offers.slice(0, half), '')}${column(offers.slice(half), 'lg:mt-24')}</div>`;
};

const rowShares = { '-1': '4fr_6fr', '0': '5fr_4fr', '1': '7fr_4fr' } as const;

/** Full-width lines, large enough to be the picture. */
export const rows: Arrange = (site, offers) => {
  const share = rowShares[site.family.broader];
  return html`<ul>${offers.map(
    (
      offer,
      index,
    ) => html`<li data-filter-item class="grid items-baseline gap-x-8 gap-y-1 ${site.family.kit.rule} py-5 ${side(site, `md:grid-cols-[4rem_${share}_auto]`, `md:grid-cols-[${share}_auto_4rem]`)}">
<span class="text-muted tabular-nums ${side(site, '', 'md:order-last md:text-end')}" aria-hidden="true">${String(index + 1).padStart(2, '0')}</span>
<h3 class="${site.family.kit.h3} md:text-[clamp(1.6rem,3vw,2.75rem)] md:leading-[1.05]">${offer.name}</h3>
<p class="text-muted">${offer.detail ?? ''}</p>${price(site, offer)}</li>`,
  )}</ul>`;
};

/** A table that can be put into another order. */
export const index: Arrange = (site, offers) => {
  const { words } = site;
  const columns = [
    { name: words.offer.name, isShown: true },
    { name: words.offer.detail, isShown: offers.some((offer) => offer.detail) },
    { name: words.offer.price, isShown: offers.some((offer) => offer.price) },
  ].filter(({ isShown }) => isShown);
  const head = columns.map(
    ({ name }) =>
      html`<th scope="col" class="pb-3 text-start font-normal last:not-first:text-end"><button type="button" data-sort-by class="cursor-pointer underline underline-offset-4">${name}</button></th>`,
  );
  const row = (offer: Offer) =>
    html`<tr data-filter-item class="${site.family.kit.rule} max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-4 max-sm:py-4"><th scope="row" class="${site.family.kit.h3} pe-6 text-start font-normal max-sm:p-0 sm:py-5 md:text-[clamp(1.4rem,2.4vw,2.2rem)] md:leading-tight">${offer.name}</th>${offers.some((other) => other.detail) && html`<td class="pe-6 text-muted max-sm:col-span-full max-sm:row-start-2 max-sm:p-0 sm:py-5">${offer.detail ?? ''}</td>`}${offers.some((other) => other.price) && html`<td class="text-end max-sm:p-0 sm:py-5">${price(site, offer)}</td>`}</tr>`;
  return html`<table data-sort class="w-full border-b border-edge max-sm:block"><thead class="max-sm:block"><tr class="max-sm:flex max-sm:justify-between">${head}</tr></thead><tbody class="max-sm:block">${offers.map(row)}</tbody></table>`;
};
