import { icon } from '../art/icons.ts';
import { type Html, html } from '../html.ts';
import type { Entry } from '../kinds/kind.ts';
import type { Site } from '../site.ts';
import { fitted } from './fitted.ts';
import { variantFor } from './pieces.ts';
import type { WriteSection } from './section.ts';
import { side, twoColumns } from './sides.ts';
import { tabPanels } from './tab-panels.ts';

type Arrange = (site: Site, points: readonly Entry[]) => Html;

const columns: Arrange = (site, points) =>
  html`<ul class="grid gap-x-10 gap-y-10 ${side(site, 'md:grid-cols-[6fr_4fr_4fr]', 'md:grid-cols-[4fr_4fr_6fr]')}">${points.map(
    ([name, text], index) =>
      html`<li class="${site.family.kit.rule} pt-6"><span class="mb-5 flex h-16 items-end text-mark md:mb-10">${icon(site.kind.icons[index % 3] ?? 'sparkles', index === (site.family.isMirrored ? 2 : 0) ? 'size-16' : 'size-10')}</span><h3 class="${site.family.kit.h3} !text-[clamp(1.35rem,2vw,1.9rem)] !leading-tight text-balance">${fitted(name, html`${name}`)}</h3><p class="mt-3 max-w-[34ch] text-muted ${site.family.kit.text}">${text}</p></li>`,
  )}</ul>`;

const rows: Arrange = (site, points) =>
  html`<dl>${points.map(
    ([name, text]) =>
      html`<div class="grid gap-x-10 gap-y-1 ${site.family.kit.rule} py-6 lg:grid-cols-[2fr_3fr]"><dt class="${site.family.kit.h3}">${name}</dt><dd class="text-muted">${text}</dd></div>`,
  )}</dl>`;

/** A question with its answers behind tabs. */
const tabs: Arrange = (site, points) =>
  tabPanels(
    'points',
    site.kind.points.title,
    points.map(([name, text], index) => ({
      name,
      panel: html`<div class="flex items-center justify-between gap-10"><div class="min-w-0 grow"><h3 class="${site.family.kit.h3} !text-[clamp(1.6rem,2.8vw,2.6rem)] !leading-tight text-balance">${fitted(name, html`${name}`)}</h3><p class="mt-4 max-w-[34ch] text-lg text-muted md:text-xl">${text}</p></div><span class="shrink-0 text-mark max-lg:hidden">${icon(site.kind.icons[index % 3] ?? 'sparkles', 'size-28 xl:size-36')}</span></div>`,
    })),
    'rounded-card bg-panel p-6 sm:p-8 md:min-h-56 lg:p-12',
  );

const steps = ['', 'md:ms-[16%]', 'md:ms-[32%]'];

/** Each on a line of its own, large, and further in than the one before. */
const statements: Arrange = (site, points) =>
  html`<ul class="grid gap-10 md:gap-14">${points.map(
    ([name, text], index) =>
      html`<li class="${steps[site.family.isMirrored ? points.length - 1 - index : index] ?? ''} max-w-[44rem]"><h3 class="font-display text-[clamp(1.8rem,3.8vw,3.25rem)] leading-[1.08] text-balance">${fitted(name, html`${name}`)}</h3><p class="mt-3 max-w-[40ch] text-lg text-muted md:text-xl">${text}</p></li>`,
  )}</ul>`;

/** The first one large, the others below each other beside it. */
const lead: Arrange = (site, [first, ...rest]) => {
  const { columns, first: atSide } = twoColumns(site, 6);
  return html`<div class="grid items-start gap-x-14 gap-y-10 ${columns}">${first && html`<div class="${site.family.kit.card} ${atSide} p-7 md:p-11"><span class="mb-8 block text-mark md:mb-16">${icon(site.kind.icons[0], 'size-14')}</span><h3 class="${site.family.kit.h3} !text-[clamp(1.7rem,3vw,2.7rem)] !leading-[1.08] text-balance">${fitted(first[0], html`${first[0]}`)}</h3><p class="mt-4 max-w-[34ch] text-muted ${site.family.kit.text}">${first[1]}</p></div>`}<ul class="grid gap-8">${rest.map(([name, text]) => html`<li class="${site.family.kit.rule} pt-6"><h3 class="${site.family.kit.h3} !text-[clamp(1.35rem,2vw,1.9rem)] !leading-tight">${fitted(name, html`${name}`)}</h3><p class="mt-2.5 max-w-[38ch] text-muted ${site.family.kit.text}">${text}</p></li>`)}</ul></div>`;
};

const arrangements = { columns, rows, tabs, statements, lead } as const;

export const writePoints: WriteSection = (site) => {
  const variant = variantFor(site, 'points');
  site.note(`The promises under “${site.words.labels.points}” are drafts. Keep the ones you stand by.`);
  return {
    title: site.kind.points.title,
    body: arrangements[variant](site, site.kind.points.items),
    isList: variant === 'columns',
    set: variant === 'rows' ? 'beside' : 'below',
  };
};
