import { icon } from '../art/icons.ts';
import { type Html, html } from '../html.ts';
import type { Offer, Site } from '../site.ts';
import { variantFor } from './pieces.ts';
import type { WriteSection } from './section.ts';

type Arrange = (site: Site, offers: readonly Offer[]) => Html;

const price = (site: Site, offer: Offer, classes = '') =>
  offer.price &&
  html`<span class="${site.family.kit.number} text-2xl whitespace-nowrap ${classes}">${offer.price}</span>`;
const detail = (offer: Offer) => offer.detail && html`<p class="mt-1 text-muted">${offer.detail}</p>`;

/** Name and price joined by dots, in two columns of which the second starts lower. */
const leaders: Arrange = (site, offers) => {
  const half = Math.ceil(offers.length / 2);
  const column = (items: readonly Offer[], classes: string) =>
    html`<ul class="${classes}">${items.map(
      (offer) => html`<li data-filter-item class="border-b border-dashed border-edge py-5">
<div class="flex items-baseline gap-3"><h3 class="${site.family.kit.h3}">${offer.name}</h3>${offer.price && html`<span class="mb-1 grow border-b-2 border-dotted border-edge" aria-hidden="true"></span>`}${price(site, offer)}</div>${detail(offer)}</li>`,
    )}</ul>`;
  return html`<div class="grid gap-x-20 md:grid-cols-2">${column(offers.slice(0, half), '')}${column(offers.slice(half), 'md:mt-24')}</div>`;
};

/** Full-width lines, large enough to be the picture. */
const rows: Arrange = (site, offers) =>
  html`<ul>${offers.map(
    (
      offer,
      index,
    ) => html`<li data-filter-item class="grid items-baseline gap-x-8 gap-y-1 ${site.family.kit.rule} py-5 md:grid-cols-[4rem_5fr_4fr_auto]">
<span class="text-muted tabular-nums" aria-hidden="true">${String(index + 1).padStart(2, '0')}</span>
<h3 class="${site.family.kit.h3} md:text-[clamp(1.6rem,3vw,2.75rem)] md:leading-none">${offer.name}</h3>
<p class="text-muted">${offer.detail ?? ''}</p>${price(site, offer)}</li>`,
  )}</ul>`;

/** Uneven cells with a hairline between them; the first holds a drawing. */
const bento: Arrange = (site, offers) => {
  const spans = ['md:col-span-7', 'md:col-span-5', 'md:col-span-4', 'md:col-span-4', 'md:col-span-4'];
  const fill =
    offers.length % 5 === 2 || offers.length < 3
      ? spans
      : ['md:col-span-7', 'md:col-span-5', 'md:col-span-5', 'md:col-span-7'];
  return html`<ul class="grid gap-px border border-line bg-line md:grid-cols-12">${offers.map(
    (
      offer,
      index,
    ) => html`<li data-filter-item class="flex min-h-44 flex-col justify-between gap-8 bg-ground p-7 ${fill[index % fill.length] ?? ''}">
<span class="text-mark">${icon(site.kind.icons[index % 3] ?? 'sparkles', 'size-6')}</span><div><div class="flex items-baseline justify-between gap-4"><h3 class="${site.family.kit.h3}">${offer.name}</h3>${price(site, offer)}</div>${detail(offer)}</div></li>`,
  )}</ul>`;
};

/** Soft cards, for things one picks. */
const cards: Arrange = (site, offers) =>
  html`<ul class="grid gap-3 sm:grid-cols-2">${offers.map(
    (offer) =>
      html`<li data-filter-item class="${site.family.kit.card} flex items-center justify-between gap-6 px-7 py-6"><div><h3 class="${site.family.kit.h3}">${offer.name}</h3>${detail(offer)}</div>${price(site, offer)}</li>`,
  )}</ul>`;

const arrangements = { leaders, rows, bento, cards } as const;

const finder = (site: Site) =>
  html`<div class="mb-8 max-w-sm"><label class="mb-2 block font-medium" for="find">${site.words.offer.find}</label><input id="find" type="search" data-filter class="${site.family.kit.field}" autocomplete="off"><p class="mt-2 text-muted" role="status" data-filter-status></p></div>`;

/** What the visitor came for: the menu, the services, the work. */
export const writeOffer: WriteSection = (site) => {
  const variant = variantFor(site, 'offer');
  const isFromPrompt = site.brief.facts.items.length > 0;
  const needsPrices = site.offers.some((offer) => offer.price);
  if (!isFromPrompt)
    site.note(`The entries under “${site.offerLabel}” are samples. Replace them with your own.`);
  return {
    title: site.kind.offer.title,
    ...(site.kind.offer.note && !isFromPrompt && { note: site.kind.offer.note }),
    body: html`${site.brief.features.includes('filter') && finder(site)}${arrangements[variant === 'bento' && needsPrices ? 'leaders' : variant](site, site.offers)}`,
    set: variant === 'cards' ? 'beside' : 'below',
  };
};
