import { times } from '../art/drawing.ts';
import { type Html, html, trusted } from '../html.ts';
import type { KindGroup } from '../kinds/groups.ts';
import { actionHref, actionLabel } from '../labels.ts';
import type { Ground } from '../palette/palette.ts';
import type { Random } from '../random.ts';
import type { Offer, Site } from '../site.ts';
import { placeholder, standOut, variantFor } from './pieces.ts';
import type { WriteSection } from './section.ts';
import { yearlyPrice } from './yearly-price.ts';

type Arrange = (site: Site, offers: readonly Offer[], ground: Ground) => Html;

const amount = (site: Site, offer: Offer, size: string): Html => {
  const year = offer.price && yearlyPrice(offer.price, site.words.pricing.year);
  const shown = offer.price
    ? html`<span data-price="month">${offer.price}</span>${year && html`<span data-price="year" hidden>${year}</span>`}`
    : html`<span class="text-xl">${placeholder(site.words.pricing.add)}</span>`;
  return html`<p class="${site.family.kit.number} ${size} leading-none">${shown}</p>`;
};

const threes = {
  '-1': 'md:grid-cols-3 lg:grid-cols-[5fr_4fr_4fr]',
  '0': 'md:grid-cols-3',
  '1': 'md:grid-cols-3 lg:grid-cols-[4fr_5fr_4fr]',
} as const;

/** Two to a row, or three of which one may be broader. */
function inColumns({ family }: Site, count: number): string {
  if (count === 2 || count === 4) return 'sm:grid-cols-2';
  return count === 3 ? threes[family.broader] : 'md:grid-cols-3';
}

/** From so many letters on a price would break in a third of the page. */
const longPrice = 8;

const priceSize = (offers: readonly Offer[]): string =>
  offers.some(({ price = '' }) => price.length >= longPrice)
    ? 'text-[clamp(1.6rem,2.6vw,2.3rem)]'
    : 'text-[clamp(2.2rem,4vw,3.4rem)]';

/** Cards side by side. */
const columns: Arrange = (site, offers) =>
  html`<ul class="grid gap-5 ${inColumns(site, offers.length)}">${offers.map(
    (offer) =>
      html`<li class="${site.family.kit.card} flex flex-col p-8"><h3 class="${site.family.kit.h3}">${offer.name}</h3>${amount(site, offer, `mt-6 ${priceSize(offers)}`)}${offer.detail && html`<p class="mt-4 text-muted">${offer.detail}</p>`}</li>`,
  )}</ul>`;

const notches =
  '[mask:radial-gradient(circle_at_0_calc(100%-6.5rem),transparent_.8rem,#000_.85rem)_0_0/51%_100%_no-repeat,radial-gradient(circle_at_100%_calc(100%-6.5rem),transparent_.8rem,#000_.85rem)_100%_0/51%_100%_no-repeat]';

/** What a reader at the gate would scan, if it were a ticket. */
const barcode = (random: Random) => {
  const bars = times(26, (index) => `M${index * 5 + 2} 0V40`).map(
    (bar) => `<path d="${bar}" stroke-width="${1 + random.index(4)}"/>`,
  );
  return html`<svg viewBox="0 0 134 40" class="h-10 w-32" stroke="currentColor" aria-hidden="true" focusable="false">${trusted(bars.join(''))}</svg>`;
};

/** Tickets, torn at the sides. */
const stubs: Arrange = (site, offers, ground) =>
  html`<ul class="grid gap-5 ${inColumns(site, offers.length)}">${offers.map(
    (offer, index) =>
      html`<li data-ground="${index === 1 && ground !== 'deep' ? (ground === 'accent' ? 'paper2' : 'deep') : standOut(ground)}" class="flex flex-col ${notches}"><div class="grow px-7 pt-7 pb-9"><h3 class="${site.family.kit.h3}">${offer.name}</h3>${amount(site, offer, 'mt-5 text-[clamp(2.6rem,5.4vw,4.75rem)]')}${offer.detail && html`<p class="mt-5">${offer.detail}</p>`}</div><div class="mx-5 flex h-[6.5rem] items-center justify-between border-t-2 border-dashed border-current px-2">${barcode(site.random.fork(`ticket ${index}`))}<a class="underline underline-offset-4" href="${actionHref(site)}">${actionLabel(site)}</a></div></li>`,
  )}</ul>`;

/** A list of fees. */
const list: Arrange = (site, offers) =>
  html`<dl>${offers.map(
    (offer) =>
      html`<div class="grid items-baseline gap-x-8 gap-y-2 ${site.family.kit.rule} py-6 sm:grid-cols-[1fr_auto]"><dt><span class="${site.family.kit.h3}">${offer.name}</span>${offer.detail && html`<span class="mt-1 block text-muted">${offer.detail}</span>`}</dt><dd>${amount(site, offer, 'text-[clamp(1.7rem,3vw,2.5rem)]')}</dd></div>`,
  )}</dl>`;

const arrangements = { columns, stubs, list } as const;

/** Where people come in with a ticket. */
const ticketed: ReadonlySet<KindGroup> = new Set(['community', 'culture', 'event', 'movement']);

function fitting(site: Site, offers: readonly Offer[]) {
  if (offers.length === 1) return 'list';
  const variant = variantFor(site, 'pricing');
  return variant === 'stubs' && !ticketed.has(site.kind.group) ? 'columns' : variant;
}

const periodSwitch = ({ words }: Site) => {
  const names = [
    ['month', words.pricing.byMonth],
    ['year', words.pricing.byYear],
  ] as const;
  return html`<fieldset data-price-toggle class="mb-8 flex w-max max-w-full overflow-hidden rounded-card-inner border-2 border-edge"><legend class="sr-only">${words.pricing.show}</legend>${names.map(([period, name], index) => html`<button type="button" value="${period}" aria-pressed="${String(index === 0)}" class="cursor-pointer px-5 py-2.5 font-medium aria-pressed:bg-fill aria-pressed:text-on-fill">${name}</button>`)}</fieldset>`;
};

export const writePricing: WriteSection = (site, ground) => {
  const offers: readonly Offer[] =
    site.prices.length > 0
      ? site.prices
      : site.words.pricing.plans.map(([name = '', detail = '']) => ({ name, detail }));
  if (site.prices.length === 0)
    site.note(`The prompt gives no prices. Put yours where the page says “${site.words.pricing.add}”.`);
  const isByMonth = offers.some((offer) => offer.price && yearlyPrice(offer.price));
  const variant = fitting(site, offers);
  return {
    title: offers.length === 3 ? site.words.pricing.three : site.words.pricing.title,
    body: html`${isByMonth && periodSwitch(site)}${arrangements[variant](site, offers, ground)}`,
    set: variant === 'list' ? 'beside' : 'below',
  };
};
