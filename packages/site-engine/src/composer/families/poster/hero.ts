import { halftone } from '../../art/halftone.ts';
import { type Html, html, trusted } from '../../html.ts';
import { actionHref, actionLabel } from '../../labels.ts';
import { side } from '../../sections/sides.ts';
import type { Site } from '../../site.ts';
import { screenOr } from '../shared/product-hero.ts';
import { fittedLine, linesOf } from './fitted-type.ts';
import { kit } from './kit.ts';
import { parted, risen } from './launch.ts';
import { print } from './print.ts';
import { slogan, sloganLines } from './slogan.ts';

/** The second ink behind black words, and one that stays dark behind light ones. */
const [pale, dim] = [
  '[--print:color-mix(in_oklab,var(--accent)_72%,var(--ground))]',
  '[--print:color-mix(in_oklab,var(--fill)_32%,var(--ground))]',
] as const;

/** What is printed behind the words: round things as one large halftone, all others drawn with dots. */
const picture = (site: Site, classes: string) => {
  const dots = halftone(site.kind.subject);
  return dots
    ? html`<svg viewBox="0 0 900 900" class="${classes} fill-none stroke-(--print)" stroke-linecap="round" aria-hidden="true" focusable="false">${trusted(dots)}</svg>`
    : print(site, classes);
};

const heights = (lines: readonly string[]) =>
  [
    'h-[34vw] md:h-[40vh] md:max-h-[30rem] md:min-h-64',
    'h-[30vw] md:h-[29vh] md:max-h-[22rem] md:min-h-48',
    'h-[24vw] md:h-[21vh] md:max-h-[16rem] md:min-h-36',
  ][lines.length - 1] ?? 'h-[20vw] md:h-36';

const strip = (site: Site) => {
  const { facts, place } = site.brief;
  const known = [facts.date, facts.address ?? place, facts.hours[0]]
    .flatMap((fact) => fact ?? [])
    .slice(0, 2);
  return html`<div data-ground="deep" class="relative z-10"><div class="${kit.container} grid items-center gap-x-10 gap-y-4 py-5 ${side(site, 'md:grid-cols-[auto_minmax(16rem,1fr)_auto]', 'md:grid-cols-[minmax(16rem,1fr)_auto_auto]')}"><p class="font-display text-2xl leading-none uppercase md:text-3xl ${side(site, '', 'md:order-1')}">${known.length > 0 ? known.map((fact) => html`<span class="me-8 inline-block">${fact}</span>`) : site.brief.brand}</p><p class="max-w-[56ch]">${site.lede}</p><a class="${kit.button} !bg-accent !text-on-accent ${side(site, '', 'md:order-1')}" href="${actionHref(site)}">${actionLabel(site)}</a></div></div>`;
};

const longestName = 26;

/** The name fills the sheet, line by line; a print behind it. A long one could not be read. */
const name = (site: Site): Html => {
  if (site.brief.brand.length > longestName) return shout(site);
  const lines = linesOf(site.brief.brand);
  return html`<section data-ground="paper" class="relative flex flex-col justify-end overflow-hidden">${picture(site, `${pale} absolute -end-[18%] -top-10 w-[125vw] md:-top-16 md:w-[min(62rem,70vw)] ${side(site, 'md:-end-[4%]', 'md:end-auto md:-start-[4%]')}`)}<h1 class="${kit.container} relative z-10 flex flex-col gap-3 pt-32 pb-5 md:pt-24"><span class="sr-only">${site.brief.brand}: ${slogan(site)}</span>${lines.map((line) => fittedLine(line, heights(lines)))}<span aria-hidden="true" class="pt-2 font-display text-[clamp(1.1rem,2.6vw,2.4rem)] leading-none uppercase">${slogan(site)}</span></h1>${strip(site)}</section>`;
};

/** The slogan is the poster; the name signs it. */
const shout = (site: Site): Html => {
  const lines = sloganLines(site);
  return html`<section data-ground="paper" class="relative overflow-hidden">${picture(site, `${pale} absolute -start-[20%] top-0 w-[130vw] md:w-[min(60rem,64vw)] ${side(site, 'md:start-auto md:-end-[10%]', 'md:-start-[10%]')}`)}<h1 class="${kit.container} relative z-10 flex flex-col gap-4 pt-40 pb-6 md:pt-44"><span class="font-display text-[clamp(1.2rem,3vw,2.6rem)] leading-none uppercase">${site.brief.brand}</span><span class="sr-only">${slogan(site)}</span>${lines.map((line) => fittedLine(line, heights(lines)))}</h1>${strip(site)}</section>`;
};

/** From so many names on there is a bill; samples make none. */
const fewestActs = 3;

/** What is on, as the poster: names of falling size under the slogan, cut by a band. */
const bill = (site: Site): Html => {
  if (site.brief.facts.items.length < fewestActs) return shout(site);
  const lines = sloganLines(site);
  const sizes = ['text-[clamp(2.4rem,8.4vw,8rem)]', 'text-[clamp(2rem,6vw,5.6rem)]'];
  return html`<section data-ground="deep" class="relative overflow-hidden">${picture(site, `${dim} absolute -start-[24%] -bottom-24 w-[130vw] opacity-60 md:-start-[8%] md:w-[min(54rem,60vw)]`)}<h1 class="${kit.container} relative z-10 pt-20 pb-6 md:pt-24"><span class="mb-4 block font-display text-[clamp(1.2rem,3vw,2.6rem)] leading-none uppercase">${site.brief.brand}</span><span class="sr-only">${slogan(site)}</span>${lines.map((line) => fittedLine(line, `mb-3 h-[20vw] ${lines.length > 1 ? 'md:h-[11vw] md:max-h-44' : 'md:h-[17vw] md:max-h-64'}`))}</h1><ul class="${kit.container} relative z-10 flex flex-wrap gap-x-[.5em] border-t-4 border-current pt-5 pb-14 font-display leading-[.98] uppercase">${site.offers
    .slice(0, 6)
    .map(
      ({ name: title }, index, all) =>
        html`<li class="${sizes[index < 2 ? 0 : 1] ?? ''} ${index < 2 ? '[font-stretch:75%]' : 'text-mark [font-stretch:60%]'}">${title}${index < all.length - 1 && html`<span aria-hidden="true"> /</span>`}</li>`,
    )}</ul>${strip(site)}</section>`;
};

export const heroes = [screenOr(parted, name), screenOr(risen, shout), screenOr(parted, bill)] as const;
