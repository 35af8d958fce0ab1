import { format } from '@sitewright/composer-content';
import { icon } from '../art/icons.ts';
import { drawPicture } from '../art/picture.ts';
import { compositions } from '../art/pictures/compositions.ts';
import { shownOf, signsOf } from '../art/subject-drawing.ts';
import { chooseArrangement } from '../choose-arrangement.ts';
import type { Arrangements } from '../families/kit.ts';
import { type Classes, type Html, h } from '../h.ts';
import { photo } from '../photo.ts';
import type { RenderSection } from '../section.ts';
import { staggered, twoColumns } from '../sides.ts';
import type { PageAtSection, SectionOf } from '../site.ts';

type Gallery = SectionOf<'gallery'>;
interface Place {
  item: Classes;
  frame?: string;
  image?: string;
}
type Arrange = (page: PageAtSection, section: Gallery) => Html;

/** The picture with its caption: the person's own, or what is drawn. */
function picture(page: PageAtSection, section: Gallery, index: number, place: Place): Html {
  const { item, frame = page.look.kit.picture, image = 'aspect-[4/5]' } = place;
  const zoom = 'w-full object-cover transition-transform duration-300 motion-safe:group-hover:scale-[1.03]';
  const given = section.photos?.[index];
  const { img, caption } = given
    ? { img: photo(page, given, [image, zoom]), caption: section.captions[index] ?? given.alt }
    : drawing(page, section, index, [image, zoom]);
  const button = {
    type: 'button',
    'data-lightbox': true,
    class: ['group block w-full cursor-zoom-in overflow-hidden', frame],
  };
  return h(
    'li',
    { class: ['min-w-0', item] },
    h('button', button, img),
    caption !== '' && h('p', { class: 'mt-3 text-muted', 'aria-hidden': 'true' }, caption),
  );
}

/** A drawing that holds the place of a photograph. */
function drawing(page: PageAtSection, { id, captions }: Gallery, index: number, look: Classes) {
  const words = page.messages.gallery;
  const source = page.random.fork(`gallery ${id}`);
  const { composition, svg } = drawPicture(index, shownOf(page), signsOf(page), page.palette.art, source);
  const own = captions[index];
  const caption = own ?? words.captions[compositions[composition].caption];
  const drawn = {
    src: page.addPicture(`${id}-${index + 1}.svg`, svg),
    alt: format(words.alt, { caption }),
    width: 800,
    height: 1000,
    loading: 'lazy',
    class: look,
  };
  return { img: h('img', drawn), caption };
}

const all = (page: PageAtSection, section: Gallery, count: number, place: (index: number) => Place): Html[] =>
  Array.from({ length: count }, (_, index) => picture(page, section, index, place(index)));

/** As many as there are captions; else as many as the arrangement looks well with. */
const countOf = ({ captions }: Gallery, usual: number) => captions.length || usual;

const offsets: readonly Place[] = [
  { item: '', image: 'aspect-[5/4]' },
  { item: 'md:mt-44' },
  { item: '' },
  { item: 'md:mt-20', image: 'aspect-[5/4]' },
];

const offset: Arrange = (page, section) => {
  const place = (index: number): Place => {
    const { item, image } = offsets[index % offsets.length] ?? { item: '' };
    return { item: [item, staggered(page.look, index)], ...(image && { image }) };
  };
  const grid = 'grid grid-cols-2 gap-4 md:grid-cols-12 md:gap-x-6 md:gap-y-16';
  return h('ul', { class: grid }, all(page, section, countOf(section, 4), place));
};

function turnButton(label: string, step: number, sign: 'chevron-left' | 'chevron-right'): Html {
  const look = [
    'grid size-12 cursor-pointer place-items-center rounded-control border-2 border-edge',
    'hover:bg-fill hover:text-on-fill disabled:opacity-40',
  ];
  const arrow = icon(sign, 'size-6 rtl:-scale-x-100');
  return h(
    'button',
    { type: 'button', 'data-turn': step, class: look },
    h('span', { class: 'sr-only' }, label),
    arrow,
  );
}

const stripWidths = { '-1': 'sm:w-64', '0': 'sm:w-80', '1': 'sm:w-[30rem]' } as const;

/** One row to move along: by swipe, by wheel, by arrow keys or by its two buttons. */
const strip: Arrange = (page, section) => {
  const { pictures, previous, next } = page.messages.gallery;
  const place = (index: number): Place => {
    const isLying = page.look.isMirrored && index % 2 === 0;
    const width = isLying ? 'sm:w-[36rem]' : stripWidths[page.look.broader];
    return {
      item: ['w-[70vw] shrink-0 snap-start', width],
      image: 'aspect-[4/5] sm:aspect-auto sm:h-[26rem]',
    };
  };
  const row = 'relative -mx-1 flex min-w-0 snap-x gap-5 overflow-x-auto px-1 pb-4';
  return h(
    'div',
    { 'data-carousel': true },
    h(
      'ul',
      { tabindex: '0', 'aria-label': pictures, class: row },
      all(page, section, countOf(section, 5), place),
    ),
    h(
      'p',
      { class: 'mt-4 flex gap-3', 'data-carousel-buttons': true, hidden: true },
      turnButton(previous, -1, 'chevron-left'),
      turnButton(next, 1, 'chevron-right'),
    ),
  );
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
const arches: Arrange = (page, section) => {
  const { columns, image, steps } = archRows[page.look.broader];
  const place = (index: number): Place => ({
    item: ['w-[64vw] shrink-0 snap-center md:w-auto', steps[index]],
    frame: 'rounded-t-full',
    image,
  });
  const row = '-mx-5 flex snap-x gap-5 overflow-x-auto px-5 pb-2 md:mx-0 md:grid md:overflow-visible md:px-0';
  const attributes = { tabindex: '0', 'aria-label': page.messages.gallery.pictures, class: [row, columns] };
  return h('ul', attributes, all(page, section, countOf(section, steps.length), place));
};

const threes = { '-1': [3, 5, 4], '0': [5, 3, 4], '1': [2, 3, 6] } as const;

/** Three of one height and three widths. */
const triptych: Arrange = (page, section) => {
  const widths = threes[page.look.broader];
  const columns = (page.look.isMirrored ? widths.toReversed() : widths)
    .map((width) => `${width}fr`)
    .join('_');
  const place = (): Place => ({ item: '', image: 'h-72 sm:h-[26rem] lg:h-[32rem]' });
  return h('ul', { class: `grid gap-4 sm:grid-cols-[${columns}]` }, all(page, section, 3, place));
};

/** One large, and two above each other beside it. */
const stack: Arrange = (page, section) => {
  const { columns, first } = twoColumns(page, 7);
  const large: Place = { item: '', image: 'aspect-[4/5] md:aspect-auto md:h-[43rem]' };
  const small: Place = { item: '', image: 'aspect-[3/2]' };
  return h(
    'div',
    { class: ['grid gap-5', columns] },
    h('ul', { class: first }, picture(page, section, 0, large)),
    h(
      'ul',
      { class: 'grid content-between gap-5 max-sm:grid-cols-2' },
      [1, 2].map((index) => picture(page, section, index, small)),
    ),
  );
};

/** One photograph by itself, in its own shape. */
const single: Arrange = (page, section) =>
  h('ul', { class: 'max-w-[62rem]' }, picture(page, section, 0, { item: '', image: 'max-h-[80vh]' }));

const arrangements = { offset, strip, arches, triptych, stack } as const;

/** How many captions an arrangement has room for. */
function fits({ captions, isCarousel }: Gallery, { look }: PageAtSection) {
  const count = captions.length;
  const room: Readonly<Record<Arrangements['gallery'], boolean>> = {
    strip: true,
    offset: count === 0 || count % 2 === 0,
    arches: count === 0 || count === archRows[look.broader].steps.length,
    triptych: count === 0 || count === 3,
    stack: count === 0 || count === 3,
  };
  return (one: Arrangements['gallery']) => room[one] && (!isCarousel || one === 'strip');
}

/** Pictures one can open: photographs, or drawings until there are some. */
export const renderGallery: RenderSection<'gallery'> = (page, section) => {
  const { previous, next, close, picture: name } = page.messages.gallery;
  const arrangement = chooseArrangement(page, 'gallery', 'strip', fits(section, page));
  const words = [previous, close, next, name].join('|');
  const arrange = section.photos?.length === 1 ? single : arrangements[arrangement];
  return {
    body: h('div', { 'data-lightbox-words': words }, arrange(page, section)),
    set: 'below',
  };
};
