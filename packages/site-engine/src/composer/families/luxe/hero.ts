import { pagePaint } from '../../art/drawing.ts';
import { hourStyle, hours, landscape } from '../../art/landscape.ts';
import { drawObject } from '../../art/objects.ts';
import type { Subject } from '../../art/subject.ts';
import { subjectDrawing } from '../../art/subject-drawing.ts';
import { type Html, html, trusted } from '../../html.ts';
import { fitted } from '../../sections/fitted.ts';
import { columnsOf, side } from '../../sections/sides.ts';
import type { Site } from '../../site.ts';
import { gapAfter, halvesOf, nameAndPlace } from '../../titles.ts';
import { atAGlance } from '../shared/at-a-glance.ts';
import { actionButton } from '../shared/headers.ts';
import { arcade } from './arcade.ts';

const skyHeight = 360;

const headline = (site: Site, classes: string) => {
  const [first, second] = halvesOf(site.headline);
  return html`<h1 class="font-display leading-[.98] tracking-[-.025em] text-balance ${classes}"><span class="mb-5 block font-body text-base tracking-normal md:text-lg">${nameAndPlace(site)}</span>${fitted(site.headline, html`${first}${gapAfter(first)}<em>${second}</em>`)}</h1>`;
};

const lede = (site: Site, classes: string) =>
  html`<p class="max-w-[34em] text-lg leading-relaxed text-pretty ${classes}">${site.lede}</p>`;

/** A slider that moves the sun; the landscape is whole without it. */
function hourSlider(site: Site): Html {
  const { words } = site;
  const day = (['dawn', 'noon', 'dusk', 'night'] as const).map((name) => ({
    name: words.hours[name],
    sun: Math.round(hours[name].sun * skyHeight),
    colours: hours[name].colours,
  }));
  return html`<div data-hours="${JSON.stringify(day)}" data-ground="paper2" class="absolute inset-x-0 bottom-6 mx-auto flex w-max max-w-[92vw] items-center gap-5 rounded-full px-7 py-2.5 md:bottom-8"><label for="hour" class="font-display text-xl italic">${words.hours.label}</label><input id="hour" type="range" min="0" max="3" step=".02" value="2" class="h-6 w-[36vw] max-w-72 accent-fill"><output for="hour" class="min-w-14 font-display text-xl italic">${words.hours.dusk}</output></div>`;
}

/** A terrace with five arches and one landscape behind them. */
const terrace = (site: Site): Html =>
  html`<section data-ground="paper" class="relative overflow-hidden pt-10 text-center md:pt-14" style="${hourStyle('dusk', skyHeight)}"><div class="${site.family.kit.container} grid justify-items-center ${side(site, '', `md:items-end md:justify-items-start md:gap-x-16 md:text-start ${columnsOf({ ...site.family, isMirrored: false }, 8)}`)}">${headline(site, side(site, 'text-[clamp(3.4rem,8.6vw,8.25rem)]', 'text-[clamp(3.4rem,7vw,6.75rem)]'))}<div class="${side(site, 'grid justify-items-center', 'max-md:grid max-md:justify-items-center')}">${lede(site, 'mt-6')}${actionButton(site, 'mt-7')}</div></div>${arcade(site, 'mt-8 h-[34rem] w-full md:h-[min(56vw,47rem)]')}${hourSlider(site)}</section>`;

/** A view does not stand on a plinth before another view. */
const onPlinth = (subject: Subject): Subject => (subject === 'scene' ? 'vase' : subject);

/** A niche in a dark wall with the thing itself on a plinth. */
const niche = (site: Site): Html => {
  const random = site.random.fork('niche');
  return html`<section data-ground="deep" class="overflow-hidden"><div class="${site.family.kit.container} grid items-end gap-x-16 gap-y-12 pt-14 md:pt-20 ${columnsOf(site.family, 7)}"><div class="md:pb-28 ${side(site, '', 'md:order-last')}">${headline(site, 'text-[clamp(3.2rem,7.4vw,7.25rem)]')}${lede(site, 'mt-7')}${actionButton(site, 'mt-9')}${atAGlance(site)}</div><svg viewBox="0 0 520 760" style="${hourStyle('dawn', 450)}" class="mx-auto w-full max-w-md" aria-hidden="true" focusable="false">${trusted(`<defs><clipPath id="niche"><path d="M20 760V260A240 240 0 0 1 500 260V760Z"/></clipPath></defs><g clip-path="url(#niche)"><rect width="520" height="760" fill="var(--sky-1)"/><g transform="translate(-180 0)">${landscape(random, 880, 760)}</g><path d="M150 760V600H370V760Z" fill="var(--art-white)"/><path d="M130 572H390V604H130Z" fill="var(--art-pale)" stroke="var(--art-line)" stroke-width="3"/></g><path d="M20 760V260A240 240 0 0 1 500 260V760" fill="none" stroke="currentColor" stroke-width="3"/><path d="M4 760V260A256 256 0 0 1 516 260V760" fill="none" stroke="currentColor" opacity=".5"/><g transform="translate(260 420) scale(.55)">${drawObject(onPlinth(site.kind.subject), pagePaint, random)}</g>`)}</svg></div></section>`;
};

const archSides = { '-1': 'lg:ms-[9%]', '0': '', '1': 'lg:me-[9%]' } as const;

/** An invitation: a tall arch of paper before a wide view. */
const invitation = (site: Site): Html =>
  html`<section data-ground="paper2" class="relative overflow-hidden" style="${hourStyle(site.random.fork('hour').pick(['dawn', 'noon', 'night']), 540)}"><svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" class="absolute inset-0 size-full" aria-hidden="true" focusable="false">${trusted(landscape(site.random.fork('view'), 1600, 900))}</svg><div class="relative mx-auto w-[min(92vw,44rem)] pt-16 md:pt-20 ${archSides[site.family.broader]}"><div data-ground="paper" class="grid justify-items-center rounded-t-full px-8 pt-40 pb-16 text-center md:px-16 md:pt-52">${subjectDrawing(site, 'emblem', 'mb-9 w-28')}${headline(site, 'text-[clamp(3rem,6vw,5.5rem)]')}${lede(site, 'mt-7')}${actionButton(site, 'mt-9')}</div></div></section>`;

export const heroes = [terrace, niche, invitation] as const;
