import { pagePaint } from '../../art/drawing.ts';
import { starPattern } from '../../art/stars.ts';
import { subjectDrawing } from '../../art/subject-drawing.ts';
import { type Classes, type Html, h, trusted } from '../../h.ts';
import type { PageToRender } from '../../site.ts';

const { line, fill, soft, pale, white } = pagePaint;
type Scheme = readonly [string, string, ...string[]];
const schemes: readonly [Scheme, ...Scheme[]] = [
  [line, fill, soft, pale, white],
  [fill, line, white, soft],
  [pale, line, fill, soft],
];

/** A tile full of stars. */
export function starTile(page: PageToRender, name: string, classes: Classes): Html {
  const random = page.random.fork(`stars ${name}`);
  const id = `stars-${name}`;
  const pattern = starPattern(id, random, random.pick([52, 60, 72]), random.pick(schemes));
  return h(
    'div',
    { class: ['relative overflow-hidden rounded-card', classes], 'aria-hidden': 'true' },
    h(
      'svg',
      { class: 'absolute inset-0 size-full', focusable: 'false' },
      trusted(`<defs>${pattern}</defs><rect width="100%" height="100%" fill="url(#${id})"/>`),
    ),
  );
}

/** A tile with the subject on it. */
export const subjectTile = (page: PageToRender, classes: Classes): Html =>
  h(
    'div',
    {
      'data-ground': 'deep',
      class: ['grid place-items-center overflow-hidden rounded-card p-6', classes],
      'aria-hidden': 'true',
    },
    subjectDrawing(page, 'tile', 'size-full max-h-80'),
  );
