import { showsPictures } from '../../art/pictures/settings.ts';
import { type Html, html } from '../../html.ts';
import { actionHref, actionLabel, labelOf } from '../../labels.ts';
import { fitted } from '../../sections/fitted.ts';
import { columnsOf, side } from '../../sections/sides.ts';
import type { Site } from '../../site.ts';
import { gapAfter, halvesOf, nameAndPlace } from '../../titles.ts';
import { kit } from './kit.ts';
import { drawingPanel, picturePanel, productPanel, terminalPanel } from './panel.ts';

const title = (site: Site, classes: string) => {
  const [first, second] = halvesOf(site.headline);
  return html`<h1 class="font-display font-medium tracking-[-.05em] ${classes}"><span class="mb-5 block font-mono text-[.95rem] tracking-normal text-mark">${nameAndPlace(site, ' / ')}</span>${fitted(site.headline, html`${first}${gapAfter(first)}<br class="max-sm:hidden">${second}`)}</h1>`;
};

const pitch = (site: Site) => {
  const hasOffer = site.sections.includes('offer') && actionHref(site) !== site.hrefOf('offer');
  return html`<div><p class="max-w-[46ch] text-lg text-muted">${site.lede}</p><div class="mt-6 flex flex-wrap gap-3"><a class="${kit.button}" href="${actionHref(site)}">${actionLabel(site)}</a>${hasOffer && html`<a class="${kit.quietButton}" href="${site.hrefOf('offer')}">${labelOf(site, 'offer')}</a>`}</div></div>`;
};

const panelFor = (site: Site) => {
  if (showsPictures(site.kind)) return picturePanel(site);
  if (!site.product) return drawingPanel(site);
  return site.product === 'terminal' ? terminalPanel(site) : productPanel(site);
};

/** Words eight to four, then the product itself over the full width. */
const above = (site: Site): Html =>
  html`<section data-ground="paper"><div class="${kit.container} md:px-0"><div class="grid items-end gap-x-12 gap-y-8 pt-16 pb-14 md:px-12 md:pt-24 ${columnsOf({ ...site.family, isMirrored: false }, 7)}">${title(site, 'text-[clamp(2.9rem,6.8vw,6.25rem)] leading-[.95]')}${pitch(site)}</div>${panelFor(site)}</div></section>`;

/** The words at the left, the product running out of the frame at the right. */
const beside = (site: Site): Html =>
  html`<section data-ground="paper" class="overflow-hidden"><div class="${kit.container} grid items-center gap-10 pt-14 pb-16 ${side(site, 'lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] lg:pe-0', 'lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:ps-0')}"><div class="grid gap-8 lg:py-20 ${side(site, '', 'lg:order-last')}">${title(site, 'text-[clamp(2.8rem,5.4vw,5rem)] leading-[.98]')}${pitch(site)}</div><div class="min-w-0 self-stretch overflow-hidden border-x border-line ${side(site, 'lg:-me-[calc((100vw-1280px)/2)]', 'lg:-ms-[calc((100vw-1280px)/2)]')}">${panelFor(site)}</div></div></section>`;

/** The first commands as the whole picture, the words on a panel that lies over them. */
const over = (site: Site): Html => {
  const margin = { '-1': 25, '0': 16.6, '1': 8.3 }[site.family.broader];
  return html`<section data-ground="deep" class="relative overflow-hidden"><div class="mx-auto max-w-[1280px] px-5 md:px-12"><div class="pt-16 md:pt-20">${panelFor(site)}</div><div data-ground="paper" class="relative -mt-10 grid items-end gap-x-12 gap-y-7 rounded-t-card px-6 pt-12 pb-14 md:-mt-28 md:grid-cols-[7fr_5fr] md:px-12 ${side(site, `md:ms-[${margin}%]`, `md:me-[${margin}%]`)}">${title(site, 'text-[clamp(2.7rem,5.6vw,5rem)] leading-[.97]')}${pitch(site)}</div></div></section>`;
};

export const heroes = [above, beside, over] as const;
