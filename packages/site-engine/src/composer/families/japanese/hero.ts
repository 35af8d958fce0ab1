import { pagePaint, wobble } from '../../art/drawing.ts';
import { drawSubject } from '../../art/subject-drawing.ts';
import { asanoha, enso, seigaiha, stoneGarden } from '../../art/waves.ts';
import { type Html, html, trusted } from '../../html.ts';
import { side } from '../../sections/sides.ts';
import type { Site } from '../../site.ts';
import { nameAndPlace } from '../../titles.ts';
import { actionButton } from '../shared/headers.ts';

const vertical = '[writing-mode:vertical-rl] [text-orientation:mixed]';

const headline = (site: Site, classes: string) => {
  const lines = site.headline.split('|');
  return html`<h1 class="font-display leading-[1.4] tracking-[.06em] ${vertical} ${classes}"><span class="mb-6 block text-[1.125rem] leading-[1.6]">${nameAndPlace(site, '・')}</span>${lines.map((line) => html`<span class="block">${line}</span>`)}</h1>`;
};

const size = 'max-h-[30rem] text-[clamp(2.4rem,4.6vw,4.5rem)] md:max-h-[36rem]';

const lede = (site: Site) =>
  html`<div class="max-w-[24em]"><p class="text-lg leading-loose text-pretty">${site.lede}</p>${actionButton(site, 'mt-8')}</div>`;

/** One stroke of the brush over a sea of waves. */
const sea = (site: Site): Html =>
  html`<section data-ground="paper" class="relative overflow-hidden"><svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" class="absolute inset-0 size-full" aria-hidden="true" focusable="false">${trusted(`<defs>${seigaiha('sea', 60, 'color-mix(in oklab, var(--art-line) 62%, white)', 'var(--art-line)')}</defs><g transform="translate(520 430)">${enso(site.random.fork('enso'), 290, 62, 'var(--accent)')}</g><path d="M0 660C240 620 400 710 640 680S1050 620 1440 670V900H0Z" fill="url(#sea)"/>`)}</svg><div class="${site.family.kit.container} relative flex min-h-[52rem] flex-col justify-between pt-6 pb-8 md:min-h-[max(42rem,min(56rem,calc(100svh-7rem)))] md:pt-10"><div class="flex justify-end">${headline(site, size)}</div><div data-ground="paper" class="w-max max-w-full px-7 py-7 md:px-9 md:py-8 ${side(site, '', 'md:ms-[33%]')}">${lede(site)}</div></div></section>`;

/** A cloth with the subject printed on it, words on either side. */
const cloth = (site: Site): Html =>
  html`<section data-ground="paper2" class="overflow-hidden"><div class="grid md:min-h-[52rem] ${side(site, 'md:grid-cols-[5fr_3fr_4fr]', 'md:grid-cols-[4fr_5fr_3fr]')}"><svg viewBox="0 0 600 800" preserveAspectRatio="xMidYMid slice" class="h-[26rem] w-full md:h-full" aria-hidden="true" focusable="false">${trusted(`<defs>${asanoha('cloth', 92, 'color-mix(in oklab, var(--art-line) 55%, white)')}</defs><path d="M0 0H600V800H0Z" fill="var(--art-line)"/><path d="M0 0H600V800H0Z" fill="url(#cloth)"/><circle cx="300" cy="400" r="205" fill="var(--art-white)"/><g transform="translate(300 400) scale(.6)">${drawSubject(site, pagePaint, site.random.fork('cloth'))}</g>`)}</svg><div class="flex flex-col justify-end px-6 py-10 max-md:order-last md:px-10 md:py-16 ${side(site, '', 'md:order-first')}">${lede(site)}</div><div class="flex justify-end px-6 pt-10 md:px-14 md:pt-16">${headline(site, size)}</div></div></section>`;

/** Two stones in raked gravel. */
const garden = (site: Site): Html => {
  const random = site.random.fork('garden');
  const stone = (radius: number) => wobble(random.next, radius, 0.3, 9);
  return html`<section data-ground="paper" class="overflow-hidden"><div class="${site.family.kit.container} grid items-stretch gap-x-12 gap-y-8 pt-8 pb-14 md:grid-cols-[auto_1fr] md:pt-12"><div class="flex justify-end md:order-last md:justify-self-end">${headline(site, size)}</div><div class="flex min-w-0 flex-col gap-8"><svg viewBox="0 0 900 700" preserveAspectRatio="xMidYMid slice" class="w-full bg-panel md:h-[34rem]" aria-hidden="true" focusable="false">${trusted(stoneGarden(stone, 'var(--accent)', 'var(--art-line)'))}</svg>${lede(site)}</div></div></section>`;
};

export const heroes = [sea, cloth, garden] as const;
