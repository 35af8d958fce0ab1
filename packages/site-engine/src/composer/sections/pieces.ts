import { type Html, html } from '../html.ts';
import type { Ground } from '../palette/palette.ts';
import type { Site } from '../site.ts';
import { gapAfter, halvesOf } from '../titles.ts';
import { type Arrangements, asideLists } from './arrangements.ts';
import { fitted } from './fitted.ts';

/** Something only the owner knows: looks like a gap on a form, and reads as an instruction. */
export const placeholder = (text: string): Html =>
  html`<span class="border-b-2 border-dashed border-edge text-muted">${text}</span>`;

/** The ground of a panel that has to be seen on another one. */
export const standOut = (ground: Ground): Ground => (ground === 'accent' ? 'deep' : 'accent');

/** Two halves of a title on two lines where there is room for it. */
export function titleLines(title: string): Html {
  const [first, second] = halvesOf(title);
  return fitted(
    title,
    second ? html`${first}${gapAfter(first)}<br class="max-md:hidden">${second}` : html`${first}`,
  );
}

/** One of the family's arrangements of a section, by seed; every other one is no list beside its heading if it can be helped. */
export function variantFor<Section extends keyof Arrangements>(
  site: Site,
  section: Section,
): Arrangements[Section] {
  const variants: readonly Arrangements[Section][] = site.family.kit.variants[section];
  const isOdd = site.sections.indexOf(section) % 2 === 1;
  const others = variants.filter((variant) => !isOdd || !asideLists.has(`${section} ${variant}`));
  const [first, ...rest] = others.length > 0 ? others : variants;
  return site.random
    .fork(`variant ${section}`)
    .pick([first ?? site.family.kit.variants[section][0], ...rest]);
}
