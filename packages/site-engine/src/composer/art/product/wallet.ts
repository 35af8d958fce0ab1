import { type Html, html, trusted } from '../../html.ts';
import type { Site } from '../../site.ts';
import { times } from '../drawing.ts';
import { icon } from '../icons.ts';
import { rosette } from '../rosette.ts';
import { areaChart } from './charts.ts';
import { sidebar, topbar } from './dashboard.ts';
import { appWindow, namesOf, signAt } from './pieces.ts';

/** A card with a chip and the fine lines of a banknote. */
export const card = (site: Site, classes: string): Html =>
  html`<div data-ground="accent" class="relative flex aspect-[1.586] flex-col justify-between overflow-hidden rounded-[1.1em] p-[1.3em] ${classes}"><svg viewBox="-150 -150 300 300" class="absolute -end-[22%] -top-[38%] w-[90%] fill-none stroke-text opacity-40" stroke-width="1" focusable="false">${trusted(`<path d="${rosette(site.random.fork('card'), 50, 140)}"/>`)}</svg><span class="relative truncate font-display text-[1.25em] font-semibold">${site.brief.brand}</span><span class="relative flex items-end justify-between"><span class="grid h-[2em] w-[2.6em] grid-cols-3 gap-px overflow-hidden rounded-[.4em] border border-text/70 bg-text/40">${times(6, () => html`<span class="bg-ground/70"></span>`)}</span><span class="flex gap-[.5em]">${times(4, () => html`<span class="size-[.5em] rounded-full bg-text"></span>`)}</span></span></div>`;

/** What came and went, with a bar for its size. */
export const entries = (site: Site, count: number): Html => {
  const random = site.random.fork('entries');
  return html`<ul>${namesOf(site)
    .slice(0, count)
    .map(
      (name, index) =>
        html`<li class="flex items-center gap-[.8em] border-t border-line py-[.75em] first:border-0"><span class="grid size-[2.3em] shrink-0 place-items-center rounded-full bg-line text-mark">${icon(signAt(site, index), 'size-[1.2em]')}</span><span class="min-w-0 grow truncate">${name}</span><span class="h-[.55em] shrink-0 rounded-full ${index % 3 === 1 ? 'bg-accent' : 'bg-edge'}" style="width:${Math.round(random.between(20, 56)) / 10}em"></span></li>`,
    )}</ul>`;
};

/** Money in one window: the card, its curve, and the last entries. */
export const wallet = (site: Site): Html =>
  appWindow(
    site,
    html`<div class="grid @2xl:grid-cols-[13rem_minmax(0,1fr)]">${sidebar(site)}<div class="min-w-0 p-5 @2xl:p-7">${topbar(namesOf(site)[0] ?? site.brief.brand)}<div class="mt-5 grid gap-4 @xl:grid-cols-[18rem_minmax(0,1fr)]">${card(site, 'w-full')}<div class="rounded-xl border border-line p-4">${areaChart(site.random.fork('curve'), 'h-full min-h-32')}</div></div><div class="mt-4 rounded-xl border border-line px-4 py-1">${entries(site, 4)}</div></div></div>`,
  );
