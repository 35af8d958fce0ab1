import { icon } from '../art/icons.ts';
import { drawPicture } from '../art/picture.ts';
import { compositions } from '../art/pictures/compositions.ts';
import { type Html, html } from '../html.ts';
import { fill } from '../languages/fill.ts';
import type { Site } from '../site.ts';
import { variantFor } from './pieces.ts';
import type { WriteSection } from './section.ts';
import { staggered, twoColumns } from './sides.ts';

interface Look {
  item: string;
  frame?: string;
  image?: string;
}

function picture(site: Site, index: number, { item, frame, image = 'aspect-[4/5]' }: Look): Html {
  const words = site.words.gallery;
  const { kind, palette, random } = site;
  const { composition, svg } = drawPicture(index, kind, kind.icons, palette.art, random.fork('gallery'));
  const caption = words.captions[compositions[composition].caption];
  const path = site.addPicture(`picture-${index + 1}.svg`, svg);
  return html`<li class="${item}"><button type="button" data-lightbox class="group block w-full cursor-zoom-in overflow-hidden ${frame ?? site.family.kit.picture}"><img src="${path}" alt="${fill(words.alt, { caption })}" width="800" height="1000" class="${image} w-full object-cover transition-transform duration-300 motion-safe:group-hover:scale-[1.03]"></button><p class="mt-3 text-muted" aria-hidden="true">${caption}</p></li>`;
}

const offset = (site: Site) => {
  const places = [
    { item: '', image: 'aspect-[5/4]' },
    { item: 'md:mt-44' },
    { item: '' },
    { item: 'md:mt-20', image: 'aspect-[5/4]' },
  ];
  return html`<ul class="grid grid-cols-2 gap-4 md:grid-cols-12 md:gap-x-6 md:gap-y-16">${places.map((look, index) => picture(site, index, { ...look, item: `${look.item} ${staggered(site.family, index)}` }))}</ul>`;
};

const turnButton = (label: string, step: number, sign: 'chevron-left' | 'chevron-right') =>
  html`<button type="button" data-turn="${step}" class="grid size-12 cursor-pointer place-items-center rounded-control border-2 border-edge hover:bg-fill hover:text-on-fill disabled:opacity-40"><span class="sr-only">${label}</span>${icon(sign, 'size-6 rtl:-scale-x-100')}</button>`;

const stripWidths = { '-1': 'sm:w-64', '0': 'sm:w-80', '1': 'sm:w-[30rem]' } as const;

/** Every second one lies instead of standing, where sides change. */
const stripItem = (site: Site, index: number): Look => {
  const isLying = site.family.isMirrored && index % 2 === 0;
  const width = isLying ? 'sm:w-[36rem]' : stripWidths[site.family.broader];
  return { item: `w-[70vw] shrink-0 snap-start ${width}`, image: 'aspect-[4/5] sm:aspect-auto sm:h-[26rem]' };
};

/** One row to move along: by swipe, by wheel, by arrow keys or by its two buttons. */
const strip = (site: Site) => {
  const { words } = site;
  return html`<div data-carousel><ul tabindex="0" aria-label="${words.gallery.pictures}" class="-mx-1 flex min-w-0 snap-x gap-5 overflow-x-auto px-1 pb-4">${[0, 1, 2, 3, 4].map((index) => picture(site, index, stripItem(site, index)))}</ul><p class="mt-4 flex gap-3">${turnButton(words.gallery.previous, -1, 'chevron-left')}${turnButton(words.gallery.next, 1, 'chevron-right')}</p></div>`;
};

const archRows = {
  '-1': {
    columns: 'md:grid-cols-5',
    image: 'aspect-[10/20]',
    steps: ['', 'md:mt-12', 'md:mt-24', 'md:mt-12', ''],
  },
  '0': {
    columns: 'md:grid-cols-4',
    image: 'aspect-[10/18]',
    steps: ['', 'md:mt-14', 'md:mt-28', 'md:mt-14'],
  },
  '1': { columns: 'md:grid-cols-3', image: 'aspect-[10/15]', steps: ['', 'md:mt-20', ''] },
} as const;

/** Tall arches, each a step lower or higher than the one before; on a small screen a row to swipe. */
const arches = (site: Site) => {
  const { columns, image, steps } = archRows[site.family.broader];
  return html`<ul tabindex="0" aria-label="${site.words.gallery.pictures}" class="-mx-5 flex snap-x gap-5 overflow-x-auto px-5 pb-2 md:mx-0 md:grid ${columns} md:overflow-visible md:px-0">${steps.map((step, index) => picture(site, index, { item: `w-[64vw] shrink-0 snap-center md:w-auto ${step}`, frame: 'rounded-t-full', image }))}</ul>`;
};

const threes = { '-1': [3, 5, 4], '0': [5, 3, 4], '1': [2, 3, 6] } as const;

/** Three of one height and three widths. */
const triptych = (site: Site) => {
  const widths = threes[site.family.broader];
  const columns = (site.family.isMirrored ? widths.toReversed() : widths)
    .map((width) => `${width}fr`)
    .join('_');
  return html`<ul class="grid gap-4 sm:grid-cols-[${columns}]">${[0, 1, 2].map((index) => picture(site, index, { item: '', image: 'h-72 sm:h-[26rem] lg:h-[32rem]' }))}</ul>`;
};

/** One large, and two above each other beside it. */
const stack = (site: Site) => {
  const { columns, first } = twoColumns(site, 7);
  const small = { item: '', image: 'aspect-[3/2]' };
  return html`<div class="grid gap-5 ${columns}"><ul class="${first}">${picture(site, 0, { item: '', image: 'aspect-[4/5] md:aspect-auto md:h-[43rem]' })}</ul><ul class="grid content-between gap-5 max-sm:grid-cols-2">${[1, 2].map((index) => picture(site, index, small))}</ul></div>`;
};

const arrangements = { offset, strip, arches, triptych, stack } as const;

export const writeGallery: WriteSection = (site) => {
  site.note(
    'The pictures in the gallery are drawings. Replace the files images/picture-*.svg with your photographs.',
  );
  const { previous, next, close, picture: name } = site.words.gallery;
  return {
    title: site.words.gallery.title,
    body: html`<div data-lightbox-words="${[previous, close, next, name].join('|')}">${arrangements[variantFor(site, 'gallery')](site)}</div>`,
    set: 'below',
  };
};
