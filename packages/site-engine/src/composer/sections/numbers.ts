import { icon } from '../art/icons.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';
import { placeholder, variantFor } from './pieces.ts';
import type { WriteSection } from './section.ts';

type Arrange = (site: Site) => Html;

const sign = (site: Site, index: number, classes: string) =>
  icon(site.kind.icons[index % 3] ?? 'sparkles', classes);

const gap = (site: Site, classes: string) =>
  html`<p class="${site.family.kit.number} leading-tight ${classes}">${placeholder(site.words.numbers.add)}</p>`;

const row: Arrange = (site) =>
  html`<ul class="grid gap-x-10 gap-y-12 sm:grid-cols-3">${site.words.numbers.items.map(
    (item, index) =>
      html`<li class="${['', 'sm:mt-10', 'sm:mt-20'][index] ?? ''}"><span class="mb-6 block text-mark">${sign(site, index, 'size-14')}</span>${gap(site, 'text-[clamp(1.6rem,2.8vw,2.5rem)]')}<p class="mt-3 text-muted">${item}</p></li>`,
  )}</ul>`;

const ledger: Arrange = (site) =>
  html`<dl>${site.words.numbers.items.map(
    (item) =>
      html`<div class="grid items-baseline gap-x-10 gap-y-1 ${site.family.kit.rule} py-6 sm:grid-cols-[3fr_2fr]"><dt class="${site.family.kit.h3}">${item}</dt><dd>${gap(site, 'text-2xl')}</dd></div>`,
  )}</dl>`;

/** Cards, the first of them wide. */
const cards: Arrange = (site) =>
  html`<ul class="grid gap-4 md:grid-cols-4">${site.words.numbers.items.map(
    (item, index) =>
      html`<li class="${site.family.kit.card} flex flex-col justify-between gap-10 p-7 ${index === 0 ? 'md:col-span-2' : ''}"><span class="text-mark">${sign(site, index, 'size-10')}</span><div>${gap(site, 'text-2xl')}<p class="mt-2 text-muted">${item}</p></div></li>`,
  )}</ul>`;

const arrangements = { row, ledger, cards } as const;

/** Figures are never made up: each has its place. */
export const writeNumbers: WriteSection = (site) => {
  site.note(
    `The numbers are gaps: put figures you can stand by where it says “${site.words.numbers.add}”, or remove the section.`,
  );
  const variant = variantFor(site, 'numbers');
  return {
    title: site.words.numbers.title,
    body: arrangements[variant](site),
    set: variant === 'ledger' ? 'beside' : 'below',
  };
};
