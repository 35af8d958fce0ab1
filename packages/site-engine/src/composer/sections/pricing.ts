import { type Html, html } from '../html.ts';
import { fill } from '../languages/fill.ts';
import type { Offer, Site } from '../site.ts';
import { placeholder } from './pieces.ts';
import type { WriteSection } from './section.ts';

const monthly = /^([€$£¥]\s?)?(\d{1,6}(?:\.\d{1,2})?)(\s?[€£])?\s?(?:\/\s?mo(?:nth)?|(?:a|per)\s?month)$/iu;

/** Twelve times a monthly price, written as the price was; nothing is taken off. */
export function yearlyPrice(price: string, text = '{price} a year'): string | undefined {
  const [, before = '', amount, after = ''] = monthly.exec(price.trim()) ?? [];
  if (!amount) return undefined;
  const year = Number(amount) * 12;
  return fill(text, { price: `${before}${Number.isInteger(year) ? year : year.toFixed(2)}${after}` });
}

const amount = (site: Site, offer: Offer): Html => {
  const year = offer.price && yearlyPrice(offer.price, site.words.pricing.year);
  const shown = offer.price
    ? html`<span data-price="month">${offer.price}</span>${year && html`<span data-price="year" hidden>${year}</span>`}`
    : html`<span class="text-xl">${placeholder(site.words.pricing.add)}</span>`;
  return html`<p class="${site.family.kit.number} mt-6 text-[clamp(2.2rem,4vw,3.4rem)] leading-none">${shown}</p>`;
};

const toggle = ({ words }: Site) =>
  html`<fieldset data-price-toggle class="mb-8 flex w-max overflow-hidden rounded-card-inner border-2 border-edge"><legend class="sr-only">${words.pricing.show}</legend>${(['month', 'year'] as const).map((period, index) => html`<button type="button" value="${period}" aria-pressed="${String(index === 0)}" class="cursor-pointer px-5 py-2.5 font-medium aria-pressed:bg-fill aria-pressed:text-on-fill">${period === 'month' ? words.pricing.byMonth : words.pricing.byYear}</button>`)}</fieldset>`;

export const writePricing: WriteSection = (site) => {
  const offers: readonly Offer[] =
    site.prices.length > 0
      ? site.prices
      : site.words.pricing.plans.map(([name = '', detail = '']) => ({ name, detail }));
  if (site.prices.length === 0)
    site.note('The prompt gives no prices. Add yours where the page says “Add a price”.');
  const isByMonth = offers.some((offer) => offer.price && yearlyPrice(offer.price));
  const columns = offers.length === 2 || offers.length === 4 ? 'sm:grid-cols-2' : 'md:grid-cols-3';
  return {
    title: offers.length === 3 ? site.words.pricing.three : site.words.pricing.title,
    body: html`${isByMonth && toggle(site)}<ul class="grid gap-5 ${columns}">${offers.map(
      (offer) =>
        html`<li class="${site.family.kit.card} flex flex-col p-8"><h3 class="${site.family.kit.h3}">${offer.name}</h3>${amount(site, offer)}${offer.detail && html`<p class="mt-4 text-muted">${offer.detail}</p>`}</li>`,
    )}</ul>`,
    set: 'below',
  };
};
