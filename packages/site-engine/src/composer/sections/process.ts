import { type Html, html } from '../html.ts';
import type { Entry } from '../kinds/kind.ts';
import type { Site } from '../site.ts';
import { variantFor } from './pieces.ts';
import type { WriteSection } from './section.ts';

type Arrange = (site: Site, steps: readonly Entry[]) => Html;

/** A line with stops; the dots grow towards the end. */
const columns: Arrange = (site, steps) =>
  html`<ol class="grid gap-x-8 gap-y-10 md:grid-cols-${steps.length}">${steps.map(
    (
      [name, text],
      index,
    ) => html`<li class="relative border-t-2 border-current pt-8 max-md:border-t-0 max-md:border-s-2 max-md:ps-7 max-md:pt-0">
<span class="absolute -top-[9px] start-0 rounded-full border-2 border-current bg-accent max-md:-start-[9px] max-md:top-2 ${['size-4', 'size-4', 'size-4 scale-125', 'size-4 scale-150'][index] ?? 'size-4'}" aria-hidden="true"></span>
<h3 class="${site.family.kit.h3}">${name}</h3><p class="mt-2 max-w-[26ch] text-muted">${text}</p></li>`,
  )}</ol>`;

/** One bar, cut into the steps. */
const bar: Arrange = (site, steps) => {
  const widths = ['md:grid-cols-[4fr_7fr_9fr]', 'md:grid-cols-[4fr_6fr_9fr_6fr]'];
  const fills = ['bg-accent', 'bg-panel', 'bg-mark', 'bg-accent'];
  return html`<ol class="grid gap-3 max-md:gap-6 ${widths[steps.length - 3] ?? 'md:grid-cols-4'}">${steps.map(
    ([name, text], index) =>
      html`<li class="max-md:flex max-md:gap-5"><span class="block h-16 rounded-card-inner max-md:h-auto max-md:w-12 max-md:shrink-0 ${fills[index % fills.length] ?? ''}" aria-hidden="true"></span><div><h3 class="${site.family.kit.h3} md:mt-5">${name}</h3><p class="mt-1 text-muted md:pe-4">${text}</p></div></li>`,
  )}</ol>`;
};

/** Numbered rows, each a step further in. */
const ladder: Arrange = (site, steps) =>
  html`<ol>${steps.map(
    ([name, text], index) =>
      html`<li class="${site.family.kit.rule} py-6 ${['', 'md:ms-[8%]', 'md:ms-[16%]', 'md:ms-[24%]'][index] ?? ''}"><div class="grid items-baseline gap-x-8 gap-y-1 md:grid-cols-[3rem_minmax(8rem,14rem)_1fr]"><span class="${site.family.kit.number} text-3xl text-mark" aria-hidden="true">${index + 1}</span><h3 class="${site.family.kit.h3}">${name}</h3><p class="text-muted">${text}</p></div></li>`,
  )}</ol>`;

const arrangements = { columns, bar, ladder } as const;

export const writeProcess: WriteSection = (site) => ({
  title: site.kind.process.title,
  body: arrangements[variantFor(site, 'process')](site, site.kind.process.items),
  set: 'below',
});
