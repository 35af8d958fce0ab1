import { pagePaint } from '../../art/drawing.ts';
import { rosette } from '../../art/rosette.ts';
import { drawSubject, subjectDrawing } from '../../art/subject-drawing.ts';
import { type Child, type Classes, type Html, h, trusted } from '../../h.ts';
import { columnsOf, side } from '../../sides.ts';
import type { PageWithHero } from '../../site.ts';
import { factRow } from '../shared/hero-pieces.ts';
import { heroWords } from '../shared/hero-words.ts';
import { kit } from './kit.ts';

/** The subject as a seal, inside an engraved border. */
const seal = (page: PageWithHero, place: Classes): Html =>
  h(
    'svg',
    { viewBox: '-310 -310 620 620', class: place, 'aria-hidden': 'true', focusable: 'false' },
    h(
      'g',
      { fill: 'none', stroke: 'currentColor', 'stroke-width': '.9', opacity: '.8' },
      h('path', { d: rosette(page.random.fork('seal'), 206, 302) }),
    ),
    h('circle', { r: '200', class: 'fill-ground', stroke: 'currentColor', 'stroke-width': '1.5' }),
    h('g', { transform: 'scale(.54)' }, trusted(drawSubject(page, pagePaint, page.random.fork('hero')))),
  );

interface Words {
  box?: Classes;
  actions?: Classes;
  lede?: Classes;
  below?: Child;
}

const words = (page: PageWithHero, { box, actions, lede, below }: Words): Html =>
  heroWords(page, {
    box,
    title: 'leading-[.98] tracking-[-.025em] text-balance',
    kicker: 'mb-5 font-display text-[1.35rem] leading-tight italic',
    share: 15.5,
    least: 2.5,
    most: 6,
    advance: 0.52,
    lede: ['mt-6 max-w-[34em] text-lg leading-relaxed', lede],
    actions: ['mt-9', actions],
    below: [below, factRow(page, ['mt-9 border-t border-edge pt-4 text-[.975rem]', actions])],
  });

/** What visitors come for, between rules below the words. */
function ledge({ page: { hero } }: PageWithHero): Html | false {
  const names = hero.highlights.slice(0, 3);
  if (names.length < 2) return false;
  const item = ({ name, price }: (typeof names)[number], index: number) =>
    h(
      'li',
      {
        class: [
          'flex flex-wrap justify-between gap-x-4 border-edge py-6 font-display text-xl leading-snug',
          index > 0 && 'max-lg:border-t lg:border-s lg:ps-8',
          index < names.length - 1 && 'lg:pe-8',
        ],
      },
      name,
      price && h('span', { class: 'text-mark' }, price),
    );
  return h(
    'div',
    { 'data-ground': 'paper', class: 'border-b border-edge' },
    h(
      'ul',
      { class: [kit.container, 'grid', names.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-2'] },
      names.map(item),
    ),
  );
}

/** Deep ground, the words at one side, the seal at the other. */
const sealed = (page: PageWithHero): Html =>
  h(
    'section',
    null,
    h(
      'div',
      { 'data-ground': 'deep' },
      h(
        'div',
        {
          class: [
            kit.container,
            'grid items-center gap-x-14 gap-y-12 py-14 md:py-20',
            columnsOf(page.look, 7),
          ],
        },
        words(page, {}),
        seal(page, ['w-full max-w-xs max-md:mx-auto md:max-w-md', side(page, '', 'md:order-first')]),
      ),
    ),
    ledge(page),
  );

const sealSizes = { '-1': 'md:w-48', '0': 'md:w-60', '1': 'md:w-72' } as const;

/** On a central axis, as an invitation or a title page. */
const axis = (page: PageWithHero): Html =>
  h(
    'section',
    { 'data-ground': 'paper2' },
    h(
      'div',
      { class: [kit.container, 'grid justify-items-center py-14 text-center md:pt-12 md:pb-16'] },
      seal(page, ['mb-8 w-44', sealSizes[page.look.broader]]),
      words(page, { box: 'max-w-[58rem]', lede: 'mx-auto', actions: 'justify-center' }),
    ),
    ledge(page),
  );

const ruled =
  'bg-[repeating-linear-gradient(0deg,color-mix(in_oklab,var(--text)_22%,transparent)_0_1px,transparent_1px_7px)]';

/** The drawing on a sheet of its own. */
const onSheet = (page: PageWithHero): Html =>
  h(
    'div',
    { 'data-ground': 'paper', class: 'w-full max-w-64 border border-edge p-6 md:max-w-96 lg:p-9' },
    subjectDrawing(page, 'hero', 'w-full'),
  );

/** A title page on two grounds: the plate at one side, engraved lines behind it, the words opposite. */
const plate = (page: PageWithHero): Html =>
  h(
    'section',
    null,
    h(
      'div',
      { class: ['grid lg:min-h-[42rem]', columnsOf(page.look, 5)] },
      h(
        'div',
        {
          'data-ground': 'deep',
          class: ['grid place-items-center p-8 md:p-10', ruled, side(page, '', 'md:order-last')],
        },
        onSheet(page),
      ),
      h(
        'div',
        { 'data-ground': 'paper2', class: 'flex min-w-0 items-center px-5 py-12 md:px-10 md:py-14 lg:px-20' },
        words(page, {}),
      ),
    ),
    ledge(page),
  );

export const heroes = [sealed, axis, plate] as const;
