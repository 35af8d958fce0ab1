import { pagePaint } from '../../art/drawing.ts';
import { productPicture } from '../../art/product/showcase.ts';
import { rosette } from '../../art/rosette.ts';
import { drawSubject, subjectDrawing } from '../../art/subject-drawing.ts';
import { type Html, html, trusted } from '../../html.ts';
import { actionHref, actionLabel } from '../../labels.ts';
import { fitted } from '../../sections/fitted.ts';
import { columnsOf, side } from '../../sections/sides.ts';
import type { Site } from '../../site.ts';
import { gapAfter, halvesOf, nameAndPlace } from '../../titles.ts';
import { atAGlance } from '../shared/at-a-glance.ts';
import { kit } from './kit.ts';

/** The subject as a seal, inside an engraved border. */
const seal = (site: Site, classes: string) => {
  const product = productPicture(site);
  if (product) return html`<div class="${classes} !mb-0 !max-w-2xl">${product}</div>`;
  return html`<svg viewBox="-310 -310 620 620" class="${classes}" aria-hidden="true" focusable="false"><g fill="none" stroke="currentColor" stroke-width=".9" opacity=".8">${trusted(`<path d="${rosette(site.random.fork('seal'), 206, 302)}"/>`)}</g><circle r="200" class="fill-ground" stroke="currentColor" stroke-width="1.5"/><g transform="scale(.54)">${trusted(drawSubject(site, pagePaint, site.random.fork('hero')))}</g></svg>`;
};

const words = (site: Site, classes: string, below: Html | false = false) => {
  const [first, second] = halvesOf(site.headline);
  return html`<div class="${classes}"><h1 class="font-display text-[clamp(2.9rem,6.8vw,6rem)] leading-[.98] tracking-[-.025em] text-balance"><span class="mb-5 block text-[1.35rem] tracking-normal italic">${nameAndPlace(site)}</span>${fitted(site.headline, html`${first}${gapAfter(first)}<br class="max-sm:hidden">${second}`)}</h1><p class="mt-6 max-w-[34em] text-lg leading-relaxed">${site.lede}</p><a class="${kit.button} mt-9" href="${actionHref(site)}">${actionLabel(site)}</a>${below}</div>`;
};

const promises = (site: Site) =>
  html`<div data-ground="paper" class="border-b border-edge"><ul class="${kit.container} grid md:grid-cols-3">${site.kind.points.items.map(
    ([name], index) =>
      html`<li class="border-edge py-7 font-display text-xl ${index > 0 ? 'max-md:border-t md:border-s md:ps-8' : ''}">${name}</li>`,
  )}</ul></div>`;

/** Deep ground, words at the left, the seal rising over the lower edge. */
const sealed = (site: Site): Html =>
  html`<section><div data-ground="deep"><div class="${kit.container} grid items-center gap-10 py-14 md:py-20 ${columnsOf(site.family, 7)}">${words(site, '', atAGlance(site))}${seal(site, `w-full max-w-md max-md:mx-auto md:-mb-32 ${side(site, '', 'md:order-first')}`)}</div></div>${promises(site)}</section>`;

const sealSizes = { '-1': 'md:w-48', '0': 'md:w-60', '1': 'md:w-72' } as const;

/** On a central axis, as an invitation or a title page. */
const axis = (site: Site): Html =>
  html`<section data-ground="paper2"><div class="${kit.container} grid justify-items-center py-14 text-center md:pt-12 md:pb-16">${seal(site, `mb-8 w-48 ${sealSizes[site.family.broader]}`)}${words(site, 'grid justify-items-center')}</div>${promises(site)}</section>`;

const ruled =
  'bg-[repeating-linear-gradient(0deg,color-mix(in_oklab,var(--text)_22%,transparent)_0_1px,transparent_1px_7px)]';

const onPlate = (site: Site) => {
  const product = productPicture(site);
  return product
    ? html`<div class="w-full">${product}</div>`
    : html`<div data-ground="paper" class="w-full max-w-72 border border-edge p-6 md:max-w-96 lg:p-9">${subjectDrawing(site, 'hero', 'w-full')}</div>`;
};

/** A title page on two grounds: the plate at the start, engraved lines behind it, the words opposite. */
const plate = (site: Site): Html =>
  html`<section><div class="grid md:min-h-[42rem] ${columnsOf(site.family, 5)}"><div data-ground="deep" class="grid place-items-center p-10 ${ruled} ${side(site, '', 'md:order-last')}">${onPlate(site)}</div><div data-ground="paper2" class="flex items-center px-6 py-14 md:px-10 lg:px-20">${words(site, '', atAGlance(site))}</div></div>${promises(site)}</section>`;

export const heroes = [sealed, axis, plate] as const;
