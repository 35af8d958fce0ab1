import { pagePaint } from '../../art/drawing.ts';
import { hourStyle, hours, landscape } from '../../art/landscape.ts';
import { drawObject } from '../../art/objects.ts';
import { drawSubject, subjectDrawing, subjectOf } from '../../art/subject-drawing.ts';
import { type Classes, type Html, h, trusted } from '../../h.ts';
import { columnsOf, side } from '../../sides.ts';
import type { PageWithHero } from '../../site.ts';
import { atAGlance, factRow, heroActions, heroExtras } from '../shared/hero-pieces.ts';
import { headline } from '../shared/hero-words.ts';
import { arcade } from './arcade.ts';

const skyHeight = 360;

const heading = (page: PageWithHero, place: Classes, most: number, share = 14): Html =>
  h(
    'div',
    { class: ['@container w-full min-w-0', place] },
    headline(page, {
      title: 'leading-[.98] tracking-[-.025em] text-balance',
      kicker: 'mb-5 text-base leading-snug md:text-lg',
      second: (text) => h('em', null, text),
      share,
      least: 2.6,
      most,
      advance: 0.5,
    }),
  );

const lede = (page: PageWithHero, more: Classes): Html | false =>
  page.page.hero.lede !== '' &&
  h('p', { class: ['max-w-[34em] text-lg leading-relaxed text-pretty', more] }, page.page.hero.lede);

const fineRow = 'mt-7 text-[.975rem]';

/** A slider that moves the sun; the landscape is whole without it. */
function hourSlider({ messages }: PageWithHero): Html {
  const day = (['dawn', 'noon', 'dusk', 'night'] as const).map((name) => ({
    name: messages.hours[name],
    sun: Math.round(hours[name].sun * skyHeight),
    colours: hours[name].colours,
  }));
  return h(
    'div',
    {
      'data-hours': JSON.stringify(day),
      'data-ground': 'paper2',
      class: [
        'absolute inset-x-0 bottom-6 mx-auto flex w-max max-w-[92vw] items-center gap-5 rounded-full',
        'px-7 py-2.5 md:bottom-8',
      ],
    },
    h('label', { for: 'hour', class: 'font-display text-xl italic' }, messages.hours.label),
    h('input', {
      id: 'hour',
      type: 'range',
      min: '0',
      max: '3',
      step: '.02',
      value: '2',
      class: 'h-6 w-[30vw] max-w-72 accent-fill',
    }),
    h('output', { for: 'hour', class: 'min-w-14 font-display text-xl italic' }, messages.hours.dusk),
  );
}

const parted = (page: PageWithHero): string =>
  [
    'lg:items-end lg:justify-items-start lg:gap-x-16 lg:text-start',
    columnsOf({ ...page.look, isMirrored: false }, 7).replace('md:', 'lg:'),
  ].join(' ');

/** A terrace with five arches and one landscape behind them. */
const terrace = (page: PageWithHero): Html =>
  h(
    'section',
    {
      'data-ground': 'paper',
      class: 'relative overflow-hidden pt-10 text-center md:pt-14',
      style: hourStyle('dusk', skyHeight),
    },
    h(
      'div',
      { class: [page.look.kit.container, 'grid justify-items-center', side(page, '', parted(page))] },
      heading(page, side(page, 'max-w-[70rem]', ''), page.look.isMirrored ? 6.75 : 8.25),
      h(
        'div',
        { class: side(page, 'grid justify-items-center', 'max-lg:grid max-lg:justify-items-center') },
        lede(page, 'mt-6'),
        heroActions(page, ['mt-7', side(page, 'justify-center', 'max-lg:justify-center')]),
        heroExtras(page),
        factRow(page, [fineRow, side(page, 'justify-center', 'max-lg:justify-center')]),
      ),
    ),
    arcade(page, 'mt-8 h-[34rem] w-full md:h-[min(56vw,47rem)]'),
    hourSlider(page),
  );

const nicheArch = 'M20 760V260A240 240 0 0 1 500 260V760Z';

/** The thing itself on a plinth in a niche. A view does not stand before another view. */
function plinth(page: PageWithHero): Html {
  const random = page.random.fork('niche');
  const thing =
    subjectOf(page) === 'scene'
      ? drawObject('vase', pagePaint, random)
      : drawSubject(page, pagePaint, random);
  return h(
    'svg',
    {
      viewBox: '0 0 520 760',
      style: hourStyle('dawn', 450),
      class: 'mx-auto w-full max-w-[17rem] md:max-w-md',
      'aria-hidden': 'true',
      focusable: 'false',
    },
    h('defs', null, h('clipPath', { id: 'niche' }, h('path', { d: nicheArch }))),
    h(
      'g',
      { 'clip-path': 'url(#niche)' },
      h('rect', { width: '520', height: '760', fill: 'var(--sky-1)' }),
      h('g', { transform: 'translate(-180 0)' }, trusted(landscape(random, 880, 760))),
      h('path', { d: 'M150 760V600H370V760Z', fill: 'var(--art-white)' }),
      h('path', {
        d: 'M130 572H390V604H130Z',
        fill: 'var(--art-pale)',
        stroke: 'var(--art-line)',
        'stroke-width': '3',
      }),
    ),
    h('path', {
      d: 'M20 760V260A240 240 0 0 1 500 260V760',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': '3',
    }),
    h('path', {
      d: 'M4 760V260A256 256 0 0 1 516 260V760',
      fill: 'none',
      stroke: 'currentColor',
      opacity: '.5',
    }),
    h('g', { transform: 'translate(260 420) scale(.55)' }, trusted(thing)),
  );
}

/** A niche in a dark wall with the thing itself on a plinth. */
const niche = (page: PageWithHero): Html =>
  h(
    'section',
    { 'data-ground': 'deep', class: 'overflow-hidden' },
    h(
      'div',
      {
        class: [
          page.look.kit.container,
          'grid items-end gap-x-14 gap-y-12 pt-14 md:pt-20',
          columnsOf(page.look, 7),
        ],
      },
      h(
        'div',
        { class: ['min-w-0 md:pb-20', side(page, '', 'md:order-last')] },
        heading(page, '', 7.25, 16),
        lede(page, 'mt-7'),
        heroActions(page, 'mt-9'),
        heroExtras(page),
        atAGlance(page),
        factRow(page, fineRow),
      ),
      plinth(page),
    ),
  );

const archSides = { '-1': 'lg:ms-[9%]', '0': '', '1': 'lg:me-[9%]' } as const;

/** An invitation: a tall arch of paper before a wide view. */
const invitation = (page: PageWithHero): Html =>
  h(
    'section',
    {
      'data-ground': 'paper2',
      class: 'relative overflow-hidden',
      style: hourStyle(page.random.fork('hour').pick(['dawn', 'noon', 'night']), 540),
    },
    h(
      'svg',
      {
        viewBox: '0 0 1600 900',
        preserveAspectRatio: 'xMidYMid slice',
        class: 'absolute inset-0 size-full',
        'aria-hidden': 'true',
        focusable: 'false',
      },
      trusted(landscape(page.random.fork('view'), 1600, 900)),
    ),
    h(
      'div',
      { class: ['relative mx-auto w-[min(92vw,44rem)] pt-16 md:pt-20', archSides[page.look.broader]] },
      h(
        'div',
        {
          'data-ground': 'paper',
          class: [
            'grid justify-items-center rounded-t-full px-6 pt-28 pb-14 text-center md:px-16 md:pt-40 md:pb-16',
          ],
        },
        subjectDrawing(page, 'emblem', 'mb-9 w-28'),
        heading(page, '', 5.5, 15),
        lede(page, 'mt-7'),
        heroActions(page, 'mt-9 justify-center'),
        heroExtras(page),
        factRow(page, [fineRow, 'justify-center']),
      ),
    ),
  );

export const heroes = [terrace, niche, invitation] as const;
