import { type Html, html } from '../../html.ts';
import { handle } from '../../labels.ts';
import type { Site } from '../../site.ts';
import { times } from '../drawing.ts';
import { type IconName, icon } from '../icons.ts';

/** Names a screen can show: what is on offer first, then how it works. */
export const namesOf = (site: Site): string[] => [
  ...site.offers.map(({ name }) => name),
  ...site.kind.process.items.map(([name]) => name),
  ...site.kind.points.items.map(([name]) => name),
];

export const signAt = (site: Site, index: number): IconName => site.kind.icons[index % 3] ?? 'sparkles';

/** The brand's own mark: its first letter on the accent. */
export const mark = (site: Site, classes: string): Html =>
  html`<span data-ground="accent" class="grid shrink-0 place-items-center font-display font-semibold uppercase ${classes}">${[...site.brief.brand][0]}</span>`;

const tints = ['bg-accent', 'bg-edge', 'bg-line'] as const;

/** People who take part, as discs that overlap. */
export const discs = (count: number, classes = 'size-6'): Html =>
  html`<span class="flex shrink-0 -space-x-1.5 rtl:space-x-reverse">${times(count, (index) => html`<span class="${classes} rounded-full border-2 border-ground ${tints[index % 3] ?? ''}"></span>`)}</span>`;

/** A tick in a disc, or the disc alone. */
export const tick = (isDone: boolean, classes = 'size-6'): Html =>
  isDone
    ? html`<span data-ground="accent" class="grid shrink-0 place-items-center rounded-full ${classes}">${icon('check', 'size-[62%]')}</span>`
    : html`<span class="shrink-0 rounded-full border-2 border-edge ${classes}"></span>`;

const dots = () =>
  html`<span class="flex gap-1.5">${times(3, () => html`<span class="size-2.5 rounded-full bg-line"></span>`)}</span>`;

/** A window in which the product is open; it sets its inside by its own width. */
export const appWindow = (site: Site, body: Html, classes = ''): Html =>
  html`<div aria-hidden="true" data-picture class="@container min-w-0 text-start font-body text-[.9375rem] leading-snug select-none ${classes}"><div data-ground="${site.family.kit.screen ?? 'paper'}" class="overflow-hidden rounded-[.9rem] border border-edge/50 shadow-[0_40px_80px_-32px_rgb(0_0_0/.55)]"><div class="grid grid-cols-[1fr_auto_1fr] items-center border-b border-line bg-panel px-4 py-3">${dots()}<span class="max-w-[16rem] truncate rounded-full bg-ground px-5 py-0.5 text-sm text-muted">${handle(site.brief.brand)}</span></div>${body}</div></div>`;
