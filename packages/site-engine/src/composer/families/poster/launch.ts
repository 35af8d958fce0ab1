import { isOnPhone, productPicture } from '../../art/product/showcase.ts';
import { type Html, html } from '../../html.ts';
import { columnsOf, side } from '../../sections/sides.ts';
import type { Site } from '../../site.ts';
import { actionButton } from '../shared/headers.ts';
import { fittedLine, linesOf } from './fitted-type.ts';
import { kit } from './kit.ts';
import { slogan, sloganLines } from './slogan.ts';

/** Lines that leave the lower half of the screen to what stands below them. */
const lowHeights = (lines: readonly string[]) =>
  ['h-[24vw] md:h-[24vh]', 'h-[19vw] md:h-[16vh]', 'h-[16vw] md:h-[12vh]'][lines.length - 1] ??
  'h-[14vw] md:h-[10vh]';

const lead = (site: Site, classes: string) =>
  html`<div class="${classes}"><p class="max-w-[46ch] text-lg font-medium md:text-xl">${site.lede}</p>${actionButton(site)}</div>`;

/** The slogan over the whole sheet, the product come up from under it. */
export const risen = (site: Site): Html => {
  const lines = sloganLines(site);
  return html`<section data-ground="paper" class="overflow-hidden"><h1 class="${kit.container} flex flex-col gap-2.5 pt-6"><span class="font-display text-[clamp(1.1rem,1.8vw,1.6rem)] leading-none uppercase">${site.brief.brand}</span><span class="sr-only">${slogan(site)}</span>${lines.map((line) => fittedLine(line, lowHeights(lines)))}</h1>${lead(site, `${kit.container} flex flex-wrap items-center justify-between gap-x-10 gap-y-5 pt-6 pb-8`)}<div data-ground="accent" class="border-t-4 border-current px-4 pt-8 md:px-[9%] md:pt-10"><div class="-mb-10 md:-mb-24">${productPicture(site)}</div></div></section>`;
};

/** The slogan stacked at one side, the product running off the sheet at the other. */
export const parted = (site: Site): Html => {
  const lines = linesOf(slogan(site));
  return html`<section data-ground="paper" class="grid overflow-hidden ${columnsOf(site.family, 6)}"><div class="flex flex-col justify-between gap-10 px-4 pt-8 pb-10 md:px-7 lg:min-h-[46rem]"><h1 class="flex flex-col gap-3"><span class="font-display text-[clamp(1.1rem,1.8vw,1.6rem)] leading-none uppercase">${site.brief.brand}</span><span class="sr-only">${slogan(site)}</span>${lines.map((line) => fittedLine(line, 'h-[22vw] md:h-[16vw] lg:h-[17vh]'))}</h1>${lead(site, 'grid justify-items-start gap-6')}</div><div data-ground="deep" class="grid min-w-0 items-center overflow-hidden px-5 py-10 md:ps-12 ${side(site, '', 'md:order-first')}"><div class="${isOnPhone(site) ? '' : 'lg:-me-[40%]'}">${productPicture(site)}</div></div></section>`;
};
