import type { PhotoPlan } from '../../../plan/site-plan.ts';
import { type Html, h } from '../../h.ts';
import { isUpright, photo } from '../../photo.ts';
import { side } from '../../sides.ts';
import type { PageWithHero } from '../../site.ts';
import { facts, groundsOf, invitation, list, type PlainStyle, row, screen, title } from './plain-heroes.ts';

type PhotoHero = (style: PlainStyle, shown: PhotoPlan) => (page: PageWithHero) => Html;

const fills = 'absolute inset-0 size-full object-cover';

/** Two halves from edge to edge: the words, and the photograph. */
const halved: PhotoHero = (style, shown) => (page) => {
  const known = [list(page), facts(page)].filter(Boolean);
  return h(
    'section',
    { 'data-ground': groundsOf(page)[0], class: ['grid lg:grid-cols-2', screen] },
    h(
      'div',
      {
        class: [
          'flex min-w-0 flex-col justify-between gap-10 px-5 py-12 md:px-12 md:py-14',
          side(page, '', 'lg:order-last'),
        ],
      },
      title(page, style, 9, 70),
      h('div', { class: 'grid gap-8' }, invitation(page), known),
    ),
    h('div', { class: 'relative min-h-[22rem] md:min-h-[30rem]' }, photo(page, shown, fills, 'first')),
  );
};

/** The photograph over the full width, the words below it. */
const opened: PhotoHero = (style, shown) => (page) =>
  h(
    'section',
    { 'data-ground': 'paper' },
    h(
      'div',
      { class: 'relative h-[58vw] max-h-[34rem] min-h-64 md:h-[44vw]' },
      photo(page, shown, fills, 'first'),
    ),
    h(
      'div',
      { class: [page.look.kit.container, 'grid w-full gap-9 pt-9 pb-12 md:pt-12'] },
      title(page, style, 8, 20),
      row(page),
    ),
  );

/** The photograph in the frame that the family gives its pictures, beside the words. */
const framed: PhotoHero = (style, shown) => (page) =>
  h(
    'section',
    { 'data-ground': 'paper' },
    h(
      'div',
      {
        class: [
          page.look.kit.container,
          'grid items-center gap-x-14 gap-y-9 pt-10 pb-14 md:pt-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
        ],
      },
      h(
        'div',
        { class: ['grid min-w-0 gap-8', side(page, '', 'lg:order-last')] },
        title(page, style, 7.5, 60),
        invitation(page),
        facts(page),
      ),
      photo(
        page,
        shown,
        [
          'w-full object-cover',
          isUpright(shown) ? 'aspect-[4/5]' : 'aspect-[4/3] lg:aspect-[5/6]',
          page.look.kit.picture,
        ],
        'first',
      ),
    ),
  );

/** The ways of opening a site with a photograph of the person; one that is upright is not cut to a band. */
export const photoHeroesFor = (shown: PhotoPlan): readonly [PhotoHero, ...PhotoHero[]] =>
  isUpright(shown) ? [framed, halved] : [halved, opened, framed];
