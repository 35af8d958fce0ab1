import { axonometric } from '../../art/axonometric.ts';
import type { Paint } from '../../art/drawing.ts';
import { showsPictures } from '../../art/pictures/settings.ts';
import type { Subject } from '../../art/subject.ts';
import { drawSubject, subjectDrawing } from '../../art/subject-drawing.ts';
import { vignettes } from '../../art/vignettes.ts';
import { type Html, html, trusted } from '../../html.ts';
import { columnsOf } from '../../sections/sides.ts';
import type { Site } from '../../site.ts';

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
export const figure = (site: Site, purpose: string, classes: string): Html =>
  built.has(site.kind.subject)
    ? html`<svg viewBox="40 0 880 700" class="${classes}" aria-hidden="true" focusable="false">${trusted(axonometric(site.random.fork(purpose)))}</svg>`
    : subjectDrawing(site, purpose, classes, linePaint);

/** Pictures of the work, for those whose work is pictures. */
function works(site: Site, count: number): Html[] {
  const { symbols, draw } = vignettes(site, 'prints');
  return Array.from(
    { length: count },
    (_, index) => html`${index === 0 && symbols}${draw(index, 'aspect-square w-full')}`,
  );
}

/** What fills a plate: a picture of the work from edge to edge, or the drawing with white around it. */
export function plate(site: Site, drawingClasses: string, pictureClasses: string): Html {
  if (!showsPictures(site.kind)) return figure(site, 'hero', drawingClasses);
  const { symbols, draw } = vignettes(site, 'plate');
  return html`${symbols}${draw(0, pictureClasses)}`;
}

/** What fills the whole width: two pictures, or the drawing in the middle of it. */
export function spread(site: Site): Html {
  const height = 'h-[19rem] md:h-[30rem]';
  if (!showsPictures(site.kind)) return figure(site, 'hero', `${height} w-full p-8`);
  const { symbols, draw } = vignettes(site, 'spread');
  const columns = columnsOf(site.family, 7);
  return html`${symbols}<div data-ground="paper" class="grid grid-cols-2 gap-5 ${columns}">${[0, 1].map((index) => draw(index, `w-full ${height}`))}</div>`;
}

const grounds = ['paper2', 'deep', 'paper2', 'accent'] as const;

/** Parts of the drawing, as under a magnifying glass. */
export function details(site: Site, count: number): Html[] {
  if (showsPictures(site.kind)) return works(site, count);
  const random = site.random.fork('details');
  const id = 'detail-subject';
  const windows = ['-310 -310 620 620', '-250 -270 300 300', '-40 -60 280 280', '-300 0 320 320'];
  const definition = `<defs><g id="${id}">${drawSubject(site, linePaint, random)}</g></defs>`;
  return Array.from(
    { length: count },
    (_, index) =>
      html`<svg viewBox="${windows[index % windows.length] ?? ''}" data-ground="${grounds[index % grounds.length] ?? 'paper2'}" class="aspect-square w-full" aria-hidden="true" focusable="false">${trusted(`${index === 0 ? definition : ''}<use href="#${id}"/>`)}</svg>`,
  );
}
