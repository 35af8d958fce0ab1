import { mark } from '../art/mark.ts';
import { type Html, html, trusted } from '../html.ts';
import type { Site } from '../site.ts';
import { placeholder, variantFor } from './pieces.ts';
import type { WriteSection } from './section.ts';

type Arrange = (site: Site) => Html;

const places = [0, 1, 2, 3, 4, 5];

const logo = (site: Site, index: number, classes: string) =>
  html`<svg viewBox="0 0 48 48" class="fill-current text-muted ${classes}" aria-hidden="true" focusable="false">${trusted(mark(site.random.fork(`mark ${index}`)))}</svg>`;

const name = (site: Site) => placeholder(site.words.partners.add);

const row: Arrange = (site) =>
  html`<ul class="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-3 lg:grid-cols-6">${places.map((index) => html`<li>${logo(site, index, 'mb-4 size-14')}${name(site)}</li>`)}</ul>`;

const grid: Arrange = (site) =>
  html`<ul class="grid grid-cols-2 gap-3 md:grid-cols-3">${places.map((index) => html`<li class="flex items-center gap-5 rounded-card-inner bg-panel p-5 max-sm:flex-col max-sm:items-start md:p-7">${logo(site, index, 'size-12 shrink-0')}<span>${name(site)}</span></li>`)}</ul>`;

const list: Arrange = (site) =>
  html`<ul>${places.slice(0, 4).map((index) => html`<li class="flex items-center gap-6 ${site.family.kit.rule} py-5">${logo(site, index, 'size-9 shrink-0')}${name(site)}</li>`)}</ul>`;

const arrangements = { row, grid, list } as const;

/** Who else is part of it: marks that belong to nobody hold the places. */
export const writePartners: WriteSection = (site) => {
  site.note(
    `The marks under “${site.words.labels.partners}” are drawings: put real logos in their places, and names where it says “${site.words.partners.add}”.`,
  );
  const variant = variantFor(site, 'partners');
  return {
    title: site.words.partners.title,
    body: arrangements[variant](site),
    set: variant === 'list' ? 'beside' : 'below',
  };
};
