import { pagePaint } from '../art/drawing.ts';
import { drawObject } from '../art/objects.ts';
import { html, trusted } from '../html.ts';
import { fill } from '../languages/fill.ts';
import { variantFor } from './pieces.ts';
import type { WriteSection } from './section.ts';

/** What it is and whom it is for, in the person's own words where they gave any. */
export const writeAbout: WriteSection = (site) => {
  const { audience } = site.brief;
  const text = html`<p class="text-[clamp(1.35rem,2.2vw,2rem)] leading-snug text-pretty">${site.weave(site.kind.about.text)}</p>${audience && html`<p class="mt-5 ${site.family.kit.text} text-muted">${fill(site.words.about.audience, { audience })}</p>`}`;
  site.note('The text under “About” is a draft. Tell your own story there.');
  const drawing = html`<svg viewBox="-310 -310 620 620" class="mx-auto w-full max-w-md" aria-hidden="true" focusable="false">${trusted(drawObject(site.kind.subject, pagePaint, site.random.fork('about')))}</svg>`;
  const isBeside = variantFor(site, 'about') === 'beside';
  return {
    title: site.kind.about.title,
    body: isBeside
      ? html`<div class="grid items-center gap-12 md:grid-cols-[7fr_5fr]"><div>${text}</div>${drawing}</div>`
      : html`<div class="max-w-[38em]">${text}</div>`,
    set: isBeside ? 'below' : 'beside',
  };
};
