import { icon } from '../art/icons.ts';
import { html } from '../html.ts';
import type { WriteSection } from './section.ts';

/** Questions that open one at a time; the browser does the work. */
export const writeFaq: WriteSection = (site) => {
  site.note('The answers under “FAQ” are drafts. Check that each one is true for you.');
  return {
    title: site.kind.faq.title,
    body: html`<div>${site.kind.faq.items.map(
      ([question, answer], index) =>
        html`<details name="faq" class="group ${site.family.kit.rule} py-5" ${index === 0 ? html`open` : ''}><summary class="flex cursor-pointer list-none items-center justify-between gap-6 [&::-webkit-details-marker]:hidden"><h3 class="${site.family.kit.h3}">${question}</h3>${icon('plus', 'size-6 shrink-0 transition-transform duration-200 group-open:rotate-45')}</summary><p class="mt-3 max-w-[58ch] text-muted">${answer}</p></details>`,
    )}</div>`,
    set: 'beside',
  };
};
