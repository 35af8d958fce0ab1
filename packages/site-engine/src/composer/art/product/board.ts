import { type Html, html } from '../../html.ts';
import type { Site } from '../../site.ts';
import { round } from '../drawing.ts';
import { icon } from '../icons.ts';
import { sidebar, topbar } from './dashboard.ts';
import { appWindow, discs, namesOf, signAt } from './pieces.ts';

const bars = ['bg-accent', 'bg-edge', 'bg-line'] as const;

/** Work on its way from left to right, one card just being moved. */
export function board(site: Site): Html {
  const random = site.random.fork('board');
  const names = namesOf(site);
  const card = (name: string, index: number) =>
    html`<li class="grid gap-3 rounded-xl border border-line bg-ground p-3.5 ${index === 2 ? '-rotate-2 shadow-[0_16px_30px_-14px_rgb(0_0_0/.5)] outline-2 outline-accent' : ''}"><span class="h-1.5 rounded-full ${bars[index % 3] ?? ''}" style="width:${round(random.between(28, 62))}%"></span><p class="line-clamp-2">${name}</p><div class="flex items-center justify-between">${discs(1 + (index % 3), 'size-5')}${icon(signAt(site, index), 'size-4 text-muted')}</div></li>`;
  const columns = site.kind.process.items.slice(0, 3).map(([title], column) => {
    const cards = names.slice(column * 2, column * 2 + (column === 1 ? 3 : 2));
    return html`<div class="min-w-0 rounded-2xl bg-panel p-3 ${column === 2 ? '@max-xl:hidden' : ''}"><p class="mb-3 flex items-center gap-2 px-1 font-semibold"><span class="size-2.5 rounded-full ${bars[column] ?? ''}"></span><span class="truncate">${title}</span></p><ul class="grid gap-3">${cards.map((name, index) => card(name, column * 2 + index))}</ul></div>`;
  });
  return appWindow(
    site,
    html`<div class="grid @2xl:grid-cols-[13rem_minmax(0,1fr)]">${sidebar(site)}<div class="min-w-0 p-5 @2xl:p-7">${topbar(names[0] ?? site.brief.brand)}<div class="mt-5 grid grid-cols-2 gap-3 @xl:grid-cols-3">${columns}</div></div></div>`,
  );
}
