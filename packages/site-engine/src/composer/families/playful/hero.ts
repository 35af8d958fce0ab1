import { pagePaint } from '../../art/drawing.ts';
import { foam } from '../../art/foam.ts';
import { icon } from '../../art/icons.ts';
import { drawObject } from '../../art/objects.ts';
import { subjectDrawing } from '../../art/subject-drawing.ts';
import { type Html, html, trusted } from '../../html.ts';
import { fitted } from '../../sections/fitted.ts';
import { side } from '../../sections/sides.ts';
import type { Site } from '../../site.ts';
import { nameAndPlace, oneLine } from '../../titles.ts';
import { actionButton } from '../shared/headers.ts';
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
  const drawing = `<g transform="translate(0 -60)">${foam(random, crayons, pagePaint.line)}</g>${onlookers}<g transform="translate(0 70) scale(.68)">${drawObject(site.kind.subject, pagePaint, random)}</g>`;
  return html`<section data-ground="accent" class="relative overflow-hidden"><div class="${site.family.kit.container} grid items-center gap-x-8 pt-10 pb-24 md:pt-14 md:pb-32 ${side(site, 'md:grid-cols-[7fr_5fr]', 'md:grid-cols-[5fr_7fr]')}"><div class="${side(site, '', 'md:order-last')}">${headline(site, large)}${lede(site, 'mt-8 mb-8')}${actionButton(site)}</div><svg viewBox="-320 -460 640 760" class="w-full max-md:mt-8" aria-hidden="true" focusable="false">${trusted(drawing)}</svg></div>${wave('paper')}</section>`;
};

/** Everybody came: a row of creatures stands on the edge of the page. */
const gathering = (site: Site): Html =>
  html`<section data-ground="paper2" class="relative overflow-hidden text-center"><div class="${site.family.kit.container} grid justify-items-center pt-12 md:pt-20">${headline(site, large)}${lede(site, 'mt-8 mb-8')}${actionButton(site)}</div>${crowd(site, 8, 'relative mt-10 -mb-3 w-[190%] max-w-none -translate-x-[24%] md:w-full md:translate-x-0')}<div class="h-10 md:h-14"></div>${wave('paper')}</section>`;

const stickerPlaces = [
  'md:start-[3%] md:top-[12%] -rotate-6',
  'md:end-[4%] md:top-[9%] rotate-6',
  'md:start-[8%] md:bottom-[16%] rotate-3',
  'md:end-[7%] md:bottom-[18%] -rotate-3',
];

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
    return html`<div class="aspect-square w-24 shrink-0 rounded-[1.75rem] border-4 border-text bg-panel p-3 shadow-[6px_6px_0_var(--text)] md:absolute md:w-[clamp(7rem,13vw,12rem)] md:p-5 ${stickerPlaces[index] ?? ''}">${inner}</div>`;
  };
  return html`<section data-ground="accent" class="relative overflow-hidden"><div class="flex justify-center gap-4 pt-8 md:contents" aria-hidden="true">${[0, 1, 2, 3].map(sticker)}</div><div class="relative mx-auto grid max-w-[46rem] justify-items-center px-5 pt-10 pb-28 text-center md:min-h-[44rem] md:content-center md:pt-16">${headline(site, 'text-[clamp(3.25rem,7.4vw,6.75rem)] leading-[.9]')}${lede(site, 'mt-8 mb-8')}${actionButton(site)}</div>${wave('paper')}</section>`;
};

export const heroes = [foaming, gathering, stickers] as const;
