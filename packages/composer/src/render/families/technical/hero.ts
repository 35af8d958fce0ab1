import { showsPictures } from '../../art/pictures/settings.ts';
import { shownOf } from '../../art/subject-drawing.ts';
import { type Classes, fragment, type Html, h } from '../../h.ts';
import { columnsOf, side } from '../../sides.ts';
import type { PageWithHero } from '../../site.ts';
import { factRow, heroActions, heroExtras } from '../shared/hero-pieces.ts';
import type { HeadlineSize } from '../shared/hero-type.ts';
import { headline } from '../shared/hero-words.ts';
import { kit } from './kit.ts';
import { drawingPanel, picturePanel, terminalPanel } from './panel.ts';

const title = (page: PageWithHero, size: HeadlineSize, place: Classes = ''): Html =>
  h(
    'div',
    { class: ['@container min-w-0', place] },
    headline(page, {
      ...size,
      title: 'font-medium leading-[.97] tracking-[-.05em] text-balance',
      kicker: 'mb-5 font-mono text-[.95rem] leading-snug text-mark',
    }),
  );

const pitch = (page: PageWithHero): Html =>
  h(
    'div',
    { class: 'min-w-0' },
    page.page.hero.lede && h('p', { class: 'max-w-[46ch] text-lg text-muted' }, page.page.hero.lede),
    heroActions(page, 'mt-6'),
    heroExtras(page, true),
    factRow(page, 'mt-6 border-t border-line pt-3 font-mono text-[.9rem]'),
  );

function panelFor(page: PageWithHero): Html {
  if (page.page.hero.code) return terminalPanel(page);
  return showsPictures(shownOf(page)) ? picturePanel(page) : drawingPanel(page);
}

/** The words on two columns, then the thing itself over the full width. */
const above = (page: PageWithHero): Html =>
  h(
    'section',
    { 'data-ground': 'paper' },
    h(
      'div',
      { class: [kit.container, 'md:px-0'] },
      h(
        'div',
        {
          class: [
            'grid items-end gap-x-12 gap-y-8 pt-14 pb-12 md:px-12 md:pt-20',
            columnsOf({ ...page.look, isMirrored: false }, 7).replace('md:', 'lg:'),
          ],
        },
        title(page, { share: 15, least: 2.5, most: 6.25 }),
        pitch(page),
      ),
      panelFor(page),
    ),
  );

/** The words at one side, the thing itself running out of the frame at the other. */
const beside = (page: PageWithHero): Html =>
  h(
    'section',
    { 'data-ground': 'paper', class: 'overflow-hidden' },
    h(
      'div',
      {
        class: [
          kit.container,
          'grid items-center gap-10 pt-14 pb-16',
          side(
            page,
            'lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)] lg:pe-0',
            'lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)] lg:ps-0',
          ),
        ],
      },
      h(
        'div',
        { class: ['grid gap-8 lg:py-16', side(page, '', 'lg:order-last')] },
        title(page, { share: 14.5, least: 2.5, most: 5 }),
        pitch(page),
      ),
      h(
        'div',
        {
          class: [
            'min-w-0 self-stretch overflow-hidden border-x border-line',
            side(page, 'xl:-me-[calc((100vw-1280px)/2)]', 'xl:-ms-[calc((100vw-1280px)/2)]'),
          ],
        },
        panelFor(page),
      ),
    ),
  );

const margins = {
  '-1': ['lg:ms-[25%]', 'lg:me-[25%]'],
  '0': ['lg:ms-[16.6%]', 'lg:me-[16.6%]'],
  '1': ['lg:ms-[8.3%]', 'lg:me-[8.3%]'],
} as const;

/** The thing itself as the whole picture, the words on a panel below it that is set in. */
const over = (page: PageWithHero): Html => {
  const [usual, mirrored] = margins[page.look.broader];
  return h(
    'section',
    { 'data-ground': 'deep', class: 'relative overflow-hidden' },
    h(
      'div',
      { class: 'mx-auto max-w-[1280px] px-5 md:px-12' },
      h('div', { class: 'pt-10 md:pt-14' }, panelFor(page)),
      h(
        'div',
        {
          'data-ground': 'paper',
          class: [
            'relative grid items-end gap-x-12 gap-y-7 rounded-t-card px-6 pt-12 pb-14 md:px-12',
            side(page, usual, mirrored),
          ],
        },
        fragment(title(page, { share: 11, least: 2.5, most: 5 }), pitch(page)),
      ),
    ),
  );
};

export const heroes = [above, beside, over] as const;
