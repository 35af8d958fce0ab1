import { type Html, html, trusted } from '../html.ts';
import type { Site } from '../site.ts';
import { pagePaint } from './drawing.ts';
import { drawObject } from './objects.ts';

/** The thing a site is about, drawn in its own colours. `purpose` keeps two drawings of a page from being the same. */
export const subjectDrawing = (site: Site, purpose: string, classes: string, paint = pagePaint): Html =>
  html`<svg viewBox="-312 -312 624 624" class="${classes}" aria-hidden="true" focusable="false">${trusted(drawObject(site.kind.subject, paint, site.random.fork(purpose)))}</svg>`;
