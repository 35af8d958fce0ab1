import { icon } from '../art/icons.ts';
import { type Html, html } from '../html.ts';
import type { Entry } from '../kinds/kind.ts';
import type { Site } from '../site.ts';
import { variantFor } from './pieces.ts';
import type { WriteSection } from './section.ts';

/** One that opens by itself, without a script; those of one group close each other, and its first is open. */
const question = (site: Site, [asked, answer]: Entry, index: number, group: number, classes: string): Html =>
  html`<details name="faq-${group}" class="group ${classes}" ${index === group && html`open`}><summary class="flex cursor-pointer list-none items-center justify-between gap-6 [&::-webkit-details-marker]:hidden"><h3 class="${site.family.kit.h3} !text-[clamp(1.25rem,1.9vw,1.7rem)] !leading-tight text-balance">${asked}</h3>${icon('plus', 'size-6 shrink-0 transition-transform duration-200 group-open:rotate-45')}</summary><p class="mt-4 max-w-[54ch] text-muted ${site.family.kit.text}">${answer}</p></details>`;

const layouts = {
  list: { frame: '', item: (site: Site) => `${site.family.kit.rule} py-6`, set: 'beside' },
  grid: {
    frame: 'grid items-start gap-x-12 gap-y-4',
    item: (site: Site) => `${site.family.kit.rule} py-6`,
    set: 'below',
  },
  panel: { frame: 'grid gap-3', item: (site: Site) => `${site.family.kit.card} px-6 py-5`, set: 'beside' },
  cards: {
    frame: 'grid items-start gap-4',
    item: (site: Site) => `${site.family.kit.card} px-6 py-6`,
    set: 'below',
  },
} as const;

/** Questions that open one at a time; the browser does the work. */
export const writeFaq: WriteSection = (site) => {
  site.note(`The answers under “${site.words.labels.faq}” are drafts. Check that each one is true for you.`);
  const variant = variantFor(site, 'faq');
  const { frame, item, set } = layouts[variant];
  const inThrees = site.kind.faq.items.length % 3 === 0;
  const columns = inThrees ? 'lg:grid-cols-3' : 'md:grid-cols-2';
  const groups = variant === 'grid' ? (inThrees ? 3 : 2) : 1;
  return {
    title: site.kind.faq.title,
    body: html`<div class="${frame} ${set === 'below' ? columns : ''}">${site.kind.faq.items.map((entry, index) => question(site, entry, index, index % groups, item(site)))}</div>`,
    isList: variant === 'grid',
    set,
  };
};
