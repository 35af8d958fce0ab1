import { pagePaint, round, times } from '../../art/drawing.ts';
import { icon } from '../../art/icons.ts';
import { createNoise } from '../../art/noise.ts';
import { drawSubject } from '../../art/subject-drawing.ts';
import { vignettes } from '../../art/vignettes.ts';
import { type Html, h, trusted } from '../../h.ts';
import type { PageWithHero } from '../../site.ts';
import { codeLines } from '../shared/hero-pieces.ts';

const bars = 120;

/** A load curve with one event in it: a picture of something to be found. */
function histogram(page: PageWithHero): Html {
  const random = page.random.fork('histogram');
  const noise = createNoise(random);
  const peak = random.between(0.55, 0.8);
  const column = (index: number) => {
    const share = index / bars;
    const burst = Math.exp(-(((share - peak) * 34) ** 2)) * 120;
    const height = round(22 + noise(index * 0.17) * 66 + burst);
    return { x: index * 10, height, isEvent: burst > 12 };
  };
  const columns = times(bars, column);
  const path = (wanted: boolean) =>
    columns
      .filter(({ isEvent }) => isEvent === wanted)
      .map(({ x, height }) => `M${x} 230V${round(230 - height)}`)
      .join('');
  const markX = round(peak * bars * 10);
  return h(
    'svg',
    {
      viewBox: '0 0 1200 240',
      preserveAspectRatio: 'none',
      class: 'h-36 w-full md:h-52',
      fill: 'none',
      'aria-hidden': 'true',
      focusable: 'false',
    },
    h('path', { d: path(false), 'stroke-width': '6', class: 'stroke-edge' }),
    h('path', { d: path(true), 'stroke-width': '6', class: 'stroke-accent' }),
    h('path', { d: `M${markX} 0V230`, 'stroke-width': '1.5', class: 'stroke-accent' }),
  );
}

const rulings = (colour: string, ground = '') =>
  [
    `[background:linear-gradient(${colour}_1px,transparent_1px)_0_0/100%_2.5rem,`,
    `linear-gradient(90deg,${colour}_1px,transparent_1px)_0_0/2.5rem_100%${ground}]`,
  ].join('');

const squared = rulings('color-mix(in_oklab,var(--text)_9%,transparent)', ',var(--ground)');
const grid = rulings('var(--line)');

const measure = [
  '<g fill="none" stroke="var(--mark)" stroke-width="2">',
  '<path d="M-300 340H300M-300 326v28M300 326v28M340 -300V300M326 -300h28M326 300h28"/></g>',
].join('');

/** The thing itself on squared paper, measured. */
const blueprint = (page: PageWithHero): Html =>
  h(
    'div',
    { 'aria-hidden': 'true', class: ['grid place-items-center p-8 md:p-10', grid] },
    h(
      'svg',
      { viewBox: '-330 -330 720 720', class: 'w-full max-w-md', focusable: 'false' },
      trusted(drawSubject(page, pagePaint, page.random.fork('figure')) + measure),
    ),
  );

const entry = ({ name, price }: { name: string; price?: string }, index: number): Html =>
  h(
    'li',
    { class: 'grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-t border-line py-3.5' },
    h('span', { class: 'text-mark', 'aria-hidden': 'true' }, index + 1),
    h(
      'span',
      { class: 'flex flex-wrap justify-between gap-x-4' },
      h('span', null, name),
      price && h('span', null, price),
    ),
  );

/** The thing itself, with what belongs to it listed beside or below. */
export function drawingPanel(page: PageWithHero): Html {
  const { highlights } = page.page.hero;
  const hasList = highlights.length > 0;
  return h(
    'div',
    {
      'data-ground': 'deep',
      class: [
        '@container h-full border-y border-line font-mono text-[.95rem]',
        !hasList && 'grid items-center',
      ],
    },
    h(
      'div',
      { class: hasList && 'grid h-full @3xl:grid-cols-[7fr_5fr]' },
      blueprint(page),
      hasList &&
        h(
          'ol',
          {
            class:
              'px-5 pt-6 pb-6 md:px-8 @max-3xl:border-t @max-3xl:border-line @3xl:border-s @3xl:border-line',
          },
          highlights.map(entry),
        ),
    ),
  );
}

const places = ['h-48 md:h-80', 'h-64 md:h-[26rem]', 'h-48 md:h-80 max-md:hidden'];

/** Three pictures side by side, the middle one larger. */
export function picturePanel(page: PageWithHero): Html {
  const { symbols, draw } = vignettes(page, 'panel');
  return h(
    'div',
    { 'data-ground': 'deep', class: ['border-y border-line p-4 md:p-10', squared] },
    symbols,
    h(
      'ul',
      {
        'aria-hidden': 'true',
        class: 'grid grid-cols-[2fr_3fr] items-end gap-4 md:grid-cols-[3fr_4fr_3fr] md:gap-6',
      },
      places.map((place, index) => h('li', null, draw(index, `w-full rounded-card ${place}`))),
    ),
  );
}

/** A terminal with the lines that are typed, for what starts in one. */
export const terminalPanel = (page: PageWithHero): Html =>
  h(
    'div',
    { 'data-ground': 'deep', class: 'border-y border-line font-mono' },
    h(
      'p',
      { class: 'flex items-center gap-3 border-b border-line px-5 py-4 md:px-10' },
      h('span', { class: 'text-mark' }, icon('terminal', 'size-5')),
      page.plan.name,
    ),
    codeLines(page, 'px-5 py-9 md:px-10'),
    histogram(page),
  );
