import { drawPicture } from '../art/picture.ts';
import { type Html, html } from '../html.ts';
import { fill } from '../languages/fill.ts';
import type { Site } from '../site.ts';
import { variantFor } from './pieces.ts';
import type { WriteSection } from './section.ts';

function picture(site: Site, index: number, classes: string): Html {
  const words = site.words.gallery;
  const caption = words.captions[index] ?? words.picture;
  const path = site.addPicture(
    `picture-${index + 1}.svg`,
    drawPicture(index, site.kind.subject, site.kind.icons, site.palette.art, site.random.fork('gallery')),
  );
  return html`<li class="${classes}"><button type="button" data-lightbox class="group block w-full cursor-zoom-in overflow-hidden ${site.family.kit.picture}"><img src="${path}" alt="${fill(words.alt, { caption })}" width="800" height="1000" class="aspect-[4/5] w-full object-cover transition-transform duration-300 motion-safe:group-hover:scale-[1.03]"></button><p class="mt-3 text-muted" aria-hidden="true">${caption}</p></li>`;
}

const offset = (site: Site) => {
  const places = [
    'md:col-span-7',
    'md:col-span-4 md:col-start-9 md:mt-44',
    'md:col-span-4 md:-mt-24',
    'md:col-span-6 md:col-start-6',
    'md:col-span-5 md:col-start-2',
  ];
  return html`<ul class="grid grid-cols-2 gap-4 md:grid-cols-12 md:gap-x-6 md:gap-y-16">${places.slice(0, 4).map((place, index) => picture(site, index, place))}</ul>`;
};

const strip = (site: Site) =>
  html`<ul data-strip tabindex="0" aria-label="${site.words.gallery.pictures}" class="-mx-1 flex min-w-0 snap-x gap-5 overflow-x-auto px-1 pb-4">${site.words.gallery.captions.map((_, index) => picture(site, index, 'w-[70vw] shrink-0 snap-start sm:w-80'))}</ul>`;

export const writeGallery: WriteSection = (site) => {
  site.note(
    'The pictures in the gallery are drawings. Replace the files images/picture-*.svg with your photographs.',
  );
  return {
    title: site.words.gallery.title,
    body: variantFor(site, 'gallery') === 'offset' ? offset(site) : strip(site),
    set: 'below',
  };
};
