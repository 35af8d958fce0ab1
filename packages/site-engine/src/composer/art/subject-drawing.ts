import { type Html, html, trusted } from '../html.ts';
import type { Random } from '../random.ts';
import type { Site } from '../site.ts';
import { type Paint, pagePaint } from './drawing.ts';
import { monogram } from './monogram.ts';
import { drawObject } from './objects.ts';

/** What a site is about, on a square from -300 to 300: the thing itself, or the name's own letters where there is none. */
export const drawSubject = ({ kind, brief }: Site, paint: Paint, random: Random): string =>
  kind.subject === 'shapes' ? monogram(brief.brand, paint, random) : drawObject(kind.subject, paint, random);

/** The same as a picture in the site's own colours. `purpose` keeps two drawings of a page from being the same. */
export const subjectDrawing = (site: Site, purpose: string, classes: string, paint = pagePaint): Html =>
  html`<svg viewBox="-312 -312 624 624" data-picture class="${classes}" aria-hidden="true" focusable="false">${trusted(drawSubject(site, paint, site.random.fork(purpose)))}</svg>`;
