import { pagePaint } from '../../art/drawing.ts';
import { starPattern } from '../../art/stars.ts';
import { subjectDrawing } from '../../art/subject-drawing.ts';
import { type Html, html, trusted } from '../../html.ts';
import type { Site } from '../../site.ts';

const { line, fill, soft, pale, white } = pagePaint;
type Scheme = readonly [string, string, ...string[]];
const schemes: readonly [Scheme, ...Scheme[]] = [
  [line, fill, soft, pale, white],
  [fill, line, white, soft],
  [pale, line, fill, soft],
];

/** A tile full of stars. */
export function starTile(site: Site, name: string, classes: string): Html {
  const random = site.random.fork(`stars ${name}`);
  const id = `stars-${name}`;
  const pattern = starPattern(id, random, random.pick([52, 60, 72]), random.pick(schemes));
  return html`<div class="relative overflow-hidden rounded-card ${classes}" aria-hidden="true"><svg class="absolute inset-0 size-full" focusable="false">${trusted(`<defs>${pattern}</defs><rect width="100%" height="100%" fill="url(#${id})"/>`)}</svg></div>`;
}

/** A tile with the subject on it. */
export const subjectTile = (site: Site, classes: string): Html =>
  html`<div data-ground="deep" class="grid place-items-center overflow-hidden rounded-card p-6 ${classes}" aria-hidden="true">${subjectDrawing(site, 'tile', 'size-full max-h-80')}</div>`;
