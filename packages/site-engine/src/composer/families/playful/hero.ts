import { pagePaint } from '../../art/drawing.ts';
import { foam } from '../../art/foam.ts';
import { icon } from '../../art/icons.ts';
import { isOnPhone, productPicture } from '../../art/product/showcase.ts';
import { drawSubject, subjectDrawing } from '../../art/subject-drawing.ts';
import { type Html, html, trusted } from '../../html.ts';
import { fitted } from '../../sections/fitted.ts';
import { columnsOf, side } from '../../sections/sides.ts';
import type { Site } from '../../site.ts';
import { nameAndPlace, oneLine } from '../../titles.ts';
import { atAGlance } from '../shared/at-a-glance.ts';
import { actionButton } from '../shared/headers.ts';
import { screenOr } from '../shared/product-hero.ts';
import { beast, crayons, crowd, hopping, wave } from './pieces.ts';

const headline = (site: Site, classes: string) =>
  html`<h1 class="font-display tracking-[-.02em] ${classes}"><span class="mb-5 block font-body text-lg font-extrabold tracking-normal">${nameAndPlace(site)}</span>${fitted(site.headline, hopping(oneLine(site.headline)))}</h1>`;

const lede = (site: Site, classes: string) =>
  html`<p class="max-w-[26em] text-lg leading-snug md:text-[1.35rem] ${classes}">${site.lede}</p>`;

const large = 'text-[clamp(3.5rem,9vw,8.25rem)] leading-[.88]';

/** The thing itself foams over, and two creatures see it happen. */
const foaming = (site: Site): Html => {
  const random = site.random.fork('foam');
  const onlookers = `<g transform="translate(-250 200) scale(.95)">${beast(random.fork('left'), random.index(6))}</g><g transform="translate(254 214) scale(.8)">${beast(random.fork('right'), random.index(6) + 2)}</g>`;
  const drawing = `<g transform="translate(0 -60)">${foam(random, crayons, pagePaint.line)}</g>${onlookers}<g transform="translate(0 70) scale(.68)">${drawSubject(site, pagePaint, random)}</g>`;
  return html`<section data-ground="accent" class="relative overflow-hidden"><div class="${site.family.kit.container} grid items-center gap-x-8 pt-10 pb-24 md:pt-14 md:pb-32 ${columnsOf(site.family, 7)}"><div class="${side(site, '', 'md:order-last')}">${headline(site, large)}${lede(site, 'mt-8 mb-8')}${actionButton(site)}${atAGlance(site)}</div><svg viewBox="-320 -460 640 760" class="w-full max-md:mt-8" aria-hidden="true" focusable="false">${trusted(drawing)}</svg></div>${wave('paper')}</section>`;
};

/** Everybody came: a row of creatures stands on the edge of the page. */
const gathering = (site: Site): Html =>
  html`<section data-ground="paper2" class="relative overflow-hidden text-center"><div class="${site.family.kit.container} grid justify-items-center pt-12 md:pt-20 ${side(site, '', `md:items-end md:justify-items-start md:gap-x-12 md:text-start ${columnsOf({ ...site.family, isMirrored: false }, 7)}`)}">${headline(site, large)}<div>${lede(site, 'mt-8 mb-8')}${actionButton(site)}</div></div>${crowd(site, 8, 'relative mt-10 -mb-3 w-[190%] max-w-none -translate-x-[24%] md:w-full md:translate-x-0')}<div class="h-10 md:h-14"></div>${wave('paper')}</section>`;

const stickerPlaces = [
  'md:start-[3%] md:top-[12%] -rotate-6',
  'md:end-[4%] md:top-[9%] rotate-6',
  'md:start-[8%] md:bottom-[16%] rotate-3',
  'md:end-[7%] md:bottom-[18%] -rotate-3',
];

const stickerSizes = {
  '-1': 'md:w-[clamp(6rem,11vw,10rem)]',
  '0': 'md:w-[clamp(7rem,13vw,12rem)]',
  '1': 'md:w-[clamp(8rem,15.5vw,15rem)]',
} as const;

/** Stickers around the words, as on a lid. */
const stickers = (site: Site): Html => {
  const random = site.random.fork('stickers');
  const sticker = (index: number) => {
    const inner =
      index % 2
        ? html`<svg viewBox="-110 -110 220 220" class="size-full">${trusted(beast(random.fork(`${index}`), index + 1))}</svg>`
        : index === 0
          ? subjectDrawing(site, 'sticker', 'size-full')
          : icon(site.kind.icons[1], 'size-full text-text');
    return html`<div class="aspect-square w-24 shrink-0 rounded-[1.75rem] border-4 border-text bg-panel p-3 shadow-[6px_6px_0_var(--text)] md:absolute md:p-5 ${stickerSizes[site.family.broader]} ${stickerPlaces[index] ?? ''}">${inner}</div>`;
  };
  return html`<section data-ground="accent" class="relative overflow-hidden"><div class="flex justify-center gap-4 pt-8 md:contents" aria-hidden="true">${[0, 1, 2, 3].map(sticker)}</div><div class="relative mx-auto grid max-w-[46rem] justify-items-center px-5 pt-10 pb-28 text-center md:min-h-[44rem] md:content-center md:pt-16">${headline(site, 'text-[clamp(3.25rem,7.4vw,6.75rem)] leading-[.9]')}${lede(site, 'mt-8 mb-8')}${actionButton(site)}</div>${wave('paper')}</section>`;
};

/** The product, and three who stand on it. */
const admired = (site: Site, classes: string) =>
  html`<div class="${classes}">${crowd(site, 3, `relative mx-auto -mb-[2.5%] ${isOnPhone(site) ? 'w-[86%]' : 'w-[58%]'}`)}<div class="relative">${productPicture(site)}</div></div>`;

/** The words at one side, the product running out of the page at the other. */
const shown = (site: Site): Html =>
  html`<section data-ground="accent" class="relative overflow-hidden"><div class="${site.family.kit.container} grid items-center gap-x-12 gap-y-10 pt-10 pb-24 md:pb-32 ${side(site, 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]', 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]')}"><div class="${side(site, '', 'lg:order-last')}">${headline(site, 'text-[clamp(3.25rem,6.4vw,6rem)] leading-[.9]')}${lede(site, 'mt-7 mb-8')}${actionButton(site)}${atAGlance(site)}</div>${admired(site, `min-w-0 ${isOnPhone(site) ? '' : side(site, 'lg:-me-[30%]', '')}`)}</div>${wave('paper')}</section>`;

/** Everybody stands on the product, the words above them. */
const climbed = (site: Site): Html =>
  html`<section data-ground="paper2" class="relative overflow-hidden text-center"><div class="${site.family.kit.container} grid justify-items-center pt-10 md:pt-12">${headline(site, 'max-w-[15em] text-[clamp(3.1rem,6vw,5.5rem)] leading-[.92]')}${lede(site, 'mt-5 mb-6')}${actionButton(site)}${admired(site, `-mb-10 w-full ${isOnPhone(site) ? 'max-w-[36rem]' : 'max-w-[60rem]'} pt-6`)}</div>${wave('paper')}</section>`;

export const heroes = [
  screenOr(shown, foaming),
  screenOr(climbed, gathering),
  screenOr(shown, stickers),
] as const;
