import type { Random } from '../../../random.ts';
import { confetti } from '../../art/confetti.ts';
import { contourLines } from '../../art/contours.ts';
import { cuts } from '../../art/cuts.ts';
import { dotFade } from '../../art/dot-fade.ts';
import { pagePaint, times } from '../../art/drawing.ts';
import { bits } from '../../art/index-drawings.ts';
import { shapeTile } from '../../art/objects/figures.ts';
import { ripples } from '../../art/ripples.ts';
import { rosette } from '../../art/rosette.ts';
import { tileWall } from '../../art/tiles.ts';
import { asanoha, seigaiha } from '../../art/waves.ts';
import { type Classes, type Html, h, trusted } from '../../h.ts';
import type { PageToRender } from '../../site.ts';

/** What fills a box from edge to edge and says nothing: for sites whose subject cannot be drawn. `name` is the box's own. */
export type Ornament = (page: PageToRender, name: string, classes: Classes) => Html;

const box = (classes: Classes, viewBox: string | undefined, drawing: string, more = {}): Html =>
  h(
    'div',
    { class: ['relative overflow-hidden', classes], 'aria-hidden': 'true' },
    h(
      'svg',
      {
        viewBox,
        preserveAspectRatio: 'xMidYMid slice',
        class: 'absolute inset-0 size-full',
        focusable: 'false',
        ...more,
      },
      trusted(drawing),
    ),
  );

const drawn =
  (viewBox: string, draw: (random: Random) => string, more = {}): Ornament =>
  (page, name, classes) =>
    box(classes, viewBox, draw(page.random.fork(`ornament ${name}`)), more);

const patterned =
  (pattern: (id: string) => string): Ornament =>
  (_page, name, classes) => {
    const id = `ornament-${name}`;
    return box(
      classes,
      undefined,
      `<defs>${pattern(id)}</defs><rect width="100%" height="100%" fill="url(#${id})"/>`,
    );
  };

export const rippled = drawn('0 0 1200 900', ripples);
export const cutUp = drawn('0 0 1200 900', cuts);
export const dotted = drawn('0 0 700 544', dotFade, {
  stroke: 'currentColor',
  'stroke-linecap': 'round',
  'stroke-dasharray': '0 16',
});

export const contoured = drawn('40 40 520 370', (random) => contourLines(random), { fill: 'none' });

/** Engraved rosettes, one upon the other. */
export const engraved = drawn(
  '-450 -340 900 680',
  (random) =>
    [
      `<path d="${rosette(random.fork('large'), 60, 420, 9)}" transform="translate(150 40)"/>`,
      `<path d="${rosette(random.fork('small'), 30, 190, 7)}" transform="translate(-280 -150)"/>`,
      `<path d="${rosette(random.fork('last'), 20, 150, 6)}" transform="translate(-300 210)"/>`,
    ].join(''),
  { fill: 'none', stroke: 'currentColor', 'stroke-width': '1', opacity: '.75' },
);

export const waved = patterned((id) => seigaiha(id, 46, 'var(--text)', 'var(--ground)'));
export const leafed = patterned((id) => asanoha(id, 84, 'currentColor'));

const stripes = (id: string) =>
  [
    `<pattern id="${id}" width="44" height="44" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">`,
    '<path d="M0 0H44V44H0Z" fill="var(--ground)"/><path d="M0 0H22V44H0Z" fill="var(--fill)"/></pattern>',
  ].join('');
export const striped = patterned(stripes);

const [across, down, side] = [8, 6, 140] as const;

/** Plain forms, each on a square. */
export const squared = drawn(`0 0 ${across * side} ${down * side}`, (random) =>
  times(across * down, (index) =>
    shapeTile(pagePaint, random, (index % across) * side, Math.floor(index / across) * side),
  ).join(''),
);

export const tiled: Ornament = (page, name, classes) =>
  h(
    'div',
    { class: ['relative overflow-hidden', classes], 'aria-hidden': 'true' },
    tileWall(12, 8, [], page.random.fork(`ornament ${name}`), 'absolute inset-0 size-full'),
  );

export const thrown =
  (colours: readonly string[]): Ornament =>
  (page, name, classes) =>
    drawn('0 0 1200 900', (random) => confetti(random, colours, 'var(--text)'))(page, name, classes);

export const bitted = drawn('0 0 1008 720', bits);
