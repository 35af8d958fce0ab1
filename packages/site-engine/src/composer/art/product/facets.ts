import { type Html, html } from '../../html.ts';
import type { Site } from '../../site.ts';
import { times } from '../drawing.ts';
import { icon } from '../icons.ts';
import { areaChart, columns, ring } from './charts.ts';
import { discs, mark, signAt, tick } from './pieces.ts';

type Facet = (site: Site) => Html;

const bar = (classes: string) => html`<span class="h-2 rounded-full ${classes}"></span>`;

/** A curve on its grid. */
const curve: Facet = (site) =>
  html`<div class="w-full rounded-xl border border-line bg-panel p-4">${areaChart(site.random.fork('facet curve'), 'h-32')}</div>`;

/** A search that has found something. */
const search: Facet = (site) =>
  html`<div class="w-full rounded-xl border border-line bg-panel p-3"><p class="flex items-center gap-2.5 rounded-lg border-2 border-mark bg-ground px-3 py-2">${icon('sparkles', 'size-4 text-mark')}${bar('w-20 bg-edge')}<span class="h-4 w-0.5 bg-mark"></span></p><ul class="mt-2 grid">${times(3, (index) => html`<li class="flex items-center gap-3 px-3 py-2 ${index === 0 ? 'rounded-lg bg-line' : ''}">${icon(signAt(site, index), 'size-4 shrink-0 text-muted')}${bar(index === 0 ? 'w-2/3 bg-accent' : 'w-1/2 bg-line')}</li>`)}</ul></div>`;

/** Switches, two of them on. */
const switches: Facet = (site) =>
  html`<ul class="grid w-full gap-2">${times(3, (index) => html`<li class="flex items-center justify-between gap-4 rounded-xl border border-line bg-panel px-4 py-3"><span class="flex grow items-center gap-3">${icon(signAt(site, index), 'size-4 text-muted')}${bar(`bg-line ${['w-24', 'w-16', 'w-20'][index]}`)}</span><span class="flex h-5 w-9 rounded-full p-0.5 ${index < 2 ? 'justify-end bg-accent' : 'bg-edge'}"><span class="size-4 rounded-full bg-ground"></span></span></li>`)}</ul>`;

/** Messages that lie over one another, the newest in front. */
const notices: Facet = () =>
  html`<div class="relative h-32 w-full">${times(3, (index) => html`<div class="absolute flex items-center gap-3 rounded-xl border border-line bg-panel px-4 py-3.5 ${['inset-x-8 top-0 opacity-50', 'inset-x-4 top-6 opacity-75', 'inset-x-0 top-13 shadow-[0_18px_30px_-18px_rgb(0_0_0/.5)]'][index]}"><span data-ground="accent" class="grid size-8 shrink-0 place-items-center rounded-lg">${icon('bell', 'size-4')}</span><span class="grid grow gap-2">${bar('w-1/2 bg-edge')}${bar('w-3/4 bg-line')}</span></div>`)}</div>`;

/** Who may do what. */
const people: Facet = () =>
  html`<ul class="grid w-full gap-2.5">${times(3, (index) => html`<li class="flex items-center gap-3">${discs(1 + ((index + 1) % 3), 'size-8')}${bar(`grow ${index === 0 ? 'bg-edge' : 'bg-line'}`)}${tick(index !== 1)}</li>`)}</ul>`;

/** What goes out, to several places. */
const outwards: Facet = (site) =>
  html`<div class="flex w-full items-center gap-4">${mark(site, 'size-14 rounded-2xl text-2xl')}<span class="h-0.5 grow bg-[repeating-linear-gradient(90deg,var(--mark)_0_8px,transparent_8px_14px)]"></span><span class="grid gap-2">${times(3, (index) => html`<span class="grid size-11 place-items-center rounded-xl border border-line bg-panel text-mark">${icon(signAt(site, index), 'size-5')}</span>`)}</span></div>`;

/** How much is done, and what of. */
const share: Facet = (site) =>
  html`<div class="flex w-full items-center gap-6">${ring(site.random.fork('facet ring'), 'size-28 shrink-0', 14)}<span class="grid grow gap-3">${['w-full bg-accent', 'w-2/3 bg-edge', 'w-1/2 bg-line'].map(bar)}</span></div>`;

/** Days beside one another. */
const days: Facet = (site) => columns(site.random.fork('facet days'), 14, 'h-32 w-full');

const facets: readonly Facet[] = [curve, search, switches, notices, people, outwards, share, days];

/** Small pictures of a program's parts, no two of a page alike. */
export function facetDrawings(site: Site): (index: number) => Html {
  const rest = site.random.fork('facets').shuffle(facets.slice(1));
  const order = [curve, ...rest];
  return (index) =>
    html`<div aria-hidden="true" class="flex w-full grow items-center">${order[index % order.length]?.(site)}</div>`;
}

const grounds = ['accent', 'paper2', 'deep'] as const;

/** The same, each on a sheet of its own before a colour. */
export function facetPlates(site: Site): (index: number, classes: string) => Html {
  const draw = facetDrawings(site);
  return (index, classes) =>
    html`<div data-ground="${grounds[index % grounds.length] ?? 'accent'}" class="flex flex-col items-center justify-center-safe overflow-hidden p-6 ${classes}"><div data-ground="paper" class="w-full max-w-lg rounded-2xl border border-line p-5 md:p-7 shadow-[0_24px_48px_-24px_rgb(0_0_0/.5)]">${draw(index)}</div></div>`;
}
