import { axonometric } from '../../art/axonometric.ts';
import type { Paint } from '../../art/drawing.ts';
import { showsPictures } from '../../art/pictures/settings.ts';
import type { Subject } from '../../art/subject.ts';
import { drawSubject, shownOf, subjectDrawing, subjectOf } from '../../art/subject-drawing.ts';
import { vignettes } from '../../art/vignettes.ts';
import { fragment, type Html, h, trusted } from '../../h.ts';
import { columnsOf } from '../../sides.ts';
import type { PageToRender } from '../../site.ts';

/** Black, white and one colour. */
export const linePaint: Paint = {
  line: 'var(--text)',
  fill: 'var(--accent)',
  soft: 'var(--line)',
  pale: 'var(--panel)',
  white: 'var(--ground)',
};

const built: ReadonlySet<Subject> = new Set(['brick', 'house', 'tower']);

/** The subject as a drawing on white: buildings for those who build, the thing itself for all others. */
export const figure = (page: PageToRender, purpose: string, classes: string): Html =>
  built.has(subjectOf(page))
    ? h(
        'svg',
        { viewBox: '40 0 880 700', class: classes, 'aria-hidden': 'true', focusable: 'false' },
        trusted(axonometric(page.random.fork(purpose))),
      )
    : subjectDrawing(page, purpose, classes, linePaint);

/** Pictures of the work, for those whose work is pictures. */
function works(page: PageToRender, count: number): Html[] {
  const { symbols, draw } = vignettes(page, 'prints');
  return Array.from({ length: count }, (_, index) =>
    fragment(index === 0 && symbols, draw(index, 'aspect-square w-full')),
  );
}

/** What fills a plate: a picture of the work from edge to edge, or the drawing with white around it. */
export function plate(page: PageToRender, drawingClasses: string, pictureClasses: string): Html {
  if (!showsPictures(shownOf(page))) return figure(page, 'hero', drawingClasses);
  const { symbols, draw } = vignettes(page, 'plate');
  return fragment(symbols, draw(0, pictureClasses));
}

/** What fills the whole width: two pictures, or the drawing in the middle of it. */
export function spread(page: PageToRender): Html {
  const height = 'h-[19rem] md:h-[30rem]';
  if (!showsPictures(shownOf(page))) return figure(page, 'hero', `${height} w-full p-8`);
  const { symbols, draw } = vignettes(page, 'spread');
  const columns = columnsOf(page.look, 7);
  return fragment(
    symbols,
    h(
      'div',
      { 'data-ground': 'paper', class: ['grid grid-cols-2 gap-5', columns] },
      [0, 1].map((index) => draw(index, `w-full ${height}`)),
    ),
  );
}

const grounds = ['paper2', 'deep', 'paper2', 'accent'] as const;

/** Parts of the drawing, as under a magnifying glass. */
export function details(page: PageToRender, count: number): Html[] {
  if (showsPictures(shownOf(page))) return works(page, count);
  const random = page.random.fork('details');
  const id = 'detail-subject';
  const windows = ['-310 -310 620 620', '-250 -270 300 300', '-40 -60 280 280', '-300 0 320 320'];
  const definition = `<defs><g id="${id}">${drawSubject(page, linePaint, random)}</g></defs>`;
  return Array.from({ length: count }, (_, index) =>
    h(
      'svg',
      {
        viewBox: windows[index % windows.length] ?? '',
        'data-ground': grounds[index % grounds.length] ?? 'paper2',
        class: 'aspect-square w-full',
        'aria-hidden': 'true',
        focusable: 'false',
      },
      trusted(`${index === 0 ? definition : ''}<use href="#${id}"/>`),
    ),
  );
}
