import { productPicture } from '../../art/product/showcase.ts';
import { subjectDrawing } from '../../art/subject-drawing.ts';
import { tileWall } from '../../art/tiles.ts';
import { type Html, html } from '../../html.ts';
import { actionHref, actionLabel, labelOf } from '../../labels.ts';
import { fitted } from '../../sections/fitted.ts';
import { columnsOf, farSide, side } from '../../sections/sides.ts';
import type { Site } from '../../site.ts';
import { gapAfter, halvesOf, nameAndPlace } from '../../titles.ts';
import { atAGlance } from '../shared/at-a-glance.ts';
import { kit } from './kit.ts';

const object = (site: Site, classes: string) => {
  const product = productPicture(site);
  return product
    ? html`<div class="${classes}"><div class="pt-8 md:pt-16">${product}</div></div>`
    : subjectDrawing(site, 'hero', classes);
};

const headline = (site: Site, classes: string, secondClasses: string) => {
  const [first, second] = halvesOf(site.headline);
  return html`<h1 class="${classes}"><span class="mb-6 block font-body text-base font-semibold tracking-normal md:text-lg">${nameAndPlace(site)}</span>${fitted(site.headline, html`${first}${gapAfter(first)}<em class="block ${secondClasses}">${second}</em>`)}</h1>`;
};

const actions = (site: Site) => {
  const offer = site.sections.includes('offer') && actionHref(site) !== site.hrefOf('offer');
  return html`<div class="mt-8 flex flex-wrap gap-3.5"><a class="${kit.button}" href="${actionHref(site)}">${actionLabel(site)}</a>${offer && html`<a class="${kit.quietButton}" href="${site.hrefOf('offer')}">${labelOf(site, 'offer')}</a>`}</div>`;
};

const ledeWidths = { '-1': 'max-w-[24em]', '0': 'max-w-[30em]', '1': 'max-w-[34em]' } as const;

const lede = (site: Site, classes: string) =>
  html`<div class="${classes}"><p class="${ledeWidths[site.family.broader]} text-lg leading-normal md:text-[1.3rem]">${site.lede}</p>${actions(site)}${atAGlance(site)}</div>`;

const size = 'font-display text-[clamp(3.4rem,11.4vw,10.75rem)] leading-[.88] tracking-[-.04em]';

/** The headline lies over the thing itself, which drops into a band of tiles. */
const overlapped = (
  site: Site,
): Html => html`<section data-ground="paper" class="relative overflow-hidden pt-10 md:pt-14"><div class="${kit.container} relative z-10 grid md:grid-cols-12 md:gap-x-6">
${headline(site, `${size} relative z-10 md:col-span-12 ${side(site, '', 'md:text-end')}`, side(site, 'md:ps-[1.02em]', 'md:pe-[1.02em]'))}
${lede(site, `relative z-10 pt-7 md:col-span-5 md:row-start-2 md:pt-16 md:pb-40 ${side(site, '', 'md:col-start-8')}`)}
${object(site, `z-0 -me-16 mt-6 ms-6 w-[92%] md:row-start-2 md:-mt-4 md:w-full ${farSide(site.family, 6)} ${side(site, 'md:ms-0 md:-me-10', 'md:me-0 md:-ms-10')}`)}</div>
${tileWall(16, 3, site.kind.icons, site.random.fork('tiles'), 'relative z-0 -mt-32 h-44 w-full md:-mt-52 md:h-72')}</section>`;

/** The headline beside a wall of tiles that holds the left edge. */
const walled = (
  site: Site,
): Html => html`<section data-ground="paper2" class="grid overflow-hidden md:min-h-[46rem] ${columnsOf(site.family, 5)}"><div class="relative max-md:order-2 ${side(site, '', 'md:order-last')}">${tileWall(6, 8, site.kind.icons, site.random.fork('tiles'), 'h-64 w-full md:absolute md:inset-0 md:h-full')}${object(site, `absolute -end-6 bottom-[-12%] w-56 md:bottom-[6%] md:w-[74%] ${side(site, 'md:-end-[20%]', 'md:-start-[20%] md:end-auto')}`)}</div>
<div class="flex flex-col justify-between gap-10 px-5 pt-10 pb-16 md:pt-16 ${side(site, 'md:ps-[16%] md:pe-14', 'md:ps-14 md:pe-[16%]')}">${headline(site, 'font-display text-[clamp(3.2rem,7.6vw,7.5rem)] leading-[.9] tracking-[-.035em] text-balance', '')}${lede(site, 'md:ps-[18%]')}</div></section>`;

/** On the deep colour, the headline around the thing in the middle. */
const centred = (site: Site): Html => {
  return html`<section data-ground="deep" class="relative overflow-hidden pt-12 md:pt-20"><div class="${kit.container} grid items-end gap-x-6 md:grid-cols-12">${headline(site, `${size} relative z-10 md:col-span-12 ${side(site, '', 'md:text-end')}`, side(site, 'md:text-end', 'md:text-start'))}${lede(site, `relative z-10 pt-8 pb-16 md:col-span-5 md:row-start-2 md:pt-0 md:pb-24 ${side(site, '', 'md:col-start-8')}`)}${object(site, `-mb-24 w-full max-md:order-first max-md:-mt-10 max-md:mb-4 md:row-start-2 md:-mt-6 ${farSide(site.family, 6)}`)}</div></section>`;
};

export const heroes = [overlapped, walled, centred] as const;
