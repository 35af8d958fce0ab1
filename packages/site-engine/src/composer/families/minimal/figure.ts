import { axonometric } from '../../art/axonometric.ts';
import type { Paint } from '../../art/drawing.ts';
import { drawObject } from '../../art/objects.ts';
import type { Subject } from '../../art/subject.ts';
import { subjectDrawing } from '../../art/subject-drawing.ts';
import { type Html, html, trusted } from '../../html.ts';
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

/** Parts of the drawing, as under a magnifying glass. */
export function details(site: Site, count: number): Html[] {
  const random = site.random.fork('details');
  const id = 'detail-subject';
  const windows = ['-310 -310 620 620', '-250 -270 300 300', '-40 -60 280 280', '-300 0 320 320'];
  const definition = `<defs><g id="${id}">${drawObject(site.kind.subject, linePaint, random)}</g></defs>`;
  return Array.from(
    { length: count },
    (_, index) =>
      html`<svg viewBox="${windows[index % windows.length] ?? ''}" class="aspect-square w-full bg-panel" aria-hidden="true" focusable="false">${trusted(`${index === 0 ? definition : ''}<use href="#${id}"/>`)}</svg>`,
  );
}
