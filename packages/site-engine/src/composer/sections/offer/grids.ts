import { icon } from '../../art/icons.ts';
import { bitmap, blocks } from '../../art/index-drawings.ts';
import { facetDrawings } from '../../art/product/facets.ts';
import { hasScreen } from '../../art/product/product.ts';
import { vignettes } from '../../art/vignettes.ts';
import { type Html, html, trusted } from '../../html.ts';
import type { Site } from '../../site.ts';
import { staggered } from '../sides.ts';
import { type Arrange, detail, price } from './entry.ts';

const evenColumns = (count: number) => {
  if (count % 3 === 0) return 'sm:grid-cols-2 lg:grid-cols-3';
  return count % 2 ? 'sm:grid-cols-2 lg:grid-cols-6' : 'sm:grid-cols-2';
};

/** Rows without a gap at the end: threes, but for the last four or two, which share their rows by halves. */
const plateSpan = (index: number, count: number): string => {
  if (count % 2 === 0 || count % 3 === 0) return '';
  const halves = count % 3 === 2 ? 2 : 4;
  return `sm:max-lg:last:col-span-2 ${index < count - halves ? 'lg:col-span-2' : 'lg:col-span-3'}`;
};

const drawings = [
  (site: Site) =>
    html`<svg viewBox="0 0 504 162" class="w-full" aria-hidden="true" focusable="false">${trusted(bitmap(site.random.fork('bitmap')))}</svg>`,
  (site: Site) =>
    html`<svg viewBox="0 0 504 290" class="mx-auto max-h-56 w-full" aria-hidden="true" focusable="false">${trusted(blocks(site.random.fork('blocks')))}</svg>`,
];

const thirds = ['md:col-span-4', 'md:col-span-4', 'md:col-span-4'];
const quarters = ['md:col-span-3', 'md:col-span-3', 'md:col-span-3', 'md:col-span-3'];
const wideCells = ['md:col-span-5', 'md:col-span-7', 'md:col-span-6', 'md:col-span-6'];

/** The first row is uneven; what follows it has as much room as its drawings need. */
function cellSpans(count: number, hasDrawings: boolean): string[] {
  const rest = count === 5 ? thirds : hasDrawings ? wideCells : quarters;
  return ['md:col-span-7', 'md:col-span-5', ...(count === 5 || count === 6 ? rest : [])];
}

/** What the cells show: parts of a screen, bits and blocks where one types, drawings of the subject elsewhere. */
function cellDrawings(site: Site): { symbols: Html | undefined; draw(index: number): Html } {
  if (hasScreen(site)) return { symbols: undefined, draw: facetDrawings(site) };
  if (site.product) {
    const sign = (index: number) =>
      html`<span class="text-mark">${icon(site.kind.icons[index % 3] ?? 'sparkles', 'size-7')}</span>`;
    return { symbols: undefined, draw: (index) => drawings[index]?.(site) ?? sign(index) };
  }
  const { symbols, draw } = vignettes(site, 'cells');
  return { symbols, draw: (index) => draw(index, 'h-44 w-full rounded-card-inner') };
}

/** Uneven cells with a hairline between them, each with a drawing or a sign. */
export const bento: Arrange = (site, offers) => {
  const { symbols, draw } = cellDrawings(site);
  const cells = cellSpans(offers.length, site.product !== 'terminal');
  return html`<div>${symbols}<ul class="grid gap-px border border-line bg-line md:grid-cols-12">${offers.map(
    (
      offer,
      index,
    ) => html`<li data-filter-item class="flex min-h-44 flex-col justify-between gap-8 bg-ground p-7 ${cells[index] ?? (offers.length % 2 ? 'md:col-span-6 md:last:col-span-12' : 'md:col-span-6')}">
${draw(index)}<div><div class="flex items-baseline justify-between gap-4"><h3 class="${site.family.kit.h3}">${offer.name}</h3>${price(site, offer)}</div>${detail(offer)}</div></li>`,
  )}</ul></div>`;
};

/** Soft cards, for things one picks. */
export const cards: Arrange = (site, offers) =>
  html`<div class="@container"><ul class="grid gap-3 @xl:grid-cols-2">${offers.map(
    (offer) =>
      html`<li data-filter-item class="${site.family.kit.card} flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-7 py-6 @xl:last:odd:col-span-2"><div><h3 class="${site.family.kit.h3}">${offer.name}</h3>${detail(offer)}</div>${price(site, offer)}</li>`,
  )}</ul></div>`;

/** A drawing to each, above and below its words in turn. */
export const plates: Arrange = (site, offers) => {
  const drawing = vignettes(site, 'plates');
  return html`<div>${drawing.symbols}<ul class="grid gap-[var(--gap,1.5rem)] ${evenColumns(offers.length)}">${offers.map(
    (offer, index) =>
      html`<li data-filter-item class="${site.family.kit.card} ${site.family.kit.tilt?.[index % site.family.kit.tilt.length] ?? ''} flex flex-col overflow-hidden ${plateSpan(index, offers.length)}"><div class="${index % 2 ? 'lg:order-last' : ''}">${drawing.draw(index, 'h-44 w-full')}</div><div class="flex grow flex-wrap items-start justify-between gap-x-4 gap-y-1 px-6 py-5"><div><h3 class="${site.family.kit.h3}">${offer.name}</h3>${detail(offer)}</div>${price(site, offer)}</div></li>`,
  )}</ul></div>`;
};

const workPlaces = [
  { item: '', image: 'h-64 md:h-[28rem]' },
  { item: 'md:mt-44', image: 'h-56 md:h-80' },
  { item: '', image: 'h-56 md:h-80' },
  { item: 'md:-mt-10', image: 'h-64 md:h-[28rem]' },
] as const;

/** Three in one row, each a step lower and smaller. */
const threeWorks = [
  { item: 'md:col-span-5', image: 'h-64 md:h-96' },
  { item: 'md:col-span-4 md:mt-16', image: 'h-64 md:h-80' },
  { item: 'md:col-span-3 md:mt-32', image: 'h-64' },
] as const;

/** One that is left for a row of its own takes the whole of it. */
const lastWork = { item: 'md:col-span-12', image: 'h-64 md:h-80' };

function workPlace({ family }: Site, index: number, count: number) {
  if (count === threeWorks.length) {
    const step = family.isMirrored ? count - 1 - index : index;
    return threeWorks[step] ?? threeWorks[0];
  }
  if (index === count - 1 && index % workPlaces.length === 0) return lastWork;
  const { item, image } = workPlaces[index % workPlaces.length] ?? workPlaces[0];
  return { item: `${item} ${staggered(family, index)}`, image };
}

/** Large drawings, wide and narrow in turn, with captions that hang from them. */
export const works: Arrange = (site, offers) => {
  const drawing = vignettes(site, 'works');
  return html`<div>${drawing.symbols}<ul class="grid gap-x-6 gap-y-12 md:grid-cols-12 md:gap-y-16">${offers.map(
    (offer, index) => {
      const { item, image } = workPlace(site, index, offers.length);
      return html`<li data-filter-item class="${item}">${drawing.draw(index, `w-full ${image} ${site.family.kit.picture}`)}<div class="mt-3.5 flex flex-wrap justify-between gap-x-6 gap-y-1"><div><h3 class="${site.family.kit.h3}">${offer.name}</h3>${detail(offer)}</div>${price(site, offer)}</div></li>`;
    },
  )}</ul></div>`;
};

/** Narrow columns side by side, as courses on a long card. */
export const courses: Arrange = (site, offers) =>
  html`<ol class="grid gap-x-4 gap-y-12 min-[24rem]:grid-cols-2 sm:grid-cols-3 lg:flex lg:justify-between">${offers.map(
    (offer, index) =>
      html`<li data-filter-item class="flex flex-col items-center gap-5 border-s border-line px-3 text-center lg:flex-1"><span class="grid size-20 place-items-center rounded-full bg-panel text-mark" aria-hidden="true">${icon(site.kind.icons[index % 3] ?? 'sparkles', 'size-9')}</span><div class="${site.family.kit.run ?? ''} max-h-80"><h3 class="${site.family.kit.h3} max-sm:!text-lg">${offer.name}</h3>${detail(offer)}</div>${price(site, offer)}</li>`,
  )}</ol>`;
