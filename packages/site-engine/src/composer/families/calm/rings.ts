import { pagePaint } from '../../art/drawing.ts';
import { hasOutline, outline } from '../../art/outlines.ts';
import { drawSubject } from '../../art/subject-drawing.ts';
import { type Html, html, trusted } from '../../html.ts';
import type { Site } from '../../site.ts';

const count = 15;

/** What stands in the middle: the outline where it says what it is, else the thing itself. */
const middle = (site: Site) =>
  hasOutline(site.kind.subject)
    ? `<path d="${outline(site.kind.subject, 0, 0.95)}" fill="${pagePaint.white}"/>`
    : `<g transform="scale(.36)">${drawSubject(site, pagePaint, site.random.fork('rings'))}</g>`;

/** The outline of the subject, growing ring by ring into a circle, from the strongest tone to the ground. */
export function rings(site: Site, x: number, y: number): Html {
  const ring = (index: number) => {
    const step = count - index;
    const roundness = Math.min(1, step / 10);
    const strength = Math.round((index / count) * 46);
    return `<path d="${outline(site.kind.subject, roundness, 0.95 + step * 0.37)}" fill="color-mix(in oklab, var(--accent-soft) ${strength}%, var(--ground))"/>`;
  };
  const all = Array.from({ length: count }, (_, index) => ring(index)).join('');
  return html`<svg viewBox="0 0 1200 700" preserveAspectRatio="xMidYMid slice" class="absolute inset-0 size-full" aria-hidden="true" focusable="false"><g transform="translate(${x} ${y})">${trusted(all + middle(site))}</g></svg>`;
}
