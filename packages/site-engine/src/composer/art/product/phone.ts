import { type Html, html } from '../../html.ts';
import type { Site } from '../../site.ts';
import { oneLine } from '../../titles.ts';
import { icon } from '../icons.ts';
import { areaChart, columns, ring } from './charts.ts';
import { mark, namesOf, signAt, tick } from './pieces.ts';
import type { Product } from './product.ts';
import { map } from './route.ts';
import { card, entries } from './wallet.ts';

const tabs = (site: Site, active: number) =>
  html`<div class="mt-auto flex justify-around border-t border-line bg-panel px-[1em] pt-[.9em] pb-[1.6em]">${[...site.kind.icons, 'user' as const].map((sign, index) => html`<span class="${index === active ? 'text-mark' : 'text-muted'}">${icon(sign, 'size-[1.7em]')}</span>`)}</div>`;

const head = (site: Site, title: string) =>
  html`<div class="flex items-center justify-between gap-[.8em]"><p class="line-clamp-2 font-display text-[1.5em] leading-[1.1] font-semibold">${title}</p>${mark(site, 'size-[2.2em] rounded-full')}</div>`;

const list = (site: Site, from: number, count: number) =>
  html`<ul class="grid gap-[.7em]">${namesOf(site)
    .slice(from, from + count)
    .map(
      (name, index) =>
        html`<li class="flex items-center gap-[.8em] rounded-[1em] bg-panel p-[.9em]">${tick(index === 0, 'size-[1.6em]')}<span class="min-w-0 grow truncate">${name}</span></li>`,
    )}</ul>`;

/** Today: how far one has come, and what is left. */
const today = (site: Site) =>
  html`${head(site, oneLine(site.headline))}<div class="relative grid place-items-center py-[.5em]">${ring(site.random.fork('ring'), 'w-[72%]', 10)}<span class="absolute text-mark">${icon(signAt(site, 0), 'size-[5em]')}</span></div>${list(site, 0, 3)}`;

/** The days behind one another, and what they were made of. */
const history = (site: Site) =>
  html`${head(site, namesOf(site)[0] ?? site.brief.brand)}<div class="rounded-[1.2em] bg-panel p-[1.1em]">${columns(site.random.fork('days'), 7, 'h-[9em] w-full')}</div><div class="grid grid-cols-2 gap-[.7em]">${[1, 2].map((index) => html`<div class="min-w-0 rounded-[1.2em] p-[1em]" data-ground="${index === 1 ? 'accent' : 'deep'}">${icon(signAt(site, index), 'size-[1.8em]')}<p class="mt-[1.6em] truncate">${namesOf(site)[index] ?? ''}</p></div>`)}</div>${list(site, 3, 2)}`;

const purse = (site: Site) =>
  html`${head(site, site.brief.brand)}${card(site, 'w-full')}<div class="rounded-[1.2em] bg-panel p-[1em]">${areaChart(site.random.fork('purse'), 'h-[6.5em]')}</div>${entries(site, 4)}`;

const talk = (site: Site) => {
  const lines = site.kind.faq.items
    .slice(0, 2)
    .map(
      ([question, answer]) =>
        html`<p data-ground="accent" class="ms-[14%] justify-self-end rounded-[1.2em] rounded-ee-[.3em] px-[1.1em] py-[.7em]">${question}</p><p class="me-[10%] rounded-[1.2em] rounded-es-[.3em] bg-panel px-[1.1em] py-[.7em]">${answer}</p>`,
    );
  return html`${head(site, site.brief.brand)}<div class="grid gap-[.8em]">${lines}</div>`;
};

const way = (site: Site) =>
  html`<div class="-mx-[1.3em] -mt-[3.6em]">${map(site, 'h-[21em] w-full')}</div>${head(site, oneLine(site.headline))}${list(site, 0, 3)}`;

const screens: Readonly<Partial<Record<Product, (site: Site) => Html>>> = {
  conversation: talk,
  map: way,
  wallet: purse,
};

/** A telephone whose screen grows with it: everything in it is measured by its width. */
const device = (site: Site, inner: Html, tabBar: Html, classes: string) =>
  html`<div aria-hidden="true" data-picture class="@container min-w-0 text-start font-body select-none ${classes}"><div class="text-[4.6cqw] leading-[1.3]"><div data-ground="${site.family.kit.screen ?? 'paper'}" class="relative flex aspect-[9/18.6] flex-col overflow-hidden rounded-[3em] border-[.65em] border-(--art-line) shadow-[0_40px_80px_-30px_rgb(0_0_0/.6)] outline outline-edge/60"><span class="absolute start-1/2 top-[.7em] z-10 h-[1.5em] w-[6em] -translate-x-1/2 rounded-full bg-(--art-line) rtl:translate-x-1/2"></span><div class="flex min-h-0 grow flex-col gap-[1.2em] overflow-hidden px-[1.3em] pt-[3.6em]">${inner}</div>${tabBar}</div></div></div>`;

/** What the app shows first. */
export const firstPhone = (site: Site, classes: string): Html =>
  device(site, (screens[site.product ?? 'dashboard'] ?? today)(site), tabs(site, 0), classes);

/** What it shows later. */
export const secondPhone = (site: Site, classes: string): Html =>
  device(site, history(site), tabs(site, 1), classes);
