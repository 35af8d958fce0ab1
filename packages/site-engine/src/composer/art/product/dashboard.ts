import { type Html, html } from '../../html.ts';
import type { Site } from '../../site.ts';
import { icon } from '../icons.ts';
import { areaChart, columns, ring, spark } from './charts.ts';
import { appWindow, discs, mark, namesOf, signAt, tick } from './pieces.ts';

const sideSigns = ['rows-3', 'chart-line', 'workflow', 'bell', 'users', 'layers'] as const;

/** The parts of the program at its edge, the first of them open. */
export const sidebar = (site: Site): Html => {
  const entries = namesOf(site)
    .slice(0, 6)
    .map(
      (name, index) =>
        html`<li class="flex items-center gap-2.5 rounded-lg px-2.5 py-2 ${index === 0 ? 'bg-line font-semibold' : 'text-muted'}">${icon(sideSigns[index] ?? 'layers', 'size-4 shrink-0')}<span class="min-w-0 truncate">${name}</span></li>`,
    );
  return html`<div class="hidden flex-col gap-5 border-e border-line bg-panel p-4 @2xl:flex"><p class="flex items-center gap-2.5 font-semibold">${mark(site, 'size-7 rounded-lg text-sm')}<span class="min-w-0 truncate">${site.brief.brand}</span></p><ul class="grid gap-0.5">${entries}</ul><div class="mt-auto flex items-center gap-2.5 border-t border-line pt-4"><span class="size-7 rounded-full bg-accent"></span><span class="h-2 w-20 rounded-full bg-line"></span></div></div>`;
};

/** What stands above every view: its name, a search, and the way to add something. */
export const topbar = (name: string): Html =>
  html`<div class="flex items-center justify-between gap-4"><p class="min-w-0 truncate font-display text-xl font-semibold @xl:text-2xl">${name}</p><div class="flex items-center gap-3">${discs(3)}<span data-ground="accent" class="grid size-8 place-items-center rounded-lg">${icon('plus', 'size-4')}</span></div></div>`;

const tile = (name: string, drawing: Html, classes = '') =>
  html`<div class="rounded-xl border border-line p-4 ${classes}"><p class="mb-3 truncate text-sm text-muted">${name}</p>${drawing}</div>`;

/** A day's work at one glance: three tiles, the curve, and what is next. */
export function dashboard(site: Site): Html {
  const random = site.random.fork('dashboard');
  const names = namesOf(site);
  const rows = names
    .slice(3, 6)
    .map(
      (name, index) =>
        html`<li class="flex items-center gap-3 border-t border-line py-2.5">${tick(index === 0, 'size-5')}<span class="min-w-0 grow truncate">${name}</span><span class="h-2 w-24 overflow-hidden rounded-full bg-line @max-md:hidden"><span class="block h-full bg-accent" style="width:${Math.round(random.between(30, 90))}%"></span></span>${icon(signAt(site, index), 'size-4 shrink-0 text-muted')}</li>`,
    );
  return appWindow(
    site,
    html`<div class="grid @2xl:grid-cols-[13rem_minmax(0,1fr)]">${sidebar(site)}<div class="min-w-0 p-5 @2xl:p-7">${topbar(names[0] ?? site.brief.brand)}<div class="mt-5 grid grid-cols-2 gap-3 @xl:grid-cols-3">${tile(names[1] ?? '', spark(random, 'h-14 w-full'))}${tile(names[2] ?? '', html`<div class="flex items-center gap-3">${ring(random, 'size-14 shrink-0')}<span class="grid grow gap-2"><span class="h-2 rounded-full bg-line"></span><span class="h-2 w-2/3 rounded-full bg-line"></span></span></div>`)}${tile(names[3] ?? '', columns(random, 9, 'h-14 w-full'), '@max-xl:hidden')}</div><div class="mt-3 rounded-xl border border-line p-4">${areaChart(random, 'h-36 @2xl:h-52')}</div><ul class="mt-3">${rows}</ul></div></div>`,
  );
}
